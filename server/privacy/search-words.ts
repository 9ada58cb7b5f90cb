import { createHmac } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { prepareQuery } from "../store/prepared-query";
import type { Database } from "../store/schema";

/** The rest of a longer name cannot be searched for. */
const mostWords = 12;

/**
 * Keyed hashes of the words of a name, without accents and case, so that an operator finds it and
 * the index reveals nobody.
 */
export function wordHashes(key: Buffer, name: string): string[] {
  return wordsOf(name).map((word) =>
    createHmac("sha256", key).update(`word:${word}`).digest("hex"),
  );
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

type Words = { reference: string; hashes: readonly string[] };

const insertWords = prepareQuery((db, { reference, hashes }: Words) =>
  db
    .insertInto("search_words")
    .values(hashes.map((hash) => ({ reference, hash })))
    .onConflict((conflict) => conflict.doNothing()),
);

export async function rememberWords(trx: Transaction<Database>, words: Words): Promise<void> {
  if (words.hashes.length > 0) await insertWords(trx, words);
}

export async function forgetWords(
  trx: Kysely<Database>,
  references: readonly string[],
): Promise<void> {
  await trx.deleteFrom("search_words").where("reference", "in", references).execute();
  await trx.deleteFrom("unsearched").where("reference", "in", references).execute();
}
