import { setImmediate } from "node:timers/promises";
import { CompiledQuery, type Kysely, type Transaction } from "kysely";
import type { Database } from "../schema";
import { isBusy, patienceMs, StoreBusy } from "./busy";

type Work<Result> = (trx: Transaction<Database>) => Promise<Result>;

type GroupCommit = <Result>(work: Work<Result>) => Promise<Result>;

/** Work that waits for its turn in a commit. */
type Member = {
  /** Runs the work; what it returns tells the one who asked, once the group is committed. */
  run(trx: Transaction<Database>): Promise<() => void>;
  fail(error: unknown): void;
};

/** For others to come in between, and for a fault to take few with it. */
const mostInGroup = 64;

/**
 * Commits in groups: while one is written to the disk, what else comes in waits, and then goes
 * together. Each member has a savepoint of its own, so a failure does not roll back the others.
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

/** Members whose group could not begin go on waiting, each as long as it has patience. */
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
        // Requests are read meanwhile, and what they bring may still join.
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
