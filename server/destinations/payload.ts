import { channelsIn, contactChannels } from "~/data/contact-channels";
import type { FormKind } from "~/data/forms/definition";
import { certificateFields } from "~/data/forms/hidden";
import { wireNames } from "~/data/forms/wire-names";
import { mainLanguage } from "~/data/language";
import { allowedChannels, saysUnsafe } from "../submission/contact-stops";
import { longestForm, sentFields, submissionKinds } from "../submission/kinds";
import { formLanguage, parseTexts, type Submission } from "../submission/submission";
import type { OutboundMessage } from "./destination";
import { unsubscribeLink } from "./mail";

/** Payload members in the order they are sent. */
export type Member = [name: string, value: string];

/** A member that a message may lack: one with null is not sent. */
type Draft = readonly [name: string, value: string | null];

/** What the form service gets. */
export function formMembers(message: OutboundMessage, key: Buffer): Member[] {
  if (message.delivery.purpose === "notice") return noticeMembers(message);

  return [...present(formFields(message, key)), ...envelope(message)];
}

/**
 * What the spreadsheet gets: leads of the home page as one JSON member, leads of a case page flat.
 * Values that it would run as formulas are escaped.
 */
export function sheetMembers(message: OutboundMessage, apiKey: string): Member[] {
  const isNotice = message.delivery.purpose === "notice";
  const own = isNotice ? [] : escaped(present(sheetFields(message)));
  const rest = escaped(isNotice ? noticeMembers(message) : envelope(message));
  if (message.leadKind === "case") return [...own, ["apiKey", apiKey], ...rest];

  const data = JSON.stringify(Object.fromEntries([...own, ...rest]));
  return [
    ["apiKey", apiKey],
    ["data", data],
  ];
}

/**
 * All members that a submission has in the payloads above, for an export. A payload names the allowed ways
 * of contact only if something is stopped. An export always does, or says `none`, because an empty cell
 * would not show which of the two it means.
 */
export function exportMembers(message: OutboundMessage, key: Buffer): Member[] {
  const { kind } = message.submission;
  const mayExpectCall = submissionKinds[kind].isLead || kind === "contact";
  const allowed = allowedChannels(message).join(" ") || "none";
  return [
    ...present(exportFields(message, key)),
    ...proof(message),
    ...present([["contact_allowed", mayExpectCall ? allowed : null]]),
  ];
}

/** The names of `exportMembers` of a kind of form, whether a submission has them or not. */
export function exportNames(kind: FormKind): string[] {
  return exportFields(unsentMessage(empty(kind)), Buffer.alloc(32)).map(([name]) => name);
}

function exportFields(message: OutboundMessage, key: Buffer): Draft[] {
  return [...formFields(message, key), ...sheetFields(message)];
}

const { firstName, lastName, phone, email, caseTitle, caseSlug, pageSource } = wireNames;
const certificate = certificateFields.map(({ name }) => name);

/**
 * The fields that say that they go there, so that nothing a visitor adds is sent: `_cc`, for
 * example, would copy the mail to any address. Then what is known about the form.
 */
function formFields(message: OutboundMessage, key: Buffer): Draft[] {
  const { submission, optOut } = message;
  const { kind, page, answers, contact } = submission;
  const language = formLanguage(submission);
  const asked = askedFields(submission, "form");
  const otherLanguage: Draft = ["form_language", language === mainLanguage ? null : language];

  switch (kind) {
    case "home":
      return inOrder([...asked, ...homeMembers(submission)], formOrder);
    case "case": {
      // Only if the visitor shared them, and never after an opt-out.
      const shared = answers && optOut.length === 0 ? JSON.stringify(answers) : null;
      const members = [...caseMembers(submission), ...certificateMembers(submission)];
      return inOrder([...asked, ...members, ["Quiz answers", shared]], formOrder);
    }
    case "newsletter":
      return [
        ...asked,
        otherLanguage,
        ["formType", "newsletter"],
        [caseTitle, "Newsletter"],
        [pageSource, page.source],
        ["unsubscribe_url", unsubscribeLink({ key, origin: page.origin, ...contact }, language)],
      ];
    case "unsubscribe":
    case "opt_out":
      return [...asked, ["formType", kind]];
    case "contact":
      return inOrder([...asked, otherLanguage], formOrder);
  }
}

/** Only leads go to the spreadsheet. */
function sheetFields({ submission, optOut }: OutboundMessage): Draft[] {
  const ip = optOut.length > 0 ? null : (submission.ip ?? "");
  const asked = askedFields(submission, "sheet");
  switch (submission.kind) {
    case "home":
      return inOrder([...asked, ...homeMembers(submission), ["ip_address", ip]], sheetOrder);
    case "case":
      return inOrder([...asked, ...caseMembers(submission), ["IP Address", ip]], sheetOrder);
    default:
      return [];
  }
}

/** Under the names that a recipient knows; empty ones are sent empty. */
function askedFields(submission: Submission, recipient: "form" | "sheet"): Draft[] {
  return sentFields(submission).flatMap((field): Draft[] => {
    const name = field.to?.[recipient];
    const value = submission.fields[field.name] ?? (field.mayBeUnasked ? null : "");
    return name === undefined ? [] : [[name, value]];
  });
}

function homeMembers(submission: Submission): Draft[] {
  return [
    ...caseMembers(submission),
    ["caseTypeLabel", submission.case.title ?? ""],
    ...certificateMembers(submission),
  ];
}

