import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { gate, hang, reset, text } from "~/tests/support/fake-server";
import { accept, badEmail, codeError } from "~/tests/support/form-service";
import { type Fixture, hour, minute, startRelay } from "~/tests/support/relay-fixture";
import { scriptError } from "~/tests/support/sheet-service";

let relay: Fixture;
afterEach(() => relay.close());

const calm = { INLINE_DELIVERY_MS: "0" };

function idOf({ fields }: Fixture["form"]["requests"][number]): string {
  return Object.fromEntries(fields).submission_id ?? "";
}

test("an outage of an hour loses nothing and doubles nothing", async () => {
  relay = await startRelay({ settings: calm });
  await Promise.all([relay.form.shut(), relay.sheet.shut()]);
  const sent: string[] = [];
  for (let count = 0; count < 8; count += 1) {
    sent.push(await relay.submit({ kind: count % 2 ? "home" : "case" }));
    await relay.pass(7 * minute, minute);
  }
  await Promise.all([relay.form.open(), relay.sheet.open()]);
  await relay.pass(20 * minute, minute);

  expect(relay.form.requests.map(idOf).sort()).toEqual(sent);
  expect(relay.sheet.rows.map(({ id }) => id).sort()).toEqual(sent);
  const states = (await relay.deliveries()).map(({ state, ambiguous }) => [state, ambiguous]);
  expect(states).toEqual(
    sent.flatMap(() => [
      ["delivered", 0],
      ["delivered", 0],
    ]),
  );
});

test("what may have arrived twice is recorded as ambiguous, and carries the same id", async () => {
  relay = await startRelay({ settings: calm, without: ["sheet"] });
  relay.form.next(reset);
  const reference = await relay.submit({ kind: "home" });
  await relay.run();
  await relay.pass(minute);

  expect(relay.form.requests.map(idOf)).toEqual([reference, reference]);
  expect(await relay.delivery(reference, "form:home")).toMatchObject({
    state: "delivered",
    attempts: 2,
    ambiguous: 1,
  });
  expect((await relay.attempts()).map(({ outcome }) => outcome)).toEqual([
    "ambiguous",
    "delivered",
  ]);
});

test("the sheet writes a repeated lead once, because it carries the same id", async () => {
  relay = await startRelay({ settings: calm, without: ["form"] });
  relay.sheet.nextEcho(reset, reset, reset);
  const reference = await relay.submit({ kind: "home" });
  await relay.run();
  await relay.pass(minute);

  expect(relay.sheet.requests.filter(({ method }) => method === "POST")).toHaveLength(2);
  expect(relay.sheet.rows).toEqual([{ id: reference, revision: "1" }]);
  expect(await relay.delivery(reference, "sheet")).toMatchObject({
    state: "delivered",
    ambiguous: 1,
  });
});

test("a sheet that hangs or fails does not keep anything from the form service, nor the reverse", async () => {
  relay = await startRelay({ settings: calm });
  relay.sheet.always(hang);
  const first = await relay.submit({ kind: "home" });
  await relay.outbox.tick();
  await relay.form.received(1);
  const second = await relay.submit({ kind: "home" });
  await relay.outbox.tick();
  await relay.form.received(2);
  expect(relay.form.requests.map(idOf)).toEqual([first, second]);
  expect(relay.sheet.requests).toHaveLength(1);
});

test("a form on hold keeps only its own deliveries back", async () => {
  relay = await startRelay({ settings: { ...calm, FORM_ID_CASE: "other" } });
  relay.form.next(codeError(404, "FORM_NOT_FOUND"));
  const home = await relay.submit({ kind: "home" });
  await relay.run();
  const late = await relay.submit({ kind: "case" });
  await relay.run();

  expect((await relay.delivery(home, "form:home")).state).toBe("pending");
  expect((await relay.delivery(home, "sheet")).state).toBe("delivered");
  expect((await relay.delivery(late, "form:case")).state).toBe("delivered");
});

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

