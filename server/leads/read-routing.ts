import type { Kysely } from "kysely";
import { type Routing, readRouting } from "../routing/routing-row";
import type { Database, PartnerEventTable } from "../store/schema";

export type PartnerEventRow = Pick<
  PartnerEventTable,
  "partner" | "status" | "note" | "received_at" | "counts"
>;

/**
 * Which firms a lead was given to, and why; null if it came before leads could be sent to a firm.
 */
export async function findRouting(
  db: Kysely<Database>,
  reference: string,
): Promise<Routing | null> {
  const row = await db
    .selectFrom("routings")
    .selectAll()
    .where("reference", "=", reference)
    .executeTakeFirst();
  return row ? readRouting(row) : null;
}

/** What firms reported about a lead, oldest first. */
export function readPartnerEvents(
  db: Kysely<Database>,
  reference: string,
): Promise<PartnerEventRow[]> {
  return db
    .selectFrom("partner_events")
    .select(["partner", "status", "note", "received_at", "counts"])
    .where("reference", "=", reference)
    .orderBy("id")
    .execute();
}

/** Leads that no firm has yet, of the whole store. A lead that waits has a time to look again. */
export async function countWaiting(db: Kysely<Database>) {
  const { all, asked } = await db
    .selectFrom("routings")
    .select(({ fn }) => [
      fn.countAll<number | string>().as("all"),
      fn.count<number | string>("asks").as("asked"),
    ])
    .where("check_at", "is not", null)
    .where("state", "=", "waiting")
    .executeTakeFirstOrThrow();
  return { firm: Number(all) - Number(asked), authorization: Number(asked) };
}

/** Which of these submissions wait for a firm. */
export async function findWaiting(
  db: Kysely<Database>,
  references: readonly string[],
): Promise<ReadonlySet<string>> {
  if (references.length === 0) return new Set();

  const rows = await db
    .selectFrom("routings")
    .select("reference")
    .where("state", "=", "waiting")
    .where("reference", "in", references)
    .execute();
  return new Set(rows.map(({ reference }) => reference));
}
