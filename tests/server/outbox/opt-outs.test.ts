import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import type { ContactChannel } from "~/data/contact-channels";
import { correct as correctLead } from "~/server/leads/correct";
import { stopContact } from "~/server/leads/stop";
import { readNeeds } from "~/server/operator/needs";
import { hashesUnder } from "~/server/privacy/identity";
import { lift, suppress } from "~/server/privacy/opt-out";
import { storeStop } from "~/server/submission/contact-stops";
import { gate, json, text } from "~/tests/support/fake-server";
import { accept, badEmail } from "~/tests/support/form-service";
import { calm, type Fixture, hour, minute, startRelay } from "~/tests/support/relay-fixture";
import { key } from "~/tests/support/sent-submission";
import { membersOf, scriptError } from "~/tests/support/sheet-service";
import { byDesk } from "~/tests/support/test-app";

/** The relay of the test that is running. */
let relay: Fixture;

const settings = { ...calm, FORM_ID_OPT_OUT: "opt", TRUSTEDFORM_API_KEY: "k" };
const email = "zora@example.com";
const hashes = hashesUnder([key], { email });

function start(changed: Record<string, string> = {}, hasFaults = false) {
  return startWith({ ...settings, ...changed }, hasFaults);
}

async function startWith(settings: Record<string, string>, hasFaults = false) {
  relay = await startRelay({ settings, hasFaults });
}

function certificate() {
  return {
    xxTrustedFormPingUrl: relay.certificates.pingUrl,
    xxTrustedFormCertUrl: relay.certificates.certificateUrl,
  };
}

async function states(reference: string): Promise<Record<string, string>> {
  const all = await relay.deliveries(reference);
  return Object.fromEntries(all.map(({ destination, state }) => [destination, state]));
}

function ids(requests: Fixture["form"]["requests"]): (string | undefined)[] {
  return requests
    .filter(({ method }) => method === "POST")
    .map(({ fields }) => membersOf(fields).submission_id);
}

afterEach(() => relay.close());

const keptFromThirdParties = {
  "form:home": "delivered",
  sheet: "delivered",
  ping: "withheld",
  retain: "withheld",
};

