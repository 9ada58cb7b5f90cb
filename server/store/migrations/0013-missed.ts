import { type Kysely, type Migration, sql } from "kysely";

/** That a firm which the operator chose could not have a lead is a search, and no plan without a time. */
export const missed: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`insert into routing_choices (reference, at, occasion, outcome, partner, candidates)
      select r.reference,
        coalesce(
          (select max(c.at) from routing_choices as c where c.reference = r.reference),
          s.received_at
        ),
        'by_operator', 'missed', null,
        '[{"id":"' || r.next_partner || '","standing":"eligible","taken":0}]'
      from routings as r join submissions as s on s.reference = r.reference
      where r.check_at is null and r.next_partner is not null`.execute(db);
    await sql`update routings set next_partner = null where check_at is null`.execute(db);
  },
};
