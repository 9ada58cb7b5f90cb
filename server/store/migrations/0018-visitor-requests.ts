import type { Migration } from "kysely";

/** What visitors request about a submission: contact stops, pages closed for good, withdrawals. */
export const visitorRequests: Migration = {
  async up(db) {
    await db.schema
      .createTable("contact_stops")
      .addColumn("id", "text", (c) => c.notNull())
      .addColumn("hash", "text", (c) => c.notNull())
      .addColumn("channels", "text", (c) => c.notNull())
      .addColumn("manner", "text", (c) => c.notNull())
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .addColumn("due_on", "text", (c) => c.notNull())
      .addPrimaryKeyConstraint("contact_stops_key", ["id", "hash"])
      .execute();
    await db.schema
      .createIndex("contact_stops_hash")
      .on("contact_stops")
      .columns(["hash", "created_at"])
      .execute();
    await db.schema
      .createTable("request_pages")
      .addColumn("reference", "text", (c) => c.primaryKey())
      .addColumn("closed_at", "bigint")
      .addColumn("withdrawn_at", "bigint")
      .execute();
  },
};
