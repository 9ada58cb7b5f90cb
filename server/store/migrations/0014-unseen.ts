import { type Kysely, type Migration, sql } from "kysely";

/**
 * What nobody saw needs the operator now: a correction that a firm beside the lead's own did not get,
 * and a lead that no firm can have for days. The next start settles those that may be concerned.
 */
export const unseen: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update submissions set status = ''
      where erased_at is null
        and (reference in (select reference from routings where state = 'waiting')
          or reference in (select reference from deliveries
            where revision > 1 and state in ('refused', 'expired')))`.execute(db);
  },
};
