import { resolveCase } from "~/data/cases";
import type { ContactChannel } from "~/data/contact-channels";
import { showWords } from "~/data/desk/show";
import type {
  ActView,
  DeliveryView,
  DeskContent,
  EditableField,
  Fact,
  SubmissionView,
} from "~/data/desk/view";
import { deskNotes, factWords, storedNames } from "~/data/desk/words";
import { normalizePhone } from "~/data/formats";
import { wireNames } from "~/data/forms/wire-names";
import { editableFields } from "../leads/editable-fields";
import { isPageClosed } from "../leads/open";
import type { Operator } from "../operator/operator";
import { readActs } from "../operator/operator-log";
import { findRouting, type PartnerEventRow, readPartnerEvents } from "../operator/read-routing";
import {
  type AttemptRow,
  type DeliveryRow,
  findSubmission,
  readAttempts,
  readDeliveries,
  readReceipt,
} from "../operator/submission-rows";
import { readAuthorizations } from "../privacy/authorizations";
import { hashesUnder } from "../privacy/identity";
import { stoppedSince } from "../privacy/opt-out";
import type { Routing } from "../routing/routing-row";
import type { AuthorizationTable, OperatorLogTable } from "../store/schema";
import { submissionKinds } from "../submission/kinds";
import { readSubmission, type Submission } from "../submission/submission";
import { fullLabel } from "./destination-labels";
import { moment } from "./moment";
import { consentFacts, proofFacts } from "./receipt-facts";

type Asked = {
  reference: string;
  formToken: string;
  /** Set when a correction was not accepted. */
  errors?: Readonly<Record<string, string>>;
  typed?: Readonly<Record<string, string>>;
  /**
   * The correction was made on an outdated page: differences from the stored values are pointed
   * out.
   */
  isStale?: boolean;
};

/** One submission as the desk shows it; null for an unknown reference. */
export async function submissionContent(
  { db, keys }: Operator,
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
  const fields = listFields(submission, asked);
  const hashes = hashesUnder(keys, submission.contact);
  const stopped = await stoppedSince(db, {
    hashes,
    since: submission.receivedAt,
    reference: submission.reference,
  });
  const view: SubmissionView = {
    reference: row.reference,
    revision: row.revision,
    summary: summarize(submission),
    received: moment(submission.receivedAt),
    formToken: asked.formToken,
    cautions: listCautions(submission, stopped),
    troubles: listTroubles(submission, deliveries),
    facts: listFacts(submission),
    sent: listSent(submission, stopped),
    fields,
    answers: sharedAnswers(submission),
    deliveries: deliveries.map((one) => deliveryView(one, attempts)),
    firms: [
      ...listFirms(
        await findRouting(db, row.reference),
        await readPartnerEvents(db, row.reference),
      ),
      ...listPapers(await readAuthorizations(db, row.reference)),
    ],
    acts: acts.map(actView),
    consent: receipt ? consentFacts(receipt) : [],
    proof: receipt ? proofFacts(receipt) : [],
    can: possibleActs(submission, deliveries, await isPageClosed({ db }, row.reference)),
  };
  return { kind: "submission", submission: view };
}

function summarize({ kind, case: about, contact }: Submission): string {
  const { label } = submissionKinds[kind];
  return [contact.name || contact.email, label, about.title].filter(Boolean).join(" · ");
}

/** What a caller must know first. */
function listCautions({ fields }: Submission, stopped: readonly ContactChannel[]): string[] {
  return [
    ...(stopped.length > 0 ? [factWords.stopped(stopped)] : []),
    ...(fields.safe_to_call === "no" ? [factWords.unsafeToCall] : []),
    ...(fields.leave_message === "no" ? [factWords.noMessage] : []),
  ];
}

function listTroubles({ state, erasedAt }: Submission, deliveries: readonly DeliveryRow[]) {
  if (erasedAt !== null) return [];
  if (state === "quarantined") return [factWords.quarantined];
  if (state !== "accepted") return [];

  return deliveries
    .filter((one) => one.state === "refused" || one.state === "expired")
    .map(({ destination, state: ended, reason }) =>
      factWords.trouble(fullLabel(destination), ended, reason ?? ""),
    );
}

function listFacts(submission: Submission): Fact[] {
  const { kind, case: about, state, erasedAt, optedOut, page, ip } = submission;
  const erased = erasedAt === null ? null : factWords.erased(moment(erasedAt).text);
  return [
    { name: factWords.form, value: submissionKinds[kind].label },
    { name: factWords.case, value: about.title ?? "-" },
    { name: factWords.state, value: erased ?? state },
    { name: factWords.revision, value: String(submission.revision) },
    { name: factWords.optedOut, value: optedOut.join(", ") || factWords.no },
    { name: factWords.page, value: page.source },
    { name: factWords.address, value: ip ?? "-" },
  ];
}

function listFields(submission: Submission, { errors = {}, typed = {}, isStale }: Asked) {
  if (submission.erasedAt !== null || submission.state !== "accepted") return [];

  return editableFields(submission).map((field): EditableField => {
    const stored = submission.fields[field.name] ?? "";
    const value = typed[field.name] ?? stored;
    const difference = isStale && value !== stored ? deskNotes.storedNow(stored) : null;
    return {
      name: field.name,
      label: field.label,
      value,
      isLong: field.type === "textarea",
      options: "options" in field ? field.options : null,
      error: errors[field.name] ?? difference,
    };
  });
}

