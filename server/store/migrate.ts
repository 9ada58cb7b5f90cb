import { type Kysely, type Migration, Migrator } from "kysely";
import { tables } from "./migrations/0001-tables";
import type { Database } from "./schema";
import { errorCode, StoreError } from "./store-error";

/** In order. Released migrations must not be edited. */
export const migrations: Record<string, Migration> = { "0001-tables": tables };

/**
 * Creates the tables, or updates those of an earlier version.
 *
 * @returns whether there were no tables before
 * @throws {StoreError} if a newer version has migrated this store
 */
export async function migrate(db: Kysely<Database>, known = migrations): Promise<boolean> {
  const executed = await refuseNewer(db, known);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } });
  for (let tries = 1; ; tries += 1) {
    const { error } = await migrator.migrateToLatest();
    if (!error) return executed.length === 0;
    // Another process that starts on the same empty database creates Kysely's own tables.
    if (errorCode(error) !== uniqueViolation || tries === mostTries) throw error;
  }
}

const uniqueViolation = "23505";
const mostTries = 5;

/** @throws {StoreError} if the tables are not those of this version */
export async function assertCurrent(db: Kysely<Database>, known = migrations): Promise<void> {
  const executed = await refuseNewer(db, known);
  if (Object.keys(known).every((name) => executed.includes(name))) return;
  if (executed.length === 0) {
    throw new StoreError("There is no store in this database. Check DATABASE_URL.");
  }

  throw new StoreError(
    "The tables of this store are older than this program. Start the server once to update them.",
  );
}

async function refuseNewer(db: Kysely<Database>, known: typeof migrations): Promise<string[]> {
  const executed = await executedMigrations(db);
  const unknown = executed.find((name) => !(name in known));
  if (unknown === undefined) return executed;

  throw new StoreError(
    `The tables of this store are newer than this program (${unknown}). Use the version that created them.`,
  );
}

async function executedMigrations(db: Kysely<Database>): Promise<string[]> {
  const known = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!known.some(({ name }) => name === "kysely_migration")) return [];

  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom("kysely_migration")
    .select("name")
    .execute();
  return rows.map(({ name }) => name);
}
