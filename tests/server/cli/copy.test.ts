import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { copyTables } from "~/server/operator/copy-store";
import { openKeys } from "~/server/privacy/secret-keys";
import { openStore } from "~/server/store/open";
import type { Database } from "~/server/store/schema";
import type { Store } from "~/server/store/store";
import { noteDone, noteFault, readUpkeep } from "~/server/store/upkeep";
import { keys, noon, submission, temporaryFolder } from "~/tests/support/given";
import { createDatabase, isOnPostgres } from "~/tests/support/temporary-store";
import { quietly, relayLine } from "./relay-line";

const settings = { SECRET_KEY: "11".repeat(32) };

test.runIf(!isOnPostgres)("copy refuses while a server runs on either store", async () => {
  const { relay } = await relayLine(settings);
  const folder = temporaryFolder();
  const [from, to] = ["a.db", "b.db"].map((name) => `file:${join(folder, name)}`);
  const written = quietly();

  const source = await openStore(from ?? "");
  await submission(source.db, {});
  const copy = ["copy", "--from", from ?? "", "--to", to ?? ""];
  expect((await relay(...copy)).code).toBe(1);
  expect(written.join("")).toContain("Another server is running");
  expect(written.join("")).not.toContain("DATABASE_URL");
  expect(existsSync(join(folder, "b.db"))).toBe(false);
  await source.close();

  const target = await openStore(to ?? "");
  expect((await relay(...copy)).code).toBe(1);
  await target.close();
  expect((await relay(...copy)).code).toBe(0);
});

test.runIf(isOnPostgres)(
  "copy refuses while anything of ours is connected to a database",
  async () => {
    const { relay } = await relayLine(settings);
    const written = quietly();
    const [from, to] = [await createDatabase(), await createDatabase()];
    const source = await openStore(from);
    await submission(source.db, {});
    const copy = ["copy", "--from", from, "--to", to];

    expect((await relay(...copy)).code).toBe(1);
    expect(written.join("")).toContain("connected to one of these databases");
    await source.close();
    const target = await openStore(to);
    await target.db.selectFrom("submissions").selectAll().execute();
    expect((await relay(...copy)).code).toBe(1);
    // A process that is just ending is waited for.
    const copying = relay(...copy);
    await sleep(500);
    await target.close();
    expect(await copying).toMatchObject({ code: 0, err: "" });
  },
);

test("copy of a store to itself says so", async () => {
  const { relay } = await relayLine(settings);
  const folder = temporaryFolder();
  const store = isOnPostgres ? await createDatabase() : `file:${folder}/a.db`;
  await (await openStore(store)).close();
  for (const name of isOnPostgres ? [store] : [store, `file:${folder}/./a.db`]) {
    expect(await relay("copy", "--from", store, "--to", name)).toMatchObject({
      code: 1,
      err: "--from and --to name the same store: nothing was copied.",
    });
  }
});

test("copy takes an address from a named variable, and completes none from other variables", async () => {
  const { relay } = await relayLine(settings);
  const written = quietly();
  process.env.OLD_STORE = "file:no/such.db";
  process.env.PGHOST = "db.example";
  try {
    const { code, err } = await relay("copy", "--from", "env:OLD_STORE", "--to", "file:x.db");
    expect(code).toBe(1);
    expect(err).toContain("no store at file:no/such.db");
    for (const to of ["env:NOT_SET", "postgres:///leads", "postgres://db.example", "OLD_STORE"]) {
      expect((await relay("copy", "--from", "file:no/such.db", "--to", to)).code, to).toBe(2);
    }
    expect(written.join("")).toContain("must begin with file: or postgres://");
  } finally {
    delete process.env.OLD_STORE;
    delete process.env.PGHOST;
  }
});

