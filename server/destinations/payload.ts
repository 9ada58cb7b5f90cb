import { contactChannels } from "~/data/contact-channels";
import { submissionKinds } from "../submission/kinds";
import { parseTexts } from "../submission/read-submission";
import type { WireMember } from "../submission/wire-member";
import type { OutboundMessage } from "./destination";

/** Payload members in the order they are sent. */
export type Member = [name: string, value: string];

/**
 * The members that a kind of form forwards. Built by name, so that nothing a visitor adds is sent
 * (`_cc`, for example, would copy the mail to any address).
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

/** A message that no delivery stands behind: a row of an export, a test post. */
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
    created_at: receivedAt,
  };
  const leadKind = submission.kind;
  return { delivery, submission, leadKind, optOut, receipt, isCorrection: false, stopped: [] };
}

/** Members of every payload after its own fields, and the proof of consent of a lead. */
export function envelope(message: OutboundMessage): Member[] {
  const { submission, optOut, receipt } = message;
  const members = identity(message);
  if (optOut.length > 0) members.push(["do_not_sell", "1"]);
  if (optOut.includes("gpc")) members.push(["gpc", "1"]);
  if (submissionKinds[submission.kind].isLead) {
    members.push(
      ["consented_at", receipt?.consentedAt ?? ""],
      ["consent_text", receipt?.consentText ?? ""],
      ["receipt_sha256", receipt?.sha256 ?? ""],
    );
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
  return [["formType", formType], ["regarding", regarding ?? ""], ...identity(message), ...more];
}

/** After a stop of some ways of contact: the others. */
function allowedContact({ stopped }: OutboundMessage): string {
  return contactChannels.filter((channel) => !stopped.includes(channel)).join(" ");
}

function identity({ delivery }: OutboundMessage): Member[] {
  return [
    ["submission_id", delivery.message_id],
    ["revision", String(delivery.revision)],
  ];
}

/**
 * A leading apostrophe makes a spreadsheet show a formula as text. Full-width signs count too:
 * spreadsheets with an East Asian locale read them like the ASCII ones.
 */
export function escapeSpreadsheetFormula(value: string): string {
  return /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(value) ? `'${value}` : value;
}
