import { findCase } from "~/data/cases/index";
import { makeUnsubscribeToken } from "../privacy/unsubscribe-token";
import type { Submission } from "./submission";

/** One member of a payload: its name as sent, and the function that reads its value. */
export type WireMember = readonly [name: string, value: WireValue];

type Sending = { isOptedOut: boolean; key: Buffer };

/** Null leaves the member out. */
type WireValue = (submission: Submission, sending: Sending) => string | null;

/** Fields under their stored names; those left empty are sent empty. */
export function fields(...names: string[]): WireMember[] {
  return names.map((name) => [name, ({ fields }) => fields[name] ?? ""]);
}

/** For a field that depends on the settings: sent only if it was answered. */
export function optionalField(name: string): WireMember {
  return [name, ({ fields }) => fields[name] ?? null];
}

/** For sensitive cases, where a call can endanger somebody: there it is always sent. */
export function safetyField(name: string): WireMember {
  return [name, ({ case: { slug }, fields }) => (isSensitive(slug) ? (fields[name] ?? "") : null)];
}

function isSensitive(slug: string | null): boolean {
  return findCase(slug ?? "")?.sensitive === true;
}

export function constant(name: string, value: string): WireMember {
  return [name, () => value];
}

export function caseTitle(name: string): WireMember {
  return [name, ({ case: { title } }) => title ?? ""];
}

export const pageSource: WireMember = ["page source", ({ page }) => page.source];

/** Never for somebody opted out. */
export function senderAddress(name: string): WireMember {
  return [name, ({ ip }, { isOptedOut }) => (isOptedOut ? null : (ip ?? ""))];
}

/** Only if the visitor shared them, and never for somebody opted out. */
export const quizAnswers: WireMember = [
  "Quiz answers",
  ({ answers }, { isOptedOut }) => (answers && !isOptedOut ? JSON.stringify(answers) : null),
];

/** Unsubscribes with one click and without a login, so it works for anyone with the link. */
export const unsubscribeUrl: WireMember = [
  "unsubscribe_url",
  ({ page, contact }, { key }) =>
    `${page.origin}/unsubscribe?token=${makeUnsubscribeToken(key, contact.email)}`,
];
