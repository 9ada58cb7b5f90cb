import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { Kysely } from "kysely";
import LibsqlDatabase from "libsql";
import { checkpoint } from "./checkpoint";
import { blockBriefly, ImmediateDialect } from "./immediate-dialect";
import { migrate } from "./migrate";
import type { Database } from "./schema";

export type Store = {
  db: Kysely<Database>;
  /** Folder and file of the embedded database, for messages and for the key kept beside it. */
  file: string;
  close(): Promise<void>;
};

/**
 * Opens the store and brings its tables up to date. PostgreSQL will be a second dialect here.
 *
 * @throws when the disk does not keep what was committed, as `synchronous=FULL` in WAL promises
 */
export async function openStore(url: string): Promise<Store> {
  if (!url.startsWith("file:")) throw new Error("Only file: databases are supported so far");

  const file = resolve(url.slice("file:".length));
  mkdirSync(dirname(file), { recursive: true });
  const raw = openDurable(file);
  const db = new Kysely<Database>({ dialect: new ImmediateDialect(raw) });
  await migrate(db);
  proveDurable(raw);
  blockBriefly(raw);

  return {
    db,
    file,
    async close() {
      // All is in the one file then: a copy of it, made while no server runs, is a whole backup.
      await checkpoint(db);
      await db.destroy();
    },
  };
}

function openDurable(file: string) {
  const raw = new LibsqlDatabase(file, { timeout: 5000 });
  raw.pragma("busy_timeout = 5000");
  raw.pragma("journal_mode = WAL");
  raw.pragma("synchronous = FULL");
  // What is erased must not stay readable in free pages.
  raw.pragma("secure_delete = ON");
  return raw;
}

/** The pragma can read right and still drop at the first write, so it is read again after one. */
function proveDurable(raw: LibsqlDatabase.Database) {
  raw.exec("create table if not exists durability (checked_at integer)");
  raw.exec("delete from durability");
  raw.prepare("insert into durability values (?)").run([Date.now()]);
  if (isDurable(raw)) return;

  raw.pragma("synchronous = FULL");
  raw.prepare("insert into durability values (?)").run([Date.now()]);
  if (!isDurable(raw)) throw new Error("The database does not run with WAL and synchronous=FULL");
}

function isDurable(raw: LibsqlDatabase.Database): boolean {
  const journal = JSON.stringify(raw.pragma("journal_mode"));
  const sync = JSON.stringify(raw.pragma("synchronous"));
  return journal === '[{"journal_mode":"wal"}]' && sync === '[{"synchronous":2}]';
}
