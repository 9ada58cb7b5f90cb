import { createHmac } from "node:crypto";
import { normalizeEmail } from "~/data/formats";
import { normalizePhone } from "./phone";

/** Keyed hashes that stand for a person, so that no list reveals an address. */
type Identity = {
  email: string | null;
  phone: string | null;
};

/**
 * @param key 32 bytes; another key gives another identity
 * @returns hashes of the normalized e-mail address and phone number, each null if the value is
 * missing
 */
export function identify(key: Buffer, person: { email?: string; phone?: string }): Identity {
  return {
    email: person.email ? keyedHash(key, `email:${normalizeEmail(person.email)}`) : null,
    phone: person.phone ? keyedHash(key, `phone:${normalizePhone(person.phone)}`) : null,
  };
}

/**
 * The same hashes under every key, newest first, e-mail before phone under each: finds what was
 * stored under an older key.
 */
export function hashesUnder(
  keys: readonly Buffer[],
  person: { email?: string; phone?: string },
): string[] {
  return keys.flatMap((key) => listHashes(identify(key, person)));
}

export function listHashes(identity: Identity): string[] {
  return [identity.email, identity.phone].filter((value) => value !== null);
}

export function keyedHash(key: Buffer, text: string): string {
  return createHmac("sha256", key).update(text).digest("hex");
}

/** A person, by an address or a number. */
export type Who = { email?: string; phone?: string };
