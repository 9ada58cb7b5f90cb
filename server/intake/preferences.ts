import type { Transaction } from "kysely";
import { hashesUnder, type Identity, listHashes } from "../privacy/identity";
import { isSuppressed, lift, type OptOutReason, suppress } from "../privacy/opt-out";
import type { Database } from "../store/schema";
import type { IntakeServices } from "./intake-services";
import type { NewSubmission } from "./new-submission";

type Sent = { submission: NewSubmission; reference: string; isNew: boolean };

/** Changes the suppression lists as a submission asks, in its transaction; a duplicate too. */
export async function applyPreferences(
  services: IntakeServices,
  trx: Transaction<Database>,
  sent: Sent,
): Promise<void> {
  switch (sent.submission.rules.preference) {
    case "leave_newsletter":
      return leaveNewsletter(trx, sent);
    case "join_newsletter":
      return joinNewsletter(services, trx, sent);
    case "opt_out":
      return optOut(services, trx, sent);
    case null:
  }
}

async function leaveNewsletter(trx: Transaction<Database>, sent: Sent) {
  const hashes = emailHashes(sent.submission.identity);
  const { at } = sent.submission;
  await suppress(trx, { scope: "newsletter", hashes, source: sent.reference, at });
}

/** Lifts the newsletter suppression of its own address and nothing else; spam lifts nothing. */
async function joinNewsletter(
  { keys }: IntakeServices,
  trx: Transaction<Database>,
  { submission }: Sent,
) {
  const { email } = submission.contact;
  if (!submission.isSpam) await lift(trx, "newsletter", hashesUnder(keys, { email }));
}

/** Plans and logs only what is new, because anybody can repeat a request as often as they like. */
async function optOut(services: IntakeServices, trx: Transaction<Database>, sent: Sent) {
  const { submission, reference, isNew } = sent;
  // Earlier leads may be stored under an older key, so notices need the hashes under every key.
  const { at, isOverRate, hashes } = submission;
  const own = listHashes(submission.identity);
  const isAdded = await suppress(trx, { scope: "sale", hashes: own, source: reference, at });
  await services.outbox.planNotices(trx, { reference, hashes, at, isOverRate });
  if (!isNew && !isAdded) return;

  await trx
    .insertInto("privacy_log")
    .values({ at, reference, nature: "opt_out", manner: "web", outcome: "processed at once" })
    .execute();
}

function emailHashes({ email }: Identity): string[] {
  return email ? [email] : [];
}

type Stored = {
  identity: Identity;
  reasons: readonly OptOutReason[];
  reference: string;
  at: number;
};

/** Keeps the sender opted out later and in any browser, by the `sale` list. */
export async function rememberOptOut(
  trx: Transaction<Database>,
  { identity, reasons, reference, at }: Stored,
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
