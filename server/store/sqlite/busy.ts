import { errorCode } from "../error-code";

/** How long a write waits for the lock, from when it is asked for. */
export const patienceMs = 5000;

/** Another process held the write lock for longer than the query could wait. */
export class StoreBusy extends Error {
  readonly code = "SQLITE_BUSY";

  constructor() {
    super("the database is locked by another writer");
  }
}

export function isBusy(error: unknown): boolean {
  return /^SQLITE_BUSY/.test(errorCode(error));
}
