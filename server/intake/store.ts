import type { Transaction } from "kysely";
import { type SubmissionStored, submissionStored } from "../events";
import type { FirstDelivery } from "../outbox/outbox";
import { listHashes } from "../privacy/identity";
import { type OptOutReason, withSuppression } from "../privacy/opt-out";
import { isSuppressed } from "../privacy/suppression";
import { prepareQuery } from "../store/prepared-query";
import type { Database, SubmissionTable } from "../store/schema";
import { transact } from "../store/transact";
import { readSubmission } from "../submission/read-submission";
import { issueReference } from "../submission/reference";
import { applyPreferences } from "./apply-preferences";
import { claimFingerprint, findDuplicate } from "./duplicate";
import type { IntakeServices } from "./intake-services";
import type { DecidedSubmission, NewSubmission } from "./new-submission";
import { rememberOptOut } from "./remember-opt-out";
import { storeReceipt } from "./store-receipt";
import { submissionRow } from "./submission-row";

type Stored = {
  reference: string;
  isNew: boolean;
  /** Leased to this process, to be attempted after the commit. */
  first: FirstDelivery | null;
};

/**
 * One transaction: the submission, its receipt, its deliveries and its preferences, or nothing. A
 * duplicate of the last 24 hours is answered with the first one's reference; its preferences are
 * applied again.
 */
export async function store(services: IntakeServices, submission: NewSubmission): Promise<Stored> {
  // Storing fails on a duplicate under the newest key. Older keys need a look first.
  const looksFirst = submission.fingerprints.length > 1;
  const stored = await storeOnce(services, submission, looksFirst).catch((error: unknown) => {
    if (error instanceof DuplicateArrived) return storeOnce(services, submission, true);
    throw error;
  });
  announce(services, submission, stored);
  return stored;
}

class DuplicateArrived extends Error {}

function storeOnce(
  services: IntakeServices,
  submission: NewSubmission,
  looksFirst: boolean,
): Promise<Stored> {
  return transact(services.db, async (trx) => {
    const { fingerprints, identity, at } = submission;
    const reasons = await decideReasons(trx, submission);
    const duplicate = looksFirst ? await findDuplicate(trx, fingerprints, at) : undefined;
    const { reference, first } = duplicate
      ? { reference: duplicate, first: null }
      : await insert(services, trx, { submission, reasons });

    await rememberOptOut(trx, { identity, reasons, reference, at });
    await applyPreferences(services, trx, { submission, reference });
    return { reference, isNew: duplicate === undefined, first };
  });
}

async function decideReasons(
  trx: Transaction<Database>,
  { post, hashes }: NewSubmission,
): Promise<OptOutReason[]> {
  return withSuppression(post.facts.reasons, await isSuppressed(trx, "sale", hashes));
}

async function insert(
  services: IntakeServices,
  trx: Transaction<Database>,
  decided: DecidedSubmission,
) {
  const { submission } = decided;
  const reference = await issueReference(trx);
  const row = submissionRow(decided, reference);
  // Of parallel duplicates the database lets one in; the others roll back and then find it.
  const { fingerprints, at } = submission;
  if (!(await claimFingerprint(trx, { fingerprint: fingerprints[0], reference, at })))
    throw new DuplicateArrived();
  await insertSubmission(trx, { row });
  const hashes = listHashes(submission.identity);
  if (hashes.length > 0) await insertPersons(trx, { reference, hashes });
  await storeReceipt(services, trx, { ...decided, row });
  if (!submission.isSpam) {
    await services.outbox.supersede(trx, { kind: row.kind, hashes: submission.hashes });
  }
  return {
    reference,
    first: await services.outbox.plan(trx, readSubmission(row), {
      isOverRate: submission.isOverRate,
    }),
  };
}

const insertSubmission = prepareQuery((db, { row }: { row: SubmissionTable }) =>
  db.insertInto("submissions").values(row),
);

type Persons = { reference: string; hashes: readonly string[] };

const insertPersons = prepareQuery((db, { reference, hashes }: Persons) =>
  db.insertInto("persons").values(hashes.map((hash) => ({ reference, hash }))),
);

function announce(services: IntakeServices, { isSpam, kind, post }: NewSubmission, stored: Stored) {
  const { reference, isNew } = stored;
  const request = post.facts.requestId;
  services.log.info({ request, reference, kind: kind.kind, isNew, isSpam }, "submission stored");
  if (isNew) submissionStored.publish({ kind: kind.kind } satisfies SubmissionStored);
  if (isNew && isSpam) services.alert({ event: "quarantined", reference });
}