test.runIf(!isOnPostgres)(
  "copy moves a whole store into an empty one and proves it, and refuses a store in use",
  async () => {
    const { relay } = await relayLine(settings);
    const folder = temporaryFolder();
    const [from = "", to = ""] = ["from.db", "to.db"].map((name) => `file:${join(folder, name)}`);
    const source = await openStore(from);
    await submission(source.db, {});
    const before = await source.db.selectFrom("submissions").selectAll().execute();
    await source.close();

    const copied = await relay("copy", "--from", from, "--to", to);
    expect(copied).toMatchObject({ code: 0 });
    expect(copied.out).toMatch(/submissions +1/);
    const { db: copy, close } = await openStore(to);
    const rows = await copy.selectFrom("submissions").selectAll().execute();
    await close();
    expect(rows).toEqual(before);
    expect((await relay("copy", "--from", from, "--to", to)).code).toBe(1);
  },
);

const keyed = { FIRST: "ab".repeat(32), OTHER: "cd".repeat(32) };

/** A stopped store that holds what only the key beside it can read. */
async function keyedStore(folder: string) {
  const file = join(folder, "from.db");
  writeFileSync(`${file}.key`, `${keyed.FIRST}\n`, { mode: 0o600 });
  const store = await openStore(`file:${file}`);
  await openKeys({}, store, "serve");
  await submission(store.db, {});
  await store.close();
  return file;
}

test.runIf(!isOnPostgres)(
  "a copy in a file opens with the key that is copied beside it, for its owner alone",
  async () => {
    const { relay } = await relayLine();
    const folder = temporaryFolder();
    const from = await keyedStore(folder);
    const to = join(folder, "new.db");

    const { code, out } = await relay("copy", "--from", `file:${from}`, "--to", `file:${to}`);
    expect(code).toBe(0);
    expect(out).toContain(`Its key is in ${to}.key.`);
    expect(statSync(`${to}.key`).mode & 0o777).toBe(0o600);
    const copy = await openStore(`file:${to}`);
    onTestFinished(() => copy.close());
    const [key] = await openKeys({}, copy, "serve");
    expect(key.toString("hex")).toBe(keyed.FIRST);
  },
);

test.runIf(!isOnPostgres)(
  "a copy never replaces another key, and copies nothing then",
  async () => {
    const { relay } = await relayLine();
    const folder = temporaryFolder();
    const from = await keyedStore(folder);
    const to = join(folder, "new.db");
    writeFileSync(`${to}.key`, keyed.OTHER);
    const copy = ["copy", "--from", `file:${from}`, "--to", `file:${to}`];

    const refused = await relay(...copy);
    expect(refused).toMatchObject({ code: 1, out: "" });
    expect(refused.err).toContain(`${to}.key is another key`);
    expect(readFileSync(`${to}.key`, "utf8")).toBe(keyed.OTHER);
    writeFileSync(`${to}.key`, keyed.FIRST);
    expect(await relay(...copy)).toMatchObject({ code: 0, err: "" });
  },
);

test.runIf(!isOnPostgres)("a copy whose key is in SECRET_KEY says so", async () => {
  const { relay } = await relayLine({ SECRET_KEY: keyed.FIRST });
  const folder = temporaryFolder();
  const from = await keyedStore(folder);
  const to = join(folder, "new.db");

  const { code, out } = await relay("copy", "--from", `file:${from}`, "--to", `file:${to}`);
  expect(code).toBe(0);
  expect(out).toContain("Its key is the one in SECRET_KEY.");
  expect(existsSync(`${to}.key`)).toBe(false);
});

async function storeUrl() {
  return isOnPostgres ? await createDatabase() : `file:${join(temporaryFolder(), "a.db")}`;
}

async function emptyStore() {
  const store = await openStore(await storeUrl());
  onTestFinished(() => store.close());
  return store.db;
}

/** Inserts rows made from the columns that the database lists; numbered ones are left to it. */
async function insertInto(db: Kysely<Database>, name: string, number: number) {
  const tables = await db.introspection.getTables();
  const columns = tables.find((table) => table.name === name)?.columns ?? [];
  const own = columns.filter(({ isAutoIncrementing }) => !isAutoIncrementing);
  const value = (type: string) => (/int|double|float|real/i.test(type) ? number : `text ${number}`);
  const names = sql.join(own.map((column) => sql.ref(column.name)));
  const values = sql.join(own.map(({ dataType }) => value(dataType)));
  await sql`insert into ${sql.table(name)} (${names}) values (${values})`.execute(db);
}

