import { Kysely, type Migration, Migrator, type TableMetadata } from "kysely";
import LibsqlDatabase from "libsql";
import { tables } from "./migrations/0001-tables";
import { model } from "./migrations/0002-model";
import { done } from "./migrations/0003-done";
import { logDetails } from "./migrations/0004-log-details";
import { down } from "./migrations/0005-down";
import { answered } from "./migrations/0006-answered";
import { codes } from "./migrations/0007-codes";
import { ends } from "./migrations/0008-ends";
import { spam } from "./migrations/0009-spam";
import { routings } from "./migrations/0010-routings";
import { alone } from "./migrations/0011-alone";
import { leaving } from "./migrations/0012-leaving";
import { missed } from "./migrations/0013-missed";
import { unseen } from "./migrations/0014-unseen";
import { words } from "./migrations/0015-words";
import { undo } from "./migrations/0016-undo";
import { reports } from "./migrations/0017-reports";
import { revoked } from "./migrations/0018-revoked";
import { earlier } from "./migrations/0019-earlier";
import { searchEnded } from "./migrations/0020-search-ended";
import type { Database, Db } from "./schema";
import { embeddedDialect } from "./sqlite-dialect";
import { errorCode, StoreError } from "./store-error";

/** In order. Released migrations must not be edited. */
export const migrations: Record<string, Migration> = {
  "0001-tables": tables,
  "0002-model": model,
  "0003-done": done,
  "0004-log-details": logDetails,
  "0005-down": down,
  "0006-answered": answered,
  "0007-codes": codes,
  "0008-ends": ends,
  "0009-spam": spam,
  "0010-routings": routings,
  "0011-alone": alone,
  "0012-leaving": leaving,
  "0013-missed": missed,
  "0014-unseen": unseen,
  "0015-words": words,
  "0016-undo": undo,
  "0017-reports": reports,
  "0018-revoked": revoked,
  "0019-earlier": earlier,
  "0020-search-ended": searchEnded,
};

/**
 * Creates the tables, or updates those of an earlier version.
 *
 * @returns whether there were no tables before
 * @throws {StoreError} if a newer version has migrated this store, or tables lack a column
 */
export async function migrate(db: Db, known = migrations): Promise<boolean> {
  const found = await listTables(db);
  const executed = await refuseNewer(db, found, known);
  // Listing the tables is most of the work of opening a store, and Kysely would list them again.
  if (isComplete(executed, known)) {
    await refuseIncomplete(found, known);
    return false;
  }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } });
  for (let tries = 1; ; tries += 1) {
    const { error } = await migrator.migrateToLatest();
    if (!error) break;
    // Another process that starts on the same empty database creates Kysely's own tables.
    if (errorCode(error) !== uniqueViolation || tries === mostTries) throw error;
  }
  if (executed.length > 0) await refuseIncomplete(await listTables(db), known);
  return executed.length === 0;
}

/**
 * A store made while a migration was still being written lacks what was added to it later, and no
 * migration adds it.
 */
async function refuseIncomplete(
  tables: readonly TableMetadata[],
  known: typeof migrations,
): Promise<void> {
  const wanted = made.get(known) ?? makeTables(known);
  made.set(known, wanted);
  const found = new Set(columnsOf(tables));
  const missing = (await wanted).filter((column) => !found.has(column));
  if (missing.length === 0) return;

  throw new StoreError(
    `The tables of this store lack ${missing.join(", ")}: an unreleased version created them. Move the store aside, and start with a new one.`,
  );
}

/** Made once: migrating takes longer than all else that opening a store does. */
const made = new WeakMap<typeof migrations, Promise<string[]>>();

/** The columns that all migrations make. */
async function makeTables(known: typeof migrations): Promise<string[]> {
  const dialect = embeddedDialect({ raw: new LibsqlDatabase(":memory:"), isInPlace: () => true });
  const fresh = new Kysely<Database>({ dialect });
  const provider = { getMigrations: async () => known };
  await new Migrator({ db: fresh, provider }).migrateToLatest();
  const tables = await fresh.introspection.getTables();
  await fresh.destroy();
  return columnsOf(tables);
}

function columnsOf(tables: readonly TableMetadata[]): string[] {
  return tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
}

/** With those in which Kysely keeps which migrations were made. */
function listTables(db: Db): Promise<TableMetadata[]> {
  return db.introspection.getTables({ withInternalKyselyTables: true });
}

const uniqueViolation = "23505";
const mostTries = 5;

/** @throws {StoreError} if the tables are not those of this version */
export async function assertCurrent(db: Db, known = migrations): Promise<void> {
  const executed = await refuseNewer(db, await listTables(db), known);
  if (isComplete(executed, known)) return;
  if (executed.length === 0) {
    throw new StoreError("There is no store in this database. Check DATABASE_URL.");
  }

  throw new StoreError(
    "The tables of this store are older than this program. Start the server once to update them.",
  );
}

function isComplete(executed: readonly string[], known: typeof migrations): boolean {
  return Object.keys(known).every((name) => executed.includes(name));
}

async function refuseNewer(
  db: Db,
  found: readonly TableMetadata[],
  known: typeof migrations,
): Promise<string[]> {
  const executed = await executedMigrations(db, found);
  const unknown = executed.find((name) => !(name in known));
  if (unknown === undefined) return executed;

  throw new StoreError(
    `The tables of this store are newer than this program (${unknown}). Use the version that created them.`,
  );
}

async function executedMigrations(db: Db, found: readonly TableMetadata[]): Promise<string[]> {
  if (!found.some(({ name }) => name === "kysely_migration")) return [];

  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom("kysely_migration")
    .select("name")
    .execute();
  return rows.map(({ name }) => name);
}
