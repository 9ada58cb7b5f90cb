import type { Transaction } from "kysely";
import { hashesUnder, type Identity, listHashes } from "../privacy/identity";
import { lift, suppress } from "../privacy/suppression";
import type { Database } from "../store/schema";
import type { IntakeServices } from "./intake-services";
import type { NewSubmission } from "./new-submission";

type Sent = { submission: NewSubmission; reference: string };

/** Changes the suppression lists as a submission asks, in its transaction; a duplicate too. */
export async function applyPreferences(
  services: IntakeServices,
  trx: Transaction<Database>,
  sent: Sent,
): Promise<void> {
  switch (sent.submission.kind.preference) {
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

async function optOut(services: IntakeServices, trx: Transaction<Database>, sent: Sent) {
  const { submission, reference } = sent;
  // Earlier leads may be stored under an older key, so notices need the hashes under every key.
  const { at, isOverRate, hashes } = submission;
  const own = listHashes(submission.identity);
  await suppress(trx, { scope: "sale", hashes: own, source: reference, at });
  await services.outbox.planNotices(trx, { reference, hashes, at, isOverRate });
  await trx
    .insertInto("privacy_log")
    .values({ at, reference, nature: "opt_out", manner: "web", outcome: "processed at once" })
    .execute();
}

function emailHashes({ email }: Identity): string[] {
  return email ? [email] : [];
}
