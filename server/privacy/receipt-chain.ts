import { createHmac } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../store/schema";

/** What a seal covers; the place in the order and the seal before it make the chain. */
export type Link = { seq: number; reference: string; revision: number; sha256: string };

/** Its own key, so that no seal can ever be taken for a person's hash, or the other way round. */
export function chainKey(key: Buffer): Buffer {
  return createHmac("sha256", key).update("receipt chain").digest();
}

export function sealOf(sealKey: Buffer, before: string, link: Link): string {
  return createHmac("sha256", sealKey)
    .update([before, link.seq, link.reference, link.revision, link.sha256].join("|"))
    .digest("hex");
}

/**
 * Seals the next receipts in the order they were stored, in one transaction.
 *
 * @returns how many; less than `limit` when none is left
 */
export async function sealReceipts(
  db: Kysely<Database>,
  key: Buffer,
  limit: number,
): Promise<number> {
  if (!(await hasUnsealed(db))) return 0;

  const sealKey = chainKey(key);
  return db.transaction().execute(async (trx) => {
    let { seq, seal } = await headOf(trx);
    const waiting = await unsealed(trx).orderBy("id").limit(limit).execute();
    for (const { id, ...receipt } of waiting) {
      seq += 1;
      seal = sealOf(sealKey, seal, { seq, ...receipt });
      await trx.updateTable("receipts").set({ seq, seal }).where("id", "=", id).execute();
    }
    return waiting.length;
  });
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

async function headOf(db: Kysely<Database>): Promise<{ seq: number; seal: string }> {
  const head = await db
    .selectFrom("receipts")
    .select(["seq", "seal"])
    .where("seq", "is not", null)
    .orderBy("seq", "desc")
    .executeTakeFirst();
  return { seq: head?.seq ?? 0, seal: head?.seal ?? "" };
}

const everyMs = 1000;
/** One batch holds the write lock for some milliseconds; a form being stored waits that long. */
const batch = 200;
/** Longer than any lock is held: then something is broken. */
const patienceMs = 60_000;

export type Sealer = { start(): void; stop(): Promise<void> };

type SealerContext = { db: Kysely<Database>; key: Buffer; log: Logger; now: () => number };

/** Seals what came in, each second, so that no receipt stays unsealed for two. */
export function createSealer(context: SealerContext): Sealer {
  const seal = sealing(context);
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isStopped = true;

  function next() {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = seal().then(next);
    }, everyMs).unref();
  }

  return {
    start() {
      if (!isStopped) return;
      isStopped = false;
      next();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
      await seal();
    },
  };
}

/** Mostly a failure is another process holding the write lock; the next second tries again. */
function sealing({ db, key, log, now }: SealerContext): () => Promise<void> {
  let failingSince: number | null = null;

  return async () => {
    try {
      // The embedded database answers without ever letting go of the event loop.
      while ((await sealReceipts(db, key, batch)) === batch) await setImmediate();
      failingSince = null;
    } catch (error) {
      failingSince ??= now();
      const level = now() - failingSince > patienceMs ? "error" : "warn";
      log[level]({ code: codeOf(error) }, "receipts not sealed yet");
    }
  };
}

function codeOf(error: unknown): string {
  if (error instanceof Error && "code" in error) return String(error.code);
  return error instanceof Error ? error.name : "unknown";
}