async function contents(db: Kysely<Database>) {
  const tables = (await db.introspection.getTables()).map(({ name }) => name).toSorted();
  const read = async (name: string) => {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    return [name, rows.map((row) => JSON.stringify(row)).toSorted()] as const;
  };
  return Object.fromEntries(await Promise.all(tables.map(read)));
}

/** Opens a store, does something with it, and closes it, as `copy` needs. */
async function inStore<Result>(url: string, work: (store: Store) => Promise<Result>) {
  const store = await openStore(url);
  return work(store).finally(() => store.close());
}

async function stoppedStore() {
  const url = await storeUrl();
  await inStore(url, async (store) => {
    await openKeys(settings, store, "serve");
    await noteDone(store.db, "serve", noon);
    await submission(store.db, {});
  });
  return url;
}

test("copies into a store that a server was started on, also with another key", async () => {
  const { relay } = await relayLine(settings);
  const [from, to] = [await stoppedStore(), await storeUrl()];
  await inStore(to, async (store) => {
    await openKeys({ SECRET_KEY: "22".repeat(32) }, store, "serve");
    await noteDone(store.db, "serve", noon + 1);
    await noteFault(store.db, "clock", "wrong");
    for (const table of ["channels", "alerts", "seen_hosts", "submit_rates"]) {
      await insertInto(store.db, table, 1);
    }
  });

  expect(await relay("copy", "--from", from, "--to", to)).toMatchObject({ code: 0, err: "" });
  const before = await inStore(from, ({ db }) => contents(db));
  expect(await inStore(to, ({ db }) => contents(db))).toEqual(before);
});

test("copies into no store in which anything else is, and leaves that as it is", async () => {
  const { relay } = await relayLine(settings);
  const [from, to] = [await stoppedStore(), await storeUrl()];
  const ofAnyServer = ["key_checks", "upkeep", "channels", "alerts", "seen_hosts", "submit_rates"];
  const names = await inStore(to, async ({ db }) => Object.keys(await contents(db)));
  for (const name of names.filter((name) => !ofAnyServer.includes(name))) {
    const before = await inStore(to, async ({ db }) => {
      await insertInto(db, name, 1);
      await insertInto(db, "upkeep", 1);
      return contents(db);
    });
    const { code, out, err } = await relay("copy", "--from", from, "--to", to);
    expect({ name, code, out }).toEqual({ name, code: 1, out: "" });
    expect(err).toContain(`it has rows in ${name}. Nothing was copied.`);
    const after = await inStore(to, async ({ db }) => {
      const found = await contents(db);
      for (const table of [name, "upkeep"]) await sql`delete from ${sql.table(table)}`.execute(db);
      return found;
    });
    expect(after).toEqual(before);
  }
});

test("a copy that fails halfway leaves the target empty, and a second one starts over", async () => {
  const { relay } = await relayLine(settings);
  const [from, to] = [await stoppedStore(), await storeUrl()];
  await inStore(from, ({ db }) => submission(db, { reference: "BBBB2222" }));
  const copy = () => relay("copy", "--from", from, "--to", to);
  const empty = await inStore(to, async ({ db }) => {
    await sql`create unique index one_only on receipts (created_at)`.execute(db);
    return contents(db);
  });
  expect((await copy()).code).toBe(1);
  const left = await inStore(to, async ({ db }) => {
    await sql`drop index one_only`.execute(db);
    return contents(db);
  });
  expect(left).toEqual(empty);

  expect(await copy()).toMatchObject({ code: 0, err: "" });
  const before = await inStore(from, ({ db }) => contents(db));
  expect(await inStore(to, ({ db }) => contents(db))).toEqual(before);
});

