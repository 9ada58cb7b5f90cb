import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { KyselyPlugin } from "kysely";
import { afterEach, expect, test } from "vitest";
import type { Outcome } from "~/server/destinations/destination";
import { attempt } from "~/server/outbox/attempt";
import { createLoop, createOutbox, createRelay } from "~/server/outbox/outbox";
import { claimNext } from "~/server/outbox/queue";
import { hang } from "~/tests/support/fake-server";
import { second } from "~/tests/support/relay-fixture";
import { emptyBucket, relay, start, startAttempt } from "./form-relay";

afterEach(() => relay.close());

test("a stop lets what is in flight finish, and claims nothing more", async () => {
  await start();
  const { reference, open } = await startAttempt();
  const stopped = relay.outbox.stop(10 * second);
  const after = await relay.submit({ kind: "home" });
  await relay.outbox.tick();
  expect(await relay.attemptNow(after)).toEqual({ kind: "left" });
  open();
  await stopped;

  expect((await relay.delivery(reference, "form:home")).state).toBe("delivered");
  expect((await relay.delivery(after, "form:home")).lease_token).toBeNull();
  expect(relay.form.requests).toHaveLength(1);
});

test("a stop breaks off what hangs: its lease is released, no attempt is spent, and one ambiguity is added", async () => {
  await start();
  relay.form.next(hang);
  const reference = await relay.submit({ kind: "home" });
  await relay.outbox.tick();
  await relay.form.received(1);
  await relay.outbox.stop(20);

  expect(await relay.delivery(reference, "form:home")).toMatchObject({
    state: "pending",
    attempts: 0,
    ambiguous: 1,
    lease_token: null,
    next_at: relay.now(),
  });
});

/** A store whose disk is busy. */
const slow: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    await sleep(50);
    return result;
  },
};

test("a stop waits until what it broke off has given its lease back, on a slow store too", async () => {
  await start();
  relay.form.next(hang);
  const reference = await relay.submit({ kind: "home" });
  const outbox = createOutbox({ ...relay.context, db: relay.db.withPlugin(slow) });
  await outbox.tick();
  await relay.form.received(1);
  await outbox.stop(20);

  expect((await relay.delivery(reference, "form:home")).lease_token).toBeNull();
});

test("the running loop delivers by itself and wakes when an attempt ends", async () => {
  await start();
  await relay.outbox.start();
  const reference = await relay.submit({ kind: "home" });
  relay.outbox.wake();
  await relay.form.received(1);
  await relay.outbox.stop(5 * second);
  expect((await relay.delivery(reference, "form:home")).state).toBe("delivered");
});

test("what waits goes to the form id that is set now", async () => {
  await start();
  const reference = await relay.submit({ kind: "home" });
  await relay.db.updateTable("deliveries").set({ channel: "form:old" }).execute();
  await relay.outbox.start();
  await relay.form.received(1);
  await relay.outbox.stop(5 * second);
  expect((await relay.delivery(reference, "form:home")).channel).toBe("form:main");
});

test("a tick asks to sleep until something is due or its channel opens, but never under 5 ms", async () => {
  await start();
  await relay.submit({ kind: "home" });
  const due = async (ms: number) => {
    await relay.db
      .updateTable("deliveries")
      .set({ next_at: relay.now() + ms })
      .execute();
    return relay.outbox.tick();
  };

  expect([await due(400), await due(2), await due(5000)]).toEqual([400, 5, 1000]);
  const pause = {
    paused_since: relay.now(),
    paused_until: relay.now() + 300,
    cause: "asked",
  } as const;
  const paused = { ...emptyBucket(relay.now()), tokens: 5, ...pause };
  await relay.db.insertInto("channels").values(paused).execute();
  expect(await due(0)).toBe(300);
  expect(relay.form.requests).toEqual([]);
});

test("the loop outlives a tick that fails, and a wake ends a sleep or skips the next", async () => {
  await start();
  let ticks = 0;
  const loop = createLoop(createRelay(relay.context), async () => {
    ticks += 1;
    if (ticks === 1) throw new TypeError("no store");
    if (ticks === 3) loop.wake();
    return 100_000;
  });
  loop.start();
  loop.start();
  await expect.poll(() => relay.logs.join()).toContain("TypeError");
  expect(ticks).toBe(1);

  loop.wake();
  await expect.poll(() => ticks).toBe(2);
  loop.wake();
  await expect.poll(() => ticks).toBe(4);
  await loop.stop();
  loop.wake();
  await sleep(20);
  expect(ticks).toBe(4);
});

/** A lead that is claimed, and sent as a test says. */
async function claimed(send: (_: unknown, signal: AbortSignal) => Promise<Outcome>, scale = "1") {
  await start({ RETRY_SCALE: scale });
  const reference = await relay.submit({ kind: "home" });
  const own = createRelay(relay.context);
  const destinations = own.destinations.map((one) => ({ ...one, send }));
  const claim = await claimNext({ ...own, destinations }, "form:main");
  if (claim.kind === "none") throw new Error("Nothing claimed");
  return { own, reference, claim: claim.claimed };
}

test("a destination that throws costs an ambiguous attempt, never the process", async () => {
  const { own, reference, claim } = await claimed(() =>
    Promise.reject(new TypeError("cannot read this")),
  );
  expect(await attempt(own, claim)).toBeNull();
  expect(await relay.delivery(reference, "form:home")).toMatchObject({
    state: "pending",
    ambiguous: 1,
    reason: "internal error: TypeError",
  });
});

test("an answer that came before its attempt was broken off counts", async () => {
  const { own, reference, claim } = await claimed(async () => {
    for (const { abort } of own.attempts.values()) abort();
    return { kind: "delivered", status: 200, detail: "taken" };
  });
  await attempt(own, claim);

  const sent = { state: "delivered", attempts: 1, ambiguous: 0 };
  expect(await relay.delivery(reference, "form:home")).toMatchObject(sent);
});

test("an attempt whose delivery another process took changes nothing, alerts nobody and is logged", async () => {
  const { own, reference, claim } = await claimed(async () => {
    await relay.db.updateTable("deliveries").set({ lease_token: "other" }).execute();
    return { kind: "refused", status: 422, detail: "no" };
  });
  expect(await attempt(own, claim)).toBeNull();

  const untouched = { state: "pending", attempts: 0, lease_token: "other" };
  expect(await relay.delivery(reference, "form:home")).toMatchObject(untouched);
  expect(relay.notices).toEqual([]);
  const lines = relay.logs.map((line) => JSON.parse(line));
  const line = lines.find(({ delivery, ms }) => delivery === claim.delivery.id && ms !== undefined);
  expect(line).toMatchObject({ reference, class: "refused", status: 422, state: "lease lost" });
  expect(line.ms).toBeLessThanOrEqual(performance.now());
});

test("an attempt whose delivery another process took is broken off", async () => {
  const { own, reference, claim } = await claimed(async (_, signal) => {
    await relay.db.updateTable("deliveries").set({ lease_token: "other" }).execute();
    await once(signal, "abort");
    return { kind: "retry", status: null, detail: "connection closed" };
  }, "0.001");
  expect(await attempt(own, claim)).toBeNull();

  expect(await relay.delivery(reference, "form:home")).toMatchObject({ lease_token: "other" });
});
