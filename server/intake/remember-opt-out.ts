import type { Transaction } from "kysely";
import { type Identity, listHashes } from "../privacy/identity";
import type { OptOutReason } from "../privacy/opt-out";
import { isSuppressed, suppress } from "../privacy/suppression";
import type { Database } from "../store/schema";

type Sent = {
  identity: Identity;
  reasons: readonly OptOutReason[];
  reference: string;
  at: number;
};

/** Keeps the sender opted out later and in any browser, by the `sale` list. */
export async function rememberOptOut(
  trx: Transaction<Database>,
  { identity, reasons, reference, at }: Sent,
): Promise<void> {
  if (reasons.length === 0) return;

  const isAsked = reasons.some((reason) => reason !== "suppression");
  const hashes = isAsked ? listHashes(identity) : await hashesToAdd(trx, identity);
  await suppress(trx, { scope: "sale", hashes, source: reference, at });
}

/**
 * Opted out by the suppression list, not by this request. A number already on the list is not added
 * again: when its owner's entry is lifted, this submission must not keep it suppressed.
 */
async function hashesToAdd(trx: Transaction<Database>, { email, phone }: Identity) {
  const phones = phone && !(await isSuppressed(trx, "sale", [phone])) ? [phone] : [];
  return email ? [email, ...phones] : phones;
}
