import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { sql } from "kysely";
import LibsqlDatabase from "libsql";
import pino from "pino";
import { expect, onTestFinished, test } from "vitest";
import { erasePerson } from "~/server/leads/erase";
import { runRetention } from "~/server/leads/retention";
import { openStore } from "~/server/store/open";
import type { AlertEvent } from "~/server/store/schema";
import { isServed } from "~/server/store/served";
import { AlreadyServed, logFault, StoreGone } from "~/server/store/store-error";
import { checkpoint } from "~/server/store/transact";
import { watchStore } from "~/server/store/upkeep";
import {
  appOn,
  day,
  delivery,
  keys,
  noon,
  operator,
  submission,
  temporaryFolder,
} from "~/tests/support/given";

/** In a thread of its own: opening blocks, and this thread could not release the lock meanwhile. */
const busyWriter = `
  const { parentPort, workerData } = require("node:worker_threads");
  const Database = require("libsql");
  const db = new Database(workerData.file);
  db.exec("begin immediate");
  parentPort.postMessage("holds the lock");
  setTimeout(() => {
    db.exec("commit");
    db.close();
  }, workerData.ms);
`;

async function writeFor(file: string, ms: number) {
  const writer = new Worker(busyWriter, { eval: true, workerData: { file, ms } });
  onTestFinished(async () => void (await writer.terminate()));
  await new Promise((resolve) => writer.once("message", resolve));
}

async function servedStore(file = join(temporaryFolder(), "a.db")) {
  const store = await openStore(`file:${file}`);
  onTestFinished(() => store.close());
  return { ...store, file };
}

const url = ({ file }: { file: string }) => `file:${file}`;

test("the store opens while another process writes: the command line beside a busy server", async () => {
  const file = join(temporaryFolder(), "a.db");
  await (await openStore(`file:${file}`)).close();
  await writeFor(file, 300);

  const store = await openStore(`file:${file}`);
  expect(await store.db.selectFrom("submissions").selectAll().execute()).toEqual([]);
  await store.close();
});

test("while another process holds the write lock, a page reads at once, and all writers give up after the same time", async () => {
  const store = await servedStore();
  await submission(store.db, {});
  await writeFor(store.file, 60_000);
  const ends: string[] = [];
  const asked = performance.now();
  const end = (name: string) => () => {
    ends.push(name);
    return performance.now() - asked;
  };

  const writes = [
    store.db.deleteFrom("fingerprints").execute(),
    ...Array.from({ length: 6 }, () => store.db.transaction().execute(async () => {})),
  ];
  const read = store.db.selectFrom("submissions").select("reference").execute();
  const waits = await Promise.all([
    ...writes.map((write) => write.then(end("written"), end("refused"))),
    read.then(end("read")).then(() => Number.NaN),
  ]);

  expect(ends).toEqual(["read", ...writes.map(() => "refused")]);
  // They do not queue, or the last would wait seven times as long.
  const times = waits.slice(0, writes.length);
  expect(Math.max(...times)).toBeLessThan(5 * Math.min(...times));
});

test("a refused second server has changed nothing", async () => {
  const file = join(temporaryFolder(), "a.db");
  const raw = new LibsqlDatabase(file);
  onTestFinished(() => void raw.close());
  const lock = new LibsqlDatabase(`${file}.lock`);
  lock.exec("begin exclusive");
  onTestFinished(() => void lock.close());

  await expect(openStore(`file:${file}`)).rejects.toThrow(AlreadyServed);
  expect(raw.prepare("select name from sqlite_master").all()).toEqual([]);
});

test("a lock file that cannot be opened is not taken for another server", async () => {
  const file = join(temporaryFolder(), "a.db");
  mkdirSync(`${file}.lock`);

  await expect(openStore(`file:${file}`)).rejects.not.toThrow(AlreadyServed);
});

test("a command that reads cannot write", async () => {
  const store = await servedStore();
  const reader = await openStore(url(store), "read");
  onTestFinished(() => reader.close());

  await expect(submission(reader.db, {})).rejects.toThrow(/readonly/);
});

