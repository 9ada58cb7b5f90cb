import type { Kysely } from "kysely";
import pino from "pino";
import { expect, test } from "vitest";
import type { AlertEvent } from "~/server/alerts";
import { createRetentionJob, findRefusal, readNewestRow } from "~/server/leads/retention";
import type { Database } from "~/server/store/schema";
import { noteDone, readUpkeep } from "~/server/store/upkeep";
import { actorOn, day, emptyStore, noon, submission } from "./given";

const minute = 60_000;
const year = 365 * day;

/** `old` submissions that are overdue by a day, and `others` that are not. */
async function filledStore({ old = 0, others = 0 }) {
  const db = await emptyStore();
  const times = [
    ...Array.from({ length: old }, () => noon - 11 * day),
    ...Array.from({ length: others }, () => noon),
  ];
  for (const [number, received_at] of times.entries()) {
    await submission(db, { reference: `R${number}`, received_at });
  }
  return db;
}

const kept = async (db: Kysely<Database>) =>
  (await db.selectFrom("submissions").select("reference").where("erased_at", "is", null).execute())
    .length;

/** The job of a server that starts now; `pass` lets time pass and then runs it. */
async function startJob(db: Kysely<Database>, { at = noon }: { at?: number } = {}) {
  const alerts: AlertEvent[] = [];
  const lines: unknown[] = [];
  const time = { now: at, steady: 0 };
  const job = createRetentionJob({
    ...actorOn(db),
    now: () => time.now,
    steady: () => time.steady,
    log: pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) }),
    alert: (event) => void alerts.push(event),
    builtAt: null,
    newestRow: await readNewestRow(db),
  });
  const pass = (ms: number) => {
    time.now += ms;
    time.steady += ms;
    return job.run();
  };
  return { alerts, lines, pass };
}

test("the daily job erases up to a tenth of the store", async () => {
  const db = await filledStore({ old: 2, others: 18 });
  const { alerts, lines, pass } = await startJob(db);
  expect(await pass(minute)).toBe(day);

  expect([await kept(db), alerts]).toEqual([18, []]);
  expect(lines).toMatchObject([{ msg: "retention done", submissions: 2, failed: 0 }]);
  expect((await readUpkeep(db)).retention.doneAt).toBe(noon + minute);
});

test("more than a tenth of the store raises one alert and waits, until the operator has confirmed", async () => {
  const db = await filledStore({ old: 3, others: 18 });
  const { alerts, pass } = await startJob(db);
  expect(await pass(minute)).toBe(60 * minute);
  await pass(60 * minute);

  expect(await kept(db)).toBe(21);
  expect(alerts).toEqual([{ event: "clock", reason: expect.stringContaining("--confirm") }]);
  expect((await readUpkeep(db)).retention).toEqual({
    doneAt: null,
    fault: expect.stringContaining("a tenth"),
  });
});

test("a server that starts ten years ahead erases nothing, also after a restart that saw a row of that time", async () => {
  const db = await filledStore({ others: 5 });
  const first = await startJob(db, { at: noon + 10 * year });
  await submission(db, { reference: "LATER222", received_at: noon + 10 * year });
  await first.pass(minute);
  const second = await startJob(db, { at: noon + 10 * year + minute });
  await second.pass(minute);

  expect([await kept(db), first.alerts.length]).toEqual([6, 1]);
});

test.each([
  ["two days after the newest row", { newest: noon - 2 * day }, false],
  ["later than that", { newest: noon - 2 * day - 1 }, true],
  ["later, because the server ran for a day", { newest: noon - 3 * day, ran: day }, false],
  ["before the build", { newest: noon, builtAt: noon + 1 }, true],
  ["at the build", { newest: noon, builtAt: noon }, false],
])("with a clock %s, more than 100 rows need a confirmation: %o", async (_, clock, isRefused) => {
  const db = await filledStore({ old: 101, others: 950 });
  const { newest, ran = 0, builtAt = null } = { builtAt: null, ran: 0, ...clock };
  const refusal = await findRefusal({
    ...actorOn(db),
    ...{ newestRow: newest, ranMs: ran, builtAt },
  });
  expect(refusal !== null).toBe(isRefused);

  await db.deleteFrom("submissions").where("reference", "=", "R0").execute();
  const fewer = { ...actorOn(db), newestRow: newest, ranMs: ran, builtAt };
  expect(await findRefusal(fewer)).toBe(null);
});

test("the newest row is that of a server that runs, of an attempt or of a submission", async () => {
  const db = await emptyStore();
  expect(await readNewestRow(db)).toBe(null);
  await submission(db, { received_at: noon });
  expect(await readNewestRow(db)).toBe(noon);
  await noteDone(db, "serve", noon + 1);
  expect(await readNewestRow(db)).toBe(noon + 1);
});

test("a job that fails runs again after an hour, and its error text is not logged", async () => {
  const db = await filledStore({ old: 2, others: 18 });
  const { lines, pass } = await startJob(db);
  await db.schema.alterTable("page_watches").renameTo("taken").execute();
  expect(await pass(minute)).toBe(60 * minute);
  await db.schema.alterTable("taken").renameTo("page_watches").execute();
  expect((await readUpkeep(db)).retention.fault).toMatch(/tried again/);
  await pass(60 * minute);

  expect(lines).toMatchObject([
    { msg: "retention failed", name: expect.any(String) },
    { msg: "retention done" },
  ]);
  expect(JSON.stringify(lines)).not.toContain("page_watches");
});
