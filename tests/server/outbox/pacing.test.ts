import { afterEach, expect, test } from "vitest";
import { gate, json } from "~/tests/support/fake-server";
import { accept, tooMany } from "~/tests/support/form-service";
import { hour, minute, second } from "~/tests/support/relay-fixture";
import { emptyBucket, relay, settings, start, startWith, submit } from "./form-relay";

afterEach(() => relay.close());

test("five at once, then fifteen a minute, whatever kinds share the form id", async () => {
  await start();
  await submit(15);
  await submit(15, "contact");
  await relay.run();
  expect(relay.form.requests).toHaveLength(5);

  await relay.pass(minute, second);
  expect(relay.form.requests).toHaveLength(20);
});

test("the bucket is one for all processes", async () => {
  await start();
  await submit(10);
  const other = relay.another();
  await Promise.all([relay.outbox.tick(), other.tick()]);
  await Promise.all([relay.outbox.settle(), other.settle()]);
  await Promise.all([relay.outbox.tick(), other.tick()]);
  await Promise.all([relay.outbox.settle(), other.settle()]);
  expect(relay.form.requests).toHaveLength(5);
});

test("at most four are in flight at one form, at most one at the sheet", async () => {
  await startWith({ settings });
  const form = gate(accept);
  const sheet = gate(json(200, { result: "success" }));
  relay.form.always(form.behaviour);
  relay.sheet.always(sheet.behaviour);
  await submit(6);
  await relay.outbox.tick();
  await relay.form.received(4);
  await relay.sheet.received(1);
  await relay.outbox.tick();
  expect([relay.form.requests.length, relay.sheet.requests.length]).toEqual([4, 1]);
  form.open();
  sheet.open();
  await relay.run();
  expect(relay.sheet.requests).toHaveLength(6);
});

test("what has waited long overtakes what came in just now", async () => {
  await start();
  const [message] = await submit(1, "contact");
  relay.advance(3 * hour);
  await submit(1);
  await relay.db.insertInto("channels").values(emptyBucket(relay.now())).execute();
  await relay.pass(4 * second, second);

  const order = relay.form.requests.map(({ fields }) => Object.fromEntries(fields).submission_id);
  expect(order[0]).toBe(message);
});

test("Retry-After is the shortest wait for the delivery and the form, and costs no attempt", async () => {
  await start();
  relay.form.next(tooMany("600"));
  const [first] = await submit(1);
  await relay.run();
  await submit(1);
  await relay.pass(9 * minute, minute);
  expect(relay.form.requests).toHaveLength(1);
  expect((await relay.delivery(first ?? "", "form:home")).attempts).toBe(0);

  await relay.pass(2 * minute, minute);
  expect(relay.form.requests).toHaveLength(3);
  expect((await relay.delivery(first ?? "", "form:home")).attempts).toBe(1);
});
