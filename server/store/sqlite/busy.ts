/** From when a write was asked for until it gives up waiting for the lock. */
export const patienceMs = 5000;

/** Another process held the write lock for longer than the query could wait. */
export class StoreBusy extends Error {
  readonly code = "SQLITE_BUSY";

  constructor() {
    super("the database is locked by another writer");
  }
}

export function isBusy(error: unknown): boolean {
  return error instanceof Error && "code" in error && /^SQLITE_BUSY/.test(String(error.code));
}
