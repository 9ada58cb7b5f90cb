import { createHmac, timingSafeEqual } from "node:crypto";
import { day, second } from "~/data/dates";
import type { PartnerStatus } from "../store/schema";
import { newestHashes } from "./identity";

/** What a link is for: a token of one purpose is invalid for another. */
type Purpose = "unsubscribe-token:" | "sign-up-token:" | "report-token:" | "firm-page:";

/** Bytes of a seal: too many to guess one. */
const sealBytes = 16;

function seal(key: Buffer, purpose: Purpose, subject: Buffer | string): Buffer {
  return createHmac("sha256", key).update(purpose).update(subject).digest().subarray(0, sealBytes);
}

/** Whether one of these keys made the seal; takes the same time for every wrong seal. */
function isSealed(
  keys: readonly Buffer[],
  given: Buffer,
  ...sealed: [Purpose, Buffer | string]
): boolean {
  return (
    given.length === sealBytes && keys.some((key) => timingSafeEqual(given, seal(key, ...sealed)))
  );
}

/**
 * The token of a link that only a holder of the key can make.
 *
 * @param subject what the link is about, as hex; anybody can read it in the token
 */
function makeLinkToken(key: Buffer, purpose: Purpose, subject: string): string {
  const bytes = Buffer.from(subject, "hex");
  return Buffer.concat([bytes, seal(key, purpose, bytes)]).toString("base64url");
}

/** The subject of a token that one of these keys made for this purpose; null for any other text. */
function readLinkToken(keys: readonly Buffer[], purpose: Purpose, token: string): string | null {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.toString("base64url") !== token) return null;

  const subject = bytes.subarray(0, -sealBytes);
  const isOurs = isSealed(keys, bytes.subarray(subject.length), purpose, subject);
  return isOurs ? subject.toString("hex") : null;
}

/**
 * The token of a one-click unsubscribe link. Its subject is the keyed hash under which the
 * newsletter list knows the address, never the address: a leaked link identifies no person.
 */
export function makeUnsubscribeToken(key: Buffer, email: string): string {
  // Stryker disable next-line StringLiteral: an address that is given has a hash
  return makeLinkToken(key, "unsubscribe-token:", newestHashes([key], { email })[0] ?? "");
}

/** The token with which an address confirms its own sign-up for the newsletter. */
export function makeSignUpToken(key: Buffer, reference: string): string {
  return makeLinkToken(key, "sign-up-token:", Buffer.from(reference).toString("hex"));
}

/** The reference of the sign-up, or null. */
export function readSignUpToken(keys: readonly Buffer[], token: string): string | null {
  const subject = readLinkToken(keys, "sign-up-token:", token);
  return subject === null ? null : Buffer.from(subject, "hex").toString();
}

/** The keyed hash of the address, or null. */
export function readUnsubscribeToken(keys: readonly Buffer[], token: string): string | null {
  return readLinkToken(keys, "unsubscribe-token:", token);
}

/** What one link in a mail to a firm reports: one status of one lead, by one firm, until a time. */
export type PartnerReport = {
  /** Id of the firm. */
  partner: string;
  reference: string;
  status: PartnerStatus;
  /** Seconds since 1970. */
  until: number;
};

/** The seal of a report's link, which names the report in words. */
export function makeReportToken(key: Buffer, report: PartnerReport): string {
  return seal(key, "report-token:", spell(report)).toString("base64url");
}

/** Whether one of these keys sealed this very report. It may have expired. */
export function isReportToken(
  keys: readonly Buffer[],
  report: PartnerReport,
  token: string,
): boolean {
  return isSealed(keys, Buffer.from(token, "base64url"), "report-token:", spell(report));
}

/** A link to the page of one firm. `until` in seconds since 1970. */
export type FirmLink = { partner: string; until: number };

/** Milliseconds that a link to a firm's page is valid, from its making or its last use. */
export const firmLinkMs = 30 * day;

type FirmPage = { key: Buffer; origin: string; partner: string; at: number };

/** The address of a firm's page, for whoever has the link. */
export function firmLink({ key, origin, partner, at }: FirmPage): string {
  const until = Math.floor((at + firmLinkMs) / second);
  const token = seal(key, "firm-page:", `${partner}\n${until}`).toString("base64url");
  return `${origin}/partners/${partner}?${new URLSearchParams({ until: String(until), token })}`;
}

/** Whether one of these keys sealed this link. It may have expired. */
export function isFirmToken(
  keys: readonly Buffer[],
  { partner, until }: FirmLink,
  token: string,
): boolean {
  return isSealed(keys, Buffer.from(token, "base64url"), "firm-page:", `${partner}\n${until}`);
}

function spell({ partner, reference, status, until }: PartnerReport): string {
  return [partner, reference, status, String(until)].join("\n");
}