test.each(["read", "write"] as const)(
  "a command refuses a store that is not there, and leaves nothing (%s)",
  async (access) => {
    const folder = temporaryFolder();
    const file = join(folder, "var", "a.db");

    await expect(openStore(`file:${file}`, access)).rejects.toThrow(/There is no store at/);
    expect(readdirSync(folder)).toEqual([]);
  },
);

test("a start that must not make a store refuses, and leaves nothing", async () => {
  const folder = temporaryFolder();
  const url = `file:${join(folder, "var", "a.db")}`;

  await expect(openStore(url, "serve", false)).rejects.toThrow(/NEW_STORE=1/);
  expect(readdirSync(folder)).toEqual([]);
});

test("a store is new at the start that makes it, and no longer at the next", async () => {
  const file = join(temporaryFolder(), "a.db");
  const first = await openStore(`file:${file}`);
  expect(first.isNew).toBe(true);
  await first.close();

  const next = await openStore(`file:${file}`, "serve", false);
  onTestFinished(() => next.close());
  expect(next.isNew).toBe(false);
});

test.each(["", "-wal"])(
  "nothing is committed into a database whose file%s was removed or replaced, and all is well once it is back",
  async (suffix) => {
    const store = await servedStore();
    await submission(store.db, {});
    const file = `${store.file}${suffix}`;
    renameSync(file, `${file}.away`);
    await expect(submission(store.db, { reference: "BBBB2222" })).rejects.toThrow(StoreGone);
    await expect(store.probe()).rejects.toThrow(StoreGone);
    writeFileSync(file, "");
    await expect(store.probe()).rejects.toThrow(StoreGone);

    renameSync(`${file}.away`, file);
    await store.probe();
    await submission(store.db, { reference: "CCCC2222" });
    const rows = await store.db.selectFrom("submissions").select("reference").execute();
    expect(rows.map(({ reference }) => reference)).toEqual(["AAAA2222", "CCCC2222"]);
  },
);

test("server and command wait for the disk at each commit", async () => {
  const store = await servedStore();
  const command = await openStore(url(store), "write");
  onTestFinished(() => command.close());

  for (const { db } of [store, command]) {
    expect((await sql`pragma synchronous`.execute(db)).rows).toEqual([{ synchronous: 2 }]);
    expect((await sql`pragma journal_mode`.execute(db)).rows).toEqual([{ journal_mode: "wal" }]);
  }
});

test("only its owner can read the store, also one that was made with another umask", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "a.db");
  for (const suffix of ["", ".key", ".lock"]) {
    writeFileSync(`${file}${suffix}`, "");
    chmodSync(`${file}${suffix}`, 0o644);
  }
  await submission((await servedStore(file)).db, { received_at: noon });

  const modes = readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777);
  expect(modes).toEqual(modes.map(() => 0o600));
  expect(modes.length).toBeGreaterThanOrEqual(5);
});

test("a folder that is named by mistake keeps its permissions", async () => {
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  await expect(openStore(`file:${folder}`)).rejects.toThrow();
  expect(statSync(folder).mode & 0o777).toBe(0o755);
});

test.each(["made before", "made by the first server"])(
  "a link to the database (%s) leads to the same lock and key",
  async (when) => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "data"));
    const [file, link] = [join(folder, "data", "a.db"), join(folder, "link.db")];
    if (when === "made before") writeFileSync(file, "");
    symlinkSync(file, link);
    const store = await openStore(`file:${link}`);
    onTestFinished(() => store.close());

    expect(store.file).toBe(file);
    await expect(openStore(`file:${file}`)).rejects.toThrow(AlreadyServed);
  },
);

const ann = { keys, email: "ann@example.com", at: noon };

async function storeWithAnn(received_at: number) {
  const file = join(temporaryFolder(), "a.db");
  const store = await openStore(`file:${file}`);
  onTestFinished(() => store.close());
  await submission(store.db, { received_at });
  return { ...store, file };
}

