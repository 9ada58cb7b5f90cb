import type { Kysely, Migration } from "kysely";
import type { Database } from "../schema";

/** Erasures of earlier versions left the case and the page of a submission. */
export const forgetErasedCases: Migration = {
  async up(db: Kysely<Database>) {
    await db
      .updateTable("submissions")
      .set({ case_slug: null, case_title: null, path: "", page_source: "" })
      .where("erased_at", "is not", null)
      .execute();
  },
};
