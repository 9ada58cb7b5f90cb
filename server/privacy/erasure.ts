import type { Kysely, Transaction } from "kysely";
import type { Database } from "../store/schema";
import { identify } from "./identity";
import { logRequest } from "./privacy-log";
import { redact, undelivered } from "./redact";

export type PersonRequest = { key: Buffer; email: string; at: number };

/**
 * Erases everything sent with this address: contents, receipts' personal parts, answers of outside
 * services. What is waiting to be sent is cancelled. The person's opt-outs stay, as hashes.
 *
 * @returns how many submissions were erased
 */
export async function erase(
  db: Kysely<Database>,
  { key, email, at }: PersonRequest,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const references = await referencesOf(trx, identify(key, { email }).email);
    if (references.length > 0) await eraseAll(trx, references, at);

    const outcome = `${references.length} submissions erased`;
    await logRequest(trx, { at, nature: "erase", outcome });
    return references.length;
  });
}

/** The references of everything sent with the e-mail address of this hash, oldest first. */
export async function referencesOf(
  db: Kysely<Database>,
  emailHash: string | null,
): Promise<string[]> {
  const rows = await db
    .selectFrom("persons")
    .innerJoin("submissions", "submissions.reference", "persons.reference")
    .select("submissions.reference")
    .where("persons.hash", "=", emailHash)
    .orderBy("submissions.received_at")
    .execute();
  return rows.map(({ reference }) => reference);
}

async function eraseAll(trx: Transaction<Database>, references: readonly string[], at: number) {
  await cancel(trx, references, at);
  await trx
    .updateTable("receipts")
    .set({ personal: null })
    .where("reference", "in", references)
    .execute();
  await redact(trx, references, at);
}

/**
 * Without its lease an attempt in flight can no longer write its result. Notices go on: they say
 * nothing about the person, and tell an earlier recipient to stop.
 */
async function cancel(trx: Transaction<Database>, references: readonly string[], at: number) {
  await trx
    .updateTable("deliveries")
    .set({ state: "cancelled", reason: "erased", updated_at: at })
    .set({ lease_until: null, lease_token: null })
    .where("reference", "in", references)
    .where("purpose", "=", "submission")
    .where("state", "in", undelivered)
    .execute();
}
