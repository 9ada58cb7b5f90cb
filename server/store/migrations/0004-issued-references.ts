import { type Kysely, type Migration, sql } from "kysely";

/**
 * Every reference ever issued, to submissions and to notices. The primary key refuses a second use;
 * rows are never deleted, so the reference of an erased submission is not issued again.
 */
export const issuedReferences: Migration = {
  async up(db: Kysely<unknown>) {
    // SQLite migrates outside a transaction; half of this would let references repeat.
    if (db.isTransaction) await create(db);
    else await db.transaction().execute(create);
  },
};

async function create(db: Kysely<unknown>) {
  await db.schema
    .createTable("issued_references")
    .addColumn("reference", "text", (c) => c.primaryKey())
    .execute();
  await sql`insert into issued_references (reference)
    select reference from submissions
    union select message_id from deliveries where purpose = 'notice'`.execute(db);
}
