import { type Kysely, type Migration, sql } from "kysely";

/**
 * That something is spam is a note that ends this need, as *Done* is. Until now it was an answer of
 * what is in quarantine.
 */
export const spam: Migration = {
  async up(db: Kysely<unknown>) {
    // SQLite migrates outside a transaction: a crash halfway would leave a store that never starts.
    if (db.isTransaction) await update(db);
    else await db.transaction().execute(update);
  },
};

async function update(db: Kysely<unknown>) {
  for (const statement of [
    `insert into lead_notes (reference, at, name, text, ends)
      select reference, answered_at, (select name from operator_log as o
        where o.reference = submissions.reference and act = 'discard' order by o.at desc limit 1),
        '', 'spam'
      from submissions
      where state = 'quarantined' and erased_at is null and answered_at is not null`,
    // Of erased spam too; the next start settles the others, which have no legal day any more.
    `update submissions set answered_at = null, answered_how = null,
      status = case when erased_at is null then '' else status end
      where state = 'quarantined' and answered_at is not null`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}
