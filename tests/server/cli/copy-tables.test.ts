import { type Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { copyTables } from "~/server/operator/copy-store";
import { openStore } from "~/server/store/open";
import type { Database } from "~/server/store/schema";
import { isOnPostgres } from "~/tests/support/temporary-store";
import { temporaryFolder } from "../privacy/given";

async function emptyStore() {
  const url = isOnPostgres
    ? await (await import("~/tests/support/temporary-database")).createDatabase()
    : `file:${temporaryFolder()}/a.db`;
  const store = await openStore(url);
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
  const read = async (name: string) =>
    [name, (await sql`select * from ${sql.table(name)}`.execute(db)).rows] as const;
  return Object.fromEntries(await Promise.all(tables.map(read)));
}

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
