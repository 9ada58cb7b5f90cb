import { type Kysely, type Migration, sql } from "kysely";

/** Nothing read when a routing was changed last: its searches have their own times. */
export const routings: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table routings drop column updated_at`.execute(db);
  },
};
