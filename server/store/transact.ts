import type { Kysely, Transaction } from "kysely";
import { isShared } from "./dialect";
import type { Database } from "./schema";
import { createGroupCommit, type GroupCommit } from "./sqlite/group-commit";

const groups = new WeakMap<Kysely<Database>, GroupCommit>();

/**
 * Runs `work` in a transaction and resolves once it is committed. On the embedded database what
 * waits at the same time is committed together: the disk is asked once for all of them. PostgreSQL
 * does that itself.
 *
 * @throws whatever `work` throws; then nothing of it was stored
 */
export function transact<Result>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  if (isShared(db)) return db.transaction().execute(work);

  const group = groups.get(db) ?? createGroupCommit(db);
  groups.set(db, group);
  return group(work);
}
