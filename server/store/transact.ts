import { setImmediate } from "node:timers/promises";
import { type DialectAdapter, type Kysely, SqliteAdapter, sql, type Transaction } from "kysely";
import type { Database } from "./schema";
import { errorCode, isBusy, patienceMs, StoreBusy } from "./store-error";

const groups = new WeakMap<Kysely<Database>, ReturnType<typeof createGroupCommit>>();

/**
 * Runs `work` in a transaction and resolves once it is committed. The embedded database commits
 * waiting transactions together, with one wait for the disk; PostgreSQL does so by itself, but
 * there `work` may run again if the transaction lost a deadlock.
 *
 * @throws whatever `work` throws; nothing it wrote is then stored
 */
export function transact<Result>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  if (isShared(db)) return retryDeadlocks(() => db.transaction().execute(work));

  const group = groups.get(db) ?? createGroupCommit(db);
  groups.set(db, group);
  return group(work);
}

const mostTries = 4;

async function retryDeadlocks<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isDeadlock(error) || tries === mostTries) throw error;
    }
  }
}

/** `deadlock_detected` and `serialization_failure`: nothing is wrong with the work itself. */
function isDeadlock(error: unknown): boolean {
  return /^40(P01|001)$/.test(errorCode(error));
}

type Work<Result> = (trx: Transaction<Database>) => Promise<Result>;

type GroupCommit = <Result>(work: Work<Result>) => Promise<Result>;

/** Work that waits for its turn in a commit. */
type Member = {
  /**
   * Runs the work. Call the function that it returns after the commit: it resolves the caller's
   * promise.
   */
  run(trx: Transaction<Database>): Promise<() => void>;
  fail(error: unknown): void;
};

/** Limits how long other writers wait, and how much is repeated after a failure. */
const mostInGroup = 64;

/**
 * Commits in groups: work that arrives while one group is written to the disk forms the next. If a
 * member fails, everything is rolled back and each runs again in a commit of its own, so that one
 * failure affects no other. A savepoint per member would do the same, but its queries would cost a
 * third more.
 */
function createGroupCommit(db: Kysely<Database>): GroupCommit {
  const waiting = new Set<Member>();
  let isRunning = false;

  async function runAll() {
    isRunning = true;
    while (waiting.size > 0) await commitGroup(db, waiting);
    isRunning = false;
  }

  return (work) =>
    new Promise((resolve, reject) => {
      const member: Member = {
        async run(trx) {
          clearTimeout(timer);
          const result = await work(trx);
          return () => resolve(result);
        },
        fail(error) {
          clearTimeout(timer);
          reject(error);
        },
      };
      const timer = setTimeout(() => {
        if (waiting.delete(member)) reject(new StoreBusy());
      }, patienceMs);
      waiting.add(member);
      if (!isRunning) void runAll();
    });
}

async function commitGroup(db: Kysely<Database>, waiting: Set<Member>): Promise<void> {
  const group: Member[] = [];
  try {
    const answers = await db.transaction().execute((trx) => runTogether(trx, { waiting, group }));
    for (const answer of answers) answer();
  } catch (error) {
    if (group.length > 1) return commitEach(db, group);

    // A lock held elsewhere may be released, so later members stay queued. Any other error fails
    // them all.
    const failed = group.length > 0 || isBusy(error) ? group : [...waiting];
    for (const member of failed) {
      waiting.delete(member);
      member.fail(error);
    }
  }
}

/** Moves the members that have begun to run from `waiting` to `group`. */
async function runTogether(
  trx: Transaction<Database>,
  { waiting, group }: { waiting: Set<Member>; group: Member[] },
): Promise<(() => void)[]> {
  const answers: (() => void)[] = [];
  for (const member of waiting) {
    waiting.delete(member);
    group.push(member);
    answers.push(await member.run(trx));
    if (group.length === mostInGroup) break;
    // Lets more requests be read, whose work can still join.
    await setImmediate();
  }
  return answers;
}

async function commitEach(db: Kysely<Database>, group: readonly Member[]): Promise<void> {
  for (const member of group) {
    try {
      const answer = await db.transaction().execute((trx) => member.run(trx));
      answer();
    } catch (error) {
      member.fail(error);
    }
  }
}

/** Whether several processes may serve this store; an embedded database has one server. */
export function isShared(db: { getExecutor(): { adapter: DialectAdapter } }): boolean {
  return !(db.getExecutor().adapter instanceof SqliteAdapter);
}

/**
 * Tries to take a lock that one process at a time can hold, until the transaction ends, without
 * waiting for it. An embedded database has one writer at a time, so there the transaction is the
 * lock.
 *
 * @returns false if another process holds it
 */
export async function tryLock(
  trx: Transaction<Database>,
  name: "seal" | "retention",
): Promise<boolean> {
  if (!isShared(trx)) return true;

  const key = `plainclaim:${name}`;
  const { rows } = await sql<{ got: boolean }>`
    select pg_try_advisory_xact_lock(hashtext(${key})) as got`.execute(trx);
  return rows[0]?.got === true;
}
