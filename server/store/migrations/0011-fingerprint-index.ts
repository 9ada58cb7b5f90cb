import type { Migration } from "kysely";

/** Fingerprints are deleted by way of their submissions: one page less to write for each lead. */
export const fingerprintIndex: Migration = {
  async up(db) {
    await db.schema.dropIndex("fingerprints_reference").ifExists().execute();
  },
};
