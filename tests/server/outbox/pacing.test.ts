import { afterEach, expect, test } from "vitest";
import { gate, json, text } from "~/tests/support/fake-server";
import { accept, badEmail, captcha, codeError, tooMany } from "~/tests/support/form-service";
import { type Fixture, hour, minute, second, startRelay } from "~/tests/support/relay-fixture";
import { scriptError } from "~/tests/support/sheet-service";

let relay: Fixture;
afterEach(() => relay.close());

const settings = { INLINE_DELIVERY_MS: "0", FORM_ID_CONTACT: "main" };

async function start() {
  relay = await startRelay({ settings, without: ["sheet"] });
}

async function submit(count: number, kind: "home" | "contact" = "home"): Promise<string[]> {
  const references: string[] = [];
  for (let made = 0; made < count; made += 1) references.push(await relay.submit({ kind }));
  return references;
}

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
  relay = await startRelay({ settings });
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

test("opt-outs go first, then leads, then the rest", async () => {
  relay = await startRelay({
    settings: { ...settings, FORM_ID_OPT_OUT: "main" },
    without: ["sheet"],
  });
  relay.form.always(accept);
  const [message] = await submit(1, "contact");
  relay.advance(minute);
  const [lead] = await submit(1);
  relay.advance(minute);
  const optOut = await relay.submit({ kind: "opt_out" });
  await relay.db.insertInto("channels").values(emptyBucket(relay.now())).execute();
  await relay.pass(20 * second, second);

  const order = relay.form.requests.map(({ fields }) => Object.fromEntries(fields).submission_id);
  expect(order).toEqual([optOut, lead, message]);
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

function emptyBucket(now: number) {
  return {
    name: "form:main",
    tokens: 0,
    refilled_at: now,
    failures: 0,
    recent: "",
    probe_delay: 0,
  };
}

test("Retry-After is a floor for the delivery and the form, and costs no attempt", async () => {
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

test("a sheet that is called too often gets some rest", async () => {
  relay = await startRelay({ settings, without: ["form"] });
  relay.sheet.next(scriptError("Service invoked too many times"));
  await submit(2);
  await relay.run();
  expect(relay.sheet.requests).toHaveLength(1);
  await relay.pass(2 * minute, 10 * second);
  expect(relay.sheet.rows).toHaveLength(2);
});

test("five failures in a row open the breaker: one probe after 30 s, doubling to 5 min", async () => {
  await start();
  relay.form.always(text(500, ""));
  await submit(12);
  await relay.run();
  expect(relay.form.requests.length).toBeGreaterThanOrEqual(5);
  await relay.outbox.settle();
  const opened = relay.now();
  expect(await relay.channel("form:main")).toMatchObject({ opened_at: opened });

  const probes: number[] = [];
  for (let step = 0; step < 30 * 60; step += 1) {
    const before = relay.form.requests.length;
    relay.advance(second);
    await relay.outbox.tick();
    await relay.outbox.settle();
    const made = relay.form.requests.length - before;
    expect(made).toBeLessThanOrEqual(1);
    if (made === 1) probes.push((relay.now() - opened) / 1000);
  }
  const gaps = probes.map((at, index) => at - (probes[index - 1] ?? 0));
  expect(gaps.slice(0, 7)).toEqual([30, 60, 120, 240, 300, 300, 300]);
  const spent = (await relay.deliveries()).reduce((sum, { attempts }) => sum + attempts, 0);
  expect(spent).toBe(5);
});

test("one success closes the breaker and everything flows again", async () => {
  await start();
  relay.form.always(text(500, ""));
  await submit(8);
  await relay.run();
  relay.form.always(accept);
  await relay.pass(3 * minute, second);

  expect(await relay.channel("form:main")).toMatchObject({ opened_at: null, failures: 0 });
  expect((await relay.deliveries()).every(({ state }) => state === "delivered")).toBe(true);
});

test("half of the last twenty opens it too", async () => {
  await start();
  await relay.db
    .insertInto("channels")
    .values({ ...emptyBucket(relay.now()), tokens: 5, recent: "1001100110011001110" })
    .execute();
  relay.form.next(text(500, ""), text(500, ""));
  await submit(2);
  await relay.run();
  expect((await relay.channel("form:main"))?.opened_at).toBe(relay.now());
});

test("a configuration fault holds the form: nothing is spent, one probe an hour, each another", async () => {
  await start();
  relay.form.always(captcha);
  const references = await submit(3);
  await relay.run();
  // How many were on their way together when the first answer came.
  const first = relay.form.requests.length;
  await relay.pass(5 * hour + 5 * minute, 5 * minute);

  const probes = relay.form.requests
    .slice(first)
    .map(({ fields }) => Object.fromEntries(fields).submission_id);
  expect(probes).toHaveLength(5);
  for (const [index, probe] of probes.slice(1).entries()) expect(probe).not.toBe(probes[index]);
  expect(new Set(probes)).toEqual(new Set(references));
  expect((await relay.deliveries()).map(({ state, attempts }) => [state, attempts])).toEqual(
    references.map(() => ["pending", 0]),
  );
  expect(relay.notices).toMatchObject([{ event: "hold" }]);

  relay.form.always(accept);
  await relay.pass(hour, 5 * minute);
  expect((await relay.deliveries()).every(({ state }) => state === "delivered")).toBe(true);
  expect(await relay.channel("form:main")).toMatchObject({ held_since: null, hold_reason: null });
});

test("a probe that is refused for itself shows that the form works", async () => {
  await start();
  relay.form.next(captcha);
  await submit(1);
  await relay.run();
  relay.form.next(badEmail);
  await relay.pass(hour + minute, minute);
  expect((await relay.channel("form:main"))?.held_since).toBeNull();
});

test("a probe that turns out not to be sent leaves the probe to the next", async () => {
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
  const hold = { held_since: 1, last_probe: 99, probe_at: relay.now() };
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
  await relay.pass(59 * minute, minute);
  expect(relay.form.requests).toHaveLength(2);

  relay.form.next(codeError(403, "BLOCKED"));
  await relay.pass(2 * minute, minute);
  expect((await relay.delivery(spam ?? "", "form:home")).state).toBe("refused");
  expect((await relay.channel("form:main"))?.held_since).toBeNull();
});

test("BLOCKED, while nothing passes: the form is on hold, and another delivery tests it", async () => {
  await start();
  relay.form.always(codeError(403, "BLOCKED"));
  const [first] = await submit(1);
  await relay.run();
  await relay.pass(61 * minute, minute);
  expect((await relay.channel("form:main"))?.held_since).not.toBeNull();
  expect(relay.notices).toMatchObject([{ event: "hold" }]);
  expect((await relay.delivery(first ?? "", "form:home")).state).toBe("pending");

  const [second] = await submit(1);
  relay.form.next(accept);
  await relay.pass(61 * minute, minute);
  expect((await relay.delivery(second ?? "", "form:home")).state).toBe("delivered");
  await relay.pass(2 * hour, 5 * minute);
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
  await relay.pass(6 * hour, 5 * minute);

  expect(relay.form.requests.length).toBeGreaterThan(5);
  expect(await relay.delivery(reference, "form:home")).toMatchObject({
    state: "pending",
    attempts: 0,
    strikes: 0,
  });
  expect((await relay.channel("form:main"))?.held_since).not.toBeNull();

  relay.form.always(accept);
  await relay.pass(2 * hour, 5 * minute);
  expect((await relay.delivery(reference, "form:home")).state).toBe("delivered");
});

test("an unknown answer to a probe of an open breaker spends nothing and doubles the wait", async () => {
  await start();
  relay.form.always(text(500, ""));
  await submit(6);
  await relay.run();
  const before = await spent();
  relay.form.always(json(400, { error: "hm" }));
  const made = relay.form.requests.length;
  await relay.pass(20 * minute, 10 * second);

  expect(await spent()).toEqual(before);
  expect(relay.form.requests.length - made).toBeLessThan(9);
});

async function spent() {
  return (await relay.deliveries()).map(({ state, attempts, strikes }) => [
    state,
    attempts,
    strikes,
  ]);
}
