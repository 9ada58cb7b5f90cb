import { expect, test } from "vitest";
import { erasePerson } from "~/server/leads/erase";
import { person } from "~/server/leads/person";
import { retention } from "~/server/leads/retention";
import { suppress } from "~/server/privacy/opt-out";
import { verifyChain } from "~/server/privacy/verify-chain";
import type { DeliveryState } from "~/server/store/schema";
import {
  actorOn,
  attempt,
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

const config = { RETENTION_DAYS: 10, RECEIPT_DAYS: 20 };

test("after its time a submission is an empty row: nobody can be told from it, its reference stays taken", async () => {
  const db = await emptyStore();
  const reference = await submission(db, { received_at: noon - 11 * day });
  const id = await delivery(db, { reference, state: "delivered" });
  await attempt(db, { delivery_id: id, detail: "thanks, ann@example.com" });
  await db.updateTable("receipts").set({ personal: null }).execute();

  expect(await retention(db, config, { now: noon })).toMatchObject({ submissions: 1 });
  expect(await everythingIn(db)).not.toMatch(/ann@|Ann|212 555|203\.0\.113|diagnosed|somebody/);
  expect(await db.selectFrom("submissions").select(["reference", "erased_at"]).execute()).toEqual([
    { reference, erased_at: noon },
  ]);
  expect(await db.selectFrom("persons").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("deliveries").select("state").execute()).toEqual([
    { state: "delivered" },
  ]);
});

test("a submission within its time is not touched", async () => {
  const db = await emptyStore();
  await submission(db, { received_at: noon - 9 * day });
  const before = await everythingIn(db);

  expect(await retention(db, config, { now: noon })).toMatchObject({ submissions: 0 });
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
])("of an old submission with a %s delivery, %d is erased", async (state, submissions) => {
  const db = await emptyStore();
  const reference = await submission(db, { received_at: noon - 1000 * day });
  await delivery(db, { reference, destination: "sheet", state: "delivered" });
  await delivery(db, { reference, state });

  expect(await retention(db, config, { now: noon })).toMatchObject({ submissions });
  expect((await everythingIn(db)).includes("Roundup")).toBe(submissions === 0);
});

test("a submission that was refused while the visitor waited is erased like any other", async () => {
  const db = await emptyStore();
  const reference = await submission(db, { received_at: noon - 11 * day, state: "refused" });
  await delivery(db, { reference, state: "refused" });

  expect(await retention(db, config, { now: noon })).toMatchObject({ submissions: 1 });
});

test("receipts lose their personal part later, and the chain still verifies", async () => {
  const db = await emptyStore();
  await submission(db, { reference: "OLDER222", received_at: noon - 21 * day });
  await submission(db, { reference: "NEWER222", received_at: noon - 19 * day });
  await seal(db);

  expect(await retention(db, config, { now: noon })).toMatchObject({ submissions: 2, receipts: 1 });
  const kept = db.selectFrom("receipts").select("reference").where("personal", "is not", null);
  expect(await kept.execute()).toEqual([{ reference: "NEWER222" }]);
  expect(await verifyChain(db, keys, { now: noon })).toMatchObject({ count: 2, problems: [] });
});

test("until its receipt is erased too, an erased submission is found by its address, and can be erased", async () => {
  const db = await emptyStore();
  const ann = { keys, email: "ann@example.com", at: noon };
  await submission(db, { received_at: noon - 11 * day });
  await retention(db, config, { now: noon });

  const [held] = (await person(db, ann)).submissions;
  expect(held).toMatchObject({ erasedAt: new Date(noon).toISOString(), fields: {}, ip: null });
  expect(held?.receipts).toMatchObject([{ personal: { email: "ann@example.com" } }]);
  expect(await erasePerson(actorOn(db), ann)).toEqual({
    submissions: 0,
    receipts: 1,
    cancelled: [],
    inFlight: 0,
  });
  expect(await everythingIn(db)).not.toMatch(/ann@|Ann|212 555|203\.0\.113|Browser/);
  expect(await db.selectFrom("persons").selectAll().execute()).toEqual([]);
});

test("once its receipt is erased, no address leads to an erased submission any more", async () => {
  const db = await emptyStore();
  await submission(db, { reference: "OLDER222", received_at: noon - 21 * day });
  await submission(db, { reference: "WAITS222", received_at: noon - 21 * day });
  await delivery(db, { reference: "WAITS222" });
  await submission(db, { reference: "NEWER222", received_at: noon - 19 * day });
  await retention(db, config, { now: noon });

  const left = db.selectFrom("persons").select("reference").distinct().orderBy("reference");
  expect(await left.execute()).toEqual([{ reference: "NEWER222" }, { reference: "WAITS222" }]);
});

test("the privacy log goes after 24 months, opt-outs never", async () => {
  const db = await emptyStore();
  const entry = { reference: null, nature: "opt_out", manner: "web", outcome: "done" } as const;
  await db
    .insertInto("privacy_log")
    .values([
      { ...entry, at: Date.UTC(2024, 10, 21, 11) },
      { ...entry, at: Date.UTC(2024, 10, 21, 13) },
    ])
    .execute();
  await suppress(db, { scope: "sale", hashes: ["somebody"], source: "web", at: 0 });

  expect(await retention(db, config, { now: noon })).toMatchObject({ logRows: 1 });
  expect(await db.selectFrom("privacy_log").select("at").execute()).toHaveLength(1);
  expect(await db.selectFrom("suppressions").selectAll().execute()).toHaveLength(1);
});

test("a row of the privacy log that is 24 months old to the millisecond stays", async () => {
  const db = await emptyStore();
  const row = { reference: null, nature: "opt_out", manner: "web", outcome: "done" } as const;
  await db
    .insertInto("privacy_log")
    .values({ ...row, at: Date.UTC(2024, 10, 21, 12) })
    .execute();

  expect(await retention(db, config, { now: noon, dryRun: true })).toMatchObject({ logRows: 0 });
  expect(await retention(db, config, { now: noon })).toMatchObject({ logRows: 0 });
  expect(await retention(db, config, { now: noon + 1, dryRun: true })).toMatchObject({
    logRows: 1,
  });
  expect(await retention(db, config, { now: noon + 1 })).toMatchObject({ logRows: 1 });
});

test("a page watch is deleted as long after its confirmation as a form is kept", async () => {
  const db = await emptyStore();
  const days = { RETENTION_DAYS: 10, RECEIPT_DAYS: 20 };
  await watch(db, "older", { confirmed_at: noon - 10 * day - 1 });
  await watch(db, "as old", { confirmed_at: noon - 10 * day });

  expect(await retention(db, days, { now: noon, dryRun: true })).toMatchObject({ watches: 1 });
  expect(await retention(db, days, { now: noon })).toMatchObject({ watches: 1 });
  const left = db.selectFrom("page_watches").select("hash");
  expect(await left.execute()).toEqual([{ hash: "as old" }]);
});

test("a dry run counts the same and changes nothing", async () => {
  const db = await emptyStore();
  await submission(db, { received_at: noon - 21 * day });
  const before = await everythingIn(db);

  expect(await retention(db, config, { now: noon, dryRun: true })).toEqual({
    submissions: 1,
    receipts: 1,
    watches: 0,
    authorizations: 0,
    logRows: 0,
  });
  expect(await everythingIn(db)).toBe(before);
});

test("more than one batch is erased in one run", async () => {
  const db = await emptyStore();
  for (let number = 0; number < 450; number += 1) {
    await submission(db, { reference: `R${number}`, received_at: noon - 21 * day });
  }

  expect(await retention(db, config, { now: noon })).toMatchObject({
    submissions: 450,
    receipts: 450,
  });
});
