import LibsqlDatabase from "libsql";

/** Another server already runs on this data. */
export class AlreadyServed extends Error {}

/**
 * Holds the right to be the one server of an embedded database. The lock is a transaction on a
 * file of its own, so the system frees it even when the process is killed, and the command line
 * can use the database meanwhile.
 *
 * @throws {AlreadyServed}
 */
export function lockForServer(databaseFile: string): { release(): void } {
  const lock = new LibsqlDatabase(`${databaseFile}.lock`, { timeout: 0 });
  try {
    lock.exec("begin exclusive");
  } catch {
    lock.close();
    throw new AlreadyServed(
      `Another server is running on ${databaseFile}. Stop it first, or use another DATABASE_URL.`,
    );
  }
  return { release: () => lock.close() };
}
