import { chmodSync, existsSync, mkdirSync, realpathSync, statSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { Kysely } from "kysely";
import LibsqlDatabase from "libsql";
import { assertCurrent, migrate } from "./migrate";
import type { Database } from "./schema";
import { hasNoRoom, lockForServer } from "./served";
import { embeddedDialect } from "./sqlite-dialect";
import type { Access, Store } from "./store";
import { describeStoreFault, StoreError, StoreFull, StoreGone } from "./store-error";
import { checkpoint } from "./transact";

/**
 * Opens the embedded database. Only its one server updates the tables, and only after it holds the
 * lock, because a second server must not change the store of the first.
 *
 * @throws {StoreError} with a message for the operator
 */
export async function openSqlite(url: string, access: Access, mayCreate: boolean): Promise<Store> {
  // Only this user may read the files that the process creates.
  process.umask(0o077);
  const named = resolve(url.slice("file:".length));
  const isNew = !existsSync(named);
  if (isNew) {
    if (access !== "serve") {
      throw new StoreError(
        `There is no store at ${named}. Check DATABASE_URL. The server creates a store when it starts.`,
      );
    }
    if (!mayCreate) {
      throw new StoreError(
        `There is no store at ${named}, but SECRET_KEY is set, which belongs to a store. Check DATABASE_URL, or set NEW_STORE=1 to create a new store there.`,
      );
    }
  }
  const file = findFile(named, isNew);
  const store = await (access === "serve" || access === "copy"
    ? openAlone(file, access)
    : openFile(file, access));
  return { ...store, isNew };
}

/**
 * Makes the file if it is new.
 *
 * @throws {StoreError} if there can be none of this name
 */
function findFile(named: string, isNew: boolean): string {
  try {
    makeFolder(dirname(named));
    // Also if a symbolic link leads to a file that does not exist yet.
    if (isNew) writeFileSync(named, "");
    // Two names of one database must lead to one lock and one key.
    const file = realpathSync(named);
    if (statSync(file).isFile()) return file;
  } catch (error) {
    if (!(error instanceof Error) || describeStoreFault(error) !== null) throw error;
    throw new StoreError(
      `DATABASE_URL must name a database file in a folder that is there, or that this user may make (${error.message})`,
    );
  }
  throw new StoreError(
    `DATABASE_URL must name a database file that this user may write, not a folder or a device: ${named}`,
  );
}

/** With those above it. Where no folder can be made, such as in /proc, Node's own recursion never ends. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  mkdirSync(folder, { mode: 0o700 });
}

async function openAlone(file: string, access: "serve" | "copy"): Promise<Store> {
  if (access === "serve") restrictToOwner(file);
  const lock = lockForServer(file);
  try {
    const store = await openFile(file, access);
    return { ...store, close: () => store.close().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Milliseconds that opening may block the process while another one writes. */
const openingMs = 5000;

async function openFile(file: string, access: Access): Promise<Store> {
  const isServer = access === "serve";
  const isReader = access === "read" || access === "copy";
  const raw = new LibsqlDatabase(file, { timeout: openingMs });
  raw.pragma(`busy_timeout = ${openingMs}`);
  raw.pragma("synchronous = FULL");
  // Erased data must not stay readable in free pages.
  raw.pragma("secure_delete = ON");
  // In pages: 16 MB. With the default of 1000, the same pages are written to the file more often.
  raw.pragma("wal_autocheckpoint = 4000");
  if (isServer) raw.pragma("journal_mode = WAL");
  // In kB: the lists and statistics of the desk read widely. The server has a limit of memory.
  else raw.pragma("cache_size = -65536");
  if (isReader) raw.pragma("query_only = ON");

  let isInPlace = () => true;
  const db = new Kysely<Database>({
    dialect: embeddedDialect({ raw, isInPlace: () => isInPlace() }),
  });
  if (isServer) {
    await migrate(db);
    assertDurable(raw);
    isInPlace = watchPlace(file);
  } else {
    await assertCurrent(db);
  }
  raw.pragma("busy_timeout = 0");

  return {
    db,
    file,
    isNew: false,
    location: file,
    now: Date.now,
    async probe() {
      if (!isInPlace()) throw new StoreGone();
      if (hasNoRoom(file)) throw new StoreFull();
    },
    // The lock of the server ensures it.
    refuseOthers: async () => undefined,
    async close() {
      // Leaves everything in the one file: copied while no server runs, it is a backup.
      if (!isReader) await checkpoint(db);
      await db.destroy();
    },
  };
}

/**
 * Checks WAL and `synchronous=FULL` after a write, because the first one can reset the setting.
 *
 * @throws {StoreError} if a crash could lose what was committed
 */
function assertDurable(raw: LibsqlDatabase.Database): void {
  raw.pragma("user_version = 1");
  raw.pragma("synchronous = FULL");
  raw.pragma("user_version = 1");
  const journal = JSON.stringify(raw.pragma("journal_mode"));
  const sync = JSON.stringify(raw.pragma("synchronous"));
  if (journal === '[{"journal_mode":"wal"}]' && sync === '[{"synchronous":2}]') return;
  throw new StoreError("The database does not run with WAL and synchronous=FULL");
}

/**
 * Watches the file under an open database, and its log, by their inodes: SQLite continues to write
 * to files that have been deleted.
 *
 * @returns a function that tells whether both are still the files that were open at the call
 */
function watchPlace(file: string): () => boolean {
  const paths = [file, `${file}-wal`];
  const opened = paths.map(identify);
  return () => paths.every((path, index) => identify(path) === opened[index]);
}

function identify(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : null;
}

const companions = ["", "-wal", "-shm", ".key", ".lock"];

/** Removes the permissions of others from files that were made with another umask. */
function restrictToOwner(file: string): void {
  for (const suffix of companions) {
    const path = `${file}${suffix}`;
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isFile() && found.uid === process.getuid?.()) chmodSync(path, found.mode & 0o700);
  }
}
