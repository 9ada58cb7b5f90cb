import { type Kysely, type Migration, sql } from "kysely";

/**
 * Until now a message that a form service had needed nobody here, because its mail was answered there.
 * Now every message needs an answer; those from before stay done.
 */
export const answered: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update submissions set answered_how = 'done', answered_at = received_at
      where kind = 'contact' and erased_at is null and answered_at is null
        and fields not like '%"topic":"privacy"%'
        and exists (select 1 from deliveries
          where deliveries.reference = submissions.reference
            and purpose = 'submission' and destination = 'form:contact' and state = 'delivered')`.execute(
      db,
    );
  },
};
