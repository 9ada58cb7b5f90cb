import type { Outcome } from "../destinations/outcome";
import { forgetFingerprints } from "../privacy/forget-fingerprints";
import type { Attempt, Trx } from "./context";

/**
 * The visitor can correct a rejected address at once, so the submission counts as not sent: it is
 * forwarded nowhere, and the corrected one is no duplicate of it.
 *
 * @returns false when the client no longer waits, or another destination has it
 */
export async function rejectWhileWaiting(
  trx: Trx,
  { attempt, outcome, now }: { attempt: Attempt; outcome: Outcome; now: number },
): Promise<boolean> {
  const isAboutEmail = outcome.kind === "refused" && outcome.aboutEmail !== undefined;
  const { reference, id } = attempt.claimed.delivery;
  if (!isAboutEmail || !attempt.client) return false;
  if ((await isForwarded(trx, reference, id)) || !attempt.client.hold()) return false;

  await trx
    .updateTable("submissions")
    .set({ state: "refused" })
    .where("reference", "=", reference)
    .execute();
  await forgetFingerprints(trx, [reference]);
  await trx
    .updateTable("deliveries")
    .set({ state: "cancelled", reason: "refused in the visitor's sight", updated_at: now })
    .where("reference", "=", reference)
    .where("purpose", "=", "submission")
    .where("state", "=", "pending")
    .execute();
  return true;
}

async function isForwarded(trx: Trx, reference: string, id: number): Promise<boolean> {
  const sibling = await trx
    .selectFrom("deliveries")
    .select("id")
    .where("reference", "=", reference)
    .where("id", "!=", id)
    .where((is) => is.or([is("state", "=", "delivered"), is("lease_token", "is not", null)]))
    .executeTakeFirst();
  return sibling !== undefined;
}
