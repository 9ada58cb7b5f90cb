import { type Kysely, type Migration, sql } from "kysely";

/** Which address of a corrected submission is an earlier one, the next start notes (`settleMigrated`). */
export const earlier: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table persons add column earlier integer not null default 0`.execute(db);
    await sql`update submissions set status = ''
      where corrected is not null and erased_at is null`.execute(db);
  },
};
