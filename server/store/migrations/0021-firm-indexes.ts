import { type Migration, sql } from "kysely";

/**
 * With these, the figures of a firm cost the same however many leads others had. The condition is
 * written exactly as in the queries, because SQLite uses a partial index only then.
 */
export const firmIndexes: Migration = {
  async up(db) {
    await sql`create index deliveries_firms
      on deliveries (destination, purpose, state, created_at, reference)
      where substr(destination, 1, 5) = 'firm:'`.execute(db);
    await db.schema
      .createIndex("partner_events_partner")
      .on("partner_events")
      .columns(["partner", "status", "received_at"])
      .execute();
    await sql`create index notice_needs_open on notice_needs (id) where done_at is null`.execute(
      db,
    );
  },
};
