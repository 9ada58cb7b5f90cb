import { createHmac, timingSafeEqual } from "node:crypto";
import { cleanText } from "~/data/clean";
import { day, second } from "~/data/dates";
import type { PartnerStatus } from "../store/schema";
import { newestHashes } from "./identity";

/** What a token is for: one of one purpose is invalid for another. */
type Purpose =
  | "unsubscribe-token:"
  | "sign-up-token:"
  | "report-token:"
  | "firm-page:"
  | "ticket:"
  | "access-code:";

const sealBytes = 16;

/** What only a holder of the key can make of this subject. 16 bytes are too many to guess. */
export function seal(
  key: Buffer,
  purpose: Purpose,
  subject: Buffer | string,
  bytes = sealBytes,
): Buffer {
  return createHmac("sha256", key).update(purpose).update(subject).digest().subarray(0, bytes);
}

/**
 * Whether one of these keys makes this very token. Compares under every key, and takes the same time
 * for every wrong one, so that the time reveals nothing.
 */
export function isMadeBy(
  keys: readonly Buffer[],
  token: string,
  make: (key: Buffer) => string,
): boolean {
  const given = Buffer.from(token);
  const matches = keys.map((key) => {
    const own = Buffer.from(make(key));
    return given.length === own.length && timingSafeEqual(given, own);
  });
  return matches.includes(true);
}

/** A token that holds its subject, which anybody can read in it. */
function makeLinkToken(key: Buffer, purpose: Purpose, subject: Buffer): string {
  return Buffer.concat([subject, seal(key, purpose, subject)]).toString("base64url");
}

/** The subject of a token that one of these keys made for this purpose; null for any other text. */
function readLinkToken(keys: readonly Buffer[], purpose: Purpose, token: string): Buffer | null {
  const subject = Buffer.from(token, "base64url").subarray(0, -sealBytes);
  return isMadeBy(keys, token, (key) => makeLinkToken(key, purpose, subject)) ? subject : null;
}

/**
 * The token of a one-click unsubscribe link. Its subject is the keyed hash under which the
 * newsletter list knows the address, never the address: a leaked link identifies no person.
 */
export function makeUnsubscribeToken(key: Buffer, email: string): string {
  // Stryker disable next-line StringLiteral: an address that is given has a hash
  const hash = newestHashes([key], { email })[0] ?? "";
  return makeLinkToken(key, "unsubscribe-token:", Buffer.from(hash, "hex"));
}

/** The token with which an address confirms its own sign-up for the newsletter. */
export function makeSignUpToken(key: Buffer, reference: string): string {
  return makeLinkToken(key, "sign-up-token:", Buffer.from(reference));
}

/** The reference of the sign-up, or null. */
export function readSignUpToken(keys: readonly Buffer[], token: string): string | null {
  return readLinkToken(keys, "sign-up-token:", token)?.toString() ?? null;
}

/** The keyed hash of the address, or null. */
export function readUnsubscribeToken(keys: readonly Buffer[], token: string): string | null {
  return readLinkToken(keys, "unsubscribe-token:", token)?.toString("hex") ?? null;
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
  const { partner, reference, status, until } = report;
  const words = [partner, reference, status, until].join("\n");
  return seal(key, "report-token:", words).toString("base64url");
}

/** Whether one of these keys sealed this very report. It may have expired. */
export function isReportToken(
  keys: readonly Buffer[],
  report: PartnerReport,
  token: string,
): boolean {
  return isMadeBy(keys, token, (key) => makeReportToken(key, report));
}

/** A link to the page of one firm. `until` in seconds since 1970. */
export type FirmLink = { partner: string; until: number };

/** Milliseconds that a link to a firm's page is valid, from its making or its last use. */
export const firmLinkMs = 30 * day;

type FirmPage = { key: Buffer; origin: string; partner: string; at: number };

/** The address of a firm's page, for whoever has the link. */
export function firmLink({ key, origin, partner, at }: FirmPage): string {
  const until = Math.floor((at + firmLinkMs) / second);
  const token = makeFirmToken(key, { partner, until });
  return `${origin}/partners/${partner}?${new URLSearchParams({ until: String(until), token })}`;
}

/** Whether one of these keys sealed this link. It may have expired. */
export function isFirmToken(keys: readonly Buffer[], link: FirmLink, token: string): boolean {
  return isMadeBy(keys, token, (key) => makeFirmToken(key, link));
}

function makeFirmToken(key: Buffer, { partner, until }: FirmLink): string {
  return seal(key, "firm-page:", `${partner}\n${until}`).toString("base64url");
}

/** Without 0, 1, I, L, O and U, which are misread or misheard. */
export const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

const codeLength = 10;
const groupLength = 5;

/**
 * The private code beside a reference, in two groups. It is derived from the key and not stored:
 * anyone who has reference and code can see, change and withdraw the request.
 */
export function makeAccessCode(key: Buffer, reference: string): string {
  const code = encode(seal(key, "access-code:", reference, 32));
  return `${code.slice(0, groupLength)}-${code.slice(groupLength)}`;
}

/** Whether one of these keys made the code for this reference. */
export function opensWith(keys: readonly Buffer[], reference: string, typed: string): boolean {
  return isMadeBy(keys, plainCode(typed), (key) => plainCode(makeAccessCode(key, reference)));
}

/** Ignores case, blanks, hyphens, and invisible characters, for codes copied from paper. */
export function plainCode(typed: string): string {
  return cleanText(typed)
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, "");
}

/** The first digits of a large number in base 30, so that each character is as likely as another. */
function encode(bytes: Buffer): string {
  const base = BigInt(alphabet.length);
  let rest = BigInt(`0x${bytes.toString("hex")}`);
  let text = "";
  while (text.length < codeLength) {
    text += alphabet[Number(rest % base)];
    rest /= base;
  }
  return text;
}
