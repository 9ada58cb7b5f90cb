import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createApp } from "~/server/app";
import { freeAbandoned } from "~/server/outbox/claim";
import { checkClockAtStart, watchClock } from "~/server/outbox/clock";
import { expire } from "~/server/outbox/expire";
import { text } from "~/tests/support/fake-server";
import { settleRows } from "~/tests/support/given";
import { type Fixture, hour, minute, second, startRelay } from "~/tests/support/relay-fixture";
import { emptyBucket } from "./form-relay";

let relay: Fixture;
let reference: string;

beforeEach(async () => {
  relay = await startRelay({
    settings: { INLINE_DELIVERY_MS: "0", RETRY_SCALE: "0.5" },
    without: ["sheet"],
  });
  reference = await relay.submit({ kind: "home" });
  await relay.db.insertInto("channels").values(emptyBucket(relay.now())).execute();
});
afterEach(() => relay.close());

type Delivery = Awaited<ReturnType<Fixture["deliveries"]>>[number];
type Channel = NonNullable<Awaited<ReturnType<Fixture["channel"]>>>;

const setDelivery = (change: Partial<Delivery>) =>
  relay.db.updateTable("deliveries").set(change).execute();
const setChannel = (change: Partial<Channel>) =>
  relay.db.updateTable("channels").set(change).execute();
const delivery = (name = "form:home") => relay.delivery(reference, name);
const channel = () => relay.channel("form:main");
const own = () => createApp(relay.app);

describe("a clock that was ahead when the store was written", () => {
  const attempt = { delivery_id: 1, started_at: 0, outcome: "retry", status: null } as const;
  const written: Record<string, (at: number) => Promise<unknown>> = {
    attempt: (ended_at) =>
      relay.db
        .insertInto("attempts")
        .values({ ...attempt, ended_at, detail: "" })
        .execute(),
    submission: (at) => relay.db.updateTable("submissions").set({ received_at: at }).execute(),
  };
  const isWarned = () => relay.logs.some((line) => line.startsWith('{"level":40'));

  test.each(Object.entries(written))("is known by the time of the last %s", async (_, write) => {
    await setChannel({ probe_at: relay.now() + hour });
    await setDelivery({ next_at: relay.now() + 10 * minute });
    await write(relay.now() + 5 * minute);
    await checkClockAtStart(own());
    expect(await channel()).toMatchObject({ probe_at: relay.now() + hour });
    expect(isWarned()).toBe(false);

    await write(relay.now() + 5 * minute + 1);
    await checkClockAtStart(own());
    expect(await channel()).toMatchObject({ probe_at: relay.now() });
    expect((await delivery()).next_at).toBe(relay.now());
    expect(isWarned()).toBe(true);
  });
});

describe("a start", () => {
  test("leaves times that a right clock can have written, and moves those beyond", async () => {
    const now = relay.now();
    const right = { refilled_at: now, probe_at: now + 24 * hour, down_since: now };
    const past = { expires_at: now + 84 * hour };
    const waiting = { lease_token: null, next_at: now + 24 * hour, ...past };
    // Its lease.
    const sent = { lease_token: "t", next_at: now + 15 * second, ...past };
    await setChannel({ ...right, passed_at: now });
    for (const one of [waiting, sent]) {
      await setDelivery(one);
      await checkClockAtStart(own());
      expect(await delivery()).toMatchObject(one);
    }
    expect(await channel()).toMatchObject({ ...right, passed_at: now });

    const later = <Times extends Record<string, number>>(times: Times) =>
      Object.fromEntries(Object.entries(times).map(([name, at]) => [name, at + 1]));
    await setChannel({ ...later(right), passed_at: now + 1 });
    for (const { lease_token, ...times } of [waiting, sent]) {
      await setDelivery({ lease_token, ...later(times) });
      await checkClockAtStart(own());
      expect(await delivery()).toMatchObject({ lease_token, ...times });
    }
    expect(await channel()).toMatchObject({ ...right, passed_at: now });
  });

  test("leaves an operator's pause of several days, also after a clock that was ahead", async () => {
    const pause = { paused_since: relay.now(), paused_until: relay.now() + 7 * 24 * hour };
    await setChannel(pause);
    await checkClockAtStart(own());
    expect(await channel()).toMatchObject(pause);

    await relay.db
      .updateTable("submissions")
      .set({ received_at: relay.now() + hour })
      .execute();
    await checkClockAtStart(own());
    expect(await channel()).toMatchObject(pause);
  });
});

