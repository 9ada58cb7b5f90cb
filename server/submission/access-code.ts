import { createHmac, timingSafeEqual } from "node:crypto";
import { cleanText } from "~/data/clean";
import { alphabet } from "./submission";

const length = 10;
const groupLength = 5;

/**
 * The private code beside a reference, in two groups. It is derived from the key and not stored:
 * anyone who has reference and code can see, change and withdraw the request.
 */
export function makeAccessCode(key: Buffer, reference: string): string {
  const code = encode(createHmac("sha256", key).update(`access-code:${reference}`).digest());
  return `${code.slice(0, groupLength)}-${code.slice(groupLength)}`;
}

/**
 * Whether one of these keys made the code for this reference. Always compares under every key, so
 * that the time reveals nothing.
 */
export function opensWith(keys: readonly Buffer[], reference: string, typed: string): boolean {
  const given = Buffer.from(plainCode(typed).padEnd(length, "0"));
  const matches = keys.map((key) => {
    const own = Buffer.from(plainCode(makeAccessCode(key, reference)));
    return given.length === own.length && timingSafeEqual(given, own);
  });
  return matches.includes(true);
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
  while (text.length < length) {
    text += alphabet[Number(rest % base)];
    rest /= base;
  }
  return text;
}