/** Everything that was sent, in the words of the form; a click on the number calls it. */
function listSent(submission: Submission, stopped: readonly ContactChannel[]): Fact[] {
  const { fields, contact } = submission;
  const known = editableFields(submission);
  const order = [...known.map(({ name }) => name), ...Object.keys(fields)];
  const mayCall = fields.safe_to_call !== "no" && !stopped.includes("calls");
  const call = mayCall ? callAddress(contact.phone) : undefined;

  return [...new Set(order)].flatMap((name) => {
    const stored = fields[name] ?? "";
    const value = name === wireNames.caseSlug ? (submission.case.title ?? stored) : stored;
    if (value === "") return [];
    const field = known.find((one) => one.name === name);
    const option = field && "options" in field && field.options.find((one) => one.value === value);
    const href = value === contact.phone ? call : undefined;
    const label = field?.label ?? storedNames.get(name) ?? name;
    return [{ name: label, value: option ? option.label : value, href }];
  });
}

function callAddress(phone: string): string | undefined {
  return phone === "" ? undefined : `tel:${normalizePhone(phone)}`;
}

/** The shared quiz answers, in the words of the questions and answers. */
function sharedAnswers({ answers, case: { slug } }: Submission): Fact[] {
  const { quiz } = resolveCase(slug ?? "");
  return Object.entries(answers ?? {}).map(([name, value]) => {
    const question = quiz.questions.find((one) => one.name === name);
    const options = question && "options" in question ? question.options : [];
    const option = options.find((one) => one.value === value);
    return { name: question?.label ?? name, value: option?.label ?? value };
  });
}

function deliveryView(delivery: DeliveryRow, attempts: readonly AttemptRow[]): DeliveryView {
  const { id, destination, state, next_at, reason, revision, purpose } = delivery;
  const detail = [
    purpose === "notice" ? factWords.notice : "",
    revision > 1 ? factWords.revisionOf(revision) : "",
    state === "pending" ? factWords.nextTry(moment(next_at).text) : "",
    reason ?? "",
  ];
  return {
    id,
    label: fullLabel(destination),
    state,
    detail: detail.filter(Boolean).join(", "),
    attempts: attempts
      .filter(({ delivery_id }) => delivery_id === id)
      .map(({ started_at, outcome, status, detail: told }) => ({
        at: moment(started_at),
        outcome,
        status: status === null ? "-" : String(status),
        detail: told,
      })),
  };
}

function actView({ at, act, place, outcome }: OperatorLogTable): ActView {
  return { at: moment(at), text: factWords.act(act, place, outcome) };
}

/** Each choice with the other candidates and their reasons, then the firms' reports. */
function listFirms(routing: Routing | null, events: readonly PartnerEventRow[]): Fact[] {
  const choices = routing?.choices ?? [];
  return [
    ...choices.map(({ at, occasion, partner, outcome, candidates }) => {
      const others = candidates.map(({ id, standing, taken }) => `${id} ${standing} (${taken})`);
      const among = showWords.among(others.join(", ").replaceAll("_", " "));
      return {
        name: `${moment(at).text}, ${occasion.replaceAll("_", " ")}`,
        value: `${partner ?? outcome}, ${among}`,
        ...(partner === null ? {} : { href: `/firms/${partner}` }),
      };
    }),
    ...events.map(({ partner, status, note, received_at, counts }) => ({
      name: `${moment(received_at).text}, ${partner}`,
      value: [status, note, counts === 1 ? "" : showWords.tooLate].filter(Boolean).join(", "),
    })),
    ...(routing?.asks
      ? [
          {
            name: factWords.authorization,
            value: showWords.asks(routing.asks, moment(routing.asked_at ?? 0).text),
          },
        ]
      : []),
  ];
}

/** What the person signed in Washington or Nevada. */
function listPapers(papers: readonly AuthorizationTable[]): Fact[] {
  return papers.map(({ partner, signed_at, ends_at, revoked_at }) => ({
    name: factWords.authorization,
    value: showWords.signed(partner, {
      at: moment(signed_at).text,
      end: moment(revoked_at ?? ends_at).text,
      isRevoked: revoked_at !== null,
    }),
  }));
}

function possibleActs(
  submission: Submission,
  deliveries: readonly DeliveryRow[],
  isClosed: boolean,
) {
  const { kind, state, erasedAt, contact, optedOut } = submission;
  const isLead = submissionKinds[kind].isLead && erasedAt === null && state !== "refused";
  const isWhole = erasedAt === null;
  const isWaiting = deliveries.some((one) => ["pending", "refused", "expired"].includes(one.state));

  return {
    retry: isWhole && state === "accepted" && isWaiting,
    release: isWhole && state === "quarantined",
    edit: isWhole && state === "accepted",
    allow: isWhole && contact.email !== "" && optedOut.length > 0,
    stop: isLead,
    withdraw: isLead,
    close: isLead && !isClosed,
    erase: isWhole && contact.email !== "",
  };
}
