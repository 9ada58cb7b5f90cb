import { expect, test } from "vitest";
import { erasePerson } from "~/server/leads/erase";
import { person } from "~/server/leads/person";
import { previewRetention, runRetention } from "~/server/leads/retention";
import { suppress } from "~/server/privacy/opt-out";
import { verifyChain } from "~/server/privacy/receipt-chain";
import type { DeliveryState } from "~/server/store/schema";
import { readUpkeep } from "~/server/store/upkeep";
import {
  actorOn,
  attempt,
  damage,
  day,
  delivery,
  emptyStore,
  everythingIn,
  keys,
  noon,
  seal,
  submission,
  watch,
} from "./given";

const ann = { keys, email: "ann@example.com" };

test("retention empties an old submission and keeps its reference", async () => {
  const db = await emptyStore();
  const reference = await submission(db, { received_at: noon - 11 * day });
  const id = await delivery(db, { reference, state: "delivered" });
  await attempt(db, { delivery_id: id, detail: "thanks, ann@example.com" });
  await db.updateTable("receipts").set({ personal: null }).execute();

  expect(await runRetention(actorOn(db))).toMatchObject({ submissions: 1, failed: [] });
  expect(await everythingIn(db)).not.toMatch(/ann@|Ann|212 555|203\.0\.113|diagnosed|somebody/);
  expect(await db.selectFrom("submissions").select(["reference", "erased_at"]).execute()).toEqual([
    { reference, erased_at: noon },
  ]);
  expect(await db.selectFrom("persons").selectAll().execute()).toEqual([]);
});

test("retention does not touch a submission within its time", async () => {
  const db = await emptyStore();
  await submission(db, { received_at: noon - 9 * day });
  const before = await everythingIn(db);

  expect(await runRetention(actorOn(db))).toMatchObject({ submissions: 0 });
  expect(await everythingIn(db)).toBe(before);
});

test.each<[DeliveryState, number]>([
  ["pending", 0],
  ["delivered", 1],
  ["refused", 1],
  ["expired", 1],
  ["withheld", 1],
  ["cancelled", 1],
  ["quarantined", 1],
])("of an old submission with a %s delivery, retention erases %d", async (state, submissions) => {
  const db = await emptyStore();
  const reference = await submission(db, { received_at: noon - 1000 * day });
  await delivery(db, { reference, destination: "sheet", state: "delivered" });
  await delivery(db, { reference, state });
  await delivery(db, { reference, purpose: "notice", regarding: reference });

  const { overdue, kept } = await previewRetention(actorOn(db));
  expect(overdue).toMatchObject({ submissions });
  expect(kept).toMatchObject(submissions === 0 ? [{ reference, destination: "form:home" }] : []);
  expect(await runRetention(actorOn(db))).toMatchObject({ submissions });
  expect((await everythingIn(db)).includes("Roundup")).toBe(submissions === 0);
});

test("a submission that cannot be erased does not keep 450 others from it, and is listed", async () => {
  const db = await emptyStore();
  for (let number = 0; number < 451; number += 1) {
    await submission(db, { reference: `R${number}`, received_at: noon - 21 * day + number });
  }
  await damage(db, "R7");
  expect(await runRetention(actorOn(db))).toMatchObject({
    submissions: 450,
    failed: [{ reference: "R7", code: expect.any(String) }],
  });
  const kept = db.selectFrom("submissions").select("reference").where("erased_at", "is", null);
  expect(await kept.execute()).toEqual([{ reference: "R7" }]);
  expect((await readUpkeep(db)).retention.fault).toMatch(/^1 could not be erased: R7$/);
});

test("receipts lose their personal part later, and the chain still verifies", async () => {
  const db = await emptyStore();
  await submission(db, { reference: "OLDER222", received_at: noon - 21 * day });
  await submission(db, { reference: "NEWER222", received_at: noon - 19 * day });
  await seal(db);

  expect(await runRetention(actorOn(db))).toMatchObject({ submissions: 2, receipts: 1 });
  const kept = db.selectFrom("receipts").select("reference").where("personal", "is not", null);
  expect(await kept.execute()).toEqual([{ reference: "NEWER222" }]);
  expect(await verifyChain(db, keys, { now: noon })).toMatchObject({ count: 2, problems: [] });
});

test("an erased submission is found by its address until its receipt is erased too", async () => {
  const db = await emptyStore();
  await submission(db, { received_at: noon - 11 * day });
  await runRetention(actorOn(db));

  const [held] = (await person(db, ann)).submissions;
  expect(held).toMatchObject({ erasedAt: new Date(noon).toISOString(), fields: {}, ip: null });
  expect(held?.receipt).toMatchObject({ personal: { email: "ann@example.com" } });
  expect(await erasePerson(actorOn(db), ann)).toMatchObject({ submissions: 0, receipts: 1 });
  expect(await everythingIn(db)).not.toMatch(/ann@|Ann|212 555|203\.0\.113|Browser/);
});

test("once its receipt is erased, no address leads to an erased submission", async () => {
  const db = await emptyStore();
  await submission(db, { reference: "OLDER222", received_at: noon - 21 * day });
  await submission(db, { reference: "WAITS222", received_at: noon - 21 * day });
  await delivery(db, { reference: "WAITS222" });
  await submission(db, { reference: "NEWER222", received_at: noon - 19 * day });
  await runRetention(actorOn(db));

  const left = db.selectFrom("persons").select("reference").distinct().orderBy("reference");
  expect(await left.execute()).toEqual([{ reference: "NEWER222" }, { reference: "WAITS222" }]);
});

test("the privacy log goes after 24 months to the millisecond, opt-outs never", async () => {
  const db = await emptyStore();
  const entry = { reference: null, nature: "opt_out", manner: "web", outcome: "done" } as const;
  const at = Date.UTC(2024, 10, 21, 12);
  await db
    .insertInto("privacy_log")
    .values({ ...entry, at })
    .execute();
  await suppress(db, { scope: "sale", hashes: ["somebody"], source: "web", at: 0 });

  expect(await runRetention(actorOn(db))).toMatchObject({ logRows: 0 });
  const later = actorOn(db, noon + 1);
  expect((await previewRetention(later)).overdue).toMatchObject({ logRows: 1 });
  expect(await runRetention(later)).toMatchObject({ logRows: 1 });
  expect(await db.selectFrom("suppressions").selectAll().execute()).toHaveLength(1);
});

test("a page watch is deleted as long after its confirmation as a form is kept", async () => {
  const db = await emptyStore();
  await watch(db, "older", { confirmed_at: noon - 10 * day - 1 });
  await watch(db, "as old", { confirmed_at: noon - 10 * day });

  expect(await runRetention(actorOn(db))).toMatchObject({ watches: 1 });
  expect(await db.selectFrom("page_watches").select("hash").execute()).toEqual([
    { hash: "as old" },
  ]);
});

test("a preview counts the same and changes nothing", async () => {
  const db = await emptyStore();
  await submission(db, { received_at: noon - 21 * day });
  const before = await everythingIn(db);

  const { overdue } = await previewRetention(actorOn(db));
  expect(overdue).toMatchObject({ submissions: 1, receipts: 1, watches: 0 });
  expect(await everythingIn(db)).toBe(before);
  expect(await runRetention(actorOn(db))).toMatchObject(overdue);
});
