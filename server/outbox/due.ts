import { sql } from "kysely";

/** A literal, because SQLite uses a partial index only for a literal condition. */
export const isPending = sql.lit("pending" as const);

/** The unary plus keeps SQLite from using an index of times instead of the channel's. */
export function isDueBy(now: number) {
  return sql<boolean>`+d.next_at <= ${now}`;
}
