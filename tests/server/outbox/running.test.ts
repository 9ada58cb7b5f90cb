import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { KyselyPlugin } from "kysely";
import { afterEach, expect, test } from "vitest";
import { type App, createApp, scaledBy } from "~/server/app";
import type { Outcome } from "~/server/destinations/destination";
import { erasePerson } from "~/server/leads/erase";
import { attempt } from "~/server/outbox/attempt";
import { claimNext, leaseDuration } from "~/server/outbox/claim";
import { gate, hang, reset, text } from "~/tests/support/fake-server";
import { accept, captcha, codeError } from "~/tests/support/form-service";
import { hour, minute, second, startProcess } from "~/tests/support/relay-fixture";
import { isOnPostgres } from "~/tests/support/temporary-store";
import { byDesk } from "~/tests/support/test-app";
import { emptyBucket, relay, settings, start, startAttempt, startWith, submit } from "./form-relay";

afterEach(() => relay.close());

test("a stop lets what is in flight finish, and claims nothing more", async () => {
  await start();
  const { reference, open } = await startAttempt();
  const stopped = relay.outbox.stop(10 * second);
  const after = await relay.submit({ kind: "home" });
  await relay.outbox.tick();
  expect(await relay.attemptNow(after)).toEqual({ kind: "queued" });
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
  const outbox = startProcess({ ...relay.app, db: relay.db.withPlugin(slow) });
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
    down_since: relay.now(),
    probe_at: relay.now() + 300,
    cause: "asked",
  } as const;
  const paused = { ...emptyBucket(relay.now()), tokens: 5, ...pause };
  await relay.db.insertInto("channels").values(paused).execute();
  expect(await due(0)).toBe(300);
  expect(relay.form.requests).toEqual([]);
});

/** A lead that is claimed, and sent as a test says. */
async function claimed(send: (_: unknown, signal: AbortSignal) => Promise<Outcome>, scale = "1") {
  await start({ RETRY_SCALE: scale });
  const reference = await relay.submit({ kind: "home" });
  const own = createApp(relay.app);
  const destinations = own.destinations.map((one) => ({ ...one, send }));
  const claim = await claimNext({ ...own, destinations }, "form:main");
  if (claim.kind !== "claimed") throw new Error("Nothing claimed");
  return { own, reference, claim: claim.claimed };
}

test("a destination that throws costs an ambiguous attempt, never the process", async () => {
  const { own, reference, claim } = await claimed(() =>
    Promise.reject(new TypeError("cannot read this")),
  );
  await attempt(own, claim);
  expect(await relay.delivery(reference, "form:home")).toMatchObject({
    state: "pending",
    ambiguous: 1,
    reason: "internal error: TypeError",
  });
});

test.each([
  ["with an error of the sender's data", codeError(400, "EMAIL", "zora@example.com is odd")],
  ["with an error of the service", text(500, "zora@example.com")],
  ["on hold", text(401, "zora@example.com")],
  ["with no answer", reset],
] as const)(
  "the log line of an attempt that failed %s has the reason, in our own words",
  async (_, behaviour) => {
    await start();
    relay.form.always(behaviour);
    const reference = await relay.submit({ kind: "home", email: "zora@example.com" });
    await relay.outbox.tick();
    await relay.outbox.untilIdle();

    const [row] = await relay.attempts();
    const lines = relay.logs.map((line) => JSON.parse(line));
    const line = lines.find(({ msg }) => msg === "attempt");
    const reason = expect.stringMatching(/^[A-Za-z0-9 (),.-]{5,}$/);
    expect(line).toMatchObject({ reference, class: row?.outcome, reason });
    expect(row?.detail.startsWith(line.reason)).toBe(true);
    expect(relay.logs.join("")).not.toContain("zora@example.com");
  },
);

