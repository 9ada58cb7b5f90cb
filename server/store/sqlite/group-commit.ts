import { setImmediate } from "node:timers/promises";
import { CompiledQuery, type Kysely, type Transaction } from "kysely";
import type { Database } from "../schema";
import { isBusy, patienceMs, StoreBusy } from "./busy";

type Work<Result> = (trx: Transaction<Database>) => Promise<Result>;

type GroupCommit = <Result>(work: Work<Result>) => Promise<Result>;

/** Work that waits for its turn in a commit. */
type Member = {
  /** Runs the work. Call what it returns after the commit: it resolves the caller's promise. */
  run(trx: Transaction<Database>): Promise<() => void>;
  fail(error: unknown): void;
};

/** Limits how long other writers wait, and how many fail with one fault. */
const mostInGroup = 64;

/**
 * Commits in groups: what comes in while one group is written to the disk is the next group. Each
 * member has a savepoint, so that its failure does not roll back the others.
 */
export function createGroupCommit(db: Kysely<Database>): GroupCommit {
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

/** If the lock is busy before the first member ran, members go on waiting until their own limit. */
async function commitGroup(db: Kysely<Database>, waiting: Set<Member>): Promise<void> {
  const group: Member[] = [];
  const answers: (() => void)[] = [];
  try {
    await db.transaction().execute(async (trx) => {
      for (const member of waiting) {
        waiting.delete(member);
        group.push(member);
        answers.push(await runAlone(trx, member));
        if (group.length === mostInGroup) return;
        // Lets requests be read, whose work can still join.
        await setImmediate();
      }
    });
    for (const answer of answers) answer();
  } catch (error) {
    // A lock held elsewhere may be released: later members stay queued. Other errors fail them all.
    const failed = group.length > 0 || isBusy(error) ? group : [...waiting];
    for (const member of failed) {
      waiting.delete(member);
      member.fail(error);
    }
  }
}

const savepoint = CompiledQuery.raw("savepoint member");
const release = CompiledQuery.raw("release member");
const rollBack = CompiledQuery.raw("rollback to member");

async function runAlone(trx: Transaction<Database>, member: Member): Promise<() => void> {
  await trx.executeQuery(savepoint);
  try {
    const answer = await member.run(trx);
    await trx.executeQuery(release);
    return answer;
  } catch (error) {
    // Fails where SQLite has rolled back everything, as on a full disk: then the group fails.
    await trx.executeQuery(rollBack);
    await trx.executeQuery(release);
    return () => member.fail(error);
  }
}
