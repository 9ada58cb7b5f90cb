import { type Kysely, type Migration, sql } from "kysely";

/** That nobody has a lead is one condition now: the next start settles every lead that no firm has. */
export const alone: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update submissions set status = ''
      where erased_at is null
        and reference in (select reference from routings where partner is null)`.execute(db);
  },
};
