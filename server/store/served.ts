import { existsSync, statfsSync } from "node:fs";
import { dirname } from "node:path";
import { sql } from "kysely";
import LibsqlDatabase from "libsql";
import type { Db } from "./schema";
import { AlreadyServed, isBusy } from "./store-error";
import { isSqlite } from "./transact";

/** The lock files that this process holds. */
const ownLocks = new Set<string>();

/**
 * Takes the lock that only one server of an embedded database can hold. It is a transaction on a
 * file of its own, so that a killed process releases it and commands can use the database
 * meanwhile. A command may look at it for a moment, so it is awaited for a second.
 *
 * @throws {AlreadyServed} if another process holds it; disk errors are passed on unchanged
 */
export function lockForServer(databaseFile: string): { release(): void } {
  const file = `${databaseFile}.lock`;
  const lock = new LibsqlDatabase(file, { timeout: 1000 });
  try {
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new AlreadyServed(
      `Another server is running on ${databaseFile}. Stop it first, or name another database.`,
    );
  }
  ownLocks.add(file);
  return {
    release() {
      ownLocks.delete(file);
      lock.close();
    },
  };
}

/** The name of a server's connections to PostgreSQL; commands and desk have another. */
export const serverName = "plainclaim server";

/** Whether a server has this store open now, this process included. */
export async function isServed(db: Db): Promise<boolean> {
  const file = await fileOf(db);
  if (file !== null) return isLocked(`${file}.lock`);

  const { rows } = await sql<{ servers: number }>`
    select count(*) as servers from pg_stat_activity
    where datname = current_database() and application_name = ${serverName}`.execute(db);
  return (rows[0]?.servers ?? 0) > 0;
}

function isLocked(file: string): boolean {
  if (ownLocks.has(file)) return true;
  if (!existsSync(file)) return false;

  const lock = new LibsqlDatabase(file, { timeout: 0 });
  try {
    // Reads the file, which a server does not let.
    lock.exec("begin; select count(*) from sqlite_master; rollback");
    return false;
  } catch (error) {
    if (isBusy(error)) return true;
    throw error;
  } finally {
    lock.close();
  }
}

/** The path of an embedded database, symbolic links resolved; null with PostgreSQL. */
export async function fileOf(db: Db): Promise<string | null> {
  if (!isSqlite(db)) return null;
  const { rows } = await sql<{ file: string }>`
    select file from pragma_database_list where name = 'main'`.execute(db);
  return rows[0]?.file || null;
}

/** Bytes: less than a lead with its receipt may need. */
const leastRoom = 64 * 1024;

/** Of the disk, because on a full one some writes still succeed: SQLite reuses space in its log. */
export function hasNoRoom(file: string): boolean {
  const { bavail, bsize } = statfsSync(dirname(file));
  return bavail * bsize < leastRoom;
}
