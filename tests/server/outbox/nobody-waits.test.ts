import { afterEach, expect, test } from "vitest";
import { findPersonKey } from "~/server/outbox/plan";
import { identify, listHashes } from "~/server/privacy/identity";
import { gate, text } from "~/tests/support/fake-server";
import { accept, captcha } from "~/tests/support/form-service";
import { type Fixture, key, startRelay } from "~/tests/support/relay-fixture";

let relay: Fixture;
afterEach(() => relay.close());

test("visitors wait only for home, case and newsletter forms", async () => {
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
  relay = await startRelay({ without: ["sheet"] });
  const email = "same@example.com";
  relay.form.next(text(500, ""));
  await relay.attemptNow(await relay.submit({ kind: "home", email }));
  await relay.attemptNow(await relay.submit({ kind: "home", email }));
  await relay.attemptNow(await relay.submit({ kind: "home" }));
  expect(relay.form.requests).toHaveLength(2);
});

test("what waits for another service holds nobody up", async () => {
  relay = await startRelay();
  const email = "same@example.com";
  await relay.attemptNow(await relay.submit({ kind: "home", email }));
  await relay.attemptNow(await relay.submit({ kind: "home", email }));
  expect(relay.form.requests).toHaveLength(2);
  expect(relay.sheet.requests).toHaveLength(0);
});

test("a delivery held back for the visitor becomes due if no visitor waits", async () => {
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

test("nobody waits while the form has as many in flight as it may", async () => {
  relay = await startRelay({ without: ["sheet"] });
  const late = gate(accept);
  relay.form.always(late.behaviour);
  const waiting = [];
  for (let count = 0; count < 4; count += 1) {
    waiting.push(relay.attemptNow(await relay.submit({ kind: "home" })));
  }
  await relay.form.received(4);
  await relay.attemptNow(await relay.submit({ kind: "home" }));
  expect(relay.form.requests).toHaveLength(4);
  late.open();
  await Promise.all(waiting);
});

test("nobody waits for what is in quarantine or while the process stops", async () => {
  relay = await startRelay({ without: ["sheet"] });
  const held = await relay.submit({ kind: "home", state: "quarantined" });
  await relay.attemptNow(held);
  await relay.outbox.stopClaiming();
  const late = await relay.submit({ kind: "home" });
  await relay.attemptNow(late);

  expect(relay.form.requests).toEqual([]);
  expect(await relay.delivery(late, "form:home")).toMatchObject({ lease_token: null });
});

test("what was planned before a stop and committed after it goes to the next process at once", async () => {
  relay = await startRelay({ without: ["sheet"] });
  const reference = await relay.submit({ kind: "home" });
  expect(await relay.delivery(reference, "form:home")).toMatchObject({ lease_for_client: 1 });
  await relay.outbox.stopClaiming();
  relay.advance(1);
  expect(await relay.attemptNow(reference)).toEqual({ kind: "left" });

  expect(await relay.delivery(reference, "form:home")).toMatchObject({
    ...{ lease_token: null, lease_until: null, attempts: 0, ambiguous: 0 },
    next_at: relay.now(),
  });
  const next = relay.another();
  await next.tick();
  await next.settle();
  expect((await relay.delivery(reference, "form:home")).state).toBe("delivered");
});

test("a person whose deliveries wait under an older key keeps that key, so that their order is kept", async () => {
  relay = await startRelay({ settings: { INLINE_DELIVERY_MS: "0" } });
  const older = Buffer.alloc(32, 8);
  const contact = { name: "Ann", email: "ann@example.com", phone: "" };
  const [own] = listHashes(identify(key, contact));
  const [before] = listHashes(identify(older, contact));
  const found = () =>
    relay.db.transaction().execute((trx) => findPersonKey(trx, [key, older], { contact }));
  expect(await found()).toBe(own);

  await relay.submit({ kind: "home" });
  await relay.db
    .updateTable("deliveries")
    .set({ person_key: before ?? "" })
    .execute();
  expect(await found()).toBe(before);
  await relay.db.updateTable("deliveries").set({ state: "delivered" }).execute();
  expect(await found()).toBe(own);
});
