import { afterEach, expect, test } from "vitest";
import { type Fixture, second, startRelay } from "~/tests/support/relay-fixture";

let relay: Fixture;
afterEach(() => relay.close());

const settings = {
  INLINE_DELIVERY_MS: "0",
  FORM_ID_OPT_OUT: "main",
  FORM_ID_CONTACT: "main",
  FORM_SERVICE_RATE: "60",
};

async function start(changed: Record<string, string> = {}) {
  relay = await startRelay({
    settings: { ...settings, ...changed },
    without: ["sheet"],
    isTicking: true,
  });
}

/**
 * What has been claimed for sending so far, by kind of form. Up to four attempts are in flight at
 * once, and nothing is promised about which of them arrives first.
 */
async function order() {
  const claimed = await relay.db
    .selectFrom("attempts as a")
    .innerJoin("deliveries as d", "d.id", "a.delivery_id")
    .innerJoin("submissions as s", "s.reference", "d.reference")
    .select(["s.kind", "d.purpose"])
    .orderBy("a.started_at")
    .execute();
  return claimed.map(({ kind, purpose }) => (purpose === "submission" ? kind : purpose));
}

test("opt-outs first, then leads, then the rest, unsubscribes among them", async () => {
  await start();
  for (const kind of ["unsubscribe", "contact", "home", "opt_out"] as const) {
    await relay.submit({ kind });
  }
  await relay.pass(30 * second, second);

  const [first, second_, ...rest] = await order();
  expect([first, second_]).toEqual(["opt_out", "home"]);
  expect(rest.toSorted()).toEqual(["contact", "unsubscribe"]);
});

test("a flood of unsubscribes does not delay a lead; one of opt-outs delays it by four at most", async () => {
  await start({ FORM_SERVICE_RATE: "600" });
  for (let count = 0; count < 120; count += 1) {
    await relay.submit({ kind: count % 2 ? "opt_out" : "unsubscribe" });
  }
  await relay.outbox.tick();
  await relay.outbox.settle();
  const before = (await order()).length;
  const lead = await relay.submit({ kind: "home" });
  for (let count = 0; count < 5; count += 1) await relay.pass(second, second);

  expect((await relay.delivery(lead, "form:home")).state).toBe("delivered");
  expect((await order()).slice(before).indexOf("home")).toBeLessThanOrEqual(4);
});

test("after four opt-outs in a row a lead is sent, counted over all processes together", async () => {
  await start();
  for (let count = 0; count < 30; count += 1) await relay.submit({ kind: "opt_out" });
  for (let count = 0; count < 3; count += 1) await relay.submit({ kind: "home" });
  const processes = [relay.outbox, relay.another(), relay.another()];
  for (let turn = 0; turn < 18; turn += 1) {
    const outbox = processes[turn % 3];
    await outbox?.tick();
    await outbox?.settle();
    relay.advance(second);
  }

  const leads = (await order()).flatMap((kind, index) => (kind === "home" ? [index] : []));
  expect(leads).toEqual([4, 9, 14]);
});
