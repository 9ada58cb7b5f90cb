import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { erasePerson } from "~/server/leads/erase";
import { byPerson } from "~/server/leads/operator-log";
import { retryAll } from "~/server/leads/retry";
import { revive } from "~/server/outbox/queue";
import { transact } from "~/server/store/transact";
import { gate, hang, reset, text } from "~/tests/support/fake-server";
import { accept, badEmail, codeError } from "~/tests/support/form-service";
import { calm, type Fixture, hour, minute, startRelay } from "~/tests/support/relay-fixture";
import { byDesk } from "~/tests/support/test-app";

let relay: Fixture;
afterEach(() => relay.close());

function idOf({ fields }: Fixture["form"]["requests"][number]): string {
  return Object.fromEntries(fields).submission_id ?? "";
}

test("an outage of an hour loses nothing and repeats nothing", async () => {
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

test("what was refused under an earlier form id is sent again under the one of now", async () => {
  relay = await startRelay({ settings: calm });
  const reference = await relay.submit({ kind: "home" });
  await relay.db
    .updateTable("deliveries")
    .set({ channel: "form:earlier", state: "refused" })
    .where("destination", "=", "form:home")
    .execute();
  expect(await retryAll(relay.app, byDesk, "refused")).toBe(1);
  await relay.run();
  await relay.run();
  expect((await relay.delivery(reference, "form:home")).state).toBe("delivered");
});

test("an outcome that cannot be recorded at once is kept, and nothing is sent again", async () => {
  const settings = { INLINE_DELIVERY_MS: "1000000" };
  relay = await startRelay({ settings, without: ["sheet"], hasFaults: true });
  const late = gate(badEmail);
  relay.form.next(late.behaviour);
  const reference = await relay.submit({ kind: "home" });
  const waiting = relay.attemptNow(reference);
  await relay.form.received(1);
  await sql`alter table attempts rename to away`.execute(relay.db);
  late.open();
  expect(await waiting).toEqual({ kind: "queued" });

  await sql`alter table away rename to attempts`.execute(relay.db);
  await relay.outbox.untilIdle();
  expect(relay.form.requests).toHaveLength(1);
  expect((await relay.delivery(reference, "form:home")).state).toBe("refused");
  const submission = await relay.db.selectFrom("submissions").selectAll().executeTakeFirst();
  expect(submission?.state).toBe("accepted");
});

test("an unknown answer counts against a limit of three, then needs the operator", async () => {
  relay = await startRelay({ settings: calm, without: ["sheet"] });
  relay.form.always(codeError(400, "NEWS", "zora@example.com is odd"));
  const reference = await relay.submit({ kind: "home", email: "zora@example.com" });
  await relay.pass(hour, 5 * minute);

  expect(relay.form.requests).toHaveLength(3);
  const delivery = await relay.delivery(reference, "form:home");
  expect(delivery).toMatchObject({
    state: "refused",
    reason: "UNSPECIFIED: NEWS [email] is odd; [email] is odd",
  });
  expect(await relay.needs()).toEqual(["failed"]);
});

test("a delivery that fails for seven days expires, and needs the operator", async () => {
  relay = await startRelay({ settings: calm, without: ["sheet"] });
  const reference = await relay.submit({ kind: "home" });
  relay.form.always(text(500, ""));
  await relay.pass(6 * 24 * hour, 12 * hour);
  expect((await relay.delivery(reference, "form:home")).state).toBe("pending");
  await relay.pass(25 * hour, 5 * hour);

  expect((await relay.delivery(reference, "form:home")).state).toBe("expired");
  expect(await relay.needs()).toEqual(["down form:home", "failed"]);
});

test.each(["sheet", "form"] as const)(
  "a %s that nothing waits for any more is probed with one marked post until it works",
  async (name) => {
    relay = await startRelay({ settings: calm, without: [name === "sheet" ? "form" : "sheet"] });
    const service = relay[name];
    service.always(text(403, ""));
    const email = "probe@example.com";
    await relay.submit({ kind: "home", fields: { Email: email } });
    await relay.run();
    await erasePerson(relay.app, byPerson, { email });
    await relay.pass(3 * hour, 10 * minute);
    expect(await relay.needs()).toEqual([expect.stringMatching(/^down /)]);
    service.mend();
    await relay.pass(3 * hour, 10 * minute);

    expect(await relay.needs()).toEqual([]);
    const { length } = service.requests;
    const posted = String(service.requests.findLast(({ method }) => method === "POST")?.body);
    expect(decodeURIComponent(posted).replaceAll("+", " ")).toContain("TEST POST, please ignore");
    expect(posted).not.toContain("probe");
    await relay.pass(3 * hour, 10 * minute);
    expect(service.requests).toHaveLength(length);
  },
);

test("after an operator's retry, all counts start again", async () => {
  relay = await startRelay({ settings: calm, without: ["sheet"] });
  relay.form.always(codeError(400, "NEWS"));
  const reference = await relay.submit({ kind: "home" });
  await relay.pass(hour, 5 * minute);
  await transact(relay.app, (app) => revive(app, (is) => is.lit(true)));
  await relay.pass(hour, 5 * minute);

  expect(relay.form.requests).toHaveLength(6);
  expect((await relay.delivery(reference, "form:home")).state).toBe("refused");
});

test("a ping is tried three times and then dropped and needs nobody", async () => {
  relay = await startRelay({ settings: calm, without: ["form", "sheet"] });
  relay.certificates.always(text(500, ""));
  const xxTrustedFormPingUrl = relay.certificates.pingUrl;
  const reference = await relay.submit({ kind: "home", fields: { xxTrustedFormPingUrl } });
  await relay.pass(hour, 5 * minute);

  expect(relay.certificates.requests).toHaveLength(3);
  expect((await relay.delivery(reference, "ping")).state).toBe("refused");
  expect(await relay.needs()).toEqual([]);
});

test("a certificate's deadline is watched: a warning before it, then an expiry", async () => {
  relay = await startRelay({
    settings: { ...calm, TRUSTEDFORM_API_KEY: "k" },
    without: ["form", "sheet"],
  });
  relay.certificates.always(text(401, ""));
  const xxTrustedFormCertUrl = relay.certificates.certificateUrl;
  const reference = await relay.submit({ kind: "home", fields: { xxTrustedFormCertUrl } });
  await relay.run();
  expect(await relay.needs()).toEqual(["down retain"]);
  await relay.pass(60 * hour, 6 * hour);
  expect(await relay.needs()).toEqual(["down retain", "certificate"]);
  await relay.pass(12 * hour, 6 * hour);

  expect(await relay.needs()).toEqual(["down retain", "failed"]);
  expect((await relay.delivery(reference, "retain")).state).toBe("expired");
  const posts = relay.certificates.requests.length;
  relay.certificates.always(accept);
  await relay.pass(5 * hour, hour);
  expect(relay.certificates.requests).toHaveLength(posts);
});
