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
import { applyPreferences } from "./apply-preferences";
import { claimReference } from "./duplicate";
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
  const { identity, at } = submission;
  const stored = await transact(services.db, async (trx) => {
    const reasons = await decideReasons(trx, submission);
    const { reference, isNew } = await claimReference(trx, submission);
    const decided = { submission, reasons };
    const first = isNew ? await insert(services, trx, { ...decided, reference }) : null;

    await rememberOptOut(trx, { identity, reasons, reference, at });
    await applyPreferences(services, trx, { submission, reference });
    return { reference, isNew, first };
  });
  announce(services, submission, stored);
  return stored;
}

async function decideReasons(
  trx: Transaction<Database>,
  { post, hashes }: NewSubmission,
): Promise<OptOutReason[]> {
  return withSuppression(post.facts.reasons, await isSuppressed(trx, "sale", hashes));
}

/** @returns the delivery to be attempted after the commit */
async function insert(
  services: IntakeServices,
  trx: Transaction<Database>,
  { reference, ...decided }: DecidedSubmission & { reference: string },
): Promise<FirstDelivery | null> {
  const { submission } = decided;
  const row = submissionRow(decided, reference);
  await insertSubmission(trx, { row });
  const hashes = listHashes(submission.identity);
  if (hashes.length > 0) await insertPersons(trx, { reference, hashes });
  await storeReceipt(services, trx, { ...decided, row });
  if (!submission.isSpam) {
    await services.outbox.supersede(trx, { kind: row.kind, hashes: submission.hashes });
  }
  const { isOverRate } = submission;
  return services.outbox.plan(trx, readSubmission(row), { isOverRate });
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
