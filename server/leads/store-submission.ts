import type { Transaction } from "kysely";
import { certificateFields, pageSourceField } from "~/data/forms/hidden";
import { events } from "../events";
import { noticePerson, supersede } from "../outbox/notices";
import { plan } from "../outbox/plan";
import { hashesUnder, type Identity, listHashes } from "../privacy/identity";
import {
  isSuppressed,
  lift,
  type OptOutReason,
  suppress,
  withSuppression,
} from "../privacy/opt-out";
import { usPhone } from "../privacy/phone";
import { logRequest } from "../privacy/privacy-log";
import { prepareQuery } from "../store/prepared-query";
import type { Database, SubmissionTable } from "../store/schema";
import { transact } from "../store/transact";
import { readSubmission, spokenField } from "../submission/submission";
import type { Values } from "./check";
import { claimReference } from "./duplicate";
import { pageSource, senderAddress } from "./form-post";
import type { IntakeServices } from "./intake-services";
import { type DecidedSubmission, type NewSubmission, tickedAnswers } from "./new-submission";
import { storeReceipt } from "./receipt";

type Stored = { reference: string; isNew: boolean };

/**
 * Stores the submission, its receipt, its deliveries and its preferences in one transaction. A
 * duplicate of the last 24 hours gets the reference of the first; its preferences are applied
 * again.
 */
export async function store(services: IntakeServices, submission: NewSubmission): Promise<Stored> {
  const { identity, at } = submission;
  const stored = await transact(services.db, async (trx) => {
    const isOnList = await isSuppressed(trx, "sale", submission.hashes);
    const reasons = withSuppression(submission.post.facts.reasons, isOnList);
    const { reference, isNew } = await claimReference(trx, submission);
    const decided = { submission, reasons };
    if (isNew) await insert(services, trx, { ...decided, reference });

    // Preferences come first, because they log what they add to the list.
    await applyPreferences(services, trx, { submission, reference, isNew });
    await rememberOptOut(trx, { identity, reasons, reference, at });
    return { reference, isNew };
  });
  announce(services, submission, stored);
  return stored;
}

async function insert(
  services: IntakeServices,
  trx: Transaction<Database>,
  { reference, ...decided }: DecidedSubmission & { reference: string },
): Promise<void> {
  const { submission } = decided;
  const { rules, isOverRate, isSpam } = submission;
  const { relay } = services.outbox;
  const row = submissionRow(decided, reference);
  await insertSubmission(trx, { row });
  const hashes = listHashes(submission.identity);
  if (hashes.length > 0) await insertPersons(trx, { reference, hashes });
  await storeReceipt(services, trx, { ...decided, row });
  if (rules.supersedes && !isSpam) {
    await supersede(relay, trx, { kind: row.kind, hashes: submission.hashes });
  }
  const named = services.named.flatMap(({ id }) => id ?? []);
  await plan(relay, trx, {
    submission: readSubmission(row),
    isOverRate,
    ...(rules.isLead && services.sendsToFirms ? { named } : {}),
  });
}

const insertSubmission = prepareQuery((db, { row }: { row: SubmissionTable }) =>
  db.insertInto("submissions").values(row),
);

type Persons = { reference: string; hashes: readonly string[] };

const insertPersons = prepareQuery((db, { reference, hashes }: Persons) =>
  db.insertInto("persons").values(hashes.map((hash) => ({ reference, hash }))),
);

function announce(
  services: IntakeServices,
  { isSpam, rules, post }: NewSubmission,
  stored: Stored,
) {
  const { reference, isNew } = stored;
  const request = post.facts.requestId;
  services.log.info({ request, reference, kind: rules.kind, isNew, isSpam }, "submission stored");
  if (isNew) events.emit("stored", rules.kind);
  if (isNew && isSpam) services.alert({ event: "quarantined", reference });
}

