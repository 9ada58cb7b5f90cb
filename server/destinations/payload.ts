import { findCase } from "~/data/cases";
import { contactChannels } from "~/data/contact-channels";
import type { FormKind } from "~/data/forms/definition";
import { certificateFields } from "~/data/forms/hidden";
import { wireNames } from "~/data/forms/wire-names";
import { submissionKinds } from "../submission/kinds";
import { formLanguage, parseTexts, type Submission } from "../submission/submission";
import type { OutboundMessage } from "./destination";
import { unsubscribeLink } from "./mail";

/** Payload members in the order they are sent. */
export type Member = [name: string, value: string];

/** One member of a payload: its name as sent, and the function that reads its value. */
type WireMember = readonly [name: string, value: WireValue];

type Sending = { isOptedOut: boolean; key: Buffer };

/** Null leaves the member out. */
type WireValue = (submission: Submission, sending: Sending) => string | null;

const spoken: WireMember = ["form_language", formLanguage];
const spokenIfNotEnglish: WireMember = [
  "form_language",
  (submission) => (formLanguage(submission) === "en" ? null : formLanguage(submission)),
];

const pageSource: WireMember = [wireNames.pageSource, ({ page }) => page.source];

/** Only if the visitor shared them, and never after an opt-out. */
const quizAnswers: WireMember = [
  "Quiz answers",
  ({ answers }, { isOptedOut }) => (answers && !isOptedOut ? JSON.stringify(answers) : null),
];

/** Unsubscribes with one click and without a login, so it works for anyone with the link. */
const unsubscribeUrl: WireMember = [
  "unsubscribe_url",
  ({ page: { origin }, contact: { email }, ...submission }, { key }) =>
    unsubscribeLink({ key, email, origin }, formLanguage(submission)),
];

const certificate = fields(...certificateFields.map(({ name }) => name));

const { firstName, lastName, phone, email } = wireNames;

const members = [
  ...fields(firstName, lastName, phone, email),
  // The form asks for it only if some states are excluded.
  optionalField("state"),
  spoken,
  caseTitle(wireNames.caseTitle),
  ...fields(wireNames.caseSlug),
  caseTitle("caseTypeLabel"),
  pageSource,
  ...certificate,
];

const casePerson = [
  ...fields(firstName, lastName, phone, email, "dob", "city", "state", "zipcode"),
  ...fields("preferred_language"),
  spoken,
];
const safety = [safetyField("safe_to_call"), safetyField("leave_message")];

/**
 * What each service gets from each kind of form, in this order and under the names it knows.
 * Without `sheet`, nothing is sent there.
 */
export const forwarded: Readonly<Record<FormKind, Forwarded>> = {
  home: { form: members, sheet: [...members, senderAddress("ip_address")] },
  case: {
    form: [
      ...casePerson,
      caseTitle(wireNames.caseTitle),
      pageSource,
      ...certificate,
      ...safety,
      quizAnswers,
    ],
    sheet: [
      ...casePerson,
      ...safety,
      caseTitle(wireNames.caseTitle),
      pageSource,
      senderAddress("IP Address"),
    ],
  },
  newsletter: {
    form: [
      ...fields(firstName, email),
      spokenIfNotEnglish,
      constant("formType", "newsletter"),
      constant(wireNames.caseTitle, "Newsletter"),
      pageSource,
      unsubscribeUrl,
    ],
  },
  unsubscribe: { form: [...fields("email"), constant("formType", "unsubscribe")] },
  opt_out: {
    form: [
      ...fields("fullName", "email", "phone", "state", "details"),
      constant("formType", "opt_out"),
    ],
  },
  contact: {
    form: [
      ...fields("topic", "firstName", "lastName", "email", "phone", "caseType", "message"),
      spokenIfNotEnglish,
    ],
  },
};

type Forwarded = { form: readonly WireMember[]; sheet?: readonly WireMember[] };

/** Fields under their stored names; empty ones are sent empty. */
function fields(...names: string[]): WireMember[] {
  return names.map((name) => [name, ({ fields }) => fields[name] ?? ""]);
}

