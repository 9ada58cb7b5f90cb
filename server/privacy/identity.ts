import { createHmac } from "node:crypto";
import { type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { normalizeEmail } from "~/data/formats";
import type { Db, Trx } from "../store/schema";
import type { SecretKeys } from "./secret-keys";

/** A person, by an address or a number. */
export type Who = { email?: string; phone?: string };

/**
 * Keyed hashes that stand for a person, so that no list reveals an address. Lookups take this type
 * and no other array: with the hashes of one key they would miss what was stored under another. What
 * a row or a token names, under one key, comes in by `withStored` alone.
 */
export type PersonHashes = readonly string[] & { readonly [underEveryKey]: true };

declare const underEveryKey: unique symbol;

/** The only maker of the type: an overload may state more of what it returns than its body shows. */
function complete(hashes: readonly string[]): PersonHashes;
function complete(hashes: readonly string[]): readonly string[] {
  return hashes;
}

/** For lookups: under each key, of the email address and then of the phone number. */
export function hashesUnder(keys: SecretKeys, who: Who): PersonHashes {
  return complete(keys.flatMap((key) => hashWith(key, who)));
}

/** For rows that are written: under the newest key. */
export function newestHashes([newest]: SecretKeys, who: Who): string[] {
  return hashWith(newest, who);
}

/** With hashes that a stored row or a token names. */
export function withStored(hashes: PersonHashes, stored: readonly string[]): PersonHashes {
  return complete([...new Set([...hashes, ...stored])]);
}

/** The hashes of a changed address or number: those that the earlier contact did not have. */
export function addedHashes(keys: SecretKeys, before: Who, after: Who): PersonHashes {
  const known = hashesUnder(keys, before);
  return complete(hashesUnder(keys, after).filter((hash) => !known.includes(hash)));
}

/** Those that the row of a submission was stored under, also before a correction. */
export async function readHashes(db: Db, reference: string): Promise<string[]> {
  return (await readStored(db, reference)).map(({ hash }) => hash);
}

/** Those of its present address and number. */
export async function readOwnHashes(db: Db, reference: string): Promise<string[]> {
  const rows = await readStored(db, reference);
  return rows.flatMap(({ hash, earlier }) => (earlier === 0 ? hash : []));
}

function readStored(db: Db, reference: string) {
  const stored = db.selectFrom("persons").select(["hash", "earlier"]);
  return stored.where("reference", "=", reference).execute();
}

/**
 * References of what was sent with one of these hashes and has it now. What was corrected to another address or
 * number since is left out: it may be somebody else's, who mistyped this one.
 */
export function selectOwn(db: Db, hashes: PersonHashes) {
  return db
    .selectFrom("persons")
    .select("persons.reference")
    .where("persons.hash", "in", hashes)
    .where("persons.earlier", "=", 0);
}

/** Notes which hashes of a submission are not of its contact any more, and which are. */
export async function noteEarlier(
  { db, keys }: { db: Trx; keys: SecretKeys },
  reference: string,
  contact: Who,
): Promise<void> {
  const now = hashesUnder(keys, contact);
  // Of what is erased or damaged nothing is known.
  if (now.length === 0) return;
  const change = (earlier: number, is: "in" | "not in") =>
    db
      .updateTable("persons")
      .set({ earlier })
      .where("reference", "=", reference)
      .where("hash", is, now)
      .execute();
  await change(1, "not in");
  await change(0, "in");
}

function hashWith(key: Buffer, { email, phone }: Who): string[] {
  const texts = [
    ...(email ? [`email:${normalizeEmail(email)}`] : []),
    ...(phone ? [normalizePhone(phone), trailingUsPhone(phone)] : []).flatMap((number) =>
      number === null ? [] : [`phone:${number}`],
    ),
  ];
  return [...new Set(texts)].map((text) => keyedHash(key, text));
}

export function keyedHash(key: Buffer, text: string): string {
  return createHmac("sha256", key).update(text).digest("hex");
}

/** E.164 if it parses as a number of the North American plan, without an extension; else null. */
export function usPhone(text: string): string | null {
  const number = parse(text);
  return number && isNorthAmerican(number) ? number.number : null;
}

/** The same, only if an area code like the number's can exist: firms dial it without a look. */
export function validUsPhone(text: string): string | null {
  return parse(text)?.isValid() ? usPhone(text) : null;
}

/** One spelling for one number: E.164 if it is valid in its country, else `+` and its digits. */
export function normalizePhone(text: string): string {
  return parse(text)?.number ?? `+${digitsOf(text)}`;
}

/**
 * The North American number in the last ten digits of one that is valid nowhere, such as `0 646…`,
 * `1 1 646…`, or `#31#646…`: a mistyped number must not cost an opt-out. A plus or two zeros before ten
 * digits may be the way out of a country or a slip.
 */
function trailingUsPhone(text: string): string | null {
  const digits = digitsOf(text);
  if (parse(text) && !/^(00)?\d{10}$/.test(digits)) return null;

  const last = digits.slice(-10);
  return nationalNumber.test(last) ? `+1${last}` : null;
}

export function phoneExtension(text: string): string {
  return parse(text)?.ext ?? "";
}

const nationalNumber = /^[2-9]\d{2}[2-9]\d{6}$/;

/** The last number read: intake asks for the same one several times, at 0.05 ms each. */
let latest: { text: string; number: PhoneNumber | null } | undefined;

/** Null unless it is a valid number of some country; without a country code, of the United States. */
function parse(text: string): PhoneNumber | null {
  if (latest?.text !== text) latest = { text, number: parseAnew(text) };
  return latest.number;
}

function parseAnew(text: string): PhoneNumber | null {
  // The library knows neither these brackets and dots, nor `00` before a country code, nor codes that
  // hide the caller, such as `*67` and `#31#`, nor each word for an extension.
  const plain = text
    .replaceAll(/[[\]·\p{Cf}]/gu, " ")
    .replace(/^\s*[*#]\d\d#?/, "")
    .replace(/^\s*tel[.:]*/i, "")
    .replace(/(?:extensi[oó]n|int(?:erno)?|anexo)/i, " ext")
    .trim()
    .replace(/^00/, "+");
  // A comma is a pause before an extension, or separates groups of digits.
  for (const spelling of [plain, plain.replaceAll(",", " ")]) {
    const number = parsePhoneNumberFromString(spelling, "US");
    if (number && (isNorthAmerican(number) || isForeign(number))) return number;
  }
  return null;
}

function isNorthAmerican({ countryCallingCode, nationalNumber: digits }: PhoneNumber): boolean {
  return countryCallingCode === "1" && nationalNumber.test(digits);
}

function isForeign(number: PhoneNumber): boolean {
  return number.countryCallingCode !== "1" && number.isValid();
}

/**
 * Without an extension, and without what stands before the number: of `#31#6465550123`, whose code hides
 * the caller, `31` alone would make one person of everybody who types it.
 */
function digitsOf(text: string): string {
  const digits = (part: string) => part.replaceAll(/\D/g, "");
  const parts = text.split(/e?x|int|[,;#]/i).map(digits);
  return parts.find((part) => part.length >= shortestNumber) ?? digits(text);
}

/** Digits of the shortest number that a form accepts. */
const shortestNumber = 7;
