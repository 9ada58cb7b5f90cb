import type { Migration } from "kysely";

/**
 * Indexes from which the ordered list of submissions and the statistics can be read without the
 * table. Each replaces one that served only the list.
 */
export const deskIndexes: Migration = {
  async up(db) {
    await db.schema.dropIndex("submissions_received_at").ifExists().execute();
    await db.schema
      .createIndex("submissions_received_at_reference")
      .ifNotExists()
      .on("submissions")
      .columns(["received_at", "reference", "kind", "case_title"])
      .execute();
    await db.schema.dropIndex("deliveries_state_reference").ifExists().execute();
    await db.schema
      .createIndex("deliveries_state_reference_times")
      .ifNotExists()
      .on("deliveries")
      .columns(["state", "reference", "created_at", "updated_at", "attempts"])
      .execute();
  },
};
