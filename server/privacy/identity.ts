import { createHmac } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { normalizeEmail, normalizePhone } from "~/data/formats";
import { prepareQuery } from "../store/prepared-query";
import type { Database } from "../store/schema";

/** Keyed hashes that stand for a person, so that no list reveals an address. */
export type Identity = { email: string | null; phone: string | null };

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

/** Words of a longer name beyond this cannot be searched for. */
const mostWords = 12;

/**
 * Keyed hashes of the words of a name, ignoring accents and case, so that an operator can find it
 * and the index reveals nobody.
 */
export function wordHashes(key: Buffer, name: string): string[] {
  return wordsOf(name).map((word) => keyedHash(key, `word:${word}`));
}

/** `José O’Neil` and `jose oneil` have the same words. */
export function wordsOf(name: string): string[] {
  const plain = name
    .normalize("NFKD")
    .replace(/[\p{M}'\u2019\u2018\u02bc`\u00b4]/gu, "")
    .toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return [...new Set(words)].slice(0, mostWords);
}

const insertWords = prepareQuery(
  (db, { reference, hashes }: { reference: string; hashes: readonly string[] }) =>
    db
      .insertInto("search_words")
      .values(hashes.map((hash) => ({ reference, hash })))
      .onConflict((conflict) => conflict.doNothing()),
);

export async function rememberWords(
  trx: Transaction<Database>,
  key: Buffer,
  { reference, name }: { reference: string; name: string },
): Promise<void> {
  const hashes = wordHashes(key, name);
  if (hashes.length > 0) await insertWords(trx, { reference, hashes });
}

export async function forgetWords(
  trx: Kysely<Database>,
  references: readonly string[],
): Promise<void> {
  await trx.deleteFrom("search_words").where("reference", "in", references).execute();
  await trx.deleteFrom("unsearched").where("reference", "in", references).execute();
}
