import { type Kysely, type Migration, sql } from "kysely";

/**
 * Keyed hashes of the words of names, for the desk's search. The key is not known here, so
 * submissions stored earlier wait in `unsearched` until the desk has indexed them.
 */
export const searchWords: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("search_words")
      .ifNotExists()
      .addColumn("reference", "text", (c) => c.notNull())
      .addColumn("hash", "text", (c) => c.notNull())
      .addPrimaryKeyConstraint("search_words_key", ["reference", "hash"])
      .execute();
    await db.schema
      .createIndex("search_words_hash")
      .ifNotExists()
      .on("search_words")
      .columns(["hash", "reference"])
      .execute();
    await db.schema
      .createTable("unsearched")
      .ifNotExists()
      .addColumn("reference", "text", (c) => c.primaryKey())
      .execute();
    await sql`insert into unsearched (reference)
      select reference from submissions where erased_at is null
      on conflict do nothing`.execute(db);
  },
};
