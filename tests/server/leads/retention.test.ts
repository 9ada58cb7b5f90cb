import type { Kysely } from "kysely";
import pino from "pino";
import { expect, test } from "vitest";
import { erasePerson } from "~/server/leads/erase";
import { readPerson } from "~/server/leads/person";
import {
  createRetentionJob,
  doubtClock,
  previewRetention,
  runRetention,
} from "~/server/leads/retention";
import { withdrawUnsigned } from "~/server/leads/withdraw";
import { suppress } from "~/server/privacy/opt-out";
import { verifyChain } from "~/server/privacy/receipt-chain";
import type { Database, DeliveryState } from "~/server/store/schema";
import { noteDone, readNewestRow, readUpkeep } from "~/server/store/upkeep";
import {
  appOn,
  damage,
  day,
  delivery,
  emptyStore,
  everythingIn,
  keys,
  noon,
  operator,
  seal,
  submission,
  submissions,
  unsigned,
} from "~/tests/support/given";

const ann = { keys, email: "ann@example.com" };
const names = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);

test("retention erases a submission when its time is over, keeps its reference, and finds it by its address until its receipt goes", async () => {
  const db = await emptyStore();
  await submission(db, { reference: "OLDER222", received_at: noon - 21 * day });
  await submission(db, { reference: "NEWER222", received_at: noon - 19 * day });
  await submission(db, { reference: "WAITS222", received_at: noon - 21 * day });
  await delivery(db, { reference: "WAITS222" });
  await submission(db, { reference: "YOUNG222", received_at: noon - 10 * day });
  await seal(db);

  expect((await previewRetention(appOn(db))).overdue).toMatchObject({ submissions: 2 });
  const erased = { submissions: 2, receipts: 2, failed: [] };
  expect(await runRetention(appOn(db))).toMatchObject(erased);
  expect(await verifyChain(db, keys, { now: noon })).toMatchObject({ count: 4, problems: [] });
  const rows = db.selectFrom("submissions").select(["reference", "erased_at"]).orderBy("reference");
  expect(await rows.execute()).toEqual([
    { reference: "NEWER222", erased_at: noon },
    { reference: "OLDER222", erased_at: noon },
    { reference: "WAITS222", erased_at: null },
    { reference: "YOUNG222", erased_at: null },
  ]);
  const held = (await readPerson(appOn(db), ann)).submissions;
  expect(held.map(({ reference }) => reference)).toEqual(["WAITS222", "NEWER222", "YOUNG222"]);
  expect(held[1]).toMatchObject({
    fields: {},
    ip: null,
    receipt: { personal: { name: expect.anything() } },
  });
  expect(await erasePerson(appOn(db), operator, ann)).toMatchObject({
    submissions: 2,
    receipts: 1,
  });
  expect(await everythingIn(db)).not.toMatch(/ann@|Ann|212 555|203\.0\.113|Browser/);
});

test.each<[DeliveryState, number]>([
  ["pending", 0],
  ["delivered", 1],
  ["refused", 1],
  ["expired", 1],
  ["withheld", 1],
  ["cancelled", 1],
  ["quarantined", 1],
])("of an old submission with a %s delivery, retention erases %d", async (state, count) => {
  const db = await emptyStore();
  const reference = await submission(db, { received_at: noon - 1000 * day });
  await delivery(db, { reference, destination: "sheet", state: "delivered" });
  await delivery(db, { reference, state });
  await delivery(db, { reference, purpose: "notice", regarding: reference });

  const before = await everythingIn(db);
  const { overdue, kept } = await previewRetention(appOn(db));
  expect(await everythingIn(db)).toBe(before);
  expect(overdue).toMatchObject({ submissions: count });
  expect(kept).toMatchObject(count === 0 ? [{ reference, destination: "form:home" }] : []);
  expect(await runRetention(appOn(db))).toMatchObject(overdue);
  expect((await everythingIn(db)).includes("Roundup")).toBe(count === 0);
});