describe("third parties", () => {
  test("get nothing about people whose opt-out was made under an older key", async () => {
    await start();
    const reference = await relay.submit({ kind: "home", fields: certificate() });
    await relay.db.insertInto("persons").values({ reference, hash: "older" }).execute();
    await suppress(relay.db, { scope: "sale", hashes: ["older"], source: "t", at: relay.now() });
    await relay.run();

    expect(await states(reference)).toEqual(keptFromThirdParties);
  });

  test("that are down get nothing either, and a certificate that waits there needs nobody", async () => {
    await start();
    relay.certificates.always(text(402, ""));
    const reference = await relay.submit({ kind: "home", email, fields: certificate() });
    const other = await relay.submit({ kind: "home", fields: certificate() });
    await relay.run();
    await relay.submit({ kind: "opt_out", email });
    await relay.run();
    expect(await states(reference)).toMatchObject({ retain: "withheld" });
    expect(await states(other)).toMatchObject({ retain: "pending" });

    await relay.pass(59 * hour);
    const [need] = (await readNeeds(relay.app)).filter(({ kind }) => kind === "certificate");
    expect(need).toMatchObject({ count: 1 });
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

test.each([
  ["emails", "cancelled"],
  ["calls", "delivered"],
] as const)(
  "after a stop of %s by a phone number the newsletter of the address in that person's lead is %s",
  async (channel, state) => {
    await start();
    const phone = "212 555 0178";
    await relay.submit({ kind: "case", email, fields: { Phone: phone } });
    const earlier = await relay.submit({ kind: "newsletter", email });
    await stopContact(relay.app, byDesk, { phone, channels: [channel], manner: "web" });
    const later = await relay.submit({ kind: "newsletter", email });
    const other = await relay.submit({ kind: "newsletter", email: "other@example.com" });
    await relay.run();

    for (const one of [earlier, later]) {
      expect(await states(one)).toMatchObject({ "form:newsletter": state });
    }
    expect(await states(other)).toMatchObject({ "form:newsletter": "delivered" });
  },
);

test("a lead goes nowhere once its sender stopped every way of contact; other messages do", async () => {
  await start({ FORM_ID_CONTACT: "contact" });
  const lead = await relay.submit({ kind: "home", email });
  const message = await relay.submit({ kind: "contact", email });
  const other = await relay.submit({ kind: "home", email: "other@example.com" });
  const stop = (hashes: readonly string[], channels: ContactChannel[]) =>
    relay.db
      .transaction()
      .execute((trx) => storeStop(trx, { hashes, channels, manner: "web", at: relay.now() }));
  await stop(hashes, ["calls", "texts", "emails"]);
  await stop(hashesUnder([key], { email: "other@example.com" }), ["calls", "texts"]);
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

describe("an opt-out request", () => {
  test("is told once about a lead whose address was corrected, by either address", async () => {
    for (const address of [email, "zora@example.org"]) {
      await start();
      const reference = await relay.submit({ kind: "home", email });
      await relay.run();
      const changes = { Email: "zora@example.org" };
      expect(await correctLead(relay.app, byDesk, reference, { changes })).toMatchObject({
        kind: "done",
      });
      await relay.run();
      await relay.submit({ kind: "opt_out", email: address });
      const all = await relay.deliveries();
      const told = all.filter(({ purpose }) => purpose === "notice");
      expect(told.map(({ destination }) => destination)).toEqual(["form:home", "sheet"]);
      await relay.close();
    }
    await start();
  });

  test("is not sent to recipients that never got the lead", async () => {
    await start({ FORWARD_ROLE: "third_party" });
    relay.form.next(badEmail);
    await relay.submit({ kind: "home", email, opted_out: '["gpc"]' });
    await relay.run();
    await relay.submit({ kind: "opt_out", email });
    const all = await relay.deliveries();
    expect(all.filter(({ purpose }) => purpose === "notice")).toEqual([]);
  });

  describe("of a lead that a third party has not got yet", () => {
    const lead = { kind: "home", email } as const;

    async function optOut() {
      const source = await relay.submit({ kind: "opt_out", email });
      await suppress(relay.db, { scope: "sale", hashes, source, at: relay.now() });
    }

    async function sending() {
      await relay.submit(lead);
      await relay.outbox.tick();
      await relay.sheet.received(1);
    }

    async function notices() {
      const all = await relay.deliveries();
      const mine = all.filter((row) => row.purpose === "notice" && row.destination === "sheet");
      return mine.map(({ state }) => state);
    }

    test("is not told to it, when nobody was sending the lead", async () => {
      await start({ FORWARD_ROLE: "third_party" });
      await relay.submit(lead);
      await optOut();
      await relay.run();
      expect(await notices()).toEqual([]);
      expect(relay.sheet.requests).toEqual([]);
      const all = await relay.deliveries();
      const forms = all.filter((row) => row.purpose === "notice").map((row) => row.destination);
      expect(forms).toEqual(["form:home"]);
    });

    test("is told to it, when the lead was on its way and arrived", async () => {
      await start({ FORWARD_ROLE: "third_party" });
      const late = gate(json(200, { result: "success", row: 1 }));
      relay.sheet.next(late.behaviour);
      await sending();
      await optOut();
      late.open();
      await relay.run();
      expect(await notices()).toEqual(["delivered"]);
    });

    test("is not told to it, when the lead was on its way and certainly did not arrive", async () => {
      await start({ FORWARD_ROLE: "third_party" });
      const late = gate(scriptError("no such column"));
      relay.sheet.next(late.behaviour);
      await sending();
      await optOut();
      late.open();
      await relay.run();
      await relay.pass(hour, 5 * minute);
      expect(await notices()).toEqual(["cancelled"]);
      const posts = relay.sheet.requests.filter(({ method }) => method === "POST");
      expect(posts).toHaveLength(1);
    });

    test("is told to it, when the lead may have arrived", async () => {
      await start({ FORWARD_ROLE: "third_party" });
      relay.sheet.next(text(500, ""));
      const reference = await relay.submit(lead);
      await relay.run();
      expect((await relay.delivery(reference, "sheet")).ambiguous).toBe(1);
      await optOut();
      await relay.pass(hour, 5 * minute);
      expect((await relay.delivery(reference, "sheet")).state).toBe("withheld");
      expect(await notices()).toEqual(["delivered"]);
    });
  });

  test("does not overtake a lead of the person that is on its way unmarked", async () => {
    await start();
    const late = gate(accept);
    relay.form.next(late.behaviour);
    const lead = await relay.submit({ kind: "home", email });
    await relay.outbox.tick();
    await relay.form.received(1);
    const optOut = await relay.submit({ kind: "opt_out", email });
    await relay.outbox.tick();
    expect((await relay.delivery(optOut, "form:opt_out")).lease_token).toBeNull();
    late.open();
    await relay.run();
    expect(ids(relay.form.requests)).toEqual(expect.arrayContaining([lead, optOut]));
  });

  test("is told after the lead itself, which leaves marked", async () => {
    await start();
    relay.sheet.next(text(500, ""));
    const lead = await relay.submit({ kind: "home", email });
    await relay.run();
    const optOut = await relay.submit({ kind: "opt_out", email });
    await suppress(relay.db, { scope: "sale", hashes, source: optOut, at: relay.now() });
    await relay.run();
    await relay.pass(minute, 5000);

    const posts = relay.sheet.requests.filter(({ method }) => method === "POST").slice(1);
    expect(posts.map(({ fields }) => membersOf(fields))).toMatchObject([
      { submission_id: lead, do_not_sell: "1" },
      { regarding: lead, do_not_sell: "1" },
    ]);
  });
});

describe("sign-up and unsubscribe", () => {
  test("an unsubscribe never overtakes a sign-up in flight, which is not repeated", async () => {
    await start({ FORM_ID_UNSUBSCRIBE: "bye" });
    const late = gate(text(500, ""));
    relay.form.next(late.behaviour);
    const joined = await relay.submit({ kind: "newsletter", email });
    await relay.outbox.tick();
    await relay.form.received(1);
    const left = await relay.submit({ kind: "unsubscribe", email });
    await relay.outbox.tick();
    expect(relay.form.requests).toHaveLength(1);

    late.open();
    await relay.run();
    await relay.pass(hour, 5 * minute);
    expect(await states(joined)).toEqual({ "form:newsletter": "cancelled" });
    expect(ids(relay.form.requests)).toEqual([joined, left]);
  });

  test("subscribe, unsubscribe, subscribe arrive in that order", async () => {
    await start({ FORM_ID_UNSUBSCRIBE: "bye" });
    const first = await relay.submit({ kind: "newsletter", email });
    await relay.run();
    relay.form.next(text(500, ""));
    const second = await relay.submit({ kind: "unsubscribe", email });
    await relay.run();
    await lift(relay.db, "newsletter", hashes);
    const third = await relay.submit({ kind: "newsletter", email });
    await relay.run();
    expect(relay.form.requests).toHaveLength(2);
    await relay.pass(minute, 5000);
    expect(ids(relay.form.requests)).toEqual([first, second, second, third]);
  });

  test("the list is asked again at the moment of sending", async () => {
    await start();
    const joined = await relay.submit({ kind: "newsletter", email });
    await suppress(relay.db, { scope: "newsletter", hashes, source: "test", at: relay.now() });
    await relay.run();
    expect(await states(joined)).toEqual({ "form:newsletter": "cancelled" });

    await lift(relay.db, "newsletter", hashes);
    const again = await relay.submit({ kind: "newsletter", email });
    await relay.run();
    expect(ids(relay.form.requests)).toEqual([again]);
  });
});
