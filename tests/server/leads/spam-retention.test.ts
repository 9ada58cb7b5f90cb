import { type Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { runRetention } from "~/server/leads/retention";
import type { Database } from "~/server/store/schema";
import { readUpkeep } from "~/server/store/upkeep";
import { appOn, day, emptyStore, noon, settleRows, submission } from "~/tests/support/given";

/** Two that a person marked as spam two days ago. */
async function markedAsSpam(db: Kysely<Database>) {
  for (const reference of ["FIRST222", "OTHER222"]) {
    const received_at = noon - (reference === "FIRST222" ? 4 : 3) * day;
    await submission(db, { reference, received_at, state: "quarantined" });
    const note = { reference, at: noon - 2 * day, name: null, text: "", ends: "spam" } as const;
    await db.insertInto("lead_notes").values(note).execute();
    await settleRows(db, reference);
  }
  const statuses = db.selectFrom("submissions").select("status").orderBy("reference");
  return async () => (await statuses.execute()).map(({ status }) => status);
}

test("spam that a person takes back while retention runs stays", async () => {
  const db = await emptyStore();
  const statuses = await markedAsSpam(db);
  expect(await statuses()).toEqual(["discarded", "discarded"]);
  await sql`create trigger meanwhile after update of erased_at on submissions
    when new.reference = 'FIRST222' begin
      update submissions set state = 'accepted', status = 'sending' where reference = 'OTHER222';
    end`.execute(db);
  expect(await runRetention(appOn(db))).toMatchObject({ submissions: 1 });
  const kept = db.selectFrom("submissions").select("erased_at").where("reference", "=", "OTHER222");
  expect(await kept.execute()).toEqual([{ erased_at: null }]);
});

test("spam that cannot be erased keeps nothing else from retention, and is named", async () => {
  const db = await emptyStore();
  await markedAsSpam(db);
  await submission(db, { reference: "OLDER222", received_at: noon - 60 * day });
  await sql`create trigger broken before update of erased_at on submissions
    when new.reference = 'FIRST222' begin select raise(abort, 'broken'); end`.execute(db);
  const { failed, ...erased } = await runRetention(appOn(db));
  expect(failed).toMatchObject([{ reference: "FIRST222" }]);
  expect(erased).toMatchObject({ submissions: 2, receipts: 1 });
  expect((await readUpkeep(db)).retention.doneAt).toBe(noon);
});
