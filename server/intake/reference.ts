import { randomInt } from "node:crypto";
import type { Transaction } from "kysely";
import type { Database } from "../store/schema";

/** Without 0, 1, I, L, O, U: nothing to mistake when read out over the phone. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const length = 8;

export function isReference(text: string): boolean {
  return new RegExp(`^[${alphabet}]{${length}}$`).test(text);
}

/**
 * A reference nobody had before: rows stay when their contents are erased, so asking the table is
 * enough. Notices take theirs from the same supply.
 */
export async function newReference(trx: Transaction<Database>): Promise<string> {
  for (;;) {
    const reference = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
    const [taken, noticed] = [
      await trx
        .selectFrom("submissions")
        .select("reference")
        .where("reference", "=", reference)
        .executeTakeFirst(),
      await trx
        .selectFrom("deliveries")
        .select("id")
        .where("message_id", "=", reference)
        .executeTakeFirst(),
    ];
    if (!taken && !noticed) return reference;
  }
}