test("the log line of a delivery that is not sent any more has the reason", async () => {
  await start();
  const reference = await relay.submit({ kind: "home" });
  await relay.db
    .updateTable("submissions")
    .set({ erased_at: relay.now() })
    .where("reference", "=", reference)
    .execute();
  await relay.run();
  const lines = relay.logs.map((line) => JSON.parse(line));
  expect(lines.find(({ msg }) => msg === "not sent")).toMatchObject({
    reference,
    state: "cancelled",
    reason: "erased",
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
  await attempt(own, claim);

  const untouched = { state: "pending", attempts: 0, lease_token: "other" };
  expect(await relay.delivery(reference, "form:home")).toMatchObject(untouched);
  expect(await relay.needs()).toEqual([]);
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
  await attempt(own, claim);

  expect(await relay.delivery(reference, "form:home")).toMatchObject({ lease_token: "other" });
});

/** A process that claims and then does whatever a test says. */
function process(): App {
  return createApp(relay.app);
}

async function claim(by: App) {
  const claimed = await claimNext(by, "form:main");
  return claimed.kind === "claimed" ? claimed.claimed : null;
}

test("two processes never send the same delivery", async () => {
  await start({ FORM_SERVICE_RATE: "10000" });
  for (let count = 0; count < 12; count += 1) await relay.submit({ kind: "home" });
  const processes = [relay.outbox, relay.another(), relay.another()];
  for (let round = 0; round < 12; round += 1) {
    relay.advance(second);
    await Promise.all(processes.map((outbox) => outbox.tick()));
    await Promise.all(processes.map((outbox) => outbox.untilIdle()));
  }
  const ids = relay.form.requests.map(({ fields }) => Object.fromEntries(fields).submission_id);
  expect(ids).toHaveLength(12);
  expect(new Set(ids).size).toBe(12);
});

test("the bucket is one for all processes", async () => {
  await start();
  await submit(10);
  const other = relay.another();
  await Promise.all([relay.outbox.tick(), other.tick()]);
  await Promise.all([relay.outbox.untilIdle(), other.untilIdle()]);
  await Promise.all([relay.outbox.tick(), other.tick()]);
  await Promise.all([relay.outbox.untilIdle(), other.untilIdle()]);
  expect(relay.form.requests).toHaveLength(5);
});

test("a dead process's delivery is taken over when its lease expires, and marked ambiguous", async () => {
  await start();
  const reference = await relay.submit({ kind: "home" });
  expect(await claim(process())).not.toBeNull();
  await relay.run();
  relay.advance(29 * second);
  await relay.run();
  expect(relay.form.requests).toEqual([]);

  relay.advance(2 * second);
  await relay.run();
  expect(relay.form.requests).toHaveLength(1);
  expect(await relay.delivery(reference, "form:home")).toMatchObject({
    state: "delivered",
    ambiguous: 1,
  });
});

test.runIf(!isOnPostgres)(
  "on the embedded database a start voids the leases left behind",
  async () => {
    await start();
    const reference = await relay.submit({ kind: "home" });
    await claim(process());
    const next = relay.another();
    await next.start();
    await relay.form.received(1);
    await next.stop(5 * second);
    expect(await relay.delivery(reference, "form:home")).toMatchObject({
      state: "delivered",
      ambiguous: 1,
    });
  },
);

test("an attempt that takes longer than its lease keeps it", async () => {
  await start({ RETRY_SCALE: "0.0001" });
  const { open } = await startAttempt();
  const [before] = await relay.deliveries();

  relay.advance(900);
  await expect
    .poll(async () => (await relay.deliveries())[0]?.next_at)
    .toBe((before?.next_at ?? 0) + 900);
  relay.advance(900);
  await relay.outbox.tick();
  expect(relay.form.requests).toHaveLength(1);
  open();
  await relay.outbox.untilIdle();
});

test("a lease is never shorter than a second, however short the schedule", () => {
  expect(leaseDuration(scaledBy(1))).toBe(30 * second);
  expect(leaseDuration(scaledBy(0.5))).toBe(15 * second);
  expect(leaseDuration(scaledBy(0.0001))).toBe(second);
});

test("a process never takes over its own attempt, however far the clock steps", async () => {
  await start();
  const { reference, open } = await startAttempt();
  relay.advance(45 * minute);
  await relay.outbox.tick();
  open();
  await relay.run();

  expect(relay.form.requests).toHaveLength(1);
  expect(await relay.delivery(reference, "form:home")).toMatchObject({
    state: "delivered",
    ambiguous: 0,
  });
});

test("a process's own attempt counts as running however far the clock steps: the sheet gets one request at a time", async () => {
  await startWith({ settings, without: ["form"] });
  const late = gate(hang);
  relay.sheet.next(late.behaviour);
  await relay.submit({ kind: "home" });
  await relay.outbox.tick();
  await relay.sheet.received(1);
  await relay.submit({ kind: "home" });
  relay.advance(45 * minute);
  await relay.outbox.tick();

  expect(relay.sheet.requests).toHaveLength(1);
});

/** Starts again on the same store. */
async function restart() {
  const outbox = startProcess(relay.app);
  await outbox.begin();
  await outbox.stopClaiming();
}

test("a form on hold is tested soon after a start: its setting may have been corrected", async () => {
  await start();
  relay.form.next(captcha);
  relay.form.always(accept);
  const reference = await relay.submit({ kind: "home" });
  await relay.run();
  await relay.pass(30 * second, 10 * second);
  expect((await relay.delivery(reference, "form:home")).state).toBe("pending");

  await restart();
  expect((await relay.channel("form:main"))?.probe_at).toBe(relay.now() + second);
  await relay.pass(2 * second, second);
  expect((await relay.delivery(reference, "form:home")).state).toBe("delivered");
});

test("a start tests a form on hold once, and only moves a test closer", async () => {
  await start();
  relay.form.always(captcha);
  await relay.submit({ kind: "home" });
  await relay.run();
  await restart();
  await restart();
  await relay.pass(30 * second, 30 * second);
  expect(relay.form.requests).toHaveLength(2);

  await relay.pass(3 * minute, minute);
  expect(relay.form.requests).toHaveLength(2);
});

test("a clock that was ahead before the start stalls nothing after it", async () => {
  await startWith({ settings });
  const ahead = 1500 * 24 * hour;
  relay.advance(ahead);
  relay.form.always(text(500, ""));
  relay.sheet.always(text(429, "", { "Retry-After": "3600" }));
  const reference = await relay.submit({ kind: "home" });
  await relay.run();
  relay.advance(-ahead);
  relay.form.always(accept);
  relay.sheet.always(text(200, '{"result":"success"}', { "Content-Type": "application/json" }));
  await restart();
  await relay.pass(minute, second);

  expect((await relay.delivery(reference, "form:home")).state).toBe("delivered");
  expect((await relay.delivery(reference, "sheet")).state).toBe("delivered");
});

test("an attempt in flight when its sender is erased is recorded as it ends", async () => {
  expect(await eraseDuringAttempt(accept)).toMatchObject({
    state: "delivered",
    attempts: 1,
    reason: null,
    person_key: "",
  });
  expect(await relay.attempts()).toMatchObject([{ outcome: "delivered", detail: "" }]);
});

test("an attempt that fails after the erasure is recorded and not repeated", async () => {
  expect(await eraseDuringAttempt(codeError(500, "LATER"))).toMatchObject({
    state: "cancelled",
    reason: "erased",
    person_key: "",
  });
  await relay.pass(60 * 60 * 1000);
  const sent = relay.form.requests.map(({ body }) => String(body).includes("lead_erased"));
  expect(sent).toEqual([false, true]);
});

async function eraseDuringAttempt(behaviour: typeof accept) {
  await start();
  const { reference, open } = await startAttempt(behaviour);
  const { fields } = await relay.db
    .selectFrom("submissions")
    .select("fields")
    .executeTakeFirstOrThrow();
  const { Email: email } = JSON.parse(fields);
  expect(await erasePerson(relay.app, byDesk, { email })).toMatchObject({
    submissions: 1,
  });

  open();
  await relay.outbox.untilIdle();
  return relay.delivery(reference, "form:home");
}
