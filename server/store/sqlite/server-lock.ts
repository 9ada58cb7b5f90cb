import LibsqlDatabase from "libsql";
import { StoreError } from "../store-error";
import { isBusy } from "./busy";

/** Another server already runs on this data. */
export class AlreadyServed extends StoreError {}

/**
 * Holds the right to be the one server of an embedded database. The lock is a transaction on a
 * file of its own, so the system frees it even when the process is killed, and the command line
 * can use the database meanwhile.
 *
 * @throws {AlreadyServed} only when another process holds it; a fault of the disk as it is
 */
export function lockForServer(databaseFile: string): { release(): void } {
  const lock = new LibsqlDatabase(`${databaseFile}.lock`, { timeout: 0 });
  try {
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new AlreadyServed(
      `Another server is running on ${databaseFile}. Stop it first, or use another DATABASE_URL.`,
    );
  }
  return { release: () => lock.close() };
}
