import { type Kysely, type Migration, sql } from "kysely";

/** A firm whose authorization has ended has the lead no more: the next start settles these. */
export const revoked: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update submissions set status = ''
      where reference in (select reference from authorizations where revoked_at is not null)`.execute(
      db,
    );
  },
};
