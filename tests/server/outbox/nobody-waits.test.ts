import { afterEach, expect, test } from "vitest";
import { text } from "~/tests/support/fake-server";
import { captcha } from "~/tests/support/form-service";
import { type Fixture, startRelay } from "~/tests/support/relay-fixture";

let relay: Fixture;
afterEach(() => relay.close());

test("only home, case and newsletter are tried in sight", async () => {
  relay = await startRelay({ settings: { FORM_ID_CONTACT: "c", FORM_ID_OPT_OUT: "o" } });
  for (const kind of ["contact", "opt_out", "unsubscribe"] as const) {
    await relay.attemptNow(await relay.submit({ kind }));
  }
  expect(relay.form.requests).toEqual([]);
  await relay.run();
  expect(relay.form.requests).toHaveLength(3);
});

test("nobody waits when the setting is 0", async () => {
  relay = await startRelay({ settings: { INLINE_DELIVERY_MS: "0" } });
  await relay.attemptNow(await relay.submit({ kind: "home" }));
  expect(relay.form.requests).toEqual([]);
});

test("nobody waits for an empty bucket", async () => {
  relay = await startRelay({ without: ["sheet"] });
  for (let count = 0; count < 7; count += 1) {
    await relay.attemptNow(await relay.submit({ kind: "home" }));
  }
  expect(relay.form.requests).toHaveLength(5);
});

test("nobody waits for an open breaker or a form on hold", async () => {
  relay = await startRelay({ without: ["sheet"] });
  relay.form.always(text(500, ""));
  for (let count = 0; count < 5; count += 1) {
    await relay.attemptNow(await relay.submit({ kind: "home" }));
  }
  relay.advance(2 * 1000);
  await relay.attemptNow(await relay.submit({ kind: "home" }));
  expect(relay.form.requests).toHaveLength(5);

  await relay.db.deleteFrom("channels").execute();
  relay.form.always(captcha);
  await relay.attemptNow(await relay.submit({ kind: "home" }));
  await relay.attemptNow(await relay.submit({ kind: "home" }));
  expect(relay.form.requests).toHaveLength(6);
});

test("nobody waits behind an earlier delivery of the same person", async () => {
  relay = await startRelay();
  const email = "same@example.com";
  relay.form.next(text(500, ""));
  await relay.attemptNow(await relay.submit({ kind: "home", email }));
  await relay.attemptNow(await relay.submit({ kind: "home", email }));
  await relay.attemptNow(await relay.submit({ kind: "home" }));
  expect(relay.form.requests).toHaveLength(2);
});

test("what waits only for the visitor becomes due when nobody tries it in sight", async () => {
  relay = await startRelay();
  relay.form.next(text(500, ""));
  const email = "same@example.com";
  await relay.attemptNow(await relay.submit({ kind: "home", email }));
  const second = await relay.submit({ kind: "home", email });
  await relay.attemptNow(second);
  await relay.run();

  expect((await relay.delivery(second, "form:home")).state).toBe("delivered");
  expect((await relay.delivery(second, "sheet")).state).toBe("delivered");
});
