import type { Kysely } from "kysely";
import pino from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { readConfig } from "~/server/config/config";
import { createRetentionJob, erasesTooMuch } from "~/server/leads/retention";
import { doubtClock, noteMuch, readHeartbeat } from "~/server/privacy/heartbeat";
import type { Database } from "~/server/store/schema";
import { readUpkeep } from "~/server/store/upkeep";
import { isOnPostgres } from "~/tests/support/temporary-store";
import { day, emptyStore, noon, receipts, submission } from "./given";
import { silent as log, machine, minute, second, year } from "./machine";

async function overdue(db: Kysely<Database>, count: number) {
  for (let number = 0; number < count; number += 1) {
    await submission(db, { reference: `R${number}`, received_at: noon - 11 * day });
  }
}

const kept = async (db: Kysely<Database>) =>
  (await db.selectFrom("submissions").select("reference").where("erased_at", "is", null).execute())
    .length;

/** The daily job, whose timer is moved on by hand. */
function dailyJob(db: Kysely<Database>, { heartbeat }: ReturnType<typeof machine>) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const config = readConfig({ RETENTION_DAYS: "10", RECEIPT_DAYS: "30" });
  const job = createRetentionJob({ db, config, log, heartbeat });
  return async (ms: number) => {
    job.start();
    await vi.advanceTimersByTimeAsync(ms);
    await job.stop();
  };
}

test("the daily job erases nothing in the first two days, and what is overdue after them", async () => {
  const db = await emptyStore();
  const server = machine(db);
  await overdue(db, 1);
  await submission(db, { reference: "NEW", received_at: noon });
  await server.tick();
  const job = dailyJob(db, server);
  await server.run(2 * day - 1);
  await job(minute);
  expect(await kept(db)).toBe(2);

  await server.run(1);
  await job(minute);
  expect(await kept(db)).toBe(1);
  expect(server.events()).toEqual([]);
});

test("a clock that jumps between a tick and the daily job erases nothing", async () => {
  const db = await emptyStore();
  const server = machine(db);
  await submission(db, { reference: "NEW", received_at: noon });
  await server.tick();
  await server.run(2 * day);
  const job = dailyJob(db, {
    ...server,
    heartbeat: {
      tick: async () => {
        await server.jump(4 * year);
        return server.heartbeat.tick();
      },
    },
  });
  await job(minute);
  expect(await kept(db)).toBe(1);
  expect(server.events()).toEqual(["clock"]);
});

test("a daily job that would erase more than a tenth of the store alerts and waits, and goes on once the operator has confirmed", async () => {
  const db = await emptyStore();
  const server = machine(db);
  await overdue(db, 101);
  await submission(db, { reference: "NEW", received_at: noon });
  await server.tick();
  await server.run(2 * day);
  const job = dailyJob(db, server);
  await job(minute);

  expect([await kept(db), server.alerts]).toEqual([
    102,
    [{ event: "clock", reason: expect.stringContaining("--confirm") }],
  ]);
  expect((await readHeartbeat(db, server.now())).doubt).toBe("much");
  expect(await doubtClock(db, server.now())).toBe(null);
  await server.run(day);
  expect(server.events()).toEqual(["clock"]);
  expect((await readUpkeep(db)).retention.doneAt).toBe(null);

  await noteMuch(db, false);
  await server.run(second);
  expect(server.alerts.slice(1)).toEqual([{ event: "resolved", of: "clock" }]);
});

test("a daily job that was refused looks again within the hour, one that erased after a day", async () => {
  const db = await emptyStore();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  let ticks = 0;
  const heartbeat = {
    tick: async () => {
      ticks += 1;
      return { at: noon, isAgreed: ticks > 1 };
    },
  };
  const config = readConfig({});
  const job = createRetentionJob({ db, config, log, heartbeat });
  onTestFinished(() => job.stop());
  job.start();
  await vi.advanceTimersByTimeAsync(minute);
  expect(ticks).toBe(1);
  await vi.advanceTimersByTimeAsync(60 * minute);
  await vi.waitFor(() => expect(ticks).toBe(3), 60_000);
  await vi.advanceTimersByTimeAsync(day - minute);
  expect(ticks).toBe(3);
});

test.skipIf(isOnPostgres)(
  "a daily job that fails says so without the error's own text, and tries again within the hour",
  async () => {
    const db = await emptyStore();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const lines: unknown[] = [];
    const told = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
    let ticks = 0;
    const heartbeat = {
      tick: async () => {
        ticks += 1;
        if (ticks === 1) throw new TypeError("ann@example.com");
        if (ticks === 2) throw "ann@example.com";
        return { at: noon, isAgreed: true };
      },
    };
    const job = createRetentionJob({ db, config: readConfig({}), log: told, heartbeat });
    onTestFinished(() => job.stop());
    job.start();
    job.start();
    await vi.advanceTimersByTimeAsync(minute);
    await vi.waitFor(async () => {
      expect((await readUpkeep(db)).retention.fault).toMatch(/./);
    });
    await vi.advanceTimersByTimeAsync(60 * minute);
    expect(ticks).toBe(2);
    await vi.advanceTimersByTimeAsync(60 * minute);
    await vi.waitFor(async () => {
      expect((await readUpkeep(db)).retention).toEqual({ doneAt: noon, fault: null });
    });
    expect(ticks).toBe(4);
    expect(lines).toMatchObject([
      { name: "TypeError", msg: "retention failed" },
      { name: "unknown", msg: "retention failed" },
      { submissions: 0, receipts: 0, logRows: 0 },
    ]);
    expect(JSON.stringify(lines)).not.toContain("ann@");
  },
);

test.skipIf(isOnPostgres)("a job that is stopped while it runs does not go on", async () => {
  const db = await emptyStore();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  let end = () => {};
  const running = new Promise<void>((resolve) => {
    end = resolve;
  });
  let ticks = 0;
  const tick = async () => {
    ticks += 1;
    await running;
    return { at: noon, isAgreed: false };
  };
  const job = createRetentionJob({ db, config: readConfig({}), log, heartbeat: { tick } });
  job.start();
  await vi.advanceTimersByTimeAsync(minute);
  const stopped = job.stop();
  end();
  await stopped;
  expect(vi.getTimerCount()).toBe(0);
  expect(ticks).toBe(1);
});

test.each([
  [100, 0, false],
  [101, 0, true],
  [101, 909, false],
  [101, 908, true],
])("%d overdue receipts beside %d others: too much is %j", async (old, others, isMuch) => {
  const db = await emptyStore();
  const one = (at: number) => (_: unknown, index: number) => ({ reference: `R${at}${index}`, at });
  const rows = [
    ...Array.from({ length: old }, one(noon - 31 * day)),
    ...Array.from({ length: others }, one(noon)),
  ];
  for (let from = 0; from < rows.length; from += 500)
    await receipts(db, rows.slice(from, from + 500));

  const config = readConfig({ RETENTION_DAYS: "10", RECEIPT_DAYS: "30" });
  expect(await erasesTooMuch(db, config, noon)).toBe(isMuch);
});
