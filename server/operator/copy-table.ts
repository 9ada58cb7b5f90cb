import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { Database } from "../store/schema";

type TableKey = { name: keyof Database; key: readonly string[] };

/** Every table and its primary key, by which it is read in pages. */
export const tables: readonly TableKey[] = [
  { name: "issued_references", key: ["reference"] },
  { name: "submissions", key: ["reference"] },
  { name: "fingerprints", key: ["fingerprint"] },
  { name: "persons", key: ["hash", "reference"] },
  { name: "receipts", key: ["id"] },
  { name: "deliveries", key: ["id"] },
  { name: "attempts", key: ["id"] },
  { name: "channels", key: ["name"] },
  { name: "suppressions", key: ["scope", "hash", "source"] },
  { name: "privacy_log", key: ["id"] },
  { name: "key_checks", key: ["hmac"] },
  { name: "chain_head", key: ["id"] },
  { name: "operator_log", key: ["id"] },
  { name: "upkeep", key: ["task"] },
  { name: "alerts", key: ["id"] },
  { name: "page_watches", key: ["id"] },
  { name: "routings", key: ["reference"] },
  { name: "partner_days", key: ["day", "partner"] },
  { name: "partner_states", key: ["partner"] },
  { name: "partner_events", key: ["id"] },
  { name: "notice_needs", key: ["id"] },
  { name: "notice_plans", key: ["id"] },
  { name: "contact_stops", key: ["hash", "channels"] },
  { name: "request_pages", key: ["reference"] },
  { name: "authorizations", key: ["id"] },
];

type Stores = { from: Kysely<Database>; to: Kysely<Database> };

const pageSize = 200;

/**
 * Page by page, so that memory does not grow with the table.
 *
 * @returns the number of rows
 */
export async function copyTable(
  { from, to }: Stores,
  table: TableKey,
  progress: (rows: number) => void,
): Promise<number> {
  let total = 0;
  for (let after: readonly unknown[] | null = null; ; ) {
    const rows = await readPage(from, table, after);
    const last = rows.at(-1);
    if (!last) return total;

    await insertPage(to, table, rows);
    total += rows.length;
    progress(rows.length);
    after = table.key.map((column) => last[column]);
  }
}

type Row = Record<string, unknown>;

async function readPage(
  db: Kysely<Database>,
  { name, key }: TableKey,
  after: readonly unknown[] | null,
): Promise<Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const beyond = after ? sql`where (${columns}) > (${sql.join([...after])})` : sql``;
  const query = sql<Row>`select * from ${sql.table(name)} ${beyond} order by ${columns} limit ${pageSize}`;
  return (await query.execute(db)).rows;
}

async function insertPage(db: Kysely<Database>, { name }: TableKey, rows: readonly Row[]) {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(values)}`.execute(db);
}

export async function countRows(db: Kysely<Database>, name: keyof Database): Promise<number> {
  const query = sql<{ total: number | string }>`select count(*) as total from ${sql.table(name)}`;
  const { rows } = await query.execute(db);
  return Number(rows[0]?.total ?? 0);
}

/** PostgreSQL's identity sequences ignore copied ids: the next id must come after them. */
export async function continueIdentities(db: Kysely<Database>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;

  for (const name of ["receipts", "deliveries", "attempts", "privacy_log", "alerts"]) {
    const next = sql`(select coalesce(max(id), 0) + 1 from ${sql.table(name)})`;
    await sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${next}, false)`.execute(db);
  }
}
