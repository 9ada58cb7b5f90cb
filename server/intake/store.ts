import type { Transaction } from "kysely";
import { type SubmissionStored, submissionStored } from "../events";
import type { FirstDelivery } from "../outbox/outbox";
import { hashesUnder, identify, listHashes } from "../privacy/identity";
import type { OptOutReason } from "../privacy/opt-out";
import { isSuppressed } from "../privacy/suppression";
import type { Database } from "../store/schema";
import { transact } from "../store/transact";
import { readSubmission } from "../submission/read-submission";
import { issueReference } from "../submission/reference";
import { applyPreferences } from "./apply-preferences";
import { claimFingerprint, findDuplicate } from "./duplicate";
import type { IntakeServices } from "./intake-services";
import type { IdentifiedSubmission, NewSubmission } from "./new-submission";
import { rememberOptOut } from "./remember-opt-out";
import { storeReceipt } from "./store-receipt";
import { submissionRow } from "./submission-row";

export type Stored = {
  reference: string;
  isNew: boolean;
  /** Stored leased to this process, to be attempted at once. */
  first: FirstDelivery | null;
};

/**
 * One transaction: the submission, its receipt, its deliveries and its preferences, or nothing. A
 * duplicate of the last 24 hours is answered with the first one's reference; its preferences are
 * applied again.
 */
export async function store(services: IntakeServices, submission: NewSubmission): Promise<Stored> {
  const stored = await storeOnce(services, submission).catch((error: unknown) => {
    if (error instanceof DuplicateArrived) return storeOnce(services, submission);
    throw error;
  });
  announce(services, submission, stored);
  return stored;
}

class DuplicateArrived extends Error {}

function storeOnce(services: IntakeServices, submission: NewSubmission): Promise<Stored> {
  return transact(services.db, async (trx) => {
    const { fingerprints, at } = submission;
    const identity = identify(services.key, submission.contact);
    const known = hashesUnder(services.keys, submission.contact);
    const reasons = await optOutReasons(trx, submission, known);
    const duplicate = await findDuplicate(trx, fingerprints, at);
    const { reference, first } = duplicate
      ? { reference: duplicate, first: null }
      : await insert(services, trx, { submission, identity, reasons });

    await rememberOptOut(trx, { identity, reasons, reference, at });
    await applyPreferences(services, trx, { submission, identity, reference });
    return { reference, isNew: duplicate === undefined, first };
  });
}

async function optOutReasons(
  trx: Transaction<Database>,
  { post }: NewSubmission,
  hashes: readonly string[],
): Promise<OptOutReason[]> {
  const isKnown = await isSuppressed(trx, "sale", hashes);
  return [...post.facts.reasons, ...(isKnown ? (["suppression"] as const) : [])];
}

async function insert(
  services: IntakeServices,
  trx: Transaction<Database>,
  identified: IdentifiedSubmission,
) {
  const { submission, identity } = identified;
  const reference = await issueReference(trx);
  const row = submissionRow(identified, reference);
  // The database decides between parallel duplicates; who loses is rolled back and finds the other.
  const { fingerprints, at } = submission;
  if (!(await claimFingerprint(trx, { fingerprint: fingerprints[0], reference, at })))
    throw new DuplicateArrived();
  await trx.insertInto("submissions").values(row).execute();

  const persons = listHashes(identity).map((hash) => ({ reference, hash }));
  if (persons.length > 0) await trx.insertInto("persons").values(persons).execute();
  await storeReceipt(services, trx, identified, row);
  if (identity.email && !submission.isSpam) {
    const { email } = submission.contact;
    const hashes = hashesUnder(services.keys, { email });
    await services.outbox.supersede(trx, { kind: row.kind, hashes });
  }
  return {
    reference,
    first: await services.outbox.plan(trx, readSubmission(row), {
      isOverRate: submission.isOverRate,
    }),
  };
}

function announce(services: IntakeServices, { isSpam, kind, post }: NewSubmission, stored: Stored) {
  const { reference, isNew } = stored;
  const request = post.facts.requestId;
  services.log.info({ request, reference, kind: kind.kind, isNew, isSpam }, "submission stored");
  if (isNew) submissionStored.publish({ kind: kind.kind } satisfies SubmissionStored);
  if (isNew && isSpam) services.alert({ event: "quarantined", reference });
}
