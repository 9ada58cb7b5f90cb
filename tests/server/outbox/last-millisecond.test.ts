import { afterEach, expect, test } from "vitest";
import { createRelay } from "~/server/outbox/outbox";
import { claimNext, isDue, untilNextDue } from "~/server/outbox/queue";
import { captcha } from "~/tests/support/form-service";
import { hour, second } from "~/tests/support/relay-fixture";
import { emptyBucket, relay, start } from "./form-relay";

afterEach(() => relay.close());

type Times = { next_at?: number; deadline?: number; lease_until?: number; lease_token?: string };

/** A lead whose delivery has these times. */
async function given(times: (now: number) => Times) {
  await start();
  const reference = await relay.submit({ kind: "home" });
  await relay.db.updateTable("deliveries").set(times(relay.now())).execute();
  return reference;
}

async function sentAfter(ms: number) {
  relay.advance(ms);
  await relay.run();
  return relay.form.requests.length;
}

test("a delivery is due at its time, and not a millisecond before", async () => {
  await given((now) => ({ next_at: now + 400 }));
  expect(await sentAfter(399)).toBe(0);
  expect(await sentAfter(1)).toBe(1);
});

test("a lease holds until its last millisecond, and no longer", async () => {
  await given((now) => ({ lease_until: now + 400, lease_token: "of another process" }));
  expect(await sentAfter(399)).toBe(0);
  expect(await sentAfter(1)).toBe(1);
});

test("a lease whose client may wait keeps the other destinations back as long, and no longer", async () => {
  await start({ FORM_ID_CONTACT: "main" });
  await relay.submit({ kind: "home" });
  const [delivery] = await relay.deliveries();
  if (!delivery) throw new Error("No delivery");
  const { id, ...row } = delivery;
  await relay.db
    .updateTable("deliveries")
    .set({ lease_token: "theirs", lease_until: relay.now() + 400, lease_for_client: 1 })
    .execute();
  await relay.db
    .insertInto("deliveries")
    .values({ ...row, destination: "form:contact" })
    .execute();

  expect(await sentAfter(399)).toBe(0);
  relay.advance(1);
  await relay.outbox.tick();
  await relay.form.received(2);
});

test("a delivery is sent in the millisecond before its deadline, but not at the deadline", async () => {
  await given((now) => ({ deadline: now + 1 }));
  expect(await sentAfter(0)).toBe(1);
  await relay.close();

  const reference = await given((now) => ({ deadline: now }));
  expect(await sentAfter(0)).toBe(0);
  expect((await relay.delivery(reference, "form:home")).state).toBe("expired");
});

test("a hold is probed when its hour is over, and not a millisecond before", async () => {
  await start();
  relay.form.always(captcha);
  await relay.submit({ kind: "home" });
  await relay.run();
  expect(await sentAfter(hour - 1)).toBe(1);
  expect(await sentAfter(1)).toBe(2);
});

test("a bucket that is empty gives the next token after its four seconds", async () => {
  await start();
  await relay.submit({ kind: "home" });
  await relay.db.insertInto("channels").values(emptyBucket(relay.now())).execute();
  expect(await sentAfter(4 * second - 1)).toBe(0);
  expect(await sentAfter(1)).toBe(1);
});

test("a channel that was asked to pause goes on at that time, and not a millisecond before", async () => {
  await start();
  await relay.submit({ kind: "home" });
  const pause = { paused_since: relay.now(), paused_until: relay.now() + 400 };
  const paused = { ...emptyBucket(relay.now()), tokens: 5, ...pause, cause: "asked" as const };
  await relay.db.insertInto("channels").values(paused).execute();
  expect(await sentAfter(399)).toBe(0);
  expect(await sentAfter(1)).toBe(1);
});

test("a claim tells how long its channel is closed", async () => {
  await given((now) => ({ next_at: now }));
  const own = createRelay(relay.context);
  const nothing = { kind: "none", wait: Number.POSITIVE_INFINITY };
  expect(await claimNext(own, "form:unknown")).toEqual(nothing);

  await relay.db.insertInto("channels").values(emptyBucket(relay.now())).execute();
  expect(await claimNext(own, "form:main")).toEqual({ kind: "none", wait: 4 * second });
  relay.advance(4 * second);
  expect(await claimNext(own, "form:main")).toMatchObject({
    kind: "claimed",
    claimed: { manner: "ordinary" },
  });
  expect((await relay.deliveries())[0]?.lease_for_client).toBe(0);
  relay.advance(4 * second);
  expect(await claimNext(own, "form:main")).toEqual(nothing);
});

test("the time until the next delivery is that of the first one that waits and is free", async () => {
  await start();
  const own = createRelay(relay.context);
  expect(await untilNextDue(own)).toBeNull();
  expect(await isDue(own, "form:main")).toBe(false);

  const at = relay.now();
  const rows = [
    { next_at: at + 100, state: "delivered" },
    { next_at: at + 200, lease_token: "theirs", lease_until: at + 900 },
    { next_at: at + 300 },
    { next_at: at + 400 },
  ] as const;
  for (const row of rows) {
    const reference = await relay.submit({ kind: "home" });
    await relay.db.updateTable("deliveries").set(row).where("reference", "=", reference).execute();
  }
  expect(await untilNextDue(own)).toBe(300);
  relay.advance(299);
  expect(await isDue(own, "form:main")).toBe(false);
  relay.advance(1);
  expect(await isDue(own, "form:main")).toBe(true);
  expect(await isDue(own, "form:unknown")).toBe(false);
  expect(await untilNextDue(own)).toBe(100);
});
