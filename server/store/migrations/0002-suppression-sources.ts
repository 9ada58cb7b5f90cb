import { type Kysely, type Migration, sql } from "kysely";

/**
 * Several requests may put one hash on a list: lifting one person's must leave those of another who
 * gave the same phone number. So the source becomes part of the key.
 */
export const suppressionSources: Migration = {
  async up(db: Kysely<unknown>) {
    // SQLite migrates outside a transaction; stopping halfway would lose the list.
    if (db.isTransaction) await rebuild(db);
    else await db.transaction().execute(rebuild);
  },
};

async function rebuild(db: Kysely<unknown>) {
  await db.schema
    .createTable("suppressions_by_source")
    .addColumn("scope", "text", (c) => c.notNull())
    .addColumn("hash", "text", (c) => c.notNull())
    .addColumn("source", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("suppressions_by_source_pk", ["scope", "hash", "source"])
    .execute();
  await sql`insert into suppressions_by_source (scope, hash, source, created_at)
    select scope, hash, source, created_at from suppressions`.execute(db);
  await db.schema.dropTable("suppressions").execute();
  await db.schema.alterTable("suppressions_by_source").renameTo("suppressions").execute();
  await db.schema
    .createIndex("suppressions_source")
    .on("suppressions")
    .columns(["source"])
    .execute();
}