function caseMembers(submission: Submission): Draft[] {
  return [
    ["form_language", formLanguage(submission)],
    [caseTitle, submission.case.title ?? ""],
    [pageSource, submission.page.source],
  ];
}

function certificateMembers({ fields }: Submission): Draft[] {
  return certificate.map((name) => [name, fields[name] ?? ""]);
}

const aboutPerson = [
  ...["topic", firstName, lastName, phone, email],
  ...["firstName", "lastName", "email", "phone", "caseType", "message"],
  ...["dob", "city", "state", "zipcode", "preferred_language", "form_language"],
];
const aboutCase = [caseTitle, caseSlug, "caseTypeLabel", pageSource, ...certificate];
const aboutSafety = ["safe_to_call", "leave_message"];

/** The columns that recipients have. What was added later follows, so that none moves. */
const formOrder = [...aboutPerson, ...aboutCase, ...aboutSafety, "Quiz answers"];
const sheetOrder = [...aboutPerson, ...aboutSafety, ...aboutCase];

function inOrder(drafts: readonly Draft[], order: readonly string[]): Draft[] {
  const names = [...new Set([...order, ...drafts.map(([name]) => name)])];
  return drafts.toSorted(([one], [other]) => names.indexOf(one) - names.indexOf(other));
}

function present(drafts: readonly Draft[]): Member[] {
  return drafts.flatMap(([name, value]): Member[] => (value === null ? [] : [[name, value]]));
}

/** Members that follow the fields in every payload. */
function envelope(message: OutboundMessage): Member[] {
  const { isLead } = submissionKinds[message.submission.kind];
  const allowed = allowedChannels(message);
  const isLimited = allowed.length < contactChannels.length;
  return [
    ...proof(message),
    ...present([["contact_allowed", isLead && isLimited ? allowed.join(" ") : null]]),
  ];
}

/** Which revision this is, what an opt-out demands, and for a lead the proof of consent. */
function proof({ submission, delivery, optOut, receipt, isCorrection }: OutboundMessage): Member[] {
  const { isLead } = submissionKinds[submission.kind];
  return present([
    ...idMembers(delivery),
    ["do_not_sell", optOut.length > 0 ? "1" : null],
    ["gpc", optOut.includes("gpc") ? "1" : null],
    ["consented_at", isLead ? (receipt?.consentedAt ?? "") : null],
    ["consent_text", isLead ? (receipt?.consentText ?? "") : null],
    ["receipt_sha256", isLead ? (receipt?.sha256 ?? "") : null],
    ["formType", isLead && isCorrection ? "lead_corrected" : null],
  ]);
}

/** The payload of a notice contains nothing else about the person. */
function noticeMembers({ delivery, isUnsafeToCall }: OutboundMessage): Member[] {
  const { about, details, regarding } = delivery;
  const isOptOut = about === null || about === "privacy.opted_out";
  const said = parseTexts(details ?? "{}");
  const allowed = allowedChannels({ stopped: channelsIn(said.stopped ?? ""), isUnsafeToCall });
  return [
    ["formType", isOptOut ? "opt_out_notice" : about.replace(".", "_")],
    ["regarding", regarding ?? ""],
    ...idMembers(delivery),
    ...(isOptOut ? [optedOut] : Object.entries(said)),
    ...(about === "contact.revoked"
      ? [["contact_allowed", allowed.join(" ")] satisfies Member]
      : []),
  ];
}

const optedOut: Member = ["do_not_sell", "1"];

function idMembers({ message_id, revision }: OutboundMessage["delivery"]): Member[] {
  return [
    ["submission_id", message_id],
    ["revision", String(revision)],
  ];
}

function escaped(members: readonly Member[]): Member[] {
  return members.map(([name, value]) => [name, escapeSpreadsheetFormula(value)]);
}

/**
 * A leading apostrophe makes a spreadsheet show a formula as text. Full-width signs count too,
 * because spreadsheets with an East Asian locale read them like the ASCII ones.
 */
export function escapeSpreadsheetFormula(value: string): string {
  return /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(value) ? `'${value}` : value;
}

/** A message without a delivery, for a row of an export or a test post. */
export function unsentMessage(
  submission: Submission,
  {
    optOut = [],
    receipt = null,
    stopped = [],
    isUnsafeToCall = saysUnsafe(submission.fields),
  }: Partial<Pick<OutboundMessage, "optOut" | "receipt" | "stopped" | "isUnsafeToCall">> = {},
): OutboundMessage {
  const { reference, revision, receivedAt } = submission;
  return {
    at: receivedAt,
    delivery: {
      id: 0,
      reference,
      message_id: reference,
      revision,
      purpose: "submission",
      regarding: null,
      about: null,
      details: null,
      reason: null,
      ambiguous: 0,
      created_at: receivedAt,
    },
    submission,
    leadKind: submission.kind,
    optOut,
    receipt,
    stopped,
    isUnsafeToCall,
    authorization: null,
    isCorrection: false,
  };
}

function empty(kind: FormKind): Submission {
  return {
    reference: "",
    kind,
    state: "accepted",
    revision: 1,
    receivedAt: 0,
    erasedAt: null,
    case: { slug: longestForm, title: null },
    page: { origin: "", path: "", source: "" },
    contact: { name: "", email: "", phone: "" },
    fields: {},
    answers: null,
    optedOut: [],
    ip: null,
  };
}