/** The bytes of the database and of the files beside it. */
function onDisk(file: string): string {
  const folder = dirname(file);
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), "latin1"))
    .join("");
}

test("what retention erased cannot be read from the disk either", async () => {
  const { db, file } = await storeWithAnn(noon - 30 * day);

  await runRetention(appOn(db));
  expect(onDisk(file)).not.toContain("ann@example.com");
});

test("another process that goes on reading does not make an erasure fail", async () => {
  const { db, file } = await storeWithAnn(noon);
  const reader = new LibsqlDatabase(file);
  onTestFinished(() => void reader.close());
  reader.exec("begin");
  reader.prepare("select count(*) from submissions").get();
  await delivery(db, { reference: "AAAA2222", state: "delivered" });

  expect(await erasePerson(appOn(db), operator, ann)).toMatchObject({ submissions: 1 });
  reader.exec("commit");
  await checkpoint(db);
  expect(onDisk(file)).not.toContain("ann@example.com");
});

function watched() {
  const alerts: AlertEvent[] = [];
  let error: Error | null = null;
  let writeError: Error | null = null;
  let writes = 0;
  const log = pino({ level: "silent" });
  const watch = watchStore({
    store: {
      probe: async () => {
        if (error) throw error;
      },
    },
    write: async () => {
      writes += 1;
      if (writeError) throw writeError;
    },
    log,
    alert: (event) => void alerts.push(event),
  });
  const meets = async (met: Error | null) => {
    error = met;
    await watch.look();
    await watch.look();
  };
  const fail = (met: Error | null) => {
    writeError = met;
    if (met) logFault(log, met, "a task failed");
  };
  return { watch, alerts, meets, fail, writes: () => writes };
}

const withCode = (code: string) => Object.assign(new Error("fault"), { code });

test.each([
  [withCode("ENOSPC"), /full/],
  [new StoreGone(), /removed or replaced/],
  [withCode("53100"), /full/],
  [withCode("XX000"), /XX000/],
])(
  "a store that answers with $code alerts once, and once when it is over",
  async (fault, reason) => {
    const { watch, alerts, meets } = watched();
    await meets(null);
    expect(alerts).toEqual([]);
    await meets(fault);
    expect(watch.fault()).toMatch(reason);
    expect(alerts).toEqual([{ event: "store", count: 1, since: expect.any(String) }]);
    await meets(null);

    expect(watch.fault()).toBe(null);
    expect(alerts.slice(1)).toEqual([{ event: "resolved", of: "store" }]);
  },
);

test("a store is written to only after something failed, until a write succeeds", async () => {
  const { watch, meets, fail, writes, alerts } = watched();
  await meets(null);
  expect(writes()).toBe(0);
  fail(withCode("SQLITE_FULL"));
  await meets(null);
  expect([writes(), watch.fault()]).toEqual([2, expect.stringMatching(/full/)]);

  fail(null);
  await meets(null);
  expect([writes(), watch.fault()]).toEqual([3, null]);
  expect(alerts.map(({ event }) => event)).toEqual(["store", "resolved"]);
});

test("a store that another process keeps busy is not a fault", async () => {
  const { watch, alerts, meets } = watched();
  await meets(Object.assign(new Error("busy"), { code: "SQLITE_BUSY" }));

  expect([watch.fault(), alerts]).toEqual([null, []]);
});

test("a store is served while a server holds its lock, as every process sees", async () => {
  const file = join(temporaryFolder(), "a.db");
  const server = await openStore(`file:${file}`, "serve");
  expect(await isServed(server.db)).toBe(true);
  await server.close();
  const command = await openStore(`file:${file}`, "read");
  onTestFinished(() => command.close());
  expect(await isServed(command.db)).toBe(false);

  const other = new LibsqlDatabase(`${file}.lock`);
  other.exec("begin exclusive");
  expect(await isServed(command.db)).toBe(true);
  other.close();
  expect(await isServed(command.db)).toBe(false);
});