/** The stored part of a submission; its answers only if shared and not opted out. */
export function submissionRow(
  { submission, reasons }: DecidedSubmission,
  reference: string,
): SubmissionTable {
  const { post, values, fingerprints, at } = submission;
  const address = senderAddress(post, values);
  const answers = reasons.length > 0 ? null : tickedAnswers(post, values);

  return {
    reference,
    kind: submission.rules.kind,
    case_slug: post.case?.slug ?? null,
    case_title: post.case?.title ?? null,
    received_at: at,
    state: submission.isSpam ? "quarantined" : "accepted",
    revision: 1,
    origin: post.facts.publicOrigin,
    path: post.page.path,
    page_source: pageSource(
      post.facts.publicOrigin,
      post.page,
      post.entries.get(pageSourceField.name)?.[0],
    ),
    fields: JSON.stringify(storedFields(submission)),
    answers: answers ? JSON.stringify(answers) : null,
    opted_out: JSON.stringify(reasons),
    ip: address?.ip ?? null,
    ip_source: address?.source ?? null,
    fingerprint: fingerprints[0],
    erased_at: null,
  };
}

function storedFields({ rules, values, fields, contact }: NewSubmission): Values {
  const { case: _slug, answers: _answers, ...own } = fields;
  const told = { ...own, ...spokenField() };
  const phone: Values = rules.contact.phone ? { phone_e164: usPhone(contact.phone) ?? "" } : {};
  if (!rules.isLead) return { ...told, ...phone };

  const certificate = certificateFields.map(({ name }) => [name, values[name] ?? ""]);
  return { ...told, ...Object.fromEntries(certificate), ...phone };
}

type Sent = { submission: NewSubmission; reference: string; isNew: boolean };

/**
 * Changes the suppression lists as a submission asks, in its transaction. Runs for duplicates too.
 */
async function applyPreferences(
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

/** Lifts only the newsletter suppression of the submission's own address; spam lifts nothing. */
async function joinNewsletter(
  { keys }: IntakeServices,
  trx: Transaction<Database>,
  { submission }: Sent,
) {
  const { email } = submission.contact;
  if (!submission.isSpam) await lift(trx, "newsletter", hashesUnder(keys, { email }));
}

/** Plans and logs only new opt-outs, because anybody can repeat a request as often as they like. */
async function optOut(services: IntakeServices, trx: Transaction<Database>, sent: Sent) {
  const { submission, reference, isNew } = sent;
  // Earlier leads may be stored under an older key, so notices need the hashes under every key.
  const { at, isOverRate, hashes } = submission;
  const own = listHashes(submission.identity);
  const isAdded = await suppress(trx, { scope: "sale", hashes: own, source: reference, at });
  const notice = { about: "privacy.opted_out", request: reference, isOverRate } as const;
  await noticePerson(services.outbox.relay, trx, hashes, notice);
  if (!isNew && !isAdded) return;

  const outcome = "processed at once";
  await logRequest(trx, { at, reference, nature: "opt_out", manner: "web", outcome });
}

function emailHashes({ email }: Identity): string[] {
  return email ? [email] : [];
}

type Reasons = {
  identity: Identity;
  reasons: readonly OptOutReason[];
  reference: string;
  at: number;
};

/** Puts the sender on the `sale` list, which keeps them opted out later and in any browser. */
export async function rememberOptOut(
  trx: Transaction<Database>,
  { identity, reasons, reference, at }: Reasons,
): Promise<void> {
  if (reasons.length === 0) return;

  const isAsked = reasons.some((reason) => reason !== "suppression");
  const hashes = isAsked ? listHashes(identity) : await hashesToAdd(trx, identity);
  await suppress(trx, { scope: "sale", hashes, source: reference, at });
}

/**
 * For a sender who did not ask for the opt-out now but is on the list. A number already on the list
 * is not added again: when its owner's entry is lifted, this submission must not keep it
 * suppressed.
 */
async function hashesToAdd(trx: Transaction<Database>, identity: Identity) {
  const numbers = listHashes({ ...identity, email: null });
  const isListed = await isSuppressed(trx, "sale", numbers);
  return [...emailHashes(identity), ...(isListed ? [] : numbers)];
}
