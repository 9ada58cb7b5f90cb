import { existsSync } from "node:fs";
import { Kysely } from "kysely";
import LibsqlDatabase from "libsql";
import { assertCurrent, migrate } from "../migrate";
import type { Database } from "../schema";
import type { Access, Store } from "../store";
import { checkpoint } from "./checkpoint";
import { resolveDatabaseFile, restrictToOwner } from "./database-file";
import { blockBriefly, EmbeddedDialect, setBusyTimeout } from "./embedded-dialect";
import { proveDurable } from "./prove-durable";
import { lockForServer } from "./server-lock";

const openingMs = 5000;

/**
 * Opens the embedded database. Only its one server brings the tables up to date, and only once it
 * holds the lock: a second server must not change the store of the first.
 *
 * @throws {StoreError} with a message for the operator
 */
export async function openSqlite(url: string, access: Access): Promise<Store> {
  // Before any file is made: only this user may read what the process writes.
  process.umask(0o077);
  const file = resolveDatabaseFile(url);
  if (access === "serve") return serveSqlite(file);
  if (existsSync(file)) return openBeside(file, access);

  // Without a file there is no server: a writing command creates it, a reading one sees no rows.
  return access === "write" ? serveSqlite(file) : emptyStore(file);
}

async function serveSqlite(file: string): Promise<Store> {
  restrictToOwner(file);
  const lock = lockForServer(file);
  try {
    const handles = openHandles(file);
    handles.writer.pragma("journal_mode = WAL");
    const db = new Kysely<Database>({ dialect: new EmbeddedDialect(handles) });
    await migrate(db);
    proveDurable(handles.writer);
    blockBriefly(handles);
    return { ...storeOn(db, file), close: () => close(db).finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openBeside(file: string, access: Access): Promise<Store> {
  const handles = openHandles(file);
  const isReader = access === "read";
  if (isReader) handles.writer.pragma("query_only = ON");
  const db = new Kysely<Database>({ dialect: new EmbeddedDialect(handles) });
  await assertCurrent(db);
  blockBriefly(handles);
  return { ...storeOn(db, file), close: () => (isReader ? db.destroy() : close(db)) };
}

async function emptyStore(file: string): Promise<Store> {
  const memory = new LibsqlDatabase(":memory:");
  const handles = { writer: memory, reader: memory };
  const db = new Kysely<Database>({ dialect: new EmbeddedDialect(handles) });
  await migrate(db);
  return { ...storeOn(db, file), close: () => db.destroy() };
}

function storeOn(db: Kysely<Database>, file: string) {
  return { db, file, location: file, now: Date.now, wakeups: noWakeups };
}

/** An embedded database has one server: there is no other process to wake. */
const noWakeups = { send: () => undefined, listen: () => undefined };

/** Afterwards the file holds everything: copied while no server runs, it is a backup. */
async function close(db: Kysely<Database>) {
  await checkpoint(db);
  await db.destroy();
}

function openHandles(file: string) {
  const writer = new LibsqlDatabase(file, { timeout: openingMs });
  setBusyTimeout(writer, openingMs);
  writer.pragma("synchronous = FULL");
  // Erased data must not stay readable in free pages.
  writer.pragma("secure_delete = ON");
  // Pages of the log, 16 MB. The default of 1000 writes the same pages to the file much more often.
  writer.pragma("wal_autocheckpoint = 4000");
  const reader = new LibsqlDatabase(file, { timeout: openingMs });
  setBusyTimeout(reader, openingMs);
  reader.pragma("query_only = ON");
  return { writer, reader };
}
