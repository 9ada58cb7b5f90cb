import { type Kysely, type Migration, sql } from "kysely";

/** What the firm of a lead reported last is read from its reports, which have it already. */
export const reports: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table routings drop column status`.execute(db);
    await sql`alter table routings drop column status_at`.execute(db);
  },
};
