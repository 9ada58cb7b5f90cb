import { afterEach, expect, test } from "vitest";
import { text } from "~/tests/support/fake-server";
import { pauseFirm, startFirms } from "~/tests/support/firms";
import { hour, minute } from "~/tests/support/relay-fixture";

let given: Awaited<ReturnType<typeof startFirms>>;
afterEach(() => given.close());

const channel = () => given.relay.channel("firm:a");

test("a firm that was down until its leads had moved on gets leads again within an hour of its repair", async () => {
  given = await startFirms({ a: {}, b: {} });
  await given.firm("a").shut();
  const moved = await given.lead({ named: ["a", "b"] });
  await given.relay.pass(3 * hour, 5 * minute);
  expect(given.got()).toEqual({ a: [], b: [moved] });
  expect(await channel()).toMatchObject({ cause: "failures", last_error: "ECONNREFUSED" });

  await given.firm("a").open();
  await given.relay.pass(hour + 5 * minute, 5 * minute);
  expect(given.types("a")).toEqual(["test.ping"]);
  expect(await channel()).toMatchObject({ down_since: null, last_error: null, failures: 0 });

  const next = await given.lead({ named: ["a"] });
  await given.runDue();
  expect(given.got().a?.at(-1)).toBe(next);
});

test("two processes test a firm that is down once, and not while a message waits for it", async () => {
  given = await startFirms({ a: {} });
  const { relay } = given;
  given.firm("a").next(text(410, ""));
  await given.lead();
  await relay.run();
  relay.advance(minute);
  await relay.run();
  // The message itself was the probe.
  expect(given.types("a")).toEqual(["lead.created"]);

  const pause = { down_since: 1, probe_at: relay.now(), cause: "fault" } as const;
  await relay.db.updateTable("channels").set(pause).execute();
  const processes = [relay.outbox, relay.another()];
  await Promise.all(processes.map((outbox) => outbox.tick()));
  await Promise.all(processes.map((outbox) => outbox.untilIdle()));
  expect(given.types("a")).toEqual(["lead.created", "test.ping"]);
});

test("a failed test of a firm is repeated after a minute, 5, 15, and 30 minutes, then hourly", async () => {
  given = await startFirms({ a: {} });
  const { relay } = given;
  given.firm("a").always(text(401, ""));
  const reference = await given.lead();
  await relay.run();
  await relay.db.deleteFrom("deliveries").where("reference", "=", reference).execute();
  const tested: number[] = [];
  for (let passed = 0; passed < 200; passed += 1) {
    const before = given.firm("a").requests.length;
    await relay.pass(minute, minute);
    if (given.firm("a").requests.length > before) tested.push(passed + 1);
  }
  expect(tested).toEqual([1, 6, 21, 51, 111, 171]);
});

test("a firm that an operator paused is not tested", async () => {
  given = await startFirms({ a: {} });
  await pauseFirm(given.relay.db, "a", given.relay.now());
  await given.relay.pass(2 * hour, 10 * minute);
  expect(given.firm("a").requests).toEqual([]);
});
