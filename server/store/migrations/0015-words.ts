import { type Kysely, type Migration, sql } from "kysely";

/**
 * Words that only version 1.0.0 wrote. A firm that took its decline back has the lead again. That a
 * firm has a lead is a report, and why the operator noted it is a note, which is erased with the lead.
 */
export const words: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update routing_choices set occasion = 'again' where occasion = 'taken_back'`.execute(
      db,
    );
    await sql`insert into lead_notes (reference, at, name, text)
      select reference, at, name, outcome from operator_log
      where act = 'received' and outcome <> '' and reference is not null`.execute(db);
    await sql`update operator_log
      set act = 'report', outcome = 'The firm has it, it said by telephone'
      where act = 'received'`.execute(db);
  },
};
