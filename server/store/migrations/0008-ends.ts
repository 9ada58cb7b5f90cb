import { type Kysely, type Migration, sql } from "kysely";

/**
 * *Done* is a note that names the need that it ended. Until now it was that mark on a note, an answer
 * without a legal day, or deliveries that it cancelled; what it ended stays ended. The log names each
 * act as the desk does.
 */
export const ends: Migration = {
  async up(db: Kysely<unknown>) {
    // SQLite migrates outside a transaction: a crash halfway would leave a store that never starts.
    if (db.isTransaction) await update(db);
    else await db.transaction().execute(update);
  },
};

async function update(db: Kysely<unknown>) {
  const earlierReminder = `exists (select 1 from lead_notes as earlier
    where earlier.reference = n.reference and earlier.id < n.id and earlier.remind_at <= n.at)`;
  const byWhom = (acts: string, reference: string) => `(select name from operator_log
    where operator_log.reference = ${reference} and act in (${acts}) order by at desc limit 1)`;
  for (const statement of [
    // A mark ended a decline, a reminder, or both.
    "alter table lead_notes add column ends text",
    `update lead_notes as n set ends = case
        when exists (select 1 from routing_choices as c
          where c.reference = n.reference and c.occasion = 'declined' and c.at <= n.at)
        or exists (select 1 from routings as r
          where r.reference = n.reference and r.status = 'declined' and r.status_at <= n.at)
        then 'declined'
        when ${earlierReminder} then 'reminder'
      end
      where done = 1`,
    `update operator_log set act = 'done' where act = 'note' and exists (
      select 1 from lead_notes as n where n.reference = operator_log.reference
        and done = 1 and text = '' and n.outcome is null and remind_at is null
        and operator_log.at between n.at and n.at + 1000)`,
    `insert into lead_notes (reference, at, name, text, ends)
      select reference, at, name, '', 'reminder' from lead_notes as n
      where ends = 'declined' and ${earlierReminder} order by n.id`,
    "alter table lead_notes drop column done",

    // The day of an answer may begin before the request came.
    `insert into lead_notes (reference, at, name, text, ends)
      select * from (
        select reference,
          case when answered_at < received_at then received_at else answered_at end as at,
          ${byWhom("'answer'", "submissions.reference")} as name, '' as text, 'answer' as ends
        from submissions
        where erased_at is null and answered_at is not null and answered_how <> 'spam'
        union all
        select d.reference, max(d.updated_at), ${byWhom("'dismiss'", "d.reference")},
          coalesce(max(case when d.reason = 'dismissed: done' then '' else substr(d.reason, 12) end), ''), 'failed'
        from deliveries as d join submissions as s on s.reference = d.reference
        where s.erased_at is null and d.cause = 'dismissed'
        group by d.reference
      ) as ended order by at`,
    "update submissions set answered_at = null, answered_how = null where answered_how = 'done'",
    // Of what may have arrived, and was cancelled, nobody asks any more.
    `update deliveries set state = 'refused'
      where cause = 'dismissed' and ambiguous = 0
        and reference in (select reference from submissions where erased_at is null)`,
    "update deliveries set cause = null, reason = 'marked as done' where cause = 'dismissed'",
    // The next start settles them.
    `update submissions set status = ''
      where reference in (select reference from lead_notes where ends is not null)`,

    `update operator_log set act = case
        when act in ('report', 'pass_on') and outcome like '% taken back' then 'take-back'
        when act = 'report' and details like '%"status":"declined"%' then 'declined'
        when act = 'note' and outcome = 'case and state' then 'about'
        when act = 'note' and outcome = 'taken back' then 'remove-note'
        when act = 'dismiss' or act = 'answer' and outcome = 'done' then 'done'
        when act = 'answer' then 'answered'
        when act = 'told' then 'notified'
        when act = 'pass_on' then 'pass'
        else act
      end
      where act in ('report', 'pass_on', 'note', 'dismiss', 'answer', 'told')`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}
