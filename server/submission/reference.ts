import { randomInt } from "node:crypto";
import type { Transaction } from "kysely";
import { prepareQuery } from "../store/prepared-query";
import type { Database } from "../store/schema";

/** Without 0, 1, I, L, O, U: nothing to mistake when read out over the phone. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const length = 8;

export function isReference(text: string): boolean {
  return new RegExp(`^[${alphabet}]{${length}}$`).test(text);
}

/**
 * A reference nobody had before, of a submission or a notice, erased ones included. The table's key
 * decides, not a look beforehand, so two processes never issue the same; then another is drawn.
 */
export async function issueReference(
  trx: Transaction<Database>,
  draw: () => string = drawReference,
): Promise<string> {
  for (;;) {
    const reference = draw();
    const { numAffectedRows } = await insertIfNew(trx, { reference });
    if (numAffectedRows === 1n) return reference;
  }
}

const insertIfNew = prepareQuery((db, { reference }: { reference: string }) =>
  db
    .insertInto("issued_references")
    .values({ reference })
    .onConflict((conflict) => conflict.column("reference").doNothing()),
);

function drawReference(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
}
