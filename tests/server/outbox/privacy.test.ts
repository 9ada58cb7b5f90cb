import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { identify } from "~/server/privacy/identity";
import { lift, suppress } from "~/server/privacy/suppression";
import { gate, json, text } from "~/tests/support/fake-server";
import { accept, badEmail } from "~/tests/support/form-service";
import { type Fixture, hour, minute, startRelay } from "~/tests/support/relay-fixture";
import { key } from "~/tests/support/sent-submission";
import { membersOf, scriptError } from "~/tests/support/sheet-service";

let relay: Fixture;
afterEach(() => relay.close());

const settings = { INLINE_DELIVERY_MS: "0", FORM_ID_OPT_OUT: "opt", TRUSTEDFORM_API_KEY: "k" };
const email = "zora@example.com";
const hashes = [identify(key, { email }).email ?? ""];

async function start(changed: Record<string, string> = {}) {
  relay = await startRelay({ settings: { ...settings, ...changed } });
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

describe("third parties", () => {
  test("get a lead's certificate calls when nobody opted out", async () => {
    await start();
    const reference = await relay.submit({ kind: "home", fields: certificate() });
    await relay.run();
    expect(await states(reference)).toMatchObject({ ping: "delivered", retain: "delivered" });
  });

  test("get nothing of who was opted out when sending, and the delivery says why", async () => {
    await start();
    const opted_out = '["gpc","cookie"]';
    const reference = await relay.submit({ kind: "home", opted_out, fields: certificate() });
    await relay.run();

    expect(await states(reference)).toEqual({
      "form:home": "delivered",
      sheet: "delivered",
      ping: "withheld",
      retain: "withheld",
    });
    const { reason } = await relay.delivery(reference, "ping");
    expect(reason).toBe("opted out (gpc, cookie): nothing goes to third parties");
    expect(relay.certificates.requests).toEqual([]);
  });

  test("get nothing of who opted out between the form and the sending", async () => {
    await start();
    const reference = await relay.submit({ kind: "home", email, fields: certificate() });
    await suppress(relay.db, { scope: "sale", hashes, source: "test", at: relay.now() });
    await relay.run();

    expect(await states(reference)).toMatchObject({ ping: "withheld", retain: "withheld" });
    expect((await relay.delivery(reference, "retain")).reason).toContain("suppression");
    expect(relay.certificates.requests).toEqual([]);
  });

  test("the spreadsheet is one, if the operator says so", async () => {
    await start({ FORWARD_ROLE: "third_party" });
    const reference = await relay.submit({ kind: "home", opted_out: '["gpc"]' });
    await relay.run();
    expect(await states(reference)).toEqual({ "form:home": "delivered", sheet: "withheld" });
    expect(relay.sheet.requests).toEqual([]);
  });

  test("while the list cannot be read, nothing is sent and no attempt is spent", async () => {
    await start();
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

describe("an opt-out request", () => {
  test("is told to everyone who got a lead of the person, and tells nothing else", async () => {
    await start({ FORWARD_ROLE: "third_party" });
    const home = await relay.submit({ kind: "home", email, fields: certificate() });
    const lawsuit = await relay.submit({ kind: "case", email });
    await relay.submit({ kind: "home" });
    await relay.run();
    const before = [relay.form.requests.length, relay.sheet.requests.length];
    await relay.submit({ kind: "opt_out", email });
    await relay.run();

    const posts = relay.form.requests.slice(before[0]).filter(({ path }) => path === "/f/main");
    const rows = relay.sheet.requests.slice(before[1]).filter(({ method }) => method === "POST");
    const notices = [...posts, ...rows].map(({ fields }) => membersOf(fields));
    const regarding = notices.map((notice) => notice.regarding).toSorted();
    expect(regarding).toEqual([home, home, lawsuit, lawsuit]);
    const deliveries = (await relay.deliveries()).filter(({ purpose }) => purpose === "notice");
    expect(deliveries.map(({ state }) => state)).toEqual(Array(4).fill("delivered"));
    const own = new Set(notices.map(({ submission_id }) => submission_id));
    expect(own.size).toBe(4);
    expect(rows[1]?.fields.map(([name]) => name)).not.toContain("data");
    for (const { apiKey: _, ...notice } of notices) {
      expect(notice).toEqual({
        formType: "opt_out_notice",
        regarding: expect.any(String),
        submission_id: expect.not.stringMatching(`^(${home}|${lawsuit})$`),
        revision: "1",
        do_not_sell: "1",
      });
    }
  });

  test("is told once, however often it is repeated", async () => {
    await start();
    await relay.submit({ kind: "home", email });
    await relay.submit({ kind: "opt_out", email });
    await relay.submit({ kind: "opt_out", email });
    const all = await relay.deliveries();
    expect(all.filter(({ purpose }) => purpose === "notice")).toHaveLength(2);
  });

  test("is not told to who never got the lead", async () => {
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

    test("is not told to it, when the lead was on its way and surely did not arrive", async () => {
      await start({ FORWARD_ROLE: "third_party" });
      const late = gate(scriptError("no such column"));
      relay.sheet.next(late.behaviour);
      await sending();
      await optOut();
      late.open();
      await relay.run();
      await relay.pass(hour, minute);
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
      await relay.pass(hour, minute);
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
  test("an unsubscribe cancels what was not sent yet, and is sent itself", async () => {
    await start();
    relay.form.next(text(500, ""));
    const joined = await relay.submit({ kind: "newsletter", email });
    await relay.run();
    const left = await relay.submit({ kind: "unsubscribe", email });
    await relay.pass(hour, minute);

    expect(await states(joined)).toEqual({ "form:newsletter": "cancelled" });
    expect(ids(relay.form.requests)).toEqual([joined, left]);
  });

  test("it never overtakes a sign-up that is on its way, and that one is not repeated", async () => {
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
    expect(await states(joined)).toEqual({ "form:newsletter": "cancelled" });
    expect(ids(relay.form.requests)).toEqual([joined, left]);
    await relay.pass(hour, minute);
    expect(relay.form.requests).toHaveLength(2);
  });

  test("subscribe, unsubscribe, subscribe arrive in that order", async () => {
    await start({ FORM_ID_UNSUBSCRIBE: "bye" });
    const first = await relay.submit({ kind: "newsletter", email });
    await relay.run();
    relay.form.next(text(500, ""));
    const second = await relay.submit({ kind: "unsubscribe", email });
    await relay.run();
    const third = await relay.submit({ kind: "newsletter", email });
    await relay.run();
    expect(relay.form.requests).toHaveLength(2);
    await relay.pass(minute, 5000);
    expect(ids(relay.form.requests)).toEqual([first, second, second, third]);
  });

  test("neither is a twin of what came before the other", async () => {
    await start();
    const first = await relay.submit({ kind: "newsletter", email });
    const second = await relay.submit({ kind: "unsubscribe", email });
    const known = () => relay.db.selectFrom("fingerprints").select("reference").execute();
    expect(await known()).toEqual([{ reference: second }]);
    const third = await relay.submit({ kind: "newsletter", email });
    expect(await known()).toEqual([{ reference: third }]);
    expect(first).not.toBe(third);
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
  expect(await states(reference)).toEqual({
    "form:home": "delivered",
    sheet: "delivered",
    ping: "withheld",
    retain: "withheld",
  });
});

test("what was erased is not sent any more", async () => {
  await start();
  const reference = await relay.submit({ kind: "home" });
  const erased = { fields: "{}", erased_at: relay.now() };
  await relay.db.updateTable("submissions").set(erased).execute();
  await relay.run();
  expect(await states(reference)).toEqual({ "form:home": "cancelled", sheet: "cancelled" });
  expect(relay.form.requests).toEqual([]);
});

test("without an id of their own, messages and opt-outs stay with us", async () => {
  relay = await startRelay();
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
