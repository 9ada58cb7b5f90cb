import type { Migration } from "kysely";

/** Actions of the operator, at the desk or on the command line. No personal data. */
export const operatorLog: Migration = {
  async up(db) {
    await db.schema
      .createTable("operator_log")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("at", "bigint", (c) => c.notNull())
      .addColumn("reference", "text")
      .addColumn("act", "text", (c) => c.notNull())
      .addColumn("place", "text", (c) => c.notNull())
      .addColumn("outcome", "text", (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex("operator_log_reference")
      .on("operator_log")
      .columns(["reference"])
      .execute();
    // The desk's list and its filters, newest first.
    await db.schema
      .createIndex("submissions_kind_received_at")
      .on("submissions")
      .columns(["kind", "received_at"])
      .execute();
    await db.schema
      .createIndex("submissions_state_received_at")
      .on("submissions")
      .columns(["state", "received_at"])
      .execute();
    await db.schema
      .createIndex("deliveries_state_reference")
      .on("deliveries")
      .columns(["state", "reference"])
      .execute();
  },
};
