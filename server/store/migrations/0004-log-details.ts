import { type Kysely, type Migration, sql } from "kysely";

/** What the history of a submission says of an act. Until now it was read out of the outcome. */
export const logDetails: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table operator_log add column details text`.execute(db);
  },
};