test("copies every table of the schema, and new rows get numbers after the copied ones", async () => {
  const [from, to] = [await emptyStore(), await emptyStore()];
  const before = await contents(from);
  for (const name of Object.keys(before)) {
    for (const number of [1, 2, 3]) await insertInto(from, name, number);
  }
  const counts = await copyTables({ from, to });

  expect(counts.map(({ table }) => table).toSorted()).toEqual(Object.keys(before));
  const copied = await contents(to);
  expect(copied).toEqual(await contents(from));
  for (const [name, rows] of Object.entries(copied)) expect([name, rows.length]).toEqual([name, 3]);
  for (const name of Object.keys(before)) await insertInto(to, name, 4);
  for (const [name, rows] of Object.entries(await contents(to))) {
    expect([name, rows.length]).toEqual([name, 4]);
  }
});

test.runIf(!isOnPostgres)(
  "backup makes a whole copy for its owner alone, and never writes over another",
  async () => {
    const { db, relay, file } = await relayLine();
    writeFileSync(`${file}.key`, `${"ab".repeat(32)}\n`);
    const reference = await submission(db, {});
    const target = join(temporaryFolder(), "copy.db");

    expect((await relay("backup", target)).code).toBe(0);
    for (const path of [target, `${target}.key`]) expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readFileSync(`${target}.key`, "utf8")).toBe(readFileSync(`${file}.key`, "utf8"));
    const copy = await openStore(`file:${target}`);
    const rows = await copy.db.selectFrom("submissions").select("reference").execute();
    await copy.close();
    expect(rows).toEqual([{ reference }]);
    quietly();
    expect((await relay("backup", target)).code).toBe(2);
  },
);

test.runIf(!isOnPostgres)(
  "a backup whose key cannot be written names its own path, leaves no file and does not count as done",
  async () => {
    const { db, relay } = await relayLine();
    await submission(db, {});
    const target = join(temporaryFolder(), "copy.db");

    const { code, err } = await relay("backup", target);
    expect(code).toBe(2);
    expect(err).toContain(`${target} could not be written (ENOENT)`);
    expect(err).not.toContain("DATABASE_URL");
    expect(existsSync(target)).toBe(false);
    expect((await readUpkeep(db)).backup.doneAt).toBeNull();
  },
);

test("backup names a folder that is missing", async () => {
  const { relay } = await relayLine();
  const written = quietly();
  const folder = join(temporaryFolder(), "missing");

  expect((await relay("backup", join(folder, "copy.db"))).code).toBe(2);
  expect(written.join("")).toContain(`There is no folder ${folder}.`);
});

test("backup of PostgreSQL names pg_dump, whether or not the database can be reached", async () => {
  const DATABASE_URL = "postgres://nobody@127.0.0.1:1/none";
  const { relay } = await relayLine({ DATABASE_URL, SECRET_KEY: "ab".repeat(32) });
  const written = quietly();

  expect((await relay("backup", "copy.db")).code).toBe(2);
  expect(written.join("")).toContain("pg_dump");
});

test.runIf(!isOnPostgres)(
  "every file that a command writes is for its owner alone, whatever the umask is",
  async () => {
    const { db, relay, file } = await relayLine();
    await submission(db, {});
    writeFileSync(`${file}.key`, `${keys[0].toString("hex")}\n`, { mode: 0o644 });
    const folder = temporaryFolder();
    const [backup, to] = ["backup.db", "to.db"].map((name) => join(folder, name));
    const umask = process.umask();
    onTestFinished(() => void process.umask(umask));
    for (const argv of [
      ["backup", backup ?? ""],
      ["copy", "--from", `file:${backup}`, "--to", `file:${to}`],
    ]) {
      process.umask(0);
      expect(await relay(...argv)).toMatchObject({ code: 0 });
    }

    const modes = readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode]);
    expect(modes.map(([name]) => name)).toEqual(
      expect.arrayContaining(["backup.db", "backup.db.key", "to.db"]),
    );
    expect(modes).toEqual(modes.map(([name]) => [name, 0o100600]));
  },
);
