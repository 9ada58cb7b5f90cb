import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import LibsqlDatabase from "libsql";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { openStore } from "~/server/store/open";
import { preload } from "~/tests/support/preload";
import { runProgram } from "~/tests/support/site";

const full = /^The disk of the database is full\. Free some space: .*\n$/;
const busy = /^Another process keeps the database locked\. End it, .*\n$/;
const noPageMore = preload("full-disk.mjs");

let folder: string;
let settings: { DATABASE_URL: string };
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "plainclaim-"));
  settings = { DATABASE_URL: `file:${join(folder, "site.db")}` };
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a start on a full disk says so and what to do", async () => {
  const { code, printed } = await runProgram({ ...settings, ...noPageMore });
  expect(printed).toMatch(full);
  expect(code).toBe(1);
});

test("a command that fills the disk says so and what to do", async () => {
  await made();
  const list = join(folder, "list.csv");
  const rows = Array.from({ length: 2000 }, (_, row) => `person${row}@example.com,,newsletter`);
  writeFileSync(list, ["email,phone,scope", ...rows].join("\n"));
  const args = ["relay", "import-suppressions", list];
  const { code, printed } = await runProgram({ ...settings, ...noPageMore }, { args });
  expect(printed).toMatch(full);
  expect(code).toBe(1);
});

test("a start and a command that another process does not let write say so and what to do", async () => {
  await made();
  const other = new LibsqlDatabase(join(folder, "site.db"));
  other.exec("begin immediate");
  // At the same time, because each waits seconds for the other process.
  const told = await Promise.all(
    [[], ["relay", "allow", "ann@example.com"]].map((args) => runProgram(settings, { args })),
  );
  other.close();
  const refused = { code: 1, printed: expect.stringMatching(busy) };
  expect(told).toEqual([refused, refused]);
});

/** The database with its tables, and no process using it. */
async function made() {
  const store = await openStore(settings.DATABASE_URL);
  await store.close();
}

test("a command on a database that was cut off says so and what to do", async () => {
  await made();
  const file = join(folder, "site.db");
  for (const beside of ["-wal", "-shm"]) rmSync(`${file}${beside}`, { force: true });
  const whole = readFileSync(file);
  writeFileSync(file, whole.subarray(0, 5000));
  const { code, printed } = await runProgram(settings, { args: ["relay", "verify"] });
  expect(printed).toMatch(
    /^DATABASE_URL must name a database file: .* cut off.*restore the last backup/,
  );
  expect(code).toBe(1);
});

test("a settings file that cannot be read, and a port that a desk cannot have, are told in words", async () => {
  await made();
  const SETTINGS_FILE = join(folder, "none");
  const unread = await runProgram({ ...settings, SETTINGS_FILE });
  expect(unread).toEqual({
    code: 1,
    printed: `The settings file ${SETTINGS_FILE} cannot be read.\n`,
  });

  const taken = createServer().listen(0, "0.0.0.0");
  onTestFinished(() => void taken.close());
  await once(taken, "listening");
  const address = taken.address();
  const port = typeof address === "object" && address ? String(address.port) : "";
  const desk = await runProgram(settings, { args: ["relay", "desk", "--port", port] });
  expect(desk).toMatchObject({ code: 1, printed: expect.stringMatching(/^Port \d+ is taken/) });
});

test("prints the required Node version in one line if Node is too old", async () => {
  const older = "Object.defineProperty(process,'versions',{value:{node:'18.20.8'}})";
  const NODE_OPTIONS = `--import=data:text/javascript,${older}`;
  const { code, printed } = await runProgram({ ...settings, NODE_OPTIONS });
  expect(printed).toMatch(/^Node 20\.19 or newer is needed, and this is v[\d.]+\.\n$/);
  expect(code).toBe(1);
});
