import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import LibsqlDatabase from "libsql";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openStore } from "~/server/store/open";
import { preload } from "~/tests/support/preload";
import { runProgram } from "~/tests/support/run-program";

const full = /^The disk of the database is full\. Free some space, .*\n$/;
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
  // Together: each waits seconds for the other process.
  const told = await Promise.all(
    [[], ["relay", "allow", "ann@example.com"]].map((args) => runProgram(settings, { args })),
  );
  other.close();
  const refused = { code: 1, printed: expect.stringMatching(busy) };
  expect(told).toEqual([refused, refused]);
});

/** The database, with its tables, and nobody at work on it. */
async function made() {
  const store = await openStore(settings.DATABASE_URL);
  await store.close();
}
