import { type Migration, sql } from "kysely";

/** With these, claiming the next delivery costs the same however many wait. */
export const claimIndexes: Migration = {
  async up(db) {
    const age = sql.raw("(next_at + priority * 3600000)");
    await sql`create index deliveries_due on deliveries (channel, ${age}, id)
      where state = 'pending'`.execute(db);
    await sql`create index deliveries_due_by_priority on deliveries (channel, priority, next_at, id)
      where state = 'pending'`.execute(db);
    await sql`create index deliveries_leased on deliveries (channel)
      where state = 'pending' and lease_token is not null`.execute(db);
  },
};
