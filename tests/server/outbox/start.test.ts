import { afterEach, expect, test } from "vitest";
import { createOutbox } from "~/server/outbox/outbox";
import { text } from "~/tests/support/fake-server";
import { accept, captcha } from "~/tests/support/form-service";
import { type Fixture, hour, minute, second, startRelay } from "~/tests/support/relay-fixture";

let relay: Fixture;
afterEach(() => relay.close());

/** Starts again on the same store. */
async function restart() {
  const outbox = createOutbox(relay.context);
  await outbox.start();
  await outbox.stopClaiming();
}

test("a form on hold is tested soon after a start: its setting may have been corrected", async () => {
  relay = await startRelay({ settings: { INLINE_DELIVERY_MS: "0" }, without: ["sheet"] });
  relay.form.next(captcha);
  relay.form.always(accept);
  const reference = await relay.submit({ kind: "home" });
  await relay.run();
  await relay.pass(30 * minute, minute);
  expect((await relay.delivery(reference, "form:home")).state).toBe("pending");

  await restart();
  expect((await relay.channel("form:main"))?.paused_until).toBe(relay.now() + second);
  await relay.pass(2 * second, second);
  expect((await relay.delivery(reference, "form:home")).state).toBe("delivered");
});

test("a start tests a form on hold once, and only moves a test closer", async () => {
  relay = await startRelay({ settings: { INLINE_DELIVERY_MS: "0" }, without: ["sheet"] });
  relay.form.always(captcha);
  await relay.submit({ kind: "home" });
  await relay.run();
  await restart();
  await restart();
  await relay.pass(59 * minute, minute);
  expect(relay.form.requests).toHaveLength(2);

  await relay.pass(2 * hour, minute);
  expect(relay.form.requests).toHaveLength(4);
});

test("a clock that was ahead before the start stalls nothing after it", async () => {
  relay = await startRelay({ settings: { INLINE_DELIVERY_MS: "0" } });
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
