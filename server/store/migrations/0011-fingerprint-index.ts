import type { Migration } from "kysely";

/**
 * Drops an index that nothing needs, because fingerprints are deleted through their submissions:
 * one page less to write for each lead.
 */
export const fingerprintIndex: Migration = {
  async up(db) {
    await db.schema.dropIndex("fingerprints_reference").ifExists().execute();
  },
};
