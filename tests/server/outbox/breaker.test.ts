import { afterEach, expect, test } from "vitest";
import { json, text } from "~/tests/support/fake-server";
import { accept } from "~/tests/support/form-service";
import { minute, second } from "~/tests/support/relay-fixture";
import { emptyBucket, relay, start, submit } from "./form-relay";

afterEach(() => relay.close());

test("five failures in a row open the breaker: one probe after 30 s, doubling to 5 min", async () => {
  await start();
  relay.form.always(text(500, ""));
  await submit(12);
  await relay.run();
  expect(relay.form.requests.length).toBeGreaterThanOrEqual(5);
  await relay.outbox.settle();
  const opened = relay.now();
  expect(await relay.channel("form:main")).toMatchObject({ opened_at: opened });

  const probes: number[] = [];
  // Looks every ten seconds, and a second before, so that an early probe is seen too.
  for (let step = 0; step < 2 * 6 * 25; step += 1) {
    const before = relay.form.requests.length;
    relay.advance((step % 2 === 0 ? 9 : 1) * second);
    await relay.outbox.tick();
    await relay.outbox.settle();
    const made = relay.form.requests.length - before;
    expect(made).toBeLessThanOrEqual(1);
    if (made === 1) probes.push((relay.now() - opened) / 1000);
  }
  const gaps = probes.map((at, index) => at - (probes[index - 1] ?? 0));
  expect(gaps.slice(0, 7)).toEqual([30, 60, 120, 240, 300, 300, 300]);
  const spent = (await relay.deliveries()).reduce((sum, { attempts }) => sum + attempts, 0);
  expect(spent).toBe(5);
});

test("one success closes the breaker and deliveries continue", async () => {
  await start();
  relay.form.always(text(500, ""));
  await submit(8);
  await relay.run();
  relay.form.always(accept);
  await relay.pass(3 * minute, 10 * second);

  expect(await relay.channel("form:main")).toMatchObject({ opened_at: null, failures: 0 });
  expect((await relay.deliveries()).every(({ state }) => state === "delivered")).toBe(true);
});

test("failures of half of the last twenty attempts open the breaker too", async () => {
  await start();
  await relay.db
    .insertInto("channels")
    .values({ ...emptyBucket(relay.now()), tokens: 5, recent: "1001100110011001110" })
    .execute();
  relay.form.next(text(500, ""), text(500, ""));
  await submit(2);
  await relay.run();
  expect((await relay.channel("form:main"))?.opened_at).toBe(relay.now());
});

test("an unknown answer to a probe of an open breaker spends nothing and doubles the wait", async () => {
  await start();
  relay.form.always(text(500, ""));
  await submit(6);
  await relay.run();
  const before = await spent();
  relay.form.always(json(400, { error: "hm" }));
  const made = relay.form.requests.length;
  await relay.pass(20 * minute, 30 * second);

  expect(await spent()).toEqual(before);
  expect(relay.form.requests.length - made).toBeLessThan(9);
});

async function spent() {
  return (await relay.deliveries()).map(({ state, attempts, strikes }) => [
    state,
    attempts,
    strikes,
  ]);
}
