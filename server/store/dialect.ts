import { type Kysely, SqliteAdapter } from "kysely";
import type { Database } from "./schema";

/** Is this a store that several processes serve at a time? An embedded database has one server. */
export function isShared(db: Kysely<Database>): boolean {
  return !(db.getExecutor().adapter instanceof SqliteAdapter);
}
