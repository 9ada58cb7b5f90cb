import type { ColumnDefinitionBuilder, Kysely } from "kysely";
import { isShared } from "../transact";

/** A number given by the database, in the order of inserting; copied rows may bring their own. */
export function numbered(db: Kysely<unknown>) {
  return (column: ColumnDefinitionBuilder) =>
    isShared(db)
      ? column.primaryKey().generatedByDefaultAsIdentity()
      : column.primaryKey().autoIncrement();
}

/** Fractions with the precision of a JavaScript number; what SQLite calls real has it. */
export function fraction(db: Kysely<unknown>): "double precision" | "real" {
  return isShared(db) ? "double precision" : "real";
}
