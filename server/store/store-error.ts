import { ConfigError } from "../config/config";

/** The store cannot be used as it is. The message tells the operator what to do. */
export class StoreError extends Error {}

/**
 * Tells the operator what to do about a fault of the disk or the database.
 *
 * @returns null for any other error, and for one whose message tells already
 */
export function describeStoreFault(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof StoreError || error instanceof ConfigError) return null;

  const code = "code" in error ? String(error.code) : "";
  return advice(`${code} ${error.message}`);
}

function advice(fault: string): string | null {
  if (/SQLITE_FULL|ENOSPC|EDQUOT|disk is full/.test(fault)) {
    return "The disk of the database is full. Free some space, then start again";
  }
  if (/SQLITE_BUSY|database is locked/.test(fault)) {
    return "Another process keeps the database locked. End it, or wait until it has finished";
  }
  if (/SQLITE_IOERR|\bEIO\b/.test(fault)) {
    return "The disk of the database answers with errors, or has no space left";
  }
  if (
    /ConnectionFailed|SQLITE_(CANTOPEN|NOTADB|READONLY)|E(ACCES|ROFS|NOTDIR|EXIST)\b/.test(fault)
  ) {
    return "DATABASE_URL must name a database file that this user may write, not a folder";
  }
  return null;
}
