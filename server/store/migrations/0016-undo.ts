import { type Kysely, type Migration, sql } from "kysely";

/**
 * The firm that the operator sends a lead to gets it at once, with a delivery that is due later: what was
 * planned for one looks for a firm now. A search that an error ended is a time, and no search. What waits
 * for a further firm needs nobody because one refused it: the next start settles what no firm has.
 */
export const undo: Migration = {
  async up(db: Kysely<unknown>) {
    const isPlanned = sql`next_partner is not null`;
    await sql`update partner_days set taken = taken - (
        select count(*) from routings as r
        where r.next_partner is not null and r.partner = partner_days.partner and r.day = partner_days.day
      )`.execute(db);
    await sql`update submissions set status = ''
      where reference in (select reference from routings where partner is null or ${isPlanned})`.execute(
      db,
    );
    await sql`update routings
      set state = 'waiting', partner = null, day = null, status = null, status_at = null, check_at = 0
      where ${isPlanned}`.execute(db);
    await sql`alter table routings drop column next_partner`.execute(db);

    await sql`alter table routings add column failed_at bigint`.execute(db);
    await sql`update routings set failed_at = (
        select max(c.at) from routing_choices as c
        where c.reference = routings.reference and c.outcome = 'failed'
      )`.execute(db);
    await sql`delete from routing_choices where outcome in ('failed', 'missed')`.execute(db);
  },
};
