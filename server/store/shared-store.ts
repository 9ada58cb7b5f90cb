import { type DialectAdapter, type Kysely, SqliteAdapter, sql, type Transaction } from "kysely";
import type { Database } from "./schema";
import { StoreError } from "./store-error";

/** Whether several processes may serve this store; an embedded database has one server. */
export function isShared(db: { getExecutor(): { adapter: DialectAdapter } }): boolean {
  return !(db.getExecutor().adapter instanceof SqliteAdapter);
}

/**
 * Takes a lock that one process can hold, until the transaction ends, without waiting for it. An
 * embedded database has one writer at a time, so there the transaction is the lock.
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

/**
 * For work that needs the store for itself, called right after opening. An embedded database tells
 * by its lock.
 *
 * @throws {StoreError} if another process of this program is connected
 */
export async function refuseServer(db: Kysely<Database>): Promise<void> {
  if (!isShared(db)) return;

  const { rows } = await sql<{ others: number }>`
    select count(*) as others from pg_stat_activity
    where datname = current_database() and application_name = 'plainclaim'
      and pid <> pg_backend_pid()`.execute(db);
  if (Number(rows[0]?.others) === 0) return;
  throw new StoreError(
    "A server, a desk or another command is connected to one of these databases. Stop it first.",
  );
}
