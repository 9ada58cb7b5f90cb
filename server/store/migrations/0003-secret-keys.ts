import type { Kysely, Migration } from "kysely";

/** Checks of the secret keys, and the place up to which receipts are sealed. */
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
