import type { Kysely, Transaction } from "kysely";
import { isShared } from "./dialect";
import { errorCode } from "./error-code";
import type { Database } from "./schema";
import { createGroupCommit } from "./sqlite/group-commit";

const groups = new WeakMap<Kysely<Database>, ReturnType<typeof createGroupCommit>>();

/**
 * Runs `work` in a transaction and resolves once it is committed. The embedded database commits
 * what waits at the same time together, with one wait for the disk; PostgreSQL does so by itself.
 * There `work` may run again, if the transaction lost a deadlock.
 *
 * @throws whatever `work` throws; then nothing of it was stored
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
