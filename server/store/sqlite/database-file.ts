import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  statSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import LibsqlDatabase from "libsql";
import { AlreadyServed, isBusy } from "../store-error";

/**
 * The file a `file:` address names, symbolic links resolved: two names of one database must lead to
 * one lock and one key. Makes its folder where it is missing.
 */
export function resolveDatabaseFile(url: string): string {
  const named = resolve(url.slice("file:".length));
  mkdirSync(dirname(named), { recursive: true, mode: 0o700 });
  return followLinks(named);
}

/** `realpath` fails on a link to a file that does not exist yet, so the last link is read here. */
function followLinks(file: string): string {
  const real = join(realpathSync(dirname(file)), basename(file));
  const isLink = lstatSync(real, { throwIfNoEntry: false })?.isSymbolicLink();
  return isLink ? followLinks(resolve(dirname(real), readlinkSync(real))) : real;
}

const companions = ["", "-wal", "-shm", ".key", ".lock"];

/**
 * Removes the permissions of group and others from the database and the files beside it, for stores
 * made with another umask.
 */
export function restrictToOwner(file: string): void {
  for (const suffix of companions) restrict(`${file}${suffix}`);

  // A folder with other files stays as it is: it may be `/tmp` or a home folder.
  const folder = dirname(file);
  const isOurs = readdirSync(folder).every((name) => name.startsWith(basename(file)));
  if (isOurs) restrict(folder);
}

function restrict(path: string) {
  const found = statSync(path, { throwIfNoEntry: false });
  const isOwn = found?.uid === process.getuid?.();
  if (found && isOwn && (found.mode & 0o077) !== 0) chmodSync(path, found.mode & 0o700);
}

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

/**
 * Watches the file under an open database, and its log, by their inodes: SQLite goes on writing to
 * files that have no name any more. Costs some microseconds.
 *
 * @returns whether both are still the ones that were open at the call
 */
export function watchPlace(file: string): () => boolean {
  const paths = [file, `${file}-wal`];
  const opened = paths.map(identify);
  return () => paths.every((path, index) => identify(path) === opened[index]);
}

function identify(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : null;
}
