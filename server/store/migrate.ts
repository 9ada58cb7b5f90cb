import { type Kysely, Migrator } from "kysely";
import { firstTables } from "./migrations/0001-first-tables";
import { suppressionSources } from "./migrations/0002-suppression-sources";
import { secretKeys } from "./migrations/0003-secret-keys";
import { issuedReferences } from "./migrations/0004-issued-references";
import { fairOrder } from "./migrations/0005-fair-order";
import { submitRates } from "./migrations/0006-submit-rates";
import { operatorLog } from "./migrations/0008-operator-log";
import { deskIndexes } from "./migrations/0009-desk-indexes";
import { claimIndexes } from "./migrations/0010-claim-indexes";
import { fingerprintIndex } from "./migrations/0011-fingerprint-index";
import { leasesForClients } from "./migrations/0012-leases-for-clients";
import { forgetErasedCases } from "./migrations/0013-forget-erased-cases";
import { searchWords } from "./migrations/0014-search-words";
import { routings } from "./migrations/0015-routings";
import { upkeep } from "./migrations/0016-upkeep";
import { heartbeat } from "./migrations/0017-heartbeat";
import { visitorRequests } from "./migrations/0018-visitor-requests";
import { alerts } from "./migrations/0019-alerts";
import { mails } from "./migrations/0020-mails";
import { firmIndexes } from "./migrations/0021-firm-indexes";
import { authorizations } from "./migrations/0022-authorizations";
import { watchLanguage } from "./migrations/0023-watch-language";
import type { Database } from "./schema";
import { StoreError } from "./store-error";

/** In order. A migration that may have run somewhere must not be edited. */
const migrations = {
  "0001-first-tables": firstTables,
  "0002-suppression-sources": suppressionSources,
  "0003-secret-keys": secretKeys,
  "0004-issued-references": issuedReferences,
  "0005-fair-order": fairOrder,
  "0006-submit-rates": submitRates,
  "0008-operator-log": operatorLog,
  "0009-desk-indexes": deskIndexes,
  "0010-claim-indexes": claimIndexes,
  "0011-fingerprint-index": fingerprintIndex,
  "0012-leases-for-clients": leasesForClients,
  "0013-forget-erased-cases": forgetErasedCases,
  "0014-search-words": searchWords,
  "0015-routings": routings,
  "0016-upkeep": upkeep,
  "0017-heartbeat": heartbeat,
  "0018-visitor-requests": visitorRequests,
  "0019-alerts": alerts,
  "0020-mails": mails,
  "0021-firm-indexes": firmIndexes,
  "0022-authorizations": authorizations,
  "0023-watch-language": watchLanguage,
};

/**
 * @returns whether there were no tables before
 * @throws {StoreError} if a newer version has migrated this store: its tables are unknown here
 */
export async function migrate(db: Kysely<Database>): Promise<boolean> {
  const executed = await refuseNewer(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  return executed.length === 0;
}

/** @throws {StoreError} if the tables are not those of this version */
export async function assertCurrent(db: Kysely<Database>): Promise<void> {
  const executed = await refuseNewer(db);
  if (Object.keys(migrations).every((name) => executed.includes(name))) return;
  if (executed.length === 0) {
    throw new StoreError("There is no store in this database. Check DATABASE_URL.");
  }

  throw new StoreError(
    "The tables of this store are older than this program. Start the server once, which brings them up to date.",
  );
}

async function refuseNewer(db: Kysely<Database>): Promise<string[]> {
  const executed = await executedMigrations(db);
  const unknown = executed.find((name) => !(name in migrations));
  if (unknown === undefined) return executed;

  throw new StoreError(
    `The tables of this store are newer than this program (${unknown}). Use the program that made them.`,
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
