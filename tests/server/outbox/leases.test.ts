import { afterEach, expect, test } from "vitest";
import type { Relay } from "~/server/outbox/context";
import { createRelay } from "~/server/outbox/outbox";
import { claimNext, leaseDuration } from "~/server/outbox/queue";
import { gate, hang } from "~/tests/support/fake-server";
import { minute, second } from "~/tests/support/relay-fixture";
import { isOnPostgres } from "~/tests/support/temporary-store";
import { relay, settings, start, startAttempt, startWith } from "./form-relay";

afterEach(() => relay.close());

/** A process that claims and then does whatever a test says. */
function process(): Relay {
  return createRelay(relay.context);
}

async function claim(by: Relay) {
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
    await Promise.all(processes.map((outbox) => outbox.settle()));
  }
  const ids = relay.form.requests.map(({ fields }) => Object.fromEntries(fields).submission_id);
  expect(ids).toHaveLength(12);
  expect(new Set(ids).size).toBe(12);
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
    .poll(async () => (await relay.deliveries())[0]?.lease_until)
    .toBe((before?.lease_until ?? 0) + 900);
  relay.advance(900);
  await relay.outbox.tick();
  expect(relay.form.requests).toHaveLength(1);
  open();
  await relay.outbox.settle();
});

test("a lease is never shorter than a second, however short the schedule", () => {
  expect(leaseDuration(1)).toBe(30 * second);
  expect(leaseDuration(0.5)).toBe(15 * second);
  expect(leaseDuration(0.0001)).toBe(second);
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
