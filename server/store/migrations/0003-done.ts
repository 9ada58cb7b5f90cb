import { type Kysely, type Migration, sql } from "kysely";

/**
 * *Done* has a mark of its own. Until now any note with a text, or that the person was reached, ended
 * what needed somebody, and any note of a later day a reminder: what they ended stays ended.
 */
export const done: Migration = {
  async up(db: Kysely<unknown>) {
    // SQLite migrates outside a transaction: a crash halfway would leave a store that never starts.
    if (db.isTransaction) await update(db);
    else await db.transaction().execute(update);
  },
};

async function update(db: Kysely<unknown>) {
  await sql`alter table lead_notes add column done integer not null default 0`.execute(db);
  await sql`update lead_notes set done = 1
    where text <> '' or outcome = 'reached' or (
      exists (select 1 from lead_notes as earlier
        where earlier.reference = lead_notes.reference and earlier.id < lead_notes.id
          and earlier.remind_at <= lead_notes.at)
      and not exists (select 1 from partner_events
        where partner_events.reference = lead_notes.reference
          and status = 'declined' and counts = 1)
    )`.execute(db);
  // A note answered a message that nobody was sent and that has no legal day.
  await sql`update submissions set answered_how = 'done', answered_at = (
      select min(at) from lead_notes
      where lead_notes.reference = submissions.reference
        and at >= received_at and (text <> '' or outcome = 'reached'))
    where kind = 'contact' and erased_at is null and answered_at is null
      and fields not like '%"topic":"privacy"%'
      and exists (select 1 from lead_notes
        where lead_notes.reference = submissions.reference
          and at >= received_at and (text <> '' or outcome = 'reached'))
      and not exists (select 1 from deliveries
        where deliveries.reference = submissions.reference
          and purpose = 'submission')`.execute(db);
}
