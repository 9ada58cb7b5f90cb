import type { Kysely, Migration } from "kysely";
import { numbered } from "./column-types";

/** Alerts to the operator, kept until they are delivered and their trouble is over. */
export const alerts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("alerts")
      .addColumn("id", "integer", numbered(db))
      .addColumn("message_id", "text", (c) => c.notNull())
      .addColumn("event", "text", (c) => c.notNull())
      .addColumn("over", "text")
      .addColumn("reference", "text")
      .addColumn("destination", "text")
      .addColumn("reason", "text")
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .addColumn("attempts", "integer", (c) => c.notNull())
      .addColumn("next_at", "bigint", (c) => c.notNull())
      .addColumn("sent_at", "bigint")
      .addColumn("resolved_at", "bigint")
      .execute();
    await db.schema
      .createIndex("alerts_open")
      .on("alerts")
      .columns(["resolved_at", "event", "reference"])
      .execute();
    await db.schema.createIndex("alerts_unsent").on("alerts").columns(["sent_at", "id"]).execute();
  },
};
