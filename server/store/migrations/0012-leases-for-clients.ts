import { type Kysely, type Migration, sql } from "kysely";

/**
 * Whether a lease is for a first attempt, whose client may wait. Before, the token of such a lease
 * began with `first:`.
 */
export const leasesForClients: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("deliveries")
      .addColumn("lease_for_client", "integer", (c) => c.notNull().defaultTo(0))
      .execute();
    await sql`update deliveries set lease_for_client = 1
      where state = 'pending' and lease_token like 'first:%'`.execute(db);
  },
};
