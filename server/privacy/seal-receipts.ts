import type { Kysely, Transaction } from "kysely";
import { tryLock } from "../store/advisory-lock";
import { prepareQuery } from "../store/prepared-query";
import type { Database } from "../store/schema";
import { hasSeal, noteHead, readHead, readNotedHead } from "./chain-head";
import { chainKey, computeSeal, type Head } from "./receipt-chain";

/** The store no longer holds what was sealed. Sealing on would make a forged chain valid. */
export class ChainBroken extends Error {}

/** `head` is null if another process is sealing and this one has not sealed yet. */
type Sealed = { count: number; head: Head | null };

type Options = {
  /** Newest first: the first seals. */
  keys: readonly [Buffer, ...Buffer[]];
  limit: number;
  /** Head after the last batch. In memory, because writers of the store could forge it there. */
  remembered: Head | null;
};

/**
 * Seals the next receipts in the order they were stored, in one transaction.
 *
 * @returns how many, less than `limit` if none is left, and the head after them
 * @throws {ChainBroken} if receipts sealed earlier were changed or removed
 */
export async function sealReceipts(db: Kysely<Database>, options: Options): Promise<Sealed> {
  const { remembered } = options;
  if (remembered && !(await hasSeal(db, remembered))) throw new ChainBroken();
  if (!(await hasUnsealed(db))) return { count: 0, head: remembered ?? (await readHead(db)) };

  return db.transaction().execute((trx) => sealNext(trx, options));
}

async function sealNext(trx: Transaction<Database>, options: Options): Promise<Sealed> {
  // One process seals at a time.
  if (!(await tryLock(trx, "seal"))) return { count: 0, head: options.remembered };

  const sealKey = chainKey(options.keys[0]);
  let head = await checkedHead(trx, options);
  const waiting = await unsealed(trx).orderBy("id").limit(options.limit).execute();
  for (const { id, ...receipt } of waiting) {
    const seq = head.seq + 1;
    head = { seq, seal: computeSeal(sealKey, head.seal, { seq, ...receipt }) };
    await setSeal(trx, { id, ...head });
  }
  if (waiting.length > 0) await noteHead(trx, options.keys[0], head);
  return { count: waiting.length, head };
}

const setSeal = prepareQuery((db, { id, seq, seal }: Head & { id: number }) =>
  db.updateTable("receipts").set({ seq, seal }).where("id", "=", id),
);

/** The head to build on, checked to be the one that was sealed last. */
async function checkedHead(
  trx: Transaction<Database>,
  { keys, remembered }: Options,
): Promise<Head> {
  const head = await readHead(trx);
  const noted = await readNotedHead(trx, keys);
  const isNoted = noted !== "forged" && noted?.seq === head.seq && noted.seal === head.seal;
  // An older version noted no head. This process does, so afterwards a missing note is a fault.
  const isFirstNote = noted === null && (remembered === null || remembered.seq === 0);
  if (!isNoted && !isFirstNote) throw new ChainBroken();
  if (remembered && !(await hasSeal(trx, remembered))) throw new ChainBroken();
  return head;
}

/** Without the write lock, because mostly there is nothing to seal. */
async function hasUnsealed(db: Kysely<Database>): Promise<boolean> {
  return (await unsealed(db).limit(1).executeTakeFirst()) !== undefined;
}

function unsealed(db: Kysely<Database>) {
  return db
    .selectFrom("receipts")
    .select(["id", "reference", "revision", "sha256"])
    .where("seq", "is", null);
}
