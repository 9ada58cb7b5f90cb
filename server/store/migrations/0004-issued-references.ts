import { type Kysely, type Migration, sql } from "kysely";

/**
 * Every reference ever issued, to submissions and to notices. The primary key refuses a second use;
 * rows are never deleted, so the reference of an erased submission is not issued again.
 *
 * SQLite migrates outside a transaction: both steps can be repeated after a crash in between.
 */
export const issuedReferences: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("issued_references")
      .ifNotExists()
      .addColumn("reference", "text", (c) => c.primaryKey())
      .execute();
    await sql`insert into issued_references (reference)
      select reference from submissions where true
      union select message_id from deliveries where purpose = 'notice'
      on conflict do nothing`.execute(db);
  },
};
