import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import type { ContactChannel } from "~/data/contact-channels";
import { identify } from "~/server/privacy/identity";
import { storeStop, suppress } from "~/server/privacy/opt-out";
import { text } from "~/tests/support/fake-server";
import { accept } from "~/tests/support/form-service";
import { hour, key, minute } from "~/tests/support/relay-fixture";
import { certificate, email, hashes, relay, start, startWith, states } from "./given";

const keptFromThirdParties = {
  "form:home": "delivered",
  sheet: "delivered",
  ping: "withheld",
  retain: "withheld",
};

afterEach(() => relay.close());

describe("third parties", () => {
  test("get a lead's certificate calls when nobody opted out", async () => {
    await start();
    const reference = await relay.submit({ kind: "home", fields: certificate() });
    await relay.run();
    expect(await states(reference)).toMatchObject({ ping: "delivered", retain: "delivered" });
  });

  test("get nothing of people opted out at sending, and the delivery says why", async () => {
    await start();
    const opted_out = '["gpc","cookie"]';
    const reference = await relay.submit({ kind: "home", opted_out, fields: certificate() });
    await relay.run();

    expect(await states(reference)).toEqual(keptFromThirdParties);
    const { reason } = await relay.delivery(reference, "ping");
    expect(reason).toBe("opted out (gpc, cookie): nothing goes to third parties");
    expect(relay.certificates.requests).toEqual([]);
  });

  test("get nothing about people who opted out between the form and the sending", async () => {
    await start();
    const reference = await relay.submit({ kind: "home", email, fields: certificate() });
    await suppress(relay.db, { scope: "sale", hashes, source: "test", at: relay.now() });
    await relay.run();

    expect(await states(reference)).toMatchObject({ ping: "withheld", retain: "withheld" });
    expect((await relay.delivery(reference, "retain")).reason).toContain("suppression");
    expect(relay.certificates.requests).toEqual([]);
  });

  test("get nothing about people whose opt-out was made under an older key", async () => {
    await start();
    const reference = await relay.submit({ kind: "home", fields: certificate() });
    await relay.db.insertInto("persons").values({ reference, hash: "older" }).execute();
    await suppress(relay.db, { scope: "sale", hashes: ["older"], source: "t", at: relay.now() });
    await relay.run();

    expect(await states(reference)).toEqual(keptFromThirdParties);
  });

  test("include the spreadsheet, if the operator says so", async () => {
    await start({ FORWARD_ROLE: "third_party" });
    const reference = await relay.submit({ kind: "home", opted_out: '["gpc"]' });
    await relay.run();
    expect(await states(reference)).toEqual({ "form:home": "delivered", sheet: "withheld" });
    expect(relay.sheet.requests).toEqual([]);
  });

  test("while the list cannot be read, nothing is sent and no attempt is spent", async () => {
    await start({}, true);
    const reference = await relay.submit({ kind: "home", fields: certificate() });
    await sql`alter table suppressions rename to away`.execute(relay.db);
    await relay.run();
    await relay.pass(minute, 10_000);
    expect([
      ...relay.form.requests,
      ...relay.sheet.requests,
      ...relay.certificates.requests,
    ]).toEqual([]);
    expect((await relay.deliveries()).map(({ attempts }) => attempts)).toEqual([0, 0, 0, 0]);

    await sql`alter table away rename to suppressions`.execute(relay.db);
    await relay.pass(minute, 10_000);
    expect(Object.values(await states(reference))).toEqual(Array(4).fill("delivered"));
  });
});

test("a quarantined submission goes nowhere until it is released", async () => {
  await start();
  const reference = await relay.submit({
    kind: "home",
    state: "quarantined",
    opted_out: '["gpc"]',
    fields: certificate(),
  });
  await relay.attemptNow(reference);
  await relay.pass(hour, minute);
  expect(Object.values(await states(reference))).toEqual(Array(4).fill("quarantined"));

  await relay.db.updateTable("deliveries").set({ state: "pending" }).execute();
  await relay.run();
  expect(await states(reference)).toEqual(keptFromThirdParties);
});

test("a lead goes nowhere once its sender stopped every way of contact; other messages do", async () => {
  await start({ FORM_ID_CONTACT: "contact" });
  const lead = await relay.submit({ kind: "home", email });
  const message = await relay.submit({ kind: "contact", email });
  const other = await relay.submit({ kind: "home", email: "other@example.com" });
  const stop = (hashes: string[], channels: ContactChannel[]) =>
    relay.db
      .transaction()
      .execute((trx) => storeStop(trx, { hashes, channels, manner: "web", at: relay.now() }));
  await stop(hashes, ["calls", "texts", "emails"]);
  await stop([identify(key, { email: "other@example.com" }).email ?? ""], ["calls", "texts"]);
  await relay.run();

  const stopped = { state: "cancelled", reason: "contact stopped" };
  expect(await relay.deliveries(lead)).toMatchObject([stopped, stopped]);
  expect(await states(message)).toMatchObject({ "form:contact": "delivered" });
  expect(await states(other)).toEqual({ "form:home": "delivered", sheet: "delivered" });
});

test("what was erased is not sent any more", async () => {
  await start();
  const reference = await relay.submit({ kind: "home" });
  const erased = { fields: "{}", erased_at: relay.now() };
  await relay.db.updateTable("submissions").set(erased).execute();
  await relay.run();
  expect(await states(reference)).toEqual({ "form:home": "cancelled", sheet: "cancelled" });
  expect((await relay.delivery(reference, "sheet")).person_key).toBe("");
  expect(relay.form.requests).toEqual([]);
});

test("without an id of their own, messages and opt-outs stay with us", async () => {
  await startWith({});
  await relay.submit({ kind: "contact" });
  await relay.submit({ kind: "opt_out" });
  expect(await relay.deliveries()).toEqual([]);
});

test("neither log nor ledger repeats what a person typed", async () => {
  await start();
  const message = `Zora Quill <${email}> at (212) 555-0143 or +1 (212) 555-0143 was refused`;
  relay.form.always(text(409, message));
  relay.form.next((_, response) => {
    response.writeHead(422, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ errors: [{ code: "TYPE_EMAIL", message }] }));
  }, accept);
  await relay.submit({ kind: "home", email, fields: certificate() });
  await relay.submit({ kind: "contact", email });
  await relay.pass(hour, minute);

  const ledger = JSON.stringify([await relay.attempts(), await relay.deliveries()]);
  const told = ledger + relay.logs.join() + JSON.stringify(relay.notices);
  expect(relay.logs.length).toBeGreaterThan(0);
  expect(told).not.toMatch(/zora|quill|555-0143|212\) ?555|ping-?url|cccccc|pppppp/i);
});
