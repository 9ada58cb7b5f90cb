import { findCase } from "~/data/cases/index";
import { certificateFields } from "~/data/forms/hidden";
import { makeUnsubscribeToken } from "../privacy/unsubscribe-token";
import type { Member, Parcel } from "./destination";
import { envelopeOf, isOptedOut, noticeOf } from "./envelope";

/**
 * The form service's payload, in order. Built by name from what each form has, so that nothing a
 * visitor adds (`_cc`, say, which would copy the mail anywhere) can get in.
 */
export function formPayload(parcel: Parcel, key: Buffer): Member[] {
  if (parcel.delivery.purpose === "notice") return noticeOf(parcel);

  return [...ownFields(parcel, key), ...envelopeOf(parcel)];
}

function ownFields(parcel: Parcel, key: Buffer): Member[] {
  switch (parcel.submission.kind) {
    case "home":
      return homeFields(parcel);
    case "case":
      return caseFields(parcel);
    case "newsletter":
      return newsletterFields(parcel, key);
    case "unsubscribe":
      return [...pick(parcel, "email"), ["formType", "unsubscribe"]];
    case "opt_out":
      return [
        ...pick(parcel, "fullName", "email", "phone", "state", "details"),
        ["formType", "opt_out"],
      ];
    case "contact":
      return pick(parcel, "firstName", "lastName", "email", "phone", "caseType", "message");
  }
}

export function homeFields(parcel: Parcel): Member[] {
  const label = parcel.submission.case_title ?? "";
  // Asked only where some states are excluded.
  const state = "state" in parcel.fields ? pick(parcel, "state") : [];

  return [
    ...pick(parcel, "First name", "Last name", "Phone", "Email"),
    ...state,
    ["Case type", label],
    ...pick(parcel, "caseTypeSlug"),
    ["caseTypeLabel", label],
    ["page source", parcel.submission.page_source],
    ...certificate(parcel),
  ];
}

function caseFields(parcel: Parcel): Member[] {
  return [
    ...contactFields(parcel),
    ["Case type", parcel.submission.case_title ?? ""],
    ["page source", parcel.submission.page_source],
    ...certificate(parcel),
    ...safetyFields(parcel),
    ...quizAnswers(parcel),
  ];
}

export function contactFields(parcel: Parcel): Member[] {
  return pick(
    parcel,
    ...["First name", "Last name", "Phone", "Email", "dob", "city", "state", "zipcode"],
  );
}

/** Whether a call can put somebody in danger travels with every lead of the abuse cases. */
export function safetyFields(parcel: Parcel): Member[] {
  const isSensitive = findCase(parcel.submission.case_slug ?? "")?.sensitive === true;
  return isSensitive ? pick(parcel, "safe_to_call", "leave_message") : [];
}

function quizAnswers(parcel: Parcel): Member[] {
  const { answers } = parcel.submission;
  return answers === null || isOptedOut(parcel) ? [] : [["Quiz answers", answers]];
}

function newsletterFields(parcel: Parcel, key: Buffer): Member[] {
  const { origin, page_source } = parcel.submission;
  const token = makeUnsubscribeToken(key, parcel.fields.Email ?? "");

  return [
    ...pick(parcel, "First name", "Email"),
    ["formType", "newsletter"],
    ["Case type", "Newsletter"],
    ["page source", page_source],
    ["unsubscribe_url", `${origin}/unsubscribe?token=${token}`],
  ];
}

function certificate(parcel: Parcel): Member[] {
  return pick(parcel, ...certificateFields.map(({ name }) => name));
}

function pick({ fields }: Parcel, ...names: string[]): Member[] {
  return names.map((name): Member => [name, fields[name] ?? ""]);
}
