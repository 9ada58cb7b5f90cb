import type { Kysely, Migration } from "kysely";

/** When backup and retention were last done, so that every process can tell. */
export const upkeep: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("upkeep")
      .addColumn("task", "text", (c) => c.primaryKey())
      .addColumn("done_at", "bigint")
      .addColumn("fault", "text")
      .execute();
  },
};