test("a clock set back by more than five minutes while running makes nothing wait for it", async () => {
  const check = watchClock(own());
  const far = relay.now() + 3 * hour;
  await setDelivery({ next_at: far });
  for (const step of [0, 3 * hour, -4 * minute, -4 * minute]) {
    relay.advance(step);
    await check();
    expect((await delivery()).next_at).toBe(far);
  }
  relay.advance(-3 * hour);
  await check();
  expect((await delivery()).next_at).toBe(relay.now());
});

test("past deadlines end what nobody is sending, and a person sees it", async () => {
  await setDelivery({ deadline: relay.now() + 12 * hour + minute });
  const { db } = relay;
  // No sealer runs here.
  const needs = async () => (await relay.needs()).filter((kind) => kind !== "chain");
  await settleRows(db, reference);
  expect(await needs()).toEqual([]);
  relay.advance(minute);
  expect(await needs()).toEqual(["certificate"]);

  const next_at = relay.now() + 1;
  const failedAt = { refilled_at: next_at, down_since: next_at };
  await setChannel({ ...failedAt, cause: "failures", probe_at: next_at + hour });
  await setDelivery({ deadline: relay.now(), lease_token: "t", next_at });
  await expire(own());
  expect((await delivery()).state).toBe("pending");
  // The lease has expired, and nobody has claimed the delivery.
  relay.advance(1);
  await freeAbandoned(own());
  await expire(own());
  expect(await delivery()).toMatchObject({
    state: "expired",
    ambiguous: 1,
    reason: "too late",
    lease_token: null,
    updated_at: relay.now(),
  });
  expect(await needs()).toEqual(["failed"]);

  await setDelivery({ state: "pending", purpose: "notice", regarding: reference });
  await expire(own());
  expect(await needs()).toEqual(["notify"]);
});

test("as many as are given up at once hide no other, although each of them fails", async () => {
  await setDelivery({ destination: "form:gone", expires_at: relay.now() });
  const { id: _, ...row } = await delivery("form:gone");
  const bad = Array.from({ length: 100 }, (_, at) => ({ ...row, message_id: `bad ${at}` }));
  await relay.db.deleteFrom("deliveries").execute();
  await relay.db.insertInto("deliveries").values(bad).execute();
  await relay.db
    .insertInto("deliveries")
    .values({ ...row, message_id: "good" })
    .execute();
  await sql`create trigger poison before update on deliveries when old.message_id like 'bad%'
    begin select raise(abort, 'poisoned'); end`.execute(relay.db);
  const ended = async () => {
    await expire(own());
    const rows = relay.db.selectFrom("deliveries").select("message_id");
    return rows.where("state", "=", "expired").execute();
  };
  await expect.poll(ended).toEqual([{ message_id: "good" }]);
});

describe("a clock that jumps ahead by days, or a server that was off so long", () => {
  const states: Record<string, (at: number) => Partial<Channel>> = {
    open: () => ({ failures: 0 }),
    "down after failures": (at) => ({ ...down(at), cause: "failures" }),
    "down by a fault": (at) => ({ ...down(at), cause: "fault" }),
    "paused by an operator for an hour": (at) => ({ paused_since: at, paused_until: at + hour }),
  };
  const down = (at: number) => ({ down_since: at, probe_at: at + hour, failures: 9 });
  const cases = Object.entries(states).flatMap(([name, state]) => [
    { name, state, isStarted: false, end: "expires_at" as const },
    { name, state, isStarted: true, end: "expires_at" as const },
    { name, state, isStarted: false, end: "deadline" as const },
  ]);

  test.each(cases)(
    "lets each delivery of a channel that is $name be tried before $end, started anew: $isStarted",
    async ({ state, isStarted, end }) => {
      const second = await relay.submit({ kind: "home", email: "bo@example.com" });
      await setDelivery({ [end]: relay.now() + hour });
      await setChannel(state(relay.now()));
      relay.advance(30 * 24 * hour);
      if (isStarted) await relay.outbox.begin();
      await relay.pass(2 * hour, minute);

      expect((await delivery()).state).toBe("delivered");
      expect((await relay.delivery(second, "form:home")).state).toBe("delivered");
    },
  );

  test("gives up what fails once more, and what waits behind it", async () => {
    const second = await relay.submit({ kind: "home", email: "bo@example.com" });
    relay.form.always(text(401, ""));
    await relay.run();
    relay.advance(30 * 24 * hour);
    await relay.pass(2 * hour, minute);
    expect((await delivery()).state).toBe("expired");
    expect((await relay.delivery(second, "form:home")).state).toBe("expired");
  });
});
