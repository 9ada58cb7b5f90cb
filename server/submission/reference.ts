import { randomInt } from "node:crypto";
import type { Transaction } from "kysely";
import { prepareQuery } from "../store/prepared-query";
import type { Database } from "../store/schema";

/** Without 0, 1, I, L, O and U, which are misread or misheard. */
export const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const length = 8;
const pattern = new RegExp(`^[${alphabet}]{${length}}$`);

export function isReference(text: string): boolean {
  return pattern.test(text);
}

/**
 * A reference that no submission or notice had before, erased ones included. The primary key
 * decides, so two processes never issue the same one; after a collision another is drawn.
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

/** Gives back a reference that nobody has seen, in the transaction that issued it. */
export async function withdrawReference(
  trx: Transaction<Database>,
  reference: string,
): Promise<void> {
  await trx.deleteFrom("issued_references").where("reference", "=", reference).execute();
}

function drawReference(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
}
