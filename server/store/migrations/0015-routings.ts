import type { Kysely, Migration } from "kysely";
import { numbered } from "./column-types";

/** Which partner firm a lead goes to, what firms report, and notices about a lead. */
export const routings: Migration = {
  async up(db) {
    await leads(db);
    await partners(db);
    await notices(db);
  },
};

async function leads(db: Kysely<unknown>) {
  await db.schema
    .createTable("routings")
    .ifNotExists()
    .addColumn("reference", "text", (c) => c.primaryKey())
    .addColumn("named", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("partner", "text")
    .addColumn("day", "text")
    .addColumn("choices", "text", (c) => c.notNull())
    .addColumn("status", "text")
    .addColumn("status_at", "bigint")
    .addColumn("check_at", "bigint")
    .addColumn("updated_at", "bigint", (c) => c.notNull())
    .execute();
  // Few leads wait: nearly all rows have no time to look again.
  await db.schema
    .createIndex("routings_check_at")
    .ifNotExists()
    .on("routings")
    .columns(["check_at"])
    .where("check_at", "is not", null)
    .execute();
}

async function partners(db: Kysely<unknown>) {
  await db.schema
    .createTable("partner_days")
    .ifNotExists()
    .addColumn("day", "text", (c) => c.notNull())
    .addColumn("partner", "text", (c) => c.notNull())
    .addColumn("taken", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("partner_days_pk", ["day", "partner"])
    .execute();
  await db.schema
    .createTable("partner_states")
    .ifNotExists()
    .addColumn("partner", "text", (c) => c.primaryKey())
    .addColumn("paused_at", "bigint")
    .execute();
  await db.schema
    .createTable("partner_events")
    .ifNotExists()
    .addColumn("id", "integer", numbered(db))
    .addColumn("partner", "text", (c) => c.notNull())
    .addColumn("message_id", "text", (c) => c.notNull())
    .addColumn("reference", "text", (c) => c.notNull())
    .addColumn("status", "text", (c) => c.notNull())
    .addColumn("counts", "integer", (c) => c.notNull())
    .addColumn("note", "text")
    .addColumn("received_at", "bigint", (c) => c.notNull())
    .addUniqueConstraint("partner_events_message", ["partner", "message_id"])
    .execute();
  await db.schema
    .createIndex("partner_events_reference")
    .ifNotExists()
    .on("partner_events")
    .columns(["reference"])
    .execute();
}

async function notices(db: Kysely<unknown>) {
  await db.schema.alterTable("deliveries").addColumn("about", "text").execute();
  await db.schema.alterTable("deliveries").addColumn("details", "text").execute();
  await db.schema
    .createTable("notice_needs")
    .ifNotExists()
    .addColumn("id", "integer", numbered(db))
    .addColumn("reference", "text", (c) => c.notNull())
    .addColumn("recipient", "text", (c) => c.notNull())
    .addColumn("about", "text", (c) => c.notNull())
    .addColumn("details", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("done_at", "bigint")
    .execute();
}
