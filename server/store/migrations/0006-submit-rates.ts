import type { Kysely, Migration } from "kysely";

/** Posts of each network in the current minute, for processes that share a store. */
export const submitRates: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("submit_rates")
      .addColumn("network", "text", (c) => c.primaryKey())
      .addColumn("posts", "integer", (c) => c.notNull())
      .addColumn("ends_at", "bigint", (c) => c.notNull())
      .execute();
  },
};