test("a submission that cannot be erased does not keep 250 others from it, and is listed", async () => {
  const db = await emptyStore();
  await submissions(db, names("R", 251), noon - 21 * day);
  await damage(db, "R7");
  expect(await runRetention(appOn(db))).toMatchObject({
    submissions: 250,
    failed: [{ reference: "R7", code: expect.any(String) }],
  });
  const kept = db.selectFrom("submissions").select("reference").where("erased_at", "is", null);
  expect(await kept.execute()).toEqual([{ reference: "R7" }]);
  expect((await readUpkeep(db)).retention.fault).toMatch(/^1 could not be erased: R7$/);
});

test("submissions that cannot be erased, alone on a day, do not keep what else is old", async () => {
  const db = await emptyStore();
  await submissions(db, names("R", 3), noon - 21 * day);
  for (const reference of names("R", 3)) await damage(db, reference);
  const entry = { reference: null, nature: "opt_out", manner: "web", outcome: "done" } as const;
  await db
    .insertInto("privacy_log")
    .values({ ...entry, at: noon - 800 * day })
    .execute();
  expect(await runRetention(appOn(db))).toMatchObject({ submissions: 0, logRows: 1 });
  expect((await readUpkeep(db)).retention.fault).toMatch(/^3 could not be erased: /);
});

test("a store in which nothing at all can be erased is a failure, not a list of submissions", async () => {
  const db = await emptyStore();
  await submissions(db, names("R", 3), noon - 21 * day);
  await db.schema.alterTable("attempts").renameTo("taken").execute();
  await expect(runRetention(appOn(db))).rejects.toThrow(/attempts/);
  await db.schema.alterTable("taken").renameTo("attempts").execute();
});

test("a lead unsigned for 30 days is withdrawn, and one that cannot be does not keep others from it", async () => {
  const db = await emptyStore();
  for (const reference of ["AAAA2222", "BBBB2222", "CCCC2222"]) {
    await submission(db, { reference });
    await unsigned(db, reference, noon - (reference === "CCCC2222" ? 29 : 30) * day);
  }
  await damage(db, "AAAA2222");
  expect(await runRetention(appOn(db))).toMatchObject({
    unsigned: 1,
    failed: [{ reference: "AAAA2222" }],
  });
  const erased = db
    .selectFrom("submissions")
    .select("reference")
    .where("erased_at", "is not", null);
  expect(await erased.execute()).toEqual([{ reference: "BBBB2222" }]);
  expect(await db.selectFrom("operator_log").select(["act", "place"]).execute()).toEqual([
    { act: "withdraw", place: "server" },
  ]);
});

test("a lead that was signed after it was found to be unsigned is not withdrawn", async () => {
  const db = await emptyStore();
  const reference = await submission(db, {});
  await unsigned(db, reference, noon - 31 * day);
  await db.updateTable("routings").set({ state: "routed", check_at: null }).execute();
  expect(await withdrawUnsigned(appOn(db), reference)).toBe(false);
  const rows = await db.selectFrom("submissions").select("erased_at").execute();
  expect(rows).toEqual([{ erased_at: null }]);
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

  expect(await runRetention(appOn(db))).toMatchObject({ logRows: 0 });
  const later = appOn(db, noon + 1);
  expect((await previewRetention(later)).overdue).toMatchObject({ logRows: 1 });
  expect(await runRetention(later)).toMatchObject({ logRows: 1 });
  expect(await db.selectFrom("suppressions").selectAll().execute()).toHaveLength(1);
});

const minute = 60_000;
const year = 365 * day;

/** `old` submissions that are overdue by a day, and `others` that are not. */
async function filledStore({ old = 0, others = 0 }) {
  const db = await emptyStore();
  await submissions(db, names("R", old), noon - 11 * day);
  await submissions(db, names("S", others), noon);
  return db;
}

const kept = async (db: Kysely<Database>) =>
  (await db.selectFrom("submissions").select("reference").where("erased_at", "is", null).execute())
    .length;

/** The job of a server that starts now; `pass` lets time pass and then runs it. */
async function startJob(db: Kysely<Database>, at = noon) {
  const lines: unknown[] = [];
  const time = { now: at, steady: 0 };
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const app = { ...appOn(db), now: () => time.now, log };
  const job = createRetentionJob(app, {
    steady: () => time.steady,
    builtAt: null,
    newestRow: await readNewestRow(db),
  });
  const pass = (ms: number) => {
    time.now += ms;
    time.steady += ms;
    return job(app);
  };
  return { lines, pass };
}

