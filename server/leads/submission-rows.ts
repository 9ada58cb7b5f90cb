import type { Kysely } from "kysely";
import type { AttemptTable, Database, DeliveryTable, SubmissionTable } from "../store/schema";

export async function findSubmission(
  db: Kysely<Database>,
  reference: string,
): Promise<SubmissionTable | undefined> {
  return db
    .selectFrom("submissions")
    .selectAll()
    .where("reference", "=", reference)
    .executeTakeFirst();
}

export type DeliveryRow = Pick<
  DeliveryTable,
  "reference" | "destination" | "state" | "attempts" | "ambiguous" | "reason" | "revision"
> &
  Pick<DeliveryTable, "purpose" | "deadline"> & {
    id: number;
    /** The earliest time at which it can be sent as things stand. */
    next_at: number;
  };

/** Deliveries of these submissions, in the order in which they were planned. */
export async function readDeliveries(
  db: Kysely<Database>,
  references: readonly string[],
): Promise<DeliveryRow[]> {
  if (references.length === 0) return [];

  const rows = await db
    .selectFrom("deliveries as d")
    .leftJoin("channels as c", "c.name", "d.channel")
    .select(["d.id", "d.reference", "d.destination", "d.state", "d.attempts", "d.next_at"])
    .select(["d.ambiguous", "d.revision", "d.purpose", "d.deadline", "d.reason"])
    .select("c.paused_until")
    .where("d.reference", "in", references)
    .orderBy("d.id")
    .execute();
  // A paused channel gets nothing before its next probe.
  return rows.map(({ paused_until, ...row }) => ({
    ...row,
    next_at: Math.max(row.next_at, paused_until ?? 0),
  }));
}

export type AttemptRow = Pick<
  AttemptTable,
  "delivery_id" | "started_at" | "ended_at" | "outcome" | "status" | "detail"
>;

/** Every attempt of these deliveries, oldest first. */
export async function readAttempts(
  db: Kysely<Database>,
  deliveries: readonly number[],
): Promise<AttemptRow[]> {
  if (deliveries.length === 0) return [];

  return db
    .selectFrom("attempts")
    .select(["delivery_id", "started_at", "ended_at", "outcome", "status", "detail"])
    .where("delivery_id", "in", deliveries)
    .orderBy("id")
    .execute();
}

/** The newest receipt of a submission: the one that counts. */
export async function readReceipt(db: Kysely<Database>, reference: string) {
  return db
    .selectFrom("receipts")
    .select(["revision", "body", "sha256", "personal", "seq", "seal"])
    .where("reference", "=", reference)
    .orderBy("revision", "desc")
    .executeTakeFirst();
}

export type ReceiptRow = NonNullable<Awaited<ReturnType<typeof readReceipt>>>;