/** For a field that some settings leave out of the form: sent only if it was answered. */
function optionalField(name: string): WireMember {
  return [name, ({ fields }) => fields[name] ?? null];
}

/** A field of sensitive cases, where a call can endanger somebody: there it is always sent. */
function safetyField(name: string): WireMember {
  return [name, ({ case: { slug }, fields }) => (isSensitive(slug) ? (fields[name] ?? "") : null)];
}

function isSensitive(slug: string | null): boolean {
  return findCase(slug ?? "")?.sensitive === true;
}

function constant(name: string, value: string): WireMember {
  return [name, () => value];
}

function caseTitle(name: string): WireMember {
  return [name, ({ case: { title } }) => title ?? ""];
}

/** Never sent after an opt-out. */
function senderAddress(name: string): WireMember {
  return [name, ({ ip }, { isOptedOut }) => (isOptedOut ? null : (ip ?? ""))];
}

/**
 * The members that a kind of form forwards. They are listed by name, so that nothing a visitor adds
 * is sent (`_cc`, for example, would copy the mail to any address).
 */
export function ownMembers(
  message: OutboundMessage,
  forwarded: readonly WireMember[],
  key: Buffer,
): Member[] {
  const sending = { isOptedOut: message.optOut.length > 0, key };
  return forwarded.flatMap(([name, read]): Member[] => {
    const value = read(message.submission, sending);
    return value === null ? [] : [[name, value]];
  });
}

type Unsent = Partial<Pick<OutboundMessage, "optOut" | "receipt">>;

/** A message without a delivery, for a row of an export or a test post. */
export function unsentMessage(
  submission: OutboundMessage["submission"],
  { optOut = [], receipt = null }: Unsent = {},
): OutboundMessage {
  const { reference, revision, receivedAt } = submission;
  const delivery = {
    id: 0,
    reference,
    message_id: reference,
    revision,
    purpose: "submission" as const,
    regarding: null,
    about: null,
    details: null,
    reason: null,
    ambiguous: 0,
    created_at: receivedAt,
  };
  const own = { at: receivedAt, leadKind: submission.kind, isCorrection: false, stopped: [] };
  return { ...own, delivery, submission, optOut, receipt };
}

/** Members that follow the fields in every payload, with the proof of consent for a lead. */
export function envelope(message: OutboundMessage): Member[] {
  const { submission, optOut, receipt } = message;
  const members = idMembers(message);
  if (optOut.length > 0) members.push(["do_not_sell", "1"]);
  if (optOut.includes("gpc")) members.push(["gpc", "1"]);
  if (submissionKinds[submission.kind].isLead) {
    members.push(
      ["consented_at", receipt?.consentedAt ?? ""],
      ["consent_text", receipt?.consentText ?? ""],
      ["receipt_sha256", receipt?.sha256 ?? ""],
    );
    if (message.isCorrection) members.push(["formType", "lead_corrected"]);
    if (message.stopped.length > 0) members.push(["contact_allowed", allowedContact(message)]);
  }
  return members;
}

/** The payload of a notice holds nothing else about the person. */
export function noticeMembers(message: OutboundMessage): Member[] {
  const { about, details, regarding } = message.delivery;
  const isOptOut = about === null || about === "privacy.opted_out";
  const formType = isOptOut ? "opt_out_notice" : about.replace(".", "_");
  const more: Member[] = isOptOut
    ? [["do_not_sell", "1"]]
    : Object.entries(parseTexts(details ?? "{}"));
  return [["formType", formType], ["regarding", regarding ?? ""], ...idMembers(message), ...more];
}

/** The ways of contact that are left after some were stopped. */
function allowedContact({ stopped }: OutboundMessage): string {
  return contactChannels.filter((channel) => !stopped.includes(channel)).join(" ");
}

function idMembers({ delivery }: OutboundMessage): Member[] {
  return [
    ["submission_id", delivery.message_id],
    ["revision", String(delivery.revision)],
  ];
}

/**
 * A leading apostrophe makes a spreadsheet show a formula as text. Full-width signs count too,
 * because spreadsheets with an East Asian locale read them like the ASCII ones.
 */
export function escapeSpreadsheetFormula(value: string): string {
  return /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(value) ? `'${value}` : value;
}
