import type { Migration } from "kysely";

/** What a person in Washington or Nevada signs before a firm may buy health data, and who waits. */
export const authorizations: Migration = {
  async up(db) {
    await db.schema
      .createTable("authorizations")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("reference", "text", (c) => c.notNull())
      .addColumn("partner", "text", (c) => c.notNull())
      .addColumn("firm", "text", (c) => c.notNull())
      .addColumn("body", "text", (c) => c.notNull())
      .addColumn("sha256", "text", (c) => c.notNull())
      .addColumn("signed_at", "bigint", (c) => c.notNull())
      .addColumn("ends_at", "bigint", (c) => c.notNull())
      .addColumn("revoked_at", "bigint")
      .execute();
    await db.schema
      .createIndex("authorizations_reference")
      .on("authorizations")
      .column("reference")
      .execute();
    await db.schema
      .createIndex("authorizations_ends_at")
      .on("authorizations")
      .column("ends_at")
      .execute();
    await db.schema.alterTable("routings").addColumn("asks", "text").execute();
    await db.schema.alterTable("routings").addColumn("asked_at", "bigint").execute();
  },
};
