import LibsqlDatabase from "libsql";
import { StoreError } from "../store-error";
import { isBusy } from "./busy";

/** Another server already runs on this data. */
export class AlreadyServed extends StoreError {}

/**
 * Takes the lock of the one server of an embedded database. It is a transaction on a file of its
 * own, so that a killed process releases it, and commands can use the database meanwhile.
 *
 * @throws {AlreadyServed} if another process holds it; errors of the disk pass unchanged
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
