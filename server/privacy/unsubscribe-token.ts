import { identify } from "./identity";
import { isSealed, makeSeal, sealBytes } from "./token-seal";

const hashBytes = 32;
const purpose = "unsubscribe-token:";

/**
 * The token of a one-click unsubscribe link. It carries the keyed hash under which the newsletter
 * list knows the address, never the address: a leaked link identifies no person.
 */
export function makeUnsubscribeToken(key: Buffer, email: string): string {
  // Stryker disable next-line StringLiteral: an address that is given has a hash
  const hash = Buffer.from(identify(key, { email }).email ?? "", "hex");
  return Buffer.concat([hash, makeSeal(key, purpose, hash)]).toString("base64url");
}

/** The hash in a token, if one of these keys made it. */
export function readUnsubscribeToken(
  keys: readonly Buffer[],
  token: string,
): { emailHash: string } | null {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== hashBytes + sealBytes || bytes.toString("base64url") !== token) return null;

  const hash = bytes.subarray(0, hashBytes);
  const isOurs = isSealed(keys, bytes.subarray(hashBytes), purpose, hash);
  return isOurs ? { emailHash: hash.toString("hex") } : null;
}
