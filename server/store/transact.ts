import { AsyncResource } from "node:async_hooks";
import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import { SqliteAdapter, sql, Transaction } from "kysely";
import type { Db, Trx } from "./schema";
import { errorCode, isOfRow } from "./store-error";

type Work<Result> = (trx: Trx) => Promise<Result>;

/**
 * Runs `work` in a transaction, which it gets as the `db` of what was opened, and resolves once it is
 * committed. Its clock stands still from its first reading, so that all that it writes has one time: whoever
 * waits for a lock reads it afterwards. The outer one must not be used inside: in SQLite it would wait for this transaction for ever. If
 * the transaction is rolled back for a reason outside of `work` (a deadlock in PostgreSQL, an error of other
 * work that SQLite would have committed with it), `work` runs again.
 *
 * In a transaction it is part of that one.
 *
 * @throws whatever `work` throws; nothing it wrote is then stored
 */
export function transact<Opened extends { db: Db; now?: () => number }, Result>(
  opened: Opened,
  work: (opened: Opened & { db: Trx }) => Promise<Result>,
): Promise<Result> {
  const { db, now } = opened;
  // A part of a transaction has its moment, too.
  if (db instanceof Transaction) return work({ ...opened, db });
  const within: Work<Result> = (trx) =>
    work({ ...opened, ...(now && { now: once(now) }), db: trx });
  return isSqlite(db) ? commitTogether(db, within) : retryDeadlocks(db, within);
}

function once(now: () => number): () => number {
  let moment: number | undefined;
  return () => {
    moment ??= now();
    return moment;
  };
}

const mostTries = 4;

async function retryDeadlocks<Result>(db: Db, work: Work<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (!isDeadlock(error) || tries === mostTries) throw error;
    }
  }
}

/** `deadlock_detected` and `serialization_failure`: nothing is wrong with the work itself. */
function isDeadlock(error: unknown): boolean {
  return /^40(P01|001)$/.test(errorCode(error));
}

/** Runs the work and returns a function that resolves its promise, for after the commit. */
type BatchMember = {
  run(trx: Trx): Promise<() => void>;
  reject(error: unknown): void;
};

const queues = new WeakMap<Db, BatchMember[]>();

/**
 * SQLite waits for the disk at each commit, so work that is waiting shares one. Each work runs in
 * the async context of its own caller, not of whoever began the group.
 */
function commitTogether<Result>(db: Db, work: Work<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const run: BatchMember["run"] = AsyncResource.bind(async (trx) => {
      const result = await work(trx);
      return () => resolve(result);
    });
    const queue = queues.get(db) ?? [];
    queue.push({ run, reject });
    if (queues.has(db)) return;

    queues.set(db, queue);
    void commitAll(db, queue);
  });
}

/** Limits how long other writers wait, and how much runs again after an error. */
const mostTogether = 64;

async function commitAll(db: Db, queue: BatchMember[]): Promise<void> {
  while (queue.length > 0) {
    const group: BatchMember[] = [];
    const committed = await db
      .transaction()
      .execute(async (trx) => {
        const results: (() => void)[] = [];
        for (let next = queue.shift(); next; next = queue.shift()) {
          group.push(next);
          results.push(await next.run(trx));
          if (group.length === mostTogether) break;
          // Lets more requests be read, whose work can still join.
          await setImmediate();
        }
        return results;
      })
      .catch((error: unknown) => failTogether(db, { queue, group, error }));
    for (const resolve of committed) resolve();
  }
  // At once, or work that comes in between would wait for ever.
  queues.delete(db);
}

/**
 * Everything was rolled back: runs each member in a transaction of its own, so that one error
 * affects no other. Without a group, no member could have got the lock.
 */
