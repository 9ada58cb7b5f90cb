import { expect, onTestFinished, test } from "vitest";
import { erasePerson } from "~/server/leads/erase";
import { hashesUnder } from "~/server/privacy/identity";
import { checkKeys } from "~/server/privacy/secret-keys";
import { isOnPostgres, temporaryStore } from "~/tests/support/temporary-store";
import { actorOn, delivery, keys, noon, submission } from "../privacy/given";
import { relayLine } from "./relay-line";

const ann = { email: "ann@example.com", phone: "212 555 0100" };

/**
 * The store in use, restored from a backup, and the store that it replaced, in which more happened.
 */
async function restored() {
  const line = await relayLine();
  const replaced = await temporaryStore();
  onTestFinished(() => replaced.remove());
  for (const { db } of [line, replaced]) {
    await submission(db, { reference: "AAAA2222", ...ann });
    await submission(db, { reference: "BBBB3333", email: "bob@example.com", phone: "2125550101" });
  }
  // An embedded store is read only when no server has it open.
  const stopServer = async () => (isOnPostgres ? undefined : replaced.close());
  return { ...line, replaced, stopServer };
}

test("opt-outs, stops and erasures since a backup are taken from the store that was replaced, once", async () => {
  const { db, relay, replaced, stopServer } = await restored();
  const [hash = ""] = hashesUnder(keys, { email: "cy@example.com" });
  const optedOut = { scope: "sale" as const, hash, source: "CCCC4444", created_at: noon };
  const stop = { hash, channels: "calls texts", manner: "web" as const };
  await replaced.db.insertInto("suppressions").values(optedOut).execute();
  await replaced.db
    .insertInto("contact_stops")
    .values({ ...stop, created_at: noon, due_on: "2026-12-07" })
    .execute();
  await erasePerson(actorOn(replaced.db), ann);
  await stopServer();

  const from = ["import-suppressions", "--from", replaced.url];
  const said = "1 entry of the suppression lists and 1 entry of stops taken over, 1 submission";
  expect(await relay(...from)).toMatchObject({ code: 0, out: expect.stringContaining(said) });
  expect(await db.selectFrom("suppressions").selectAll().execute()).toEqual([optedOut]);
  expect(await db.selectFrom("contact_stops").selectAll().execute()).toHaveLength(1);
  const rows = await db
    .selectFrom("submissions")
    .select(["reference", "fields", "erased_at"])
    .orderBy("reference")
    .execute();
  expect(rows[0]).toEqual({ reference: "AAAA2222", fields: "{}", erased_at: noon });
  expect(rows[1]).toMatchObject({ reference: "BBBB3333", erased_at: null });
  const acts = await db.selectFrom("operator_log").select(["act", "reference"]).execute();
  expect(acts).toContainEqual({ act: "erase", reference: "AAAA2222" });

  expect((await relay(...from)).out).toContain("0 submissions erased");
});

test("recipients of a lead that the replaced store erased are told", async () => {
  const { db, relay, replaced, stopServer } = await restored();
  await delivery(db, { reference: "AAAA2222", destination: "sheet", state: "delivered" });
  await erasePerson(actorOn(replaced.db), ann);
  await stopServer();

  await relay("import-suppressions", "--from", replaced.url);
  const needs = await db.selectFrom("notice_needs").selectAll().execute();
  expect(needs).toMatchObject([{ reference: "AAAA2222", about: "lead.erased" }]);
});

test("nothing is taken from a store with another key, one in use or a missing one", async () => {
  const { db, relay, replaced, stopServer } = await restored();
  await checkKeys(replaced.db, [Buffer.alloc(32, 9)], "write");
  await stopServer();

  const refused = await relay("import-suppressions", "--from", replaced.url);
  expect(refused).toMatchObject({ code: 1, out: "" });
  expect(await relay("import-suppressions", "--from", "file:/nowhere/gone.db")).toMatchObject({
    code: 1,
    err: "There is no store at file:/nowhere/gone.db.",
  });
  expect((await relay("import-suppressions", "--from", replaced.url, "list.csv")).code).toBe(2);
  expect((await relay("import-suppressions")).code).toBe(2);
  expect((await relay("import-suppressions", "/nowhere/list.csv")).code).toBe(2);
  expect(await db.selectFrom("suppressions").selectAll().execute()).toEqual([]);
});
