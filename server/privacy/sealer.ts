import { setImmediate } from "node:timers/promises";
import type { Logger } from "pino";
import { minute } from "~/data/dates";
import type { Db, Trx } from "../store/schema";
import { transact, trySealLock } from "../store/transact";
import { noteDone, noteFault, readUpkeep } from "../store/upkeep";
import {
  chainKey,
  computeSeal,
  countSealed,
  type Head,
  hasSeal,
  noteHead,
  readChainStatus,
  readHeads,
} from "./receipt-chain";
import type { SecretKeys } from "./secret-keys";

/** One batch holds the write lock for some milliseconds; a form being stored waits that long. */
const batch = 200;
/**
 * No lock is held this long, so failures that last are logged. A broken chain is checked
 * again after this time, because the right store may have been put back.
 */
const patienceMs = minute;

/** So many receipts are counted at once. */
const countedAtOnce = 100_000;

/** Seals new receipts, each second, and looks for gaps among the sealed ones, each hour. */
export function createSealer(db: Db, keys: SecretKeys, now: () => number, log: Logger) {
  let remembered: Head | null = null;
  let failingSince: number | null = null;
  let brokenAt: number | null = null;
  let countedTo = 0;

  async function run(): Promise<void> {
    if (brokenAt !== null && now() - brokenAt < patienceMs) return;
    try {
      for (let isDone = false; !isDone; ) {
        const { count, head } = await sealReceipts(db, { keys, limit: batch, remembered });
        remembered = head;
        isDone = count < batch;
        // Queries of the embedded database are synchronous: without this pause no request would be
        // served.
        if (!isDone) await setImmediate();
      }
      if (brokenAt !== null) await noteDone(db, "seal", now());
      failingSince = null;
      brokenAt = null;
    } catch (error) {
      await fail(error);
    }
  }

  /**
   * Most failures come from a write lock held by another process, and the next run succeeds.
   *
   * @throws the error, once it has lasted for a minute
   */
  async function fail(error: unknown): Promise<void> {
    if (error instanceof ChainBroken) {
      if (brokenAt === null) {
        log.error("the store no longer holds the receipts that were sealed: sealing has stopped");
        // Only this process may know, because it remembers what it sealed.
        await noteFault(db, "seal", "sealed receipts were changed");
      }
      brokenAt = now();
      return;
    }
    failingSince ??= now();
    if (now() - failingSince > patienceMs) throw error;
  }

  /** Counts on from where it ended; a receipt that is missing keeps it there. */
  async function count(): Promise<void> {
    const { head } = await readHeads(db, keys);
    const from = countedTo < head.seq ? countedTo : 0;
    const to = Math.min(head.seq, from + countedAtOnce);
    const isWhole = (await countSealed(db, from, to)) === to - from;
    countedTo = isWhole ? to : from;
    const gap = `a receipt after ${from} is missing`;
    const { seal } = await readUpkeep(db);
    if (isWhole && seal.fault === gap) await noteDone(db, "seal", now());
    if (isWhole || seal.fault !== null) return;
    log.error("a sealed receipt is missing: relay verify shows which");
    await noteFault(db, "seal", gap);
  }

  return {
    /** Seals what waits. */
    run,
    /** Whether each receipt of the next part of the chain is there. */
    count,
    /** After the last run; null if it could not be read. */
    head: () => remembered,
  };
}

/** At a start: the sealer of this process takes the receipt chain as it finds it, if it agrees. */
export async function acceptChain(db: Db, keys: SecretKeys, now: number): Promise<void> {
  const { seal } = await readUpkeep(db);
  if (seal.fault === null) return;
  const { agrees } = await readChainStatus(db, keys, now);
  if (agrees) await noteDone(db, "seal", now);
}

/**
 * The store no longer holds what was sealed. Continuing to seal would make a forged chain valid.
 */
export class ChainBroken extends Error {}

type Options = {
  /** The first one seals. */
  keys: SecretKeys;
  limit: number;
  /**
   * Head after the last batch. Kept in memory, because in the store it could be forged by anyone
   * who can write there.
   */
  remembered: Head | null;
};

/**
 * Seals the next receipts in the order they were stored, in one transaction.
 *
 * @returns how many, less than `limit` if none is left, and the head after them
 * @throws {ChainBroken} if receipts sealed earlier were changed or removed
 */
export async function sealReceipts(
  db: Db,
  options: Options,
): Promise<{ count: number; head: Head | null }> {
  const { keys, limit, remembered } = options;
  if (remembered && !(await hasSeal(db, remembered))) throw new ChainBroken();
  // The first run of a process checks the chain, even if nothing waits. Usually nothing does, and no
  // write lock is needed.
  if (remembered && !(await unsealed(db).limit(1).executeTakeFirst())) {
    return { count: 0, head: remembered };
  }

  return transact({ db }, async ({ db: trx }) => {
    // One process seals at a time.
    if (!(await trySealLock(trx))) return { count: 0, head: remembered };

    let head = await checkedHead(trx, options);
    const waiting = await unsealed(trx).orderBy("id").limit(limit).execute();
    for (const { id, ...receipt } of waiting) {
      const seq = head.seq + 1;
      head = { seq, seal: computeSeal(chainKey(keys[0]), head.seal, { seq, ...receipt }) };
      await trx.updateTable("receipts").set(head).where("id", "=", id).execute();
    }
    if (waiting.length > 0) await noteHead(trx, keys[0], head);
    return { count: waiting.length, head };
  });
}

/** The head to build on, checked to be the one that was sealed last. */
async function checkedHead(trx: Trx, { keys, remembered }: Options): Promise<Head> {
  const { head, noted } = await readHeads(trx, keys);
  if (noted?.seq !== head.seq || noted.seal !== head.seal) throw new ChainBroken();
  if (remembered && !(await hasSeal(trx, remembered))) throw new ChainBroken();
  return head;
}

function unsealed(db: Db) {
  return db
    .selectFrom("receipts")
    .select(["id", "reference", "revision", "sha256"])
    .where("seq", "is", null);
}
