import type { ColumnDefinitionBuilder, Kysely } from "kysely";
import { isShared } from "../transact";

/** A number assigned by the database in the order of inserting; copied rows may keep their own. */
export function numbered(db: Kysely<unknown>) {
  return (column: ColumnDefinitionBuilder) =>
    isShared(db)
      ? column.primaryKey().generatedByDefaultAsIdentity()
      : column.primaryKey().autoIncrement();
}

/** Fractions with the precision of a JavaScript number, which SQLite's `real` has too. */
export function fraction(db: Kysely<unknown>): "double precision" | "real" {
  return isShared(db) ? "double precision" : "real";
}
