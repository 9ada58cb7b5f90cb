import { afterEach, expect, test } from "vitest";
import { gate, json } from "~/tests/support/fake-server";
import { accept, captcha, codeError, tooMany } from "~/tests/support/form-service";
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

test("sends long-waiting deliveries before newer ones", async () => {
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

test("a configuration fault holds the form: no attempt counts, and each probe takes another delivery", async () => {
  await start();
  relay.form.always(captcha);
  const references = await submit(3);
  await relay.run();
  // As many as were in flight together when the first answer came.
  const first = relay.form.requests.length;
  await relay.pass(5 * hour + 15 * minute, 15 * minute);

  const probes = relay.form.requests
    .slice(first)
    .map(({ fields }) => Object.fromEntries(fields).submission_id);
  // After a minute, 5, 15, and 30 minutes, then hourly, looked at every quarter of an hour.
  expect(probes).toHaveLength(8);
  for (const [index, probe] of probes.slice(1).entries()) expect(probe).not.toBe(probes[index]);
  expect(new Set(probes)).toEqual(new Set(references));
  expect((await relay.deliveries()).map(({ state, attempts }) => [state, attempts])).toEqual(
    references.map(() => ["pending", 0]),
  );
  expect(await relay.needs()).toContain("down form:home");

  relay.form.always(accept);
  await relay.pass(hour, 15 * minute);
  expect((await relay.deliveries()).every(({ state }) => state === "delivered")).toBe(true);
  expect(await relay.channel("form:main")).toMatchObject({ down_since: null, last_error: null });
});

test("a probe that turns out not to be sent leaves the probing to the next delivery", async () => {
  await start();
  relay.form.next(captcha);
  const [first, other] = await submit(2);
  await relay.outbox.tick();
  await relay.run();
  await relay.db
    .updateTable("submissions")
    .set({ erased_at: relay.now() })
    .where("reference", "=", first ?? "")
    .execute();
  const hold = { down_since: 1, cause: "fault", probe_at: relay.now() } as const;
  await relay.db.updateTable("channels").set(hold).execute();
  await relay.db.updateTable("deliveries").set({ state: "pending" }).execute();
  const before = relay.form.requests.length;
  await relay.run();
  expect((await relay.delivery(first ?? "", "form:home")).state).toBe("cancelled");
  expect((await relay.delivery(other ?? "", "form:home")).state).toBe("delivered");
  expect(relay.form.requests).toHaveLength(before + 1);
});

test("BLOCKED, while others pass: this one is refused after a second try an hour later", async () => {
  await start();
  relay.form.next(codeError(403, "BLOCKED"));
  const [spam] = await submit(1);
  await relay.run();
  await submit(1);
  await relay.pass(59 * minute, 59 * minute);
  expect(relay.form.requests).toHaveLength(2);

  relay.form.next(codeError(403, "BLOCKED"));
  await relay.pass(2 * minute, minute);
  expect((await relay.delivery(spam ?? "", "form:home")).state).toBe("refused");
  expect((await relay.channel("form:main"))?.down_since).toBeNull();
});

test("BLOCKED, while nothing passes: the form is on hold, and another delivery tests it", async () => {
  await start();
  relay.form.always(codeError(403, "BLOCKED"));
  const [first] = await submit(1);
  await relay.run();
  await relay.pass(61 * minute, 61 * minute);
  expect((await relay.channel("form:main"))?.down_since).not.toBeNull();
  expect(await relay.needs()).toContain("down form:home");
  expect((await relay.delivery(first ?? "", "form:home")).state).toBe("pending");

  const [second] = await submit(1);
  relay.form.next(accept);
  await relay.pass(61 * minute, 61 * minute);
  expect((await relay.delivery(second ?? "", "form:home")).state).toBe("delivered");
  await relay.pass(2 * hour, 15 * minute);
  expect((await relay.delivery(first ?? "", "form:home")).state).toBe("refused");
});

test.each([
  ["an unknown answer", json(200, { ok: true })],
  ["a filter's refusal", codeError(403, "BLOCKED")],
])("%s to a probe of a held form spends nothing, however often it comes", async (_, answer) => {
  await start();
  relay.form.next(captcha);
  const [reference = ""] = await submit(1);
  await relay.run();
  relay.form.always(answer);
  await relay.pass(6 * hour, 15 * minute);

  expect(relay.form.requests.length).toBeGreaterThan(5);
  expect(await relay.delivery(reference, "form:home")).toMatchObject({
    state: "pending",
    attempts: 0,
  });
  expect((await relay.channel("form:main"))?.down_since).not.toBeNull();

  relay.form.always(accept);
  await relay.pass(2 * hour, 15 * minute);
  expect((await relay.delivery(reference, "form:home")).state).toBe("delivered");
});

const oneForm = {
  INLINE_DELIVERY_MS: "0",
  FORM_ID_OPT_OUT: "main",
  FORM_ID_CONTACT: "main",
  FORM_SERVICE_RATE: "60",
};

const startTicking = (changed: Record<string, string> = {}) =>
  startWith({ settings: { ...oneForm, ...changed }, without: ["sheet"], isTicking: true });

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
  await startTicking();
  for (const kind of ["unsubscribe", "contact", "home", "opt_out"] as const) {
    await relay.submit({ kind });
  }
  await relay.pass(30 * second, second);

  const [first, second_, ...rest] = await order();
  expect([first, second_]).toEqual(["opt_out", "home"]);
  expect(rest.toSorted()).toEqual(["contact", "unsubscribe"]);
});

test("a flood of unsubscribes does not delay a lead; one of opt-outs delays it by four at most", async () => {
  await startTicking({ FORM_SERVICE_RATE: "600" });
  for (let count = 0; count < 120; count += 1) {
    await relay.submit({ kind: count % 2 ? "opt_out" : "unsubscribe" });
  }
  await relay.outbox.tick();
  await relay.outbox.untilIdle();
  const before = (await order()).length;
  const lead = await relay.submit({ kind: "home" });
  for (let count = 0; count < 5; count += 1) await relay.pass(second, second);

  expect((await relay.delivery(lead, "form:home")).state).toBe("delivered");
  expect((await order()).slice(before).indexOf("home")).toBeLessThanOrEqual(4);
});

test("after four opt-outs in a row a lead is sent, counted over all processes together", async () => {
  await startTicking();
  for (let count = 0; count < 30; count += 1) await relay.submit({ kind: "opt_out" });
  for (let count = 0; count < 3; count += 1) await relay.submit({ kind: "home" });
  const processes = [relay.outbox, relay.another(), relay.another()];
  for (let turn = 0; turn < 18; turn += 1) {
    const outbox = processes[turn % 3];
    await outbox?.tick();
    await outbox?.untilIdle();
    relay.advance(second);
  }

  const leads = (await order()).flatMap((kind, index) => (kind === "home" ? [index] : []));
  expect(leads).toEqual([4, 9, 14]);
});
