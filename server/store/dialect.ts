import { type DialectAdapter, SqliteAdapter } from "kysely";

/** Whether several processes may serve this store; an embedded database has one server. */
export function isShared(db: { getExecutor(): { adapter: DialectAdapter } }): boolean {
  return !(db.getExecutor().adapter instanceof SqliteAdapter);
}
