import fc from "fast-check";
import pino from "pino";
import { expect, test } from "vitest";
import { createHeartbeat, doubtClock, readHeartbeat } from "~/server/privacy/heartbeat";
import { attempt, day, delivery, emptyStore, noon, submission } from "./given";
import { machine, minute, second, year } from "./machine";

const between = (min: number, max: number) => fc.integer({ min, max });
const either = (min: number, max: number) =>
  fc.oneof(
    between(min, max),
    between(min, max).map((ms) => -ms),
  );
const step = fc.oneof(
  fc.record({ kind: fc.constant("run" as const), ms: between(second, 3 * day) }),
  fc.record({ kind: fc.constant("jump" as const), ms: either(5 * minute + 1, 3 * year) }),
  fc.record({
    kind: fc.constant("restart" as const),
    down: between(0, 40 * day),
    ms: fc.oneof(fc.constant(0), either(second, 3 * year)),
  }),
);

test("whatever its clock does, a store is agreed upon exactly when servers ran for two days since the last jump or long gap", async () => {
  const db = await emptyStore();

  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      await db.deleteFrom("heartbeat").execute();
      const { tick, run, jump, restart } = machine(db, null);
      let agreed = 0;
      expect(await tick()).toBe(false);
      for (const one of steps) {
        if (one.kind === "run") {
          agreed += one.ms;
          expect(await run(one.ms)).toBe(agreed >= 2 * day);
        } else if (one.kind === "jump") {
          agreed = 0;
          expect(await jump(one.ms)).toBe(false);
        } else {
          const gap = one.down + one.ms;
          if (gap > 7 * day || gap < -5 * minute) agreed = 0;
          expect(await restart(one.down, one.ms)).toBe(agreed >= 2 * day);
        }
      }
      for (let hours = 0; hours < 48; hours += 12) await run(day / 2);
      expect(await tick()).toBe(true);
      expect((await readHeartbeat(db, 0)).doubt).toBe(null);
    }),
    { numRuns: 60 },
  );
});

test("days of running are kept across restarts, and a jump in either direction ends them", async () => {
  const { run, restart, jump, tick } = machine(await emptyStore());
  await tick();
  for (let nights = 0; nights < 2; nights += 1) {
    expect(await run(day - minute)).toBe(false);
    await restart(minute);
  }
  expect(await run(2 * minute)).toBe(true);
  expect(await jump(-5 * minute)).toBe(true);
  expect(await jump(-5 * minute)).toBe(false);
});

test("a clock that runs fast by steps too small to be jumps is noticed within the day", async () => {
  const { tick, run, jump, events } = machine(await emptyStore());
  await tick();
  for (let minutes = 0; minutes < 6; minutes += 1) {
    await run(minute);
    await jump(minute);
  }
  expect(events()).toEqual(["clock"]);
});

test("small clock steps that add up on the second day are noticed too", async () => {
  const { tick, run, jump, events } = machine(await emptyStore());
  await tick();
  await run(day + second);
  for (let minutes = 0; minutes < 6; minutes += 1) {
    await run(minute);
    await jump(minute);
  }
  expect(events()).toEqual(["clock"]);
});

test("small corrections of many days do not add up to a jump", async () => {
  const { tick, run, jump, events } = machine(await emptyStore());
  await tick();
  for (let days = 0; days < 20; days += 1) {
    await run(day + second);
    await jump(minute);
  }
  expect(events()).toEqual([]);
});

test("a machine switched off for a month alerts, and its clock is trusted after two days of running", async () => {
  const db = await emptyStore();
  const { tick, run, restart, alerts, now } = machine(db);
  await tick();
  await run(3 * day);
  expect(await restart(30 * day)).toBe(false);

  expect(alerts).toEqual([{ event: "clock", reason: expect.stringContaining("over a week") }]);
  expect(await doubtClock(db, now())).toContain("over a week");
  await run(day);
  await run(day);
  expect(alerts.slice(1)).toEqual([{ event: "resolved", of: "clock" }]);
  expect(await doubtClock(db, now())).toBe(null);
});

test("a store of an older version counts as last written when its newest row was", async () => {
  const db = await emptyStore();
  await submission(db, { received_at: noon - 8 * day });
  const { tick, events } = machine(db);
  await tick();
  expect(events()).toEqual(["clock"]);
});

test.each([
  ["before", noon + 1, "early"],
  ["more than five years after", noon - 5 * year - 1, "late"],
])("a clock %s the day of the build is doubted however long it runs", async (_, builtAt, doubt) => {
  const db = await emptyStore();
  const { tick, run } = machine(db, builtAt);
  expect(await tick()).toBe(false);
  expect(await readHeartbeat(db, noon)).toEqual({ doubt, silentMs: 0 });
  if (doubt === "late") expect(await run(3 * day)).toBe(false);
});

