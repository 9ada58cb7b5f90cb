import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { isShared } from "../dialect";
import type { Database } from "../schema";

const tries = 20;
const pauseMs = 50;

/**
 * Empties the write-ahead log of an embedded database into its file. Until then the file is not the
 * whole store, and what was just erased is still readable in the log. Best effort for a second: if
 * another process reads all the time, the log stays for the next call. Never throws.
 */
export async function checkpoint(db: Kysely<Database>): Promise<void> {
  if (isShared(db)) return;

  for (let tried = 0; tried < tries; tried += 1) {
    if (!(await isBusy(db))) return;
    await sleep(pauseMs);
  }
}

async function isBusy(db: Kysely<Database>): Promise<boolean> {
  const pragma = sql<{ busy: number }>`pragma wal_checkpoint(TRUNCATE)`;
  const { rows } = await pragma.execute(db).catch(() => ({ rows: [] }));
  return rows[0]?.busy === 1;
}
