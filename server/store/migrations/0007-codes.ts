import { type Kysely, type Migration, sql } from "kysely";

/**
 * What was read out of texts for people until now. The attempts from before have no cause: after
 * the update a delivery that waits gets as many more.
 */
export const codes: Migration = {
  async up(db: Kysely<unknown>) {
    // SQLite migrates outside a transaction: a crash halfway would leave a store that never starts.
    if (db.isTransaction) await update(db);
    else await db.transaction().execute(update);
  },
};

async function update(db: Kysely<unknown>) {
  await sql`alter table attempts add column cause text`.execute(db);
  await sql`update operator_log set act = 'note'
    where act = 'edit' and outcome = 'case and state'`.execute(db);
  await sql`update operator_log set details = '{"revision":"' || substr(outcome, 10) || '"}'
    where act = 'edit' and outcome like 'revision %'`.execute(db);
  await sql`update operator_log set details = '{"removed":"answers"}'
    where act = 'edit' and outcome like 'answers removed%'`.execute(db);
  await sql`alter table authorizations add column signed_name text not null default ''`.execute(db);
  const { rows } = await sql<{
    id: string;
    body: string;
  }>`select id, body from authorizations`.execute(db);
  for (const { id, body } of rows) {
    // The name stood on the fourth line from the end, after its label.
    const name = body
      .split("\n")
      .at(-4)
      ?.replace(/^[^:]*: /, "");
    await sql`update authorizations set signed_name = ${name ?? ""} where id = ${id}`.execute(db);
  }
}
