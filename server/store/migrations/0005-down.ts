import { type Kysely, type Migration, sql } from "kysely";

/**
 * A channel that is down and a firm that an operator paused have columns of their own. Until now a
 * pause took the place of the other, and *paused* was the word for both.
 */
export const down: Migration = {
  async up(db: Kysely<unknown>) {
    // SQLite migrates outside a transaction: a crash halfway would leave a store that never starts.
    if (db.isTransaction) await update(db);
    else await db.transaction().execute(update);
  },
};

async function update(db: Kysely<unknown>) {
  await sql`alter table channels rename column paused_since to down_since`.execute(db);
  await sql`alter table channels rename column paused_until to probe_at`.execute(db);
  await sql`alter table channels add column paused_since bigint`.execute(db);
  await sql`alter table channels add column paused_until bigint`.execute(db);
  await sql`update channels set paused_since = down_since, paused_until = probe_at,
    down_since = null, probe_at = null, cause = null where cause = 'operator'`.execute(db);
  await sql`update alerts set event = 'down' where event = 'paused'`.execute(db);
  await sql`update routing_choices set candidates =
    replace(candidates, '"standing":"held"', '"standing":"down"')`.execute(db);
  await sql`update routing_choices set occasion = 'down' where occasion = 'on_hold'`.execute(db);
  await sql`update routing_choices set occasion = 'room' where occasion = 'day_begun'`.execute(db);
  await sql`update routing_choices set occasion = 'barred' where occasion = 'unauthorized'`.execute(
    db,
  );
}
