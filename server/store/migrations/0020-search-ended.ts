import { type Kysely, type Migration, sql } from "kysely";

/**
 * That no firm is looked for any more was a state of a routing (`stopped`), which hid where the lead was. Since when
 * is not known. The next start settles these: a firm that has one of them may have been taken for none.
 */
export const searchEnded: Migration = {
  async up(db: Kysely<unknown>) {
    // SQLite migrates outside a transaction: a crash halfway would leave a store that never starts.
    if (db.isTransaction) await update(db);
    else await db.transaction().execute(update);
  },
};

async function update(db: Kysely<unknown>) {
  await sql`alter table routings add column search_ended_at bigint`.execute(db);
  await sql`update submissions set status = ''
      where erased_at is null
        and reference in (select reference from routings where state = 'stopped')`.execute(db);
  await sql`update routings set
        search_ended_at =
          (select received_at from submissions where submissions.reference = routings.reference),
        state = coalesce(
          (select case outcome when 'chosen' then 'routed' when 'waiting' then 'waiting' else 'exhausted' end
            from routing_choices where routing_choices.reference = routings.reference
            order by id desc limit 1),
          'held')
      where state = 'stopped'`.execute(db);
}
