import { sql } from "kysely";
import { obstacle } from "../leads/actor";
import { verifyChain } from "../privacy/receipt-chain";
import type { SecretKeys } from "../privacy/secret-keys";
import { continueNumbers, listTables, type TableKey } from "../store/catalog";
import type { Db } from "../store/schema";

type CopyResult =
  | { kind: "done"; counts: { table: string; rows: number }[]; head: string | null }
  | { kind: "obstacle"; obstacle: string };

type Stores = { from: Db; to: Db };

type Copy = Stores & {
  keys: SecretKeys;
  /** Milliseconds since 1970. */
  now: number;
};

/** Copies a whole store into an empty one, and compares counts and the chain of receipts. */
export async function copyStore(copy: Copy): Promise<CopyResult> {
  for (const table of ["submissions", "receipts", "suppressions"]) {
    if ((await countRows(copy.to, table)) > 0) {
      return obstacle(`The target has rows in ${table} already.`);
    }
  }
  const counts = await copyTables(copy);
  for (const { table, rows } of counts) {
    if (rows !== (await countRows(copy.to, table))) {
      return obstacle(`${table}: the counts differ. Is a server running on one of the stores?`);
    }
  }
  const { from, to, keys, now } = copy;
  const before = await verifyChain(from, keys, { now });
  const after = await verifyChain(to, keys, { now });
  if (before.head !== after.head || before.count !== after.count) {
    return obstacle("The chain of receipts does not verify in the copy.");
  }
  return { kind: "done", counts, head: after.head };
}

/**
 * Copies every table that the database lists, and lets numbering continue after the copied rows.
 *
 * @returns the number of rows by table
 */
export async function copyTables(stores: Stores): Promise<{ table: string; rows: number }[]> {
  const counts: { table: string; rows: number }[] = [];
  for (const table of await listTables(stores.from)) {
    let total = 0;
    for await (const rows of pagesOf(stores.from, table)) {
      await insertPage(stores.to, table.name, rows);
      total += rows.length;
    }
    counts.push({ table: table.name, rows: total });
  }
  await continueNumbers(stores.to);
  return counts;
}

type Row = Record<string, unknown>;

const pageSize = 200;

/** Page by page, so that memory does not grow with the table. */
async function* pagesOf(db: Db, { name, key }: TableKey): AsyncGenerator<Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  for (let after: unknown[] | null = null; ; ) {
    const beyond: typeof columns = after ? sql`where (${columns}) > (${sql.join(after)})` : sql``;
    const page = sql<Row>`select * from ${sql.table(name)} ${beyond}
      order by ${columns} limit ${pageSize}`;
    const { rows } = await page.execute(db);
    const last = rows.at(-1);
    if (!last) return;

    yield rows;
    after = key.map((column) => last[column]);
  }
}

async function insertPage(db: Db, name: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(values)}`.execute(db);
}

async function countRows(db: Db, name: string): Promise<number> {
  const query = sql<{ total: number | string }>`select count(*) as total from ${sql.table(name)}`;
  const { rows } = await query.execute(db);
  return Number(rows[0]?.total ?? 0);
}
