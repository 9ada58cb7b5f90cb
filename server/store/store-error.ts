import { ConfigError } from "../config/config";

/** A store that cannot be used as it is. The message is for the operator and needs no stack. */
export class StoreError extends Error {}

/**
 * A fault of the disk or of the database in words that say what to do.
 *
 * @returns null for a fault that is not the store's, and for one that is in such words already
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
