import { afterEach, expect, test } from "vitest";
import type { Behaviour } from "~/tests/support/fake-server";
import { accept, captcha } from "~/tests/support/form-service";
import { type Fixture, hour, minute, startRelay } from "~/tests/support/relay-fixture";

let relay: Fixture;
afterEach(() => relay.close());

async function start() {
  relay = await startRelay({ settings: { INLINE_DELIVERY_MS: "0" }, without: ["sheet"] });
}

/** A form service that answers one lead with a page instead of accepting it. */
function captchaFor(reference: string): Behaviour {
  return (request, response) => {
    const isPoison = request.fields.some(([, value]) => value === reference);
    return (isPoison ? captcha : accept)(request, response);
  };
}

const state = async (reference: string) => (await relay.delivery(reference, "form:home")).state;

test("the first probe of a hold takes a different delivery from the one that caused it", async () => {
  await start();
  relay.form.next(captcha);
  const cause = await relay.submit({ kind: "home" });
  await relay.run();
  const other = await relay.submit({ kind: "home" });
  relay.form.always(captchaFor(cause));
  await relay.pass(hour + minute, minute);

  expect(await state(other)).toBe("delivered");
});

test("an earlier delivery is probed before the one that caused the hold", async () => {
  await start();
  const earlier = await relay.submit({ kind: "home" });
  await relay.db
    .updateTable("deliveries")
    .set({ next_at: relay.now() + 30 * minute })
    .execute();
  const cause = await relay.submit({ kind: "home" });
  relay.form.always(captchaFor(cause));
  await relay.run();
  await relay.pass(hour + minute, minute);

  expect(await state(earlier)).toBe("delivered");
});

test("one poisoned lead is refused the second time, and holds nobody up after that", async () => {
  await start();
  const poisoned = await relay.submit({ kind: "home" });
  relay.form.always(captchaFor(poisoned));
  await relay.run();
  const others = [await relay.submit({ kind: "home" }), await relay.submit({ kind: "home" })];
  await relay.pass(hour + minute, minute);
  await relay.pass(2 * minute, minute);

  expect(await state(poisoned)).toBe("refused");
  for (const other of others) expect(await state(other)).toBe("delivered");
  expect((await relay.channel("form:main"))?.paused_since).toBeNull();
  expect(relay.notices.map(({ event }) => event)).toEqual(["hold", "refused"]);
});

test("after an operator's retry, the counts of a poisoned lead start over", async () => {
  await start();
  const poisoned = await relay.submit({ kind: "home" });
  relay.form.always(captchaFor(poisoned));
  await relay.run();
  await relay.db
    .updateTable("deliveries")
    .set({ suspect_at: null, next_at: relay.now() })
    .execute();
  await relay.submit({ kind: "home" });
  await relay.pass(hour + minute, minute);

  expect(await state(poisoned)).toBe("pending");
});
