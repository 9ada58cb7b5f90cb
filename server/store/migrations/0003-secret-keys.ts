import type { Kysely, Migration } from "kysely";

/** Check values of the secret keys, and the last receipt that is sealed. */
export const secretKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("key_checks")
      .addColumn("hmac", "text", (c) => c.primaryKey())
      .addColumn("adopted_at", "bigint", (c) => c.notNull())
      .execute();
    await db.schema
      .createTable("chain_head")
      .addColumn("id", "integer", (c) => c.primaryKey())
      .addColumn("seq", "bigint", (c) => c.notNull())
      .addColumn("seal", "text", (c) => c.notNull())
      .addColumn("proof", "text", (c) => c.notNull())
      .execute();
  },
};
