import { sql, type Transaction } from "kysely";
import { isShared } from "./dialect";
import type { Database } from "./schema";

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
