import type {
  DeliveryView,
  DeskContent,
  EditableField,
  Fact,
  SubmissionView,
} from "~/data/desk/view";
import { editableFields } from "../operator/editable-fields";
import type { Operator } from "../operator/operator";
import { readActs } from "../operator/operator-log";
import { localTime } from "../operator/print-time";
import {
  type AttemptRow,
  type DeliveryRow,
  findSubmission,
  type ReceiptRow,
  readAttempts,
  readDeliveries,
  readReceipt,
} from "../operator/read-submission";
import type { OperatorLogTable } from "../store/schema";
import { readSubmission } from "../submission/read-submission";
import type { Submission } from "../submission/submission";

type Asked = {
  reference: string;
  formToken: string;
  /** Of a correction that was not accepted. */
  errors?: Readonly<Record<string, string>>;
  typed?: Readonly<Record<string, string>>;
};

/** One submission as the desk shows it; null for an unknown reference. */
export async function submissionContent(
  { db }: Operator,
  asked: Asked,
): Promise<DeskContent | null> {
  const row = await findSubmission(db, asked.reference);
  if (!row) return null;

  const submission = readSubmission(row);
  const deliveries = await readDeliveries(db, [row.reference]);
  const ids = deliveries.map(({ id }) => id);
  const attempts = await readAttempts(db, ids);
  const acts = await readActs(db, row.reference);
  const receipt = await readReceipt(db, row.reference);
  const view: SubmissionView = {
    reference: row.reference,
    formToken: asked.formToken,
    facts: listFacts(submission),
    fields: listFields(submission, asked),
    answers: pairs(submission.answers ?? {}),
    deliveries: deliveries.map((delivery) => deliveryView(delivery, attempts)),
    acts: acts.map(actFact),
    receipt: receipt ? receiptFacts(receipt) : [],
    can: possibleActs(submission, deliveries),
  };
  return { kind: "submission", submission: view };
}

function listFacts(submission: Submission): Fact[] {
  const { kind, case: about, state, erasedAt, optedOut, page, ip } = submission;
  return [
    { name: "Form", value: kind },
    { name: "Case", value: about.title ?? "-" },
    { name: "Received", value: localTime(submission.receivedAt) },
    { name: "State", value: erasedAt === null ? state : `erased ${localTime(erasedAt)}` },
    { name: "Revision", value: String(submission.revision) },
    { name: "Opted out", value: optedOut.join(", ") || "no" },
    { name: "Page", value: page.source },
    { name: "Address", value: ip ?? "-" },
  ];
}

/** Those of the form first, then what else is stored, such as a certificate. */
function listFields(submission: Submission, { errors = {}, typed = {} }: Asked): EditableField[] {
  const editable = submission.erasedAt === null ? editableFields(submission) : [];
  const names = editable.map(({ name }) => name);
  const others = Object.keys(submission.fields).filter((name) => !names.includes(name));

  return [
    ...editable.map((field) => ({
      name: field.name,
      label: field.label,
      value: typed[field.name] ?? submission.fields[field.name] ?? "",
      isLong: field.type === "textarea",
      options: "options" in field ? field.options : null,
      isEditable: true,
      error: errors[field.name] ?? null,
    })),
    ...others.map((name) => ({
      name,
      label: name,
      value: submission.fields[name] ?? "",
      isLong: false,
      options: null,
      isEditable: false,
      error: null,
    })),
  ];
}

function pairs(values: Readonly<Record<string, string>>): Fact[] {
  return Object.entries(values).map(([name, value]) => ({ name, value }));
}

function deliveryView(delivery: DeliveryRow, attempts: readonly AttemptRow[]): DeliveryView {
  const { id, destination, state, next_at, reason, revision, purpose } = delivery;
  const detail = [
    purpose === "notice" ? "opt-out notice" : "",
    revision > 1 ? `revision ${revision}` : "",
    state === "pending" ? `next ${localTime(next_at)}` : "",
    reason ?? "",
  ];
  return {
    id,
    destination,
    state,
    detail: detail.filter(Boolean).join(", "),
    attempts: attempts
      .filter(({ delivery_id }) => delivery_id === id)
      .map(({ started_at, outcome, status, detail: told }) => ({
        at: localTime(started_at),
        outcome,
        status: status === null ? "-" : String(status),
        detail: told,
      })),
  };
}

function actFact({ at, act, place, outcome }: OperatorLogTable): Fact {
  return { name: localTime(at), value: `${act} (${place}): ${outcome}` };
}

function receiptFacts({ body, sha256, personal, seq, seal }: ReceiptRow): Fact[] {
  return [
    { name: "Body", value: body },
    { name: "SHA-256 of the body", value: sha256 },
    { name: "Personal part", value: personal ?? "erased" },
    { name: "Place in the chain", value: seq === null ? "not sealed yet" : String(seq) },
    { name: "Seal", value: seal ?? "-" },
  ];
}

function possibleActs(submission: Submission, deliveries: readonly DeliveryRow[]) {
  const { state, erasedAt, contact, optedOut } = submission;
  const isWhole = erasedAt === null;
  const isWaiting = deliveries.some((one) => ["pending", "refused", "expired"].includes(one.state));

  return {
    retry: isWhole && state === "accepted" && isWaiting,
    release: isWhole && state === "quarantined",
    edit: isWhole && state === "accepted",
    allow: isWhole && contact.email !== "" && optedOut.length > 0,
    erase: isWhole && contact.email !== "",
  };
}
