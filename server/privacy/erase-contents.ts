import type { Transaction } from "kysely";
import type { Database, DeliveryState } from "../store/schema";
import { forgetFingerprints } from "./forget-fingerprints";

/** May still be sent: by the loop, or when an operator retries or releases. */
export const undelivered = [
  "pending",
  "refused",
  "expired",
  "quarantined",
] as const satisfies readonly DeliveryState[];

/**
 * Removes the personal parts of these submissions. Their rows stay, so that a reference is never
 * issued twice and the deliveries made remain on record.
 */
export async function eraseContents(
  trx: Transaction<Database>,
  references: readonly string[],
  at: number,
): Promise<void> {
  await forgetFingerprints(trx, references);
  await trx
    .updateTable("submissions")
    .set({ fields: "{}", answers: null, ip: null, ip_source: null })
    .set({ fingerprint: null, erased_at: at })
    .where("reference", "in", references)
    .execute();
  await forgetPersons(trx, references);
  await eraseDeliveryTexts(trx, references);
}

/**
 * Deletes the hashes of erased submissions whose receipts have no personal part any more. Until
 * then only these hashes lead from an address to what is still held.
 */
export async function forgetPersons(
  trx: Transaction<Database>,
  references: readonly string[],
): Promise<void> {
  const erased = trx
    .selectFrom("submissions")
    .select("reference")
    .where("reference", "in", references)
    .where("erased_at", "is not", null);
  const proven = trx
    .selectFrom("receipts")
    .select("reference")
    .where("reference", "in", references)
    .where("personal", "is not", null);

  await trx
    .deleteFrom("persons")
    .where("reference", "in", erased)
    .where("reference", "not in", proven)
    .execute();
}

/** Answers of outside services can repeat what they were sent; `person_key` says who it was. */
async function eraseDeliveryTexts(trx: Transaction<Database>, references: readonly string[]) {
  const deliveries = trx.selectFrom("deliveries").select("id").where("reference", "in", references);

  await trx
    .updateTable("attempts")
    .set({ detail: "" })
    .where("delivery_id", "in", deliveries)
    .execute();
  await trx
    .updateTable("deliveries")
    .set({ reason: null })
    .where("reference", "in", references)
    .where("state", "in", ["delivered", "refused", "expired"])
    .execute();
  await trx
    .updateTable("deliveries")
    .set({ person_key: "" })
    .where("reference", "in", references)
    .where("state", "!=", "pending")
    .execute();
}
