import { afterEach, expect, test } from "vitest";
import { revived } from "~/server/outbox/delivery";
import { text } from "~/tests/support/fake-server";
import { codeError } from "~/tests/support/form-service";
import { calm, type Fixture, hour, minute, startRelay } from "~/tests/support/relay-fixture";

let relay: Fixture;
afterEach(() => relay.close());

test("an unknown answer counts against a limit of three, then the operator is alerted", async () => {
  relay = await startRelay({ settings: calm, without: ["sheet"] });
  relay.form.always(codeError(400, "NEWS", "zora@example.com is odd"));
  const reference = await relay.submit({ kind: "home", email: "zora@example.com" });
  await relay.pass(hour, minute);

  expect(relay.form.requests).toHaveLength(3);
  const delivery = await relay.delivery(reference, "form:home");
  expect(delivery).toMatchObject({
    state: "refused",
    reason: "UNSPECIFIED: NEWS [email] is odd; [email] is odd",
  });
  expect(relay.notices).toMatchObject([{ event: "refused", reference }]);
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
