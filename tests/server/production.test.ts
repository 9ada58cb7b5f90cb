import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import LibsqlDatabase from "libsql";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { describeFault } from "~/server/faults";
import { createClose } from "~/server/services";
import { startMailServer } from "../support/mail-server";
import { homeLead, post, startSite } from "../support/site";

const listAtExit = `data:text/javascript,
  import Module from "node:module";
  process.on("exit", () => console.log(Object.keys(Module._cache).join("\\n")));`;

/** The files of `react-dom` that a command loads. */
function loadedFiles(nodeEnv?: "development"): string[] {
  const env = { ...process.env };
  if (nodeEnv) env.NODE_ENV = nodeEnv;
  else Reflect.deleteProperty(env, "NODE_ENV");
  const command = ["--import", listAtExit, "build/index.js", "relay", "--help"];
  const { stdout } = spawnSync(process.execPath, command, { env, encoding: "utf8" });
  return stdout.split("\n").filter((line) => line.includes("/react-dom/cjs/"));
}

test("without NODE_ENV, packages run their production code", () => {
  const loaded = loadedFiles();
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.filter((file) => file.includes("development"))).toEqual([]);
});

test("a mistyped command starts no server", () => {
  const { status, stderr } = spawnSync(process.execPath, ["build/index.js", "rely", "list"], {
    encoding: "utf8",
    timeout: 60_000,
  });
  expect([status, stderr]).toEqual([2, 'There is no command "rely": only relay, or none.\n']);
});

test("NODE_ENV is kept where it is set", () => {
  const loaded = loadedFiles("development");
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.filter((file) => file.includes("production"))).toEqual([]);
});

