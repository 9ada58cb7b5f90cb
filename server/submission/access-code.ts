import { cleanText } from "~/data/clean";
import { isMadeBy, seal } from "../privacy/sealed-token";
import { alphabet } from "./submission";

const length = 10;
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
  while (text.length < length) {
    text += alphabet[Number(rest % base)];
    rest /= base;
  }
  return text;
}
