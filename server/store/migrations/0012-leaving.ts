import { type Kysely, type Migration, sql } from "kysely";

/**
 * The firm that gets a lead when the time to undo is over. Until now it was planned for that firm at
 * once, and what an older version planned is sent in its time.
 */
export const leaving: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table routings add column next_partner text`.execute(db);
  },
};
