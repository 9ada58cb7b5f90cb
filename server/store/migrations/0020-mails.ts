import type { Migration } from "kysely";

/** Mails that are not deliveries of a submission: to the staff, and to people who watch a page. */
export const mails: Migration = {
  async up(db) {
    await db.schema
      .createTable("staff_mail")
      .addColumn("id", "integer", (c) => c.primaryKey())
      .addColumn("told", "bigint", (c) => c.notNull())
      .addColumn("attempts", "integer", (c) => c.notNull())
      .addColumn("next_at", "bigint", (c) => c.notNull())
      .execute();
    await db.schema
      .createTable("page_watches")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("hash", "text", (c) => c.notNull())
      .addColumn("email", "text", (c) => c.notNull())
      .addColumn("slug", "text", (c) => c.notNull())
      .addColumn("origin", "text", (c) => c.notNull())
      .addColumn("asked_at", "bigint", (c) => c.notNull())
      .addColumn("confirmed_at", "bigint")
      .addColumn("told", "text", (c) => c.notNull())
      .addColumn("attempts", "integer", (c) => c.notNull())
      .addColumn("next_at", "bigint")
      .addUniqueConstraint("page_watches_once", ["hash", "slug"])
      .execute();
    await db.schema.createIndex("page_watches_due").on("page_watches").column("next_at").execute();
  },
};
