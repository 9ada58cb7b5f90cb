import type { Transaction } from "kysely";
import { obstacles } from "~/data/desk/obstacles";
import { usPhone } from "~/data/formats";
import { check, type Values } from "../leads/check";
import type { RequestFacts } from "../leads/form-post";
import { type FurtherConsent, storeFurtherReceipt } from "../leads/receipt";
import { isChild } from "../leads/receive";
import { rememberOptOut } from "../leads/store-submission";
import { identify, listHashes } from "../privacy/identity";
import { logRequest } from "../privacy/privacy-log";
import type { Database, SubmissionTable } from "../store/schema";
import { transact } from "../store/transact";
import { readContact, readSubmission, type Submission } from "../submission/submission";
import { unknownReference } from "./act-result";
import { cancelEarlier, deliverAgain } from "./deliver-again";
import { editableFields } from "./editable-fields";
import type { Operator } from "./operator";
import { logAct } from "./operator-log";
import { findSubmission } from "./submission-rows";

type EditResult =
  | { kind: "done"; revision: number; count: number }
  /** Messages by field name; nothing was changed. */
  | { kind: "invalid"; errors: Record<string, string> }
  /** Corrected or erased since the operator looked at it; nothing was changed. */
  | { kind: "stale"; obstacle: string }
  | { kind: "obstacle"; obstacle: string };

/**
 * `seen` is the revision that the operator looked at; only a current one can be corrected. `by` is
 * the request of the person behind the submission, with the consent to a new number.
 */
type Wanted = {
  changes: Values;
  seen?: number | undefined;
  by?: { facts: RequestFacts; consent: FurtherConsent | null };
};

/**
 * Checks the changes as the form does, stores them as the next revision, and delivers it under the
 * same reference. The receipt stays unchanged, because it proves what the visitor sent. A consent
 * to a new number gets a receipt of its own.
 */
export async function edit(
  operator: Operator,
  reference: string,
  { changes, seen, by }: Wanted,
): Promise<EditResult> {
  const row = await findSubmission(operator.db, reference);
  const obstacle = row ? obstacleTo(row) : unknownReference(reference);
  if (!row || obstacle) return { kind: "obstacle", obstacle: obstacle ?? "" };
  if (seen !== undefined && seen !== row.revision) {
    return { kind: "stale", obstacle: obstacles.edit.changedMeanwhile(reference) };
  }

  const submission = readSubmission(row);
  const checked = checkChanges(submission, changes, operator.now());
  if (checked.kind === "invalid") return checked;
  if (isSame(submission.fields, checked.fields)) {
    return { kind: "obstacle", obstacle: obstacles.edit.unchanged };
  }
  return transact(operator.db, (trx) => save(operator, trx, { row, fields: checked.fields, by }));
}

function obstacleTo({ reference, state, erased_at }: SubmissionTable): string | null {
  if (erased_at !== null) return obstacles.edit.erased(reference);
  if (state === "quarantined") return obstacles.edit.quarantined(reference);
  return state === "refused" ? obstacles.refusedInSight(reference) : null;
}

type Checked =
  | { kind: "valid"; fields: Record<string, string> }
  | Extract<EditResult, { kind: "invalid" }>;

function checkChanges(submission: Submission, changes: Values, at: number): Checked {
  const fields = editableFields(submission);
  const unknown = Object.keys(changes).filter(
    (name) => !fields.some((field) => field.name === name),
  );
  if (unknown.length > 0) {
    const known = fields.map(({ name }) => name).join(", ");
    const message = obstacles.edit.noSuchField(known);
    return { kind: "invalid", errors: Object.fromEntries(unknown.map((name) => [name, message])) };
  }

  const whole = { ...submission.fields, ...changes };
  const entries = new Map(fields.map(({ name }) => [name, [whole[name] ?? ""]]));
  const { values, errors } = check(fields, entries, at);
  if (errors) {
    const told = Object.entries(errors).map(([name, messages]) => [name, messages.join(" ")]);
    return { kind: "invalid", errors: Object.fromEntries(told) };
  }
  if (isChild(values.dob, submission.receivedAt)) {
    return { kind: "invalid", errors: { dob: obstacles.edit.child } };
  }
  return {
    kind: "valid",
    fields: merged(
      submission,
      fields.map(({ name }) => name),
      values,
    ),
  };
}

function merged(submission: Submission, names: readonly string[], values: Values) {
  const kept = Object.entries(submission.fields).filter(([name]) => !names.includes(name));
  const next: Record<string, string> = { ...Object.fromEntries(kept), ...values };
  const { phone } = readContact(submission.kind, next);
  return "phone_e164" in next ? { ...next, phone_e164: usPhone(phone) ?? "" } : next;
}

function isSame(before: Values, after: Values): boolean {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].every((name) => (before[name] ?? "") === (after[name] ?? ""));
}

type Correction = Pick<Wanted, "by"> & { row: SubmissionTable; fields: Record<string, string> };

async function save(
  operator: Operator,
  trx: Transaction<Database>,
  { row, fields, by }: Correction,
): Promise<EditResult> {
  const { reference } = row;
  const next = { ...row, revision: row.revision + 1, fields: JSON.stringify(fields) };
  const { numUpdatedRows } = await trx
    .updateTable("submissions")
    .set({ revision: next.revision, fields: next.fields })
    .where("reference", "=", reference)
    .where("revision", "=", row.revision)
    // An erasure since the row was read must not be undone.
    .where("erased_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) {
    return { kind: "stale", obstacle: obstacles.edit.changedMeanwhile(reference) };
  }
  await addPersons(operator, trx, next);
  if (by) await keepProof(operator, trx, { row: next, by });
  await cancelEarlier(operator, trx, { reference, revision: next.revision });
  const count = await deliverAgain(operator, trx, readSubmission(next));

  const outcome = `revision ${next.revision}`;
  await logAct(trx, operator, { act: "edit", outcome, references: [reference] });
  await logRequest(trx, { at: operator.now(), nature: "correct", outcome });
  return { kind: "done", revision: next.revision, count };
}

type Proof = { row: SubmissionTable; by: NonNullable<Wanted["by"]> };

/** An opt-out signal of the browser counts for a correction as it does for a new form. */
async function keepProof(
  { keys, now }: Operator,
  trx: Transaction<Database>,
  { row, by: { facts, consent } }: Proof,
) {
  const at = now();
  const identity = identify(keys[0], readSubmission(row).contact);
  const { reasons } = facts;
  await rememberOptOut(trx, { identity, reasons, reference: row.reference, at });
  if (consent) await storeFurtherReceipt(trx, consent, { row, at });
}

/** Keeps the earlier address too: the receipt still holds it, and an erasure must find both. */
async function addPersons(operator: Operator, trx: Transaction<Database>, row: SubmissionTable) {
  const { contact } = readSubmission(row);
  const hashes = listHashes(identify(operator.keys[0], contact));
  if (hashes.length === 0) return;

  await trx
    .insertInto("persons")
    .values(hashes.map((hash) => ({ reference: row.reference, hash })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
