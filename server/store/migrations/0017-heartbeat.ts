import type { Kysely, Migration } from "kysely";

/** When a server last wrote here, and for how long its clock has agreed: one row, kept across starts. */
export const heartbeat: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("heartbeat")
      .addColumn("id", "integer", (c) => c.primaryKey())
      .addColumn("ticked_at", "bigint", (c) => c.notNull())
      .addColumn("agreed_ms", "bigint", (c) => c.notNull())
      .addColumn("doubt", "text")
      .execute();
  },
};
