import { type DialectAdapter, SqliteAdapter } from "kysely";

/** Is this a store that several processes serve at a time? An embedded database has one server. */
export function isShared(db: { getExecutor(): { adapter: DialectAdapter } }): boolean {
  return !(db.getExecutor().adapter instanceof SqliteAdapter);
}
