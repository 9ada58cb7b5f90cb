import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  statSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { Kysely, sql } from "kysely";
import LibsqlDatabase from "libsql";
import { assertCurrent, migrate } from "./migrate";
import type { Database } from "./schema";
import { embeddedDialect } from "./sqlite-dialect";
import type { Access, Store } from "./store";
import { AlreadyServed, errorCode, isBusy, StoreError, StoreGone } from "./store-error";
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
  if (!existsSync(named)) {
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
  mkdirSync(dirname(named), { recursive: true, mode: 0o700 });
  const file = followLinks(named);
  if (access === "serve" || access === "copy") return openAlone(file, access);
  return openFile(file, access);
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
  const isNew = !existsSync(file);
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
  let rescue: string | null = null;

  return {
    db,
    file,
    isNew,
    location: file,
    now: Date.now,
    wakeups: null,
    async probe() {
      if (isInPlace()) {
        rescue = null;
        return;
      }
      rescue ??= await rescueContents(db, file);
      throw new StoreGone(rescue);
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

/**
 * Copies the open database to a file beside it, because stopping the server would destroy what is
 * left of a deleted one.
 *
 * @returns what the operator should do
 */
async function rescueContents(db: Kysely<Database>, file: string): Promise<string> {
  const copy = `${file}.rescued-${new Date().toISOString().replaceAll(":", "-")}`;
  try {
    await sql`vacuum into ${copy}`.execute(db);
    return `Its contents are saved in ${copy}. Stop the server, move that file to ${file}, and start again`;
  } catch (error) {
    return `Its contents could not be saved (${errorCode(error)}). Before stopping the server, copy them from the deleted files in /proc/${process.pid}/fd`;
  }
}

/**
 * The path with symbolic links resolved, because two names of one database must lead to one lock
 * and one key. `realpath` fails on a link to a file that does not exist yet, so the last link is
 * read here.
 */
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
function restrictToOwner(file: string): void {
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
 * Takes the lock that only one server of an embedded database can hold. It is a transaction on a
 * file of its own, so that a killed process releases it and commands can use the database
 * meanwhile.
 *
 * @throws {AlreadyServed} if another process holds it; disk errors are passed on unchanged
 */
function lockForServer(databaseFile: string): { release(): void } {
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
