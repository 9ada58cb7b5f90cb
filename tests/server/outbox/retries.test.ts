import { afterEach, expect, test } from "vitest";
import { revived } from "~/server/outbox/delivery";
import { text } from "~/tests/support/fake-server";
import { codeError } from "~/tests/support/form-service";
import { calm, type Fixture, hour, minute, startRelay } from "~/tests/support/relay-fixture";
import { scriptError } from "~/tests/support/sheet-service";

let relay: Fixture;
afterEach(() => relay.close());

test("retries keep to the schedule, spread by a fifth at most", async () => {
  relay = await startRelay({ settings: calm, without: ["form"] });
  const reference = await relay.submit({ kind: "home" });
  const steps = [5, 30, 120, 600].map((seconds) => seconds * 1000);
  for (const [index, step] of steps.entries()) {
    relay.sheet.next(text(500, ""));
    await relay.run();
    const { attempts, next_at } = await relay.delivery(reference, "sheet");
    expect(attempts).toBe(index + 1);
    expect(next_at - relay.now()).toBeGreaterThanOrEqual(step * 0.8);
    expect(next_at - relay.now()).toBeLessThanOrEqual(step * 1.2);
    relay.advance(step * 1.2);
  }
});

test("RETRY_SCALE shortens the schedule", async () => {
  relay = await startRelay({ settings: { ...calm, RETRY_SCALE: "0.001" }, without: ["form"] });
  relay.sheet.next(text(500, ""));
  const reference = await relay.submit({ kind: "home" });
  await relay.run();
  const { next_at } = await relay.delivery(reference, "sheet");
  expect(next_at - relay.now()).toBeLessThanOrEqual(6);
});

test("an unknown answer counts against a limit of three, then the operator is alerted", async () => {
  relay = await startRelay({ settings: calm, without: ["sheet"] });
  relay.form.always(codeError(400, "NEWS", "zora@example.com is odd"));
  const reference = await relay.submit({ kind: "home", email: "zora@example.com" });
  await relay.pass(hour, minute);

  expect(relay.form.requests).toHaveLength(3);
  const delivery = await relay.delivery(reference, "form:home");
  expect(delivery).toMatchObject({
    state: "refused",
    reason: "UNSPECIFIED: NEWS [value] is odd; [value] is odd",
  });
  expect(relay.notices).toMatchObject([{ event: "refused", reference }]);
});

test("a script error of its own counts against a limit of five", async () => {
  relay = await startRelay({ settings: calm, without: ["form"] });
  relay.sheet.always(scriptError("No such sheet"));
  const reference = await relay.submit({ kind: "home" });
  await relay.pass(2 * hour, minute);

  expect(relay.sheet.requests).toHaveLength(5);
  expect((await relay.delivery(reference, "sheet")).state).toBe("refused");
});

test("a delivery that fails for seven days expires, and the operator is alerted", async () => {
  relay = await startRelay({ settings: calm, without: ["sheet"] });
  const reference = await relay.submit({ kind: "home" });
  relay.form.always(text(500, ""));
  await relay.pass(6 * 24 * hour, 2 * hour);
  expect((await relay.delivery(reference, "form:home")).state).toBe("pending");
  await relay.pass(25 * hour, hour);

  expect((await relay.delivery(reference, "form:home")).state).toBe("expired");
  expect(relay.notices.map(({ event }) => event)).toEqual(["hold", "expired"]);
});

test("after an operator's retry, all counts start again", async () => {
  relay = await startRelay({ settings: calm, without: ["sheet"] });
  relay.form.always(codeError(400, "NEWS"));
  const reference = await relay.submit({ kind: "home" });
  await relay.pass(hour, minute);
  await relay.db.updateTable("deliveries").set(revived(relay.now(), 1)).execute();
  await relay.pass(hour, minute);

  expect(relay.form.requests).toHaveLength(6);
  expect((await relay.delivery(reference, "form:home")).state).toBe("refused");
});
