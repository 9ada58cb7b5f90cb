import type { ColumnDefinitionBuilder, Kysely } from "kysely";
import { isShared } from "../dialect";

/** A number that the database gives out, in the order of inserting. Rows can be copied with theirs. */
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
