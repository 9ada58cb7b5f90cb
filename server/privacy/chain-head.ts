import { createHmac } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "../store/schema";
import { chainKey, type Head } from "./receipt-chain";

/** The newest sealed receipt in the table of receipts; `seq` 0 if none is sealed. */
export async function readHead(db: Kysely<Database>): Promise<Head> {
  const head = await db
    .selectFrom("receipts")
    .select(["seq", "seal"])
    .where("seq", "is not", null)
    .orderBy("seq", "desc")
    .limit(1)
    .executeTakeFirst();
  return { seq: head?.seq ?? 0, seal: head?.seal ?? "" };
}

/** Whether the receipt at this place still has this seal. */
export async function hasSeal(db: Kysely<Database>, { seq, seal }: Head): Promise<boolean> {
  if (seq === 0) return true;

  const row = await db
    .selectFrom("receipts")
    .select("seal")
    .where("seq", "=", seq)
    .executeTakeFirst();
  return row?.seal === seal;
}

/**
 * The head that the sealer noted, in a row with an HMAC.
 *
 * @returns `"forged"` if none of the keys made the HMAC; null without a row: nothing is sealed yet,
 *   or it was sealed by a version that did not note the head
 */
export async function readNotedHead(
  db: Kysely<Database>,
  keys: readonly Buffer[],
): Promise<Head | "forged" | null> {
  const row = await db.selectFrom("chain_head").select(["seq", "seal", "proof"]).executeTakeFirst();
  if (!row) return null;

  const isOurs = keys.some((key) => proveHead(key, row) === row.proof);
  return isOurs ? { seq: row.seq, seal: row.seal } : "forged";
}

export async function noteHead(trx: Transaction<Database>, key: Buffer, head: Head): Promise<void> {
  const row = { seq: head.seq, seal: head.seal, proof: proveHead(key, head) };
  await trx
    .insertInto("chain_head")
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
}

function proveHead(key: Buffer, { seq, seal }: Head): string {
  return createHmac("sha256", chainKey(key)).update(`head|${seq}|${seal}`).digest("hex");
}