test.each([noon, noon - 5 * year])(
  "a clock within five years of the build is trusted",
  async (builtAt) => {
    const { tick, events } = machine(await emptyStore(), builtAt);
    await tick();
    expect(events()).toEqual([]);
  },
);

test("two servers on one store never count the same time twice", async () => {
  const db = await emptyStore();
  const one = machine(db);
  const other = machine(db);
  await one.tick();
  await other.tick();
  for (let hours = 0; hours < 47; hours += 1) {
    await one.run(60 * minute);
    await other.run(60 * minute);
  }
  const { agreed_ms } = await db
    .selectFrom("heartbeat")
    .select("agreed_ms")
    .executeTakeFirstOrThrow();
  expect(agreed_ms).toBe(47 * 60 * minute);
});

test("the next tick makes up for one that could not be written", async () => {
  const db = await emptyStore();
  const { tick, run } = machine(db);
  await tick();
  await db.schema.alterTable("heartbeat").renameTo("away").execute();
  await expect(run(day)).rejects.toThrow();
  await db.schema.alterTable("away").renameTo("heartbeat").execute();
  expect(await run(day)).toBe(true);
});

test("time that only one clock shows does not count as agreement", async () => {
  const { tick, run, jump } = machine(await emptyStore());
  await tick();
  await run(day);
  await jump(4 * minute);
  expect(await run(day - second)).toBe(false);
  expect(await run(second)).toBe(true);
});

test("a running server doubts neither a long sleep by both clocks nor a neighbor some minutes ahead", async () => {
  const db = await emptyStore();
  const one = machine(db);
  const ahead = machine(db);
  await one.tick();
  await ahead.restart(6 * minute);
  await one.run(second);
  expect(await one.run(8 * day)).toBe(true);
  expect([...one.events(), ...ahead.events()]).toEqual([]);
});

test.each([
  [7 * day, []],
  [7 * day + 1, ["clock"]],
  [-5 * minute, []],
  [-5 * minute - 1, ["clock"]],
])("a start %d ms after the last tick: %j", async (gap, alerted) => {
  const { tick, restart, events } = machine(await emptyStore());
  await tick();
  await restart(gap);
  expect(events()).toEqual(alerted);
});

test("one doubt after another is one alert and two lines of the log, and no tick repeats them", async () => {
  const lines: unknown[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const { tick, restart, jump, events } = machine(await emptyStore(), noon - day, log);
  await tick();
  await restart(8 * day);
  await tick();
  await jump(6 * minute);
  await tick();
  expect(lines).toMatchObject([
    {
      reason: expect.stringContaining("over a week"),
      msg: expect.stringMatching(/erases nothing/),
    },
    { reason: expect.stringContaining("jump") },
  ]);
  expect(events()).toEqual(["clock"]);
});

test("without a clock that is set by hand, the machine's own is read", async () => {
  const db = await emptyStore();
  const quiet = { log: pino({ level: "silent" }), alert: () => undefined };
  const heartbeat = createHeartbeat({ db, ...quiet, now: Date.now, builtAt: null });
  await heartbeat.tick();
  await heartbeat.tick();

  const { agreed_ms } = await db
    .selectFrom("heartbeat")
    .select("agreed_ms")
    .executeTakeFirstOrThrow();
  expect(agreed_ms).toBeGreaterThanOrEqual(0);
});

test("an empty store doubts no clock, and knows of no earlier server", async () => {
  const db = await emptyStore();
  expect(await doubtClock(db, noon)).toBe(null);
  expect(await readHeartbeat(db, noon)).toEqual({ doubt: null, silentMs: null });
});

test("before servers have agreed for two days, a clock over a week after the newest row is doubted", async () => {
  const db = await emptyStore();
  const reference = await submission(db, { received_at: noon - 3 * day });
  const delivery_id = await delivery(db, { reference });
  await attempt(db, { delivery_id, detail: "" });
  const newest = noon + 50;
  expect(await doubtClock(db, newest + 7 * day)).toBe(null);
  expect(await doubtClock(db, newest + 7 * day + 1)).toContain(" 7 ");
  expect(await doubtClock(db, newest + 9.5 * day)).toContain(" 9 ");

  const { tick, run } = machine(db);
  await tick();
  await run(2 * day - 1);
  expect(await doubtClock(db, newest + 8 * day)).toContain(" 8 ");
  await run(1);
  expect(await doubtClock(db, newest + 8 * day)).toBe(null);
  expect(await doubtClock(db, noon + 9 * day + 1)).toContain(" 7 ");
});