test("SIGTERM to npm start stops the server, so that no process is left", async () => {
  const folder = mkdtempSync(join(tmpdir(), "plainclaim-start-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const env = { ...process.env, PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "info" };
  const store = { DATABASE_URL: `file:${join(folder, "site.db")}`, NEW_STORE: "1" };
  const npm = spawn("npm", ["start"], { env: { ...env, ...store } });
  let printed = "";
  npm.stdout.on("data", (text) => {
    printed += text;
  });
  await expect.poll(() => printed).toMatch(/serving on http:\/\/localhost:\d+/);
  const [, port] = /localhost:(\d+)/.exec(printed) ?? [];
  const closed = once(npm, "close");
  npm.kill("SIGTERM");
  await closed;

  await expect.poll(() => printed).toContain('"msg":"stopped"');
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
});

test("SIGTERM ends a server whose log nobody reads any more", async () => {
  const site = await startSite({ LOG_LEVEL: "info" });
  onTestFinished(() => site.stop());
  site.process.stdout?.destroy();
  const ended = once(site.process, "exit");
  site.process.kill("SIGTERM");

  expect(await ended).toEqual([0, null]);
});

test("a server started through a symbolic link serves files, and its backup is a whole store", async () => {
  const folder = mkdtempSync(join(tmpdir(), "plainclaim-link-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(resolve("."), join(folder, "current"));
  const site = await startSite({}, { program: join(folder, "current/build/index.js") });
  onTestFinished(() => site.stop());
  for (const path of ["/privacy", "/favicon.svg"]) {
    expect((await fetch(site.url + path)).status, path).toBe(200);
  }
  expect((await post(site.url, homeLead())).status).toBe(303);

  const copy = join(folder, "backup.db");
  expect(await site.relay("backup", copy)).toMatchObject({ code: 0, err: "" });
  const restored = await startSite({ DATABASE_URL: `file:${copy}` });
  onTestFinished(() => restored.stop());
  const list = await restored.relay("list", "--json");
  expect(list.out).toContain('"kind":"home"');
  expect(list.out).toBe((await site.relay("list", "--json")).out);
  expect((await restored.relay("verify")).code).toBe(0);
});

test("a command that sends mail ends once it has printed its result", async () => {
  const mails = await startMailServer();
  onTestFinished(() => mails.close());
  const folder = mkdtempSync(join(tmpdir(), "plainclaim-mail-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "partners.json");
  const place = { city: "Albany", state: "NY", site: "https://lee.example/" };
  writeFileSync(
    file,
    JSON.stringify([{ id: "lee", name: "Lee", ...place, email: "a@lee.example" }]),
  );
  const mail = { SMTP_URL: mails.url, MAIL_FROM: "relay@plainclaim.example" };
  const site = await startSite({ ...mail, STAFF_EMAIL: "a@site.example", PARTNERS_FILE: file });
  onTestFinished(() => site.stop());

  expect(await site.relay("partner", "test", "lee")).toMatchObject({ code: 0, err: "" });
  expect((await site.relay("check", "--send-test")).out).toContain(
    "firm:lee: the test post was taken",
  );
  expect(mails.mails.filter(({ to }) => to[0] === "a@lee.example")).toHaveLength(2);
});

const never = () => new Promise<void>(() => undefined);

describe("the end of a process", () => {
  test("waits in order for attempts in flight, the schedule and the database", async () => {
    const ended: string[] = [];
    const end = (name: string) => async () => void ended.push(name);
    await createClose({
      outbox: { stop: async (limitMs) => void ended.push(`outbox ${limitMs}`) },
      schedule: { stop: end("schedule") },
      last: end("last receipts"),
      store: { close: end("store") },
    })(20_000);
    expect(ended).toEqual(["outbox 20000", "schedule", "last receipts", "store"]);
  });

  test.each(["outbox", "schedule", "last", "store"])(
    "does not wait for %s that never ends",
    async (stuck) => {
      const stop = (name: string) => (name === stuck ? never : async () => undefined);
      const close = createClose(
        {
          outbox: { stop: stop("outbox") },
          schedule: { stop: stop("schedule") },
          last: stop("last"),
          store: { close: stop("store") },
        },
        10,
      );
      await expect(close(10)).resolves.toBeUndefined();
    },
  );
});

test("a logged fault has its name, stack, code and constraint, but not its message", () => {
  const db = new LibsqlDatabase(":memory:");
  db.exec("create table people (email text unique)");
  const insert = db.prepare("insert into people values ('ann@example.com')");
  insert.run([]);
  const fault = describeFault(catchError(() => insert.run([])));

  expect(fault.code).toMatch(/^SQLITE_CONSTRAINT/);
  expect(fault.constraint).toBe("people.email");
  expect(fault.stack[0]).toMatch(/^ {4}at /);
  expect(JSON.stringify(fault)).not.toContain("ann@");
});

test("a fault of PostgreSQL keeps its code and constraint, also as a cause", () => {
  const cause = Object.assign(new Error("duplicate key (ann@example.com)"), {
    code: "23505",
    constraint: "people_email_key",
  });
  const fault = describeFault(new Error("ann@example.com cannot be stored", { cause }));
  expect(fault.cause).toMatchObject({ code: "23505", constraint: "people_email_key" });
  expect(JSON.stringify(fault)).not.toContain("ann@");
  expect(describeFault("ann@example.com")).toEqual({ name: "unknown", stack: [] });
});

function catchError(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error("Nothing was thrown");
}

describe("before a start", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "plainclaim "));
    for (const name of ["app", "server", "data", "public", "build", "public/build"])
      mkdirSync(join(folder, name));
    write("npm", '#!/bin/sh\n[ "$*" = "run build" ] && : > built\n');
    chmodSync(join(folder, "npm"), 0o755);
    write("app/root.tsx");
    write("build/index.js");
    write("build/.finished");
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** All files get one time, long ago, so that what a test changes is newer. */
  function write(name: string, content = "", at = 1_700_000_000) {
    writeFileSync(join(folder, name), content);
    utimesSync(join(folder, name), at, at);
    for (const each of ["app", "server", "data"]) utimesSync(join(folder, each), at, at);
  }

  /** What `npm start` does first, with a stand-in for npm, whose own start takes longest. */
  function builds(): boolean {
    const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
    spawnSync(process.execPath, [resolve("server/scripts/build-when-needed.mjs")], {
      cwd: folder,
      env,
    });
    return existsSync(join(folder, "built"));
  }

  const later = 1_700_000_100;

  test("a finished build newer than every source is served as it is", () => {
    expect(builds()).toBe(false);
  });

  test.each([
    ["a source is newer", () => write("app/root.tsx", "", later)],
    ["a source was removed", () => utimesSync(join(folder, "app"), later, later)],
    ["`npm run dev` overwrote the build", () => write("build/index.js", "", later)],
    ["no build was finished", () => rmSync(join(folder, "build/.finished"))],
    ["what browsers load is gone", () => rmSync(join(folder, "public/build"), { recursive: true })],
  ])("it builds when %s", (_, change) => {
    change();
    expect(builds()).toBe(true);
  });
});