test("an unknown answer is borne three times, then a person is asked", async () => {
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

test("a script error of its own is borne five times", async () => {
  relay = await startRelay({ settings: calm, without: ["form"] });
  relay.sheet.always(scriptError("No such sheet"));
  const reference = await relay.submit({ kind: "home" });
  await relay.pass(2 * hour, minute);

  expect(relay.sheet.requests).toHaveLength(5);
  expect((await relay.delivery(reference, "sheet")).state).toBe("refused");
});

test("attempts are used up in the end, and a person is told", async () => {
  relay = await startRelay({ settings: calm, without: ["sheet"] });
  const reference = await relay.submit({ kind: "home" });
  await relay.db.updateTable("deliveries").set({ attempts: 21 }).execute();
  relay.form.next(text(500, ""));
  await relay.run();

  expect((await relay.delivery(reference, "form:home")).state).toBe("expired");
  expect(relay.notices).toMatchObject([{ event: "expired", reference }]);
});

test("a ping is tried three times and forgotten without a word", async () => {
  relay = await startRelay({ settings: calm, without: ["form", "sheet"] });
  relay.certificates.always(text(500, ""));
  const xxTrustedFormPingUrl = relay.certificates.pingUrl;
  const reference = await relay.submit({ kind: "home", fields: { xxTrustedFormPingUrl } });
  await relay.pass(hour, minute);

  expect(relay.certificates.requests).toHaveLength(3);
  expect((await relay.delivery(reference, "ping")).state).toBe("expired");
  expect(relay.notices).toEqual([]);
});

test("a certificate that is not found is asked for three times within half an hour", async () => {
  relay = await startRelay({
    settings: { ...calm, TRUSTEDFORM_API_KEY: "k" },
    without: ["form", "sheet"],
  });
  relay.certificates.always(text(404, ""));
  const xxTrustedFormCertUrl = relay.certificates.certificateUrl;
  const reference = await relay.submit({ kind: "home", fields: { xxTrustedFormCertUrl } });
  await relay.pass(30 * minute, minute);

  expect(relay.certificates.requests).toHaveLength(3);
  expect(await relay.delivery(reference, "retain")).toMatchObject({
    state: "refused",
    reason: "no certificate",
  });
});

test("a certificate gets its last try just before it is too late", async () => {
  relay = await startRelay({
    settings: { ...calm, TRUSTEDFORM_API_KEY: "k" },
    without: ["form", "sheet"],
  });
  relay.certificates.next(text(500, ""));
  const xxTrustedFormCertUrl = relay.certificates.certificateUrl;
  const reference = await relay.submit({ kind: "home", fields: { xxTrustedFormCertUrl } });
  relay.advance(69 * hour);
  await relay.db.updateTable("deliveries").set({ attempts: 12, next_at: relay.now() }).execute();
  await relay.run();
  expect(relay.certificates.requests).toHaveLength(1);
  await relay.pass(hour, minute);
  expect((await relay.delivery(reference, "retain")).state).toBe("delivered");
});

test("a certificate's clock is watched: a warning at the end, then it is too late", async () => {
  relay = await startRelay({
    settings: { ...calm, TRUSTEDFORM_API_KEY: "k" },
    without: ["form", "sheet"],
  });
  relay.certificates.always(text(401, ""));
  const xxTrustedFormCertUrl = relay.certificates.certificateUrl;
  const reference = await relay.submit({ kind: "home", fields: { xxTrustedFormCertUrl } });
  await relay.pass(72 * hour, hour);

  expect(relay.notices.map(({ event }) => event)).toEqual(["hold", "certificate", "expired"]);
  expect((await relay.delivery(reference, "retain")).state).toBe("expired");
  const posts = relay.certificates.requests.length;
  relay.certificates.always(accept);
  await relay.pass(5 * hour, hour);
  expect(relay.certificates.requests).toHaveLength(posts);
});

test("an answer that cannot be written down at once is kept, not asked for again", async () => {
  relay = await startRelay({ settings: { INLINE_DELIVERY_MS: "1000000" }, without: ["sheet"] });
  const late = gate(badEmail);
  relay.form.next(late.behaviour);
  const reference = await relay.submit({ kind: "home" });
  const waiting = relay.attemptNow(reference);
  await relay.form.received(1);
  await sql`alter table attempts rename to away`.execute(relay.db);
  late.open();
  expect(await waiting).toEqual({ kind: "left" });

  await sql`alter table away rename to attempts`.execute(relay.db);
  await relay.outbox.settle();
  expect(relay.form.requests).toHaveLength(1);
  expect((await relay.delivery(reference, "form:home")).state).toBe("refused");
  const submission = await relay.db.selectFrom("submissions").selectAll().executeTakeFirst();
  expect(submission?.state).toBe("accepted");
});

test("after an operator's retry, everything is counted anew", async () => {
  relay = await startRelay({ settings: calm, without: ["sheet"] });
  relay.form.always(codeError(400, "NEWS"));
  const reference = await relay.submit({ kind: "home" });
  await relay.pass(hour, minute);
  const again = { state: "pending", attempts: 0, next_at: relay.now() } as const;
  await relay.db.updateTable("deliveries").set(again).execute();
  await relay.pass(hour, minute);

  expect(relay.form.requests).toHaveLength(6);
  expect((await relay.delivery(reference, "form:home")).state).toBe("refused");
});
