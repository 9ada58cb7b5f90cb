import type { Kysely, Migration } from "kysely";

/**
 * When a delivery last put its destination on hold, and how many deliveries in a row were not
 * leads.
 */
export const fairOrder: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("deliveries").addColumn("held_at", "bigint").execute();
    await db.schema
      .alterTable("channels")
      .addColumn("since_lead", "integer", (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
