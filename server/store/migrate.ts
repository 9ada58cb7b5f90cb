import { type Kysely, Migrator } from "kysely";
import { firstTables } from "./migrations/0001-first-tables";
import { suppressionSources } from "./migrations/0002-suppression-sources";
import type { Database } from "./schema";

/** In order; a migration that has run anywhere is never edited. */
const migrations = {
  "0001-first-tables": firstTables,
  "0002-suppression-sources": suppressionSources,
};

export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
