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
import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, sql } from "kysely";
import LibsqlDatabase from "libsql";
import { assertCurrent, migrate } from "../migrate";
import type { Database } from "../schema";
import type { Access, Store } from "../store";
import { AlreadyServed, isBusy, StoreError, StoreGone } from "../store-error";
import { isShared } from "../transact";
import { blockBriefly, embeddedDialect, openHandle, watchPlace } from "./connection";

/**
 * Opens the embedded database. Only its one server brings the tables up to date, and only once it
 * holds the lock: a second server must not change the store of the first.
 *
 * @throws {StoreError} with a message for the operator
 */
export async function openSqlite(
  url: string,
  access: Access,
  { mayCreate }: { mayCreate: boolean },
): Promise<Store> {
  // Set before any file is created: only this user may read what the process writes.
  process.umask(0o077);
  const named = resolve(url.slice("file:".length));
  if (access !== "serve" && !existsSync(named)) throw noStore(named);
  if (!existsSync(named) && !mayCreate) throw notNew(named);

  const file = resolveDatabaseFile(url);
  if (access === "serve") return serveSqlite(file);
  return access === "copy" ? openAlone(file) : openBeside(file, access);
}

function noStore(file: string) {
  return new StoreError(
    `There is no store at ${file}. Check DATABASE_URL; the server makes a store when it starts.`,
  );
}

function notNew(file: string) {
  return new StoreError(
    `There is no store at ${file}, but SECRET_KEY is set: it belongs to a store. Check DATABASE_URL, or set NEW_STORE=1 to make a new store there.`,
  );
}

async function serveSqlite(file: string): Promise<Store> {
  const isNew = !existsSync(file);
  restrictToOwner(file);
  const lock = lockForServer(file);
  try {
    const handles = openHandles(file);
    handles.writer.raw.pragma("journal_mode = WAL");
    const db = new Kysely<Database>({ dialect: embeddedDialect(handles) });
    await migrate(db);
    proveDurable(handles.writer.raw);
    blockBriefly(handles);
    handles.isInPlace = watchPlace(file);
    const place = { db, file, isNew, isInPlace: handles.isInPlace };
    return { ...storeOn(place), close: () => close(db).finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openBeside(file: string, access: Access): Promise<Store> {
  const handles = openHandles(file);
  const isReader = access === "read";
  if (isReader) handles.writer.raw.pragma("query_only = ON");
  const db = new Kysely<Database>({ dialect: embeddedDialect(handles) });
  await assertCurrent(db);
  blockBriefly(handles);
  const place = { db, file, isNew: false, isInPlace: handles.isInPlace };
  return { ...storeOn(place), close: () => (isReader ? db.destroy() : close(db)) };
}

async function openAlone(file: string): Promise<Store> {
  const lock = lockForServer(file);
  try {
    const store = await openBeside(file, "read");
    return { ...store, close: () => store.close().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

type Place = { db: Kysely<Database>; file: string; isNew: boolean; isInPlace: () => boolean };

function storeOn({ db, file, isNew, isInPlace }: Place) {
  return {
    db,
    file,
    isNew,
    location: file,
    now: Date.now,
    wakeups: null,
    async probe() {
      if (!isInPlace()) throw new StoreGone();
    },
  };
}

/** Leaves everything in the one file: copied while no server runs, it is a backup. */
async function close(db: Kysely<Database>) {
  await checkpoint(db);
  await db.destroy();
}

function openHandles(file: string) {
  const writer = openHandle(file);
  writer.raw.pragma("synchronous = FULL");
  // Erased data must not stay readable in free pages.
  writer.raw.pragma("secure_delete = ON");
  // Pages of the log: 16 MB. With the default of 1000, the same pages are written to the file much
  // more often.
  writer.raw.pragma("wal_autocheckpoint = 4000");
  const reader = openHandle(file);
  reader.raw.pragma("query_only = ON");
  return { writer, reader, isInPlace: () => true };
}

/**
 * Checks WAL and `synchronous=FULL` after a write, because the first one can reset the setting.
 *
 * @throws {StoreError} if a crash could lose what was committed
 */
function proveDurable(raw: LibsqlDatabase.Database): void {
  raw.exec("create table if not exists durability (checked_at integer)");
  raw.exec("delete from durability");
  raw.prepare("insert into durability values (?)").run([Date.now()]);
  if (isDurable(raw)) return;

  raw.pragma("synchronous = FULL");
  raw.prepare("insert into durability values (?)").run([Date.now()]);
  if (!isDurable(raw)) {
    throw new StoreError("The database does not run with WAL and synchronous=FULL");
  }
}

function isDurable(raw: LibsqlDatabase.Database): boolean {
  const journal = JSON.stringify(raw.pragma("journal_mode"));
  const sync = JSON.stringify(raw.pragma("synchronous"));
  return journal === '[{"journal_mode":"wal"}]' && sync === '[{"synchronous":2}]';
}

const tries = 20;
const pauseMs = 50;

/**
 * Empties the write-ahead log of an embedded database into its file. Until then the file is not the
 * whole store, and what was just erased is still readable in the log. Best effort for a second: if
 * another process reads all the time, the log stays for the next call. Never throws.
 */
export async function checkpoint(db: Kysely<Database>): Promise<void> {
  if (isShared(db)) return;

  for (let tried = 0; tried < tries; tried += 1) {
    if (!(await isLogInUse(db))) return;
    await sleep(pauseMs);
  }
}

async function isLogInUse(db: Kysely<Database>): Promise<boolean> {
  const pragma = sql<{ busy: number }>`pragma wal_checkpoint(TRUNCATE)`;
  const { rows } = await pragma.execute(db).catch(() => ({ rows: [] }));
  return rows[0]?.busy === 1;
}

/**
 * The file that a `file:` address names, with symbolic links resolved: two names of one database
 * must lead to one lock and one key. Creates its folder if it is missing.
 */
function resolveDatabaseFile(url: string): string {
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
