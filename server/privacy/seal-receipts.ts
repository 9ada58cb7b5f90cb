import type { Kysely, Transaction } from "kysely";
import { tryLock } from "../store/advisory-lock";
import { prepareQuery } from "../store/prepared-query";
import type { Database } from "../store/schema";
import { hasSeal, noteHead, readHead, readNotedHead } from "./chain-head";
import { chainKey, computeSeal, type Head } from "./receipt-chain";

/** The store no longer holds what was sealed: to go on would give a forged chain a valid end. */
export class ChainBroken extends Error {}

/** `head` is null when another process was sealing and this one has not sealed yet. */
type Sealed = { count: number; head: Head | null };

type Order = {
  /** Newest first: the first seals. */
  keys: readonly [Buffer, ...Buffer[]];
  limit: number;
  /** The head after the last batch of this process, which nobody who can write the store can change. */
  remembered: Head | null;
};

/**
 * Seals the next receipts in the order they were stored, in one transaction.
 *
 * @returns how many, less than `limit` when none is left, and the head after them
 * @throws {ChainBroken}
 */
export async function sealReceipts(db: Kysely<Database>, order: Order): Promise<Sealed> {
  const { remembered } = order;
  if (remembered && !(await hasSeal(db, remembered))) throw new ChainBroken();
  if (!(await hasUnsealed(db))) return { count: 0, head: remembered ?? (await readHead(db)) };

  return db.transaction().execute((trx) => sealNext(trx, order));
}

async function sealNext(trx: Transaction<Database>, order: Order): Promise<Sealed> {
  // Of several processes one seals at a time; the others find nothing to do.
  if (!(await tryLock(trx, "seal"))) return { count: 0, head: order.remembered };

  const sealKey = chainKey(order.keys[0]);
  let head = await soundHead(trx, order);
  const waiting = await unsealed(trx).orderBy("id").limit(order.limit).execute();
  for (const { id, ...receipt } of waiting) {
    const seq = head.seq + 1;
    head = { seq, seal: computeSeal(sealKey, head.seal, { seq, ...receipt }) };
    await setSeal(trx, { id, ...head });
  }
  if (waiting.length > 0) await noteHead(trx, order.keys[0], head);
  return { count: waiting.length, head };
}

const setSeal = prepareQuery((db, { id, seq, seal }: Head & { id: number }) =>
  db.updateTable("receipts").set({ seq, seal }).where("id", "=", id),
);

/** The head to build on, once it is certain that it is the one that was sealed last. */
async function soundHead(trx: Transaction<Database>, { keys, remembered }: Order): Promise<Head> {
  const head = await readHead(trx);
  const noted = await readNotedHead(trx, keys);
  const isNoted = noted !== "forged" && noted?.seq === head.seq && noted.seal === head.seal;
  // Without a note the chain is of an older program, unless this process itself wrote one.
  const isFirstNote = noted === null && (remembered === null || remembered.seq === 0);
  if (!isNoted && !isFirstNote) throw new ChainBroken();
  if (remembered && !(await hasSeal(trx, remembered))) throw new ChainBroken();
  return head;
}

/** Read without the write lock: most seconds there is nothing to seal. */
async function hasUnsealed(db: Kysely<Database>): Promise<boolean> {
  return (await unsealed(db).limit(1).executeTakeFirst()) !== undefined;
}

function unsealed(db: Kysely<Database>) {
  return db
    .selectFrom("receipts")
    .select(["id", "reference", "revision", "sha256"])
    .where("seq", "is", null);
}
