import { sql } from "kysely";
import type { Db } from "./schema";
import { isSqlite } from "./transact";

/** A table and its primary key, by which it can be read in pages. */
export type TableKey = { name: string; key: readonly string[] };

/** Every table that the database lists, except Kysely's record of migrations. */
export async function listTables(db: Db): Promise<TableKey[]> {
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
export async function continueNumbers(db: Db): Promise<void> {
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
