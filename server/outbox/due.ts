import { sql } from "kysely";

/** A literal, so that SQLite knows that an index of what is pending will do. */
export const isPending = sql.lit("pending" as const);

/** With a plus, so that SQLite takes an index of the channel, in its order, not one of times. */
export function isDueBy(now: number) {
  return sql<boolean>`+d.next_at <= ${now}`;
}
