import { sql } from "kysely";
import { obstacle } from "../leads/operator-log";
import { verifyChain } from "../privacy/receipt-chain";
import type { SecretKeys } from "../privacy/secret-keys";
import type { Database, Db } from "../store/schema";
import { isSqlite, runPart, transact } from "../store/transact";

type CopyResult =
  | { kind: "done"; counts: { table: string; rows: number }[]; head: string | null }
  | { kind: "obstacle"; obstacle: string };

type Stores = { from: Db; to: Db };

type Copy = Stores & {
  keys: SecretKeys;
  /** Milliseconds since 1970. */
  now: number;
};

/**
 * Copies a whole store into an empty one, and compares counts and the chain of receipts. In one transaction: a
 * copy that is refused, fails, or is killed leaves the target as it was.
 */
export async function copyStore({ from, to, keys, now }: Copy): Promise<CopyResult> {
  // Before the transaction, which PostgreSQL ends if nothing happens in it for seconds.
  const { count, head } = await verifyChain(from, keys, { now });

  async function fill(to: Db): Promise<CopyResult> {
    const used = await listUsed(to);
    if (used.length > 0) {
      return obstacle(
        `The target is not empty: it has rows in ${used.join(", ")}. Nothing was copied. Copy to a new file, or to a database in which no request was stored and no copy was begun.`,
      );
    }
    for (const table of ofAnyServer) await to.deleteFrom(table).execute();
    const counts = await copyTables({ from, to });
    for (const { table, rows } of counts) {
      if (rows !== (await countRows(to, table))) {
        return obstacle(`${table}: the counts differ. Is a server running on one of the stores?`);
      }
    }
    const copied = await verifyChain(to, keys, { now });
    if (copied.head !== head || copied.count !== count) {
      return obstacle("The chain of receipts does not verify in the copy.");
    }
    return { kind: "done", counts, head };
  }
  return transact({ db: to }, ({ db }) =>
    runPart(
      db,
      () => fill(db),
      ({ kind }) => kind === "done",
    ),
  );
}

/** What a server writes before anybody has sent anything. The copy has the rows of the source in their place. */
const ofAnyServer = [
  "key_checks",
  "upkeep",
  "channels",
  "alerts",
  "seen_hosts",
  "submit_rates",
] as const satisfies readonly (keyof Database)[];

async function listUsed(db: Db): Promise<string[]> {
  const used: string[] = [];
  for (const { name } of await listTables(db)) {
    const mayHaveRows = ofAnyServer.some((table) => table === name);
    if (!mayHaveRows && (await countRows(db, name)) > 0) used.push(name);
  }
  return used;
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
  const query = sql<{ total: number }>`select count(*) as total from ${sql.table(name)}`;
  const { rows } = await query.execute(db);
  return rows[0]?.total ?? 0;
}

/** A table and its primary key, by which it can be read in pages. */
type TableKey = { name: string; key: readonly string[] };

/** Every table that the database lists, except Kysely's record of migrations. */
async function listTables(db: Db): Promise<TableKey[]> {
  const tables: TableKey[] = [];
  for (const { name, isView } of await db.introspection.getTables()) {
    if (!isView) tables.push({ name, key: await readKey(db, name) });
  }
  return tables;
}

async function readKey(db: Db, table: string): Promise<string[]> {
  const query = isSqlite(db)
    ? sql<{ name: string }>`select name from pragma_table_info(${table}) where pk > 0 order by pk`
    : sql<{ name: string }>`select a.attname as name
        from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indrelid = ${table}::regclass and i.indisprimary
        order by array_position(i.indkey::int2[], a.attnum)`;
  const { rows } = await query.execute(db);
  if (rows.length === 0) throw new Error(`table ${table} has no primary key`);
  return rows.map(({ name }) => name);
}

/** PostgreSQL's numbering ignores copied rows: the next number must come after theirs. */
async function continueNumbers(db: Db): Promise<void> {
  if (isSqlite(db)) return;

  const { rows } = await sql<{ name: string; column: string }>`
    select table_name as name, column_name as column from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`.execute(db);
  for (const { name, column } of rows) {
    const next = sql`(select coalesce(max(${sql.ref(column)}), 0) + 1 from ${sql.table(name)})`;
    await sql`select setval(pg_get_serial_sequence(${name}, ${column}), ${next}, false)`.execute(
      db,
    );
  }
}
