import type { Migration } from "kysely";

/** In which language somebody asked to be told when a page changes; before there was one, English. */
export const watchLanguage: Migration = {
  async up(db) {
    await db.schema
      .alterTable("page_watches")
      .addColumn("language", "text", (c) => c.notNull().defaultTo("en"))
      .execute();
  },
};
