import { findCase } from "~/data/cases/index";
import { certificateFields } from "~/data/forms/hidden";
import { makeUnsubscribeToken } from "../../privacy/unsubscribe-token";
import { envelope, isOptedOut, noticeMembers } from "../envelope";
import type { Member, OutboundMessage } from "../outbound-message";

/**
 * The form service's payload, in order. Built by name from what each form has, so that nothing a
 * visitor adds (`_cc`, say, which would copy the mail anywhere) can get in.
 */
export function formPayload(message: OutboundMessage, key: Buffer): Member[] {
  if (message.delivery.purpose === "notice") return noticeMembers(message);

  return [...ownFields(message, key), ...envelope(message)];
}

function ownFields(message: OutboundMessage, key: Buffer): Member[] {
  switch (message.submission.kind) {
    case "home":
      return homeFields(message);
    case "case":
      return caseFields(message);
    case "newsletter":
      return newsletterFields(message, key);
    case "unsubscribe":
      return [...pick(message, "email"), ["formType", "unsubscribe"]];
    case "opt_out":
      return [
        ...pick(message, "fullName", "email", "phone", "state", "details"),
        ["formType", "opt_out"],
      ];
    case "contact":
      return pick(message, "firstName", "lastName", "email", "phone", "caseType", "message");
  }
}

export function homeFields(message: OutboundMessage): Member[] {
  const label = message.submission.case_title ?? "";
  // Asked only where some states are excluded.
  const state = "state" in message.fields ? pick(message, "state") : [];

  return [
    ...pick(message, "First name", "Last name", "Phone", "Email"),
    ...state,
    ["Case type", label],
    ...pick(message, "caseTypeSlug"),
    ["caseTypeLabel", label],
    ["page source", message.submission.page_source],
    ...certificate(message),
  ];
}

function caseFields(message: OutboundMessage): Member[] {
  return [
    ...contactFields(message),
    ["Case type", message.submission.case_title ?? ""],
    ["page source", message.submission.page_source],
    ...certificate(message),
    ...safetyFields(message),
    ...quizAnswers(message),
  ];
}

export function contactFields(message: OutboundMessage): Member[] {
  return pick(
    message,
    ...["First name", "Last name", "Phone", "Email", "dob", "city", "state", "zipcode"],
  );
}

/** Whether a call can put somebody in danger travels with every lead of the abuse cases. */
export function safetyFields(message: OutboundMessage): Member[] {
  const isSensitive = findCase(message.submission.case_slug ?? "")?.sensitive === true;
  return isSensitive ? pick(message, "safe_to_call", "leave_message") : [];
}

function quizAnswers(message: OutboundMessage): Member[] {
  const { answers } = message.submission;
  return answers === null || isOptedOut(message) ? [] : [["Quiz answers", answers]];
}

function newsletterFields(message: OutboundMessage, key: Buffer): Member[] {
  const { origin, page_source } = message.submission;
  const token = makeUnsubscribeToken(key, message.fields.Email ?? "");

  return [
    ...pick(message, "First name", "Email"),
    ["formType", "newsletter"],
    ["Case type", "Newsletter"],
    ["page source", page_source],
    ["unsubscribe_url", `${origin}/unsubscribe?token=${token}`],
  ];
}

function certificate(message: OutboundMessage): Member[] {
  return pick(message, ...certificateFields.map(({ name }) => name));
}

function pick({ fields }: OutboundMessage, ...names: string[]): Member[] {
  return names.map((name): Member => [name, fields[name] ?? ""]);
}