test("the daily job erases what is overdue by itself, however small the store", async () => {
  const small = await filledStore({ old: 1, others: 8 });
  const { lines, pass } = await startJob(small);
  await pass(minute);

  expect(await kept(small)).toBe(8);
  expect(lines).toMatchObject([{ msg: "retention done", submissions: 1, failed: 0 }]);
  expect((await readUpkeep(small)).retention.doneAt).toBe(noon + minute);

  const old = await filledStore({ old: 150, others: 1 });
  await (await startJob(old)).pass(minute);
  expect(await kept(old)).toBe(1);
});

test("the hourly job runs again a day after it was done, or at once if that time is in the future", async () => {
  const db = await filledStore({ others: 20 });
  const { lines, pass } = await startJob(db);
  await pass(minute);
  await pass(day - 1);
  expect(lines).toHaveLength(1);
  await pass(1);
  expect(lines).toHaveLength(2);
  await pass(-60 * minute);
  expect(lines).toHaveLength(3);
});

test("a server that starts ten years ahead erases nothing, says why, and waits for a confirmation", async () => {
  const db = await filledStore({ others: 5 });
  const { pass } = await startJob(db, noon + 10 * year);
  await pass(minute);
  await pass(60 * minute);

  expect(await kept(db)).toBe(5);
  expect((await readUpkeep(db)).clock).toEqual({
    doneAt: null,
    fault: expect.stringContaining("after the newest row"),
  });
});

test("a clock is in doubt before the build and more than two days after the newest row from before this start", async () => {
  const doubt = (clock: { newest?: number; ran?: number; builtAt?: number }) =>
    doubtClock({
      now: noon,
      newestRow: clock.newest ?? noon,
      ranMs: clock.ran ?? 0,
      builtAt: clock.builtAt ?? null,
    });
  expect(doubt({ newest: noon - 2 * day - 1 })).toMatch(/2 days after the newest row/);
  expect(doubt({ builtAt: noon + 1 })).toMatch(/was built/);
  for (const sound of [
    { newest: noon - 2 * day },
    { newest: noon - 3 * day, ran: day },
    { builtAt: noon },
  ]) {
    expect(doubt(sound)).toBeNull();
  }
});

test("a server that was off for three days erases again once the operator has confirmed the clock", async () => {
  const db = await filledStore({ old: 1, others: 8 });
  const { pass } = await startJob(db, noon + 3 * day);
  await pass(minute);
  expect(await kept(db)).toBe(9);

  await runRetention(appOn(db, noon + 3 * day + 2 * minute));
  await submissions(db, ["LATER222"], noon - 11 * day);
  await pass(day + 2 * minute);
  expect(await kept(db)).toBe(8);
});

test("the newest row is that of a task that was done, of an attempt or of a submission", async () => {
  const db = await emptyStore();
  expect(await readNewestRow(db)).toBe(null);
  await submission(db, { received_at: noon });
  expect(await readNewestRow(db)).toBe(noon);
  await noteDone(db, "serve", noon + 1);
  expect(await readNewestRow(db)).toBe(noon + 1);
  await noteDone(db, "retention", noon + 2);
  expect(await readNewestRow(db)).toBe(noon + 2);
});

test("a job that failed runs again at the next hour, and its error text is not logged", async () => {
  const db = await filledStore({ old: 2, others: 18 });
  const { lines, pass } = await startJob(db);
  await db.schema.alterTable("privacy_log").renameTo("taken").execute();
  await pass(minute);
  await db.schema.alterTable("taken").renameTo("privacy_log").execute();
  expect((await readUpkeep(db)).retention.fault).toMatch(/tried again/);
  await pass(60 * minute);

  expect(lines).toMatchObject([
    { msg: "retention failed", name: expect.any(String) },
    { msg: "retention done" },
  ]);
  expect(JSON.stringify(lines)).not.toContain("privacy_log");
});