async function failTogether(
  db: Db,
  { queue, group, error }: { queue: BatchMember[]; group: BatchMember[]; error: unknown },
): Promise<(() => void)[]> {
  if (group.length > 1) {
    for (const { run, reject } of group) {
      await db
        .transaction()
        .execute(run)
        .then((resolve) => resolve(), reject);
    }
    return [];
  }
  for (const { reject } of group.length === 1 ? group : queue.splice(0)) reject(error);
  return [];
}

/** Runs reads that all see the store as it is at one moment, beside whoever writes. They take no lock. */
export function readAtOnce<Result>(db: Db, read: Work<Result>): Promise<Result> {
  const atOneMoment = db.transaction().setIsolationLevel("repeatable read");
  return atOneMoment.setAccessMode("read only").execute(read);
}

/** Runs a part of a transaction. What it wrote stays only if its result is to be kept. */
export async function runPart<Result>(
  trx: Trx,
  work: () => Promise<Result>,
  isKept: (result: Result) => boolean,
): Promise<Result> {
  await sql`savepoint part`.execute(trx);
  const result = await work();
  if (!isKept(result)) await sql`rollback to savepoint part`.execute(trx);
  await sql`release savepoint part`.execute(trx);
  return result;
}

/**
 * Runs a part of a transaction. If it fails because of a row, only this part is undone.
 *
 * @returns null after such a failure
 */
export function tryPart<Result>(trx: Trx, work: () => Promise<Result>): Promise<Result | null> {
  const unlessOfRow = (error: unknown) => {
    if (!isOfRow(error)) throw error;
    return null;
  };
  return runPart(
    trx,
    () => work().catch(unlessOfRow),
    (result) => result !== null,
  );
}

/**
 * Tries to take the lock with which one process at a time seals receipts, until the transaction
 * ends, without waiting for it. In SQLite the transaction is the lock.
 *
 * @returns false if another process holds it
 */
export async function trySealLock(trx: Trx): Promise<boolean> {
  if (isSqlite(trx)) return true;

  const { rows } = await sql<{ got: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('plainclaim:seal')) as got`.execute(trx);
  return rows[0]?.got === true;
}

/**
 * Lets one transaction at a time work on a person, until it ends: a stop or an erasure, which looks for
 * the leads of the person, and a lead that is new or corrected, which looks for their stops. In SQLite
 * the transaction is the lock.
 *
 * It is the first of all locks. Their order, so that two transactions do not wait for each other: the
 * person, submissions by reference, a channel, deliveries. Whoever holds a submission holds its routing.
 * The exceptions are what takes up many submissions at once (`supersede`, `lookAgain`), and a corrected
 * address, whose person comes late: if they meet, `transact` runs one of the two again.
 */
export async function lockPerson(trx: Trx, hashes: readonly string[]): Promise<void> {
  if (isSqlite(trx) || hashes.length === 0) return;
  // In one order, so that two never wait for each other.
  await sql`select pg_advisory_xact_lock(hashtext(hash))
    from unnest(${[...hashes].sort()}::text[]) as hash`.execute(trx);
}

const checkpointTries = 20;
const waitMs = 50;

/**
 * For a command, between transactions that follow each other: another process that waits for the lock of
 * SQLite tries to get it only now and then, and would hardly ever find it free.
 */
export function giveWay(): Promise<void> {
  return sleep(waitMs);
}

/**
 * Empties SQLite's write-ahead log into the file. Until then the file is not the whole store, and
 * what was just erased is still readable in the log. Best effort for a second: if another process
 * reads all the time, the log stays for the next call. Never throws. In a transaction it does nothing.
 */
export async function checkpoint(db: Db): Promise<void> {
  if (!isSqlite(db) || db.isTransaction) return;

  for (let tried = 0; tried < checkpointTries; tried += 1) {
    const pragma = sql<{ busy: number }>`pragma wal_checkpoint(TRUNCATE)`;
    const { rows } = await pragma.execute(db).catch(() => ({ rows: [] }));
    if (rows[0]?.busy !== 1) return;
    await sleep(waitMs);
  }
}

export function isSqlite(db: Db): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
