import { mayHaveArrived } from "../outbox/arrival";
import { findReferences } from "../privacy/erasure";
import { hashesUnder, type Who } from "../privacy/identity";
import type { Operator } from "./operator";

/** A submission of the person and its recipients. */
export type Held = {
  reference: string;
  /** Only its receipt is left. */
  isErased: boolean;
  /** `at` in milliseconds since 1970; null if an attempt failed but may have arrived. */
  sent: { destination: string; at: number | null }[];
};

/** What an erasure of this person would affect, oldest first. */
export async function previewErasure(
  { db, keys }: Pick<Operator, "db" | "keys">,
  who: Who,
): Promise<Held[]> {
  const references = await findReferences(db, hashesUnder(keys, who));
  if (references.length === 0) return [];

  const rows = await db
    .selectFrom("submissions")
    .select(["reference", "erased_at"])
    .where("reference", "in", references)
    .orderBy("received_at")
    .execute();
  const deliveries = await db
    .selectFrom("deliveries")
    .select(["reference", "destination", "state", "updated_at"])
    .where("reference", "in", references)
    .where("purpose", "=", "submission")
    .where(mayHaveArrived)
    .orderBy("id")
    .execute();
  return rows.map(({ reference, erased_at }) => ({
    reference,
    isErased: erased_at !== null,
    sent: deliveries
      .filter((one) => one.reference === reference)
      .map(({ destination, state, updated_at }) => ({
        destination,
        at: state === "delivered" ? updated_at : null,
      })),
  }));
}
