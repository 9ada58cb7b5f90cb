import type { KyselyPlugin } from "kysely";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { isReachable } from "~/server/config/partners";
import { correct } from "~/server/leads/correct";
import { erasePerson } from "~/server/leads/erase";
import { byPerson, byServer } from "~/server/leads/operator-log";
import { stopContact } from "~/server/leads/stop";
import { withdraw } from "~/server/leads/withdraw";
import { readPartnerFigures } from "~/server/operator/partner-figures";
import { readFirmPage } from "~/server/partners/firm-page";
import { listPartnerLeads, readPartnerLead } from "~/server/partners/read-leads";
import { receivePartnerEvent } from "~/server/partners/receive-event";
import { testPartner } from "~/server/partners/test-partner";
import type { Channel } from "~/server/store/schema";
import { createSubmitLimiter } from "~/server/submission/rates";
import { authorizing, optOutBy, secretOf, startFirms } from "~/tests/support/firms";
import { isOnPostgres } from "~/tests/support/temporary-store";
import { byDesk } from "~/tests/support/test-app";
import { partnerFaults } from "~/tests/support/webhook-receiver";

let given: Awaited<ReturnType<typeof startFirms>>;
let reference: string;
const token = "t".repeat(24);

beforeEach(async () => {
  given = await startFirms({ lee: {}, roe: {} });
  reference = await given.lead({ named: ["lee"], email: "zora@example.com" });
  await given.runDue();
});
afterEach(() => given.close());

type Asked = {
  id?: string;
  secret?: string;
  /** What is signed; the path, if it is not given. */
  body?: string;
  at?: Date;
  headers?: HeadersInit;
};

function means(path: string, asked: Asked) {
  const { id = "lee", secret = secretOf(1), at = new Date() } = asked;
  const { body = path } = asked;
  const signed = {
    "webhook-id": "m1",
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": new Webhook(secret).sign("m1", at, body),
  };
  const { relay } = given;
  const app = { ...relay.app, limiter: createSubmitLimiter(0) };
  const headers = new Headers(asked.headers ?? signed);
  return { app, asked: { id, url: `http://site.test${path}`, headers, ip: "203.0.113.9" } };
}

async function ask(of = reference, by: Asked = {}) {
  const { app, asked } = means(`/partners/${by.id ?? "lee"}/leads/${encodeURIComponent(of)}`, by);
  return readPartnerLead(app, { ...asked, reference: of });
}

async function list(query = "", by: Asked = {}) {
  const { app, asked } = means(`/partners/${by.id ?? "lee"}/leads${query}`, by);
  const { status, body } = await listPartnerLeads(app, asked);
  if ("error" in body) return { status, error: body, leads: [], next: null, as_of: "" };
  return { status, ...body };
}

/** What a firm's program reports, signed. */
async function say(data: unknown, messageId: string, secret = secretOf(1), id = "lee") {
  const now = new Date();
  const body = JSON.stringify({ type: "lead.status", timestamp: now.toISOString(), data });
  const headers = new Headers({
    "webhook-id": messageId,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": new Webhook(secret).sign(messageId, now, body),
  });
  const { app } = means("", {});
  const posted = { id, headers, body: Buffer.from(body), ip: "203.0.113.9" };
  return receivePartnerEvent(app, posted);
}

describe("a firm that asks for a lead", () => {
  test("gets its newest revision like a correction, with its status and what is allowed", async () => {
    const { status, body } = await ask(` ${reference.toLowerCase()} `);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      type: "lead.corrected",
      data: { reference, revision: 1, status: "sent", allowed: ["calls", "texts", "emails"] },
    });
    expect(partnerFaults("lead.corrected", body)).toEqual([]);

    await stopContact(given.relay.app, byPerson, {
      email: "zora@example.com",
      channels: ["calls"],
      manner: "web",
    });
    expect((await ask()).body).toMatchObject({ data: { allowed: ["texts", "emails"] } });
    const channels = ["texts", "emails"] as const;
    await stopContact(given.relay.app, byPerson, {
      email: "zora@example.com",
      channels: [...channels],
      manner: "web",
    });
    expect((await ask()).body).toMatchObject({ data: { allowed: [] } });
  });

  test("gets the corrected values, also while the correction waits", async () => {
    given.firm("lee").always(() => undefined);
    await correct(given.relay.app, byPerson, reference, { changes: { city: "Troy" } });
    expect((await ask()).body).toMatchObject({ data: { revision: 2, contact: { city: "Troy" } } });
  });

  test("may sign the path or nothing, and a signature over one path reads no other lead", async () => {
    const other = await given.lead({ named: ["lee"] });
    await given.runDue();
    const path = (of: string) => `/partners/lee/leads/${of}`;
    expect(await ask(other, { body: path(other) })).toMatchObject({ status: 200 });
    expect(await ask(other, { body: "" })).toMatchObject({ status: 200 });
    expect(await ask(other, { body: path(reference) })).toMatchObject({ status: 401 });
    expect(await ask(other, { body: `${path(other)}?a=b` })).toMatchObject({ status: 401 });
  });

  test("gets nothing without its own signature", async () => {
    const wrong: Asked[] = [
      { secret: secretOf(9) },
      { id: "roe" },
      { id: "nobody" },
      { body: "{}" },
      { at: new Date(Date.now() - 6 * 60_000) },
      { headers: {} },
      { headers: { Authorization: `Bearer ${token}` } },
      { headers: { Authorization: "Bearer " } },
    ];
    for (const asked of wrong) {
      expect(await ask(reference, asked)).toMatchObject({
        status: 401,
        body: { error: expect.any(String) },
      });
    }
    expect(given.relay.logs.join("\n")).not.toContain(token);
  });

  test("gets 404 for a lead of another firm or nobody, and 410 once it has ended", async () => {
    const roe = { id: "roe", secret: secretOf(2) };
    const never = { status: 404, body: { error: "This firm has no lead with this reference" } };
    expect(await ask(reference, roe)).toMatchObject(never);
    for (const one of ["22222222", "x", "AAAA\u0000AAA", ""]) {
      expect(await ask(one)).toMatchObject({ status: 404 });
    }
    const declined = await given.lead({ named: ["lee"] });
    await given.runDue();
    await given.decline(declined, "lee");
    const lost = { status: 404, body: { error: expect.stringMatching(/^You declined this lead/) } };
    expect(await ask(declined)).toMatchObject(lost);
    expect(await ask(declined, roe)).toMatchObject(never);
    given.firm("lee").always((_, response) => void response.writeHead(422).end());
    const [first, second] = [
      await given.lead({ named: ["lee", "roe"] }),
      await given.lead({ named: ["lee", "roe"] }),
    ];
    await given.runDue();
    given.firm("lee").mend();
    // One of them was routed to the other firm at first.
    const answers = [(await ask(first)).body, (await ask(second)).body];
    const passed = { error: expect.stringMatching(/it was passed on$/) };
    expect(answers).toContainEqual(passed);
    expect(answers).toContainEqual(never.body);
    await withdraw(given.relay.app, byDesk, reference);
    expect(await ask()).toMatchObject({ status: 410, body: { cause: "withdrawn" } });
    expect(await ask(reference, roe)).toMatchObject({ status: 404 });
  });

  test.each([
    { status: 429, way: "read" },
    { status: 429, way: "report" },
    { status: 401, way: "read" },
    { status: 401, way: "report" },
  ])("has a lead that its server answered with $status from its first $way on", async (one) => {
    given.firm("lee").always((_, response) => void response.writeHead(one.status).end());
    const tried = await given.lead({ named: ["lee"], email: "tried@example.com" });
    await given.runDue();
    expect((await list()).leads.map(({ reference: of }) => of)).toContain(tried);
    const ambiguous = () =>
      given.relay.db
        .selectFrom("deliveries")
        .select("ambiguous")
        .where("reference", "=", tried)
        .where("destination", "=", "firm:lee")
        .execute();
    expect(await ambiguous()).toEqual([{ ambiguous: 0 }]);
    if (one.way === "read") expect(await ask(tried)).toMatchObject({ status: 200 });
    else {
      const told = { reference: tried, status: "contacted" };
      expect(await say(told, "told")).toMatchObject({ body: { counted: true } });
      expect(await ask(tried)).toMatchObject({ body: { data: { status: "contacted" } } });
    }
    expect(await ambiguous()).toEqual([{ ambiguous: 1 }]);
  });

  test("does not get what ended before its next try", async () => {
    await given.close();
    given = await startFirms({ lee: { role: "third_party" } });
    given.firm("lee").always((_, response) => void response.writeHead(429).end());
    const tried = await given.lead({ named: ["lee"], email: "tried@example.com" });
    await given.runDue();
    await optOutBy(given.relay, "tried@example.com");
    expect(await ask(tried)).toMatchObject({ status: 404 });
    expect(await given.relay.delivery(tried, "firm:lee")).toMatchObject({ ambiguous: 0 });
  });

  test("gets no correction that an opt-out keeps from it", async () => {
    await given.close();
    given = await startFirms({ lee: { role: "third_party" } });
    const lead = await given.lead({ named: ["lee"], email: "tried@example.com" });
    await given.runDue();
    await optOutBy(given.relay, "tried@example.com");
    expect(await ask(lead)).toMatchObject({ status: 200, body: { data: { revision: 1 } } });
    const changes = { "First name": "Secretnew" };
    const corrected = await correct(given.relay.app, byPerson, lead, { changes });
    expect(corrected).toMatchObject({ kind: "done", count: 0 });
    await given.runDue();
    expect(given.types("lee")).not.toContain("lead.corrected");
    const later = { revision: 2, state: "withheld", reason: expect.stringContaining("opted out") };
    expect((await given.relay.deliveries(lead)).at(-1)).toMatchObject(later);
    const answer = await ask(lead);
    expect(answer).toMatchObject({ status: 410, body: { cause: "expired" } });
    expect(JSON.stringify(answer)).not.toContain("Secretnew");
  });

  test("does not get a lead that is withdrawn while it reads it", async () => {
    given.firm("lee").always((_, response) => void response.writeHead(429).end());
    const tried = await given.lead({ named: ["lee"], email: "tried@example.com" });
    await given.runDue();
    const { relay } = given;
    let gone: ReturnType<typeof withdraw> | undefined;
    const plugin: KyselyPlugin = {
      transformQuery({ node }) {
        // The last that the message is made of.
        if (JSON.stringify(node).includes('"receipts"')) {
          gone ??= withdraw(relay.app, byPerson, tried);
        }
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const { app, asked } = means(`/partners/lee/leads/${tried}`, {});
    const answer = await readPartnerLead(
      { ...app, db: app.db.withPlugin(plugin) },
      { ...asked, reference: tried },
    );
    await gone;
    expect(gone).toBeDefined();
    // On PostgreSQL the read may be first: then the withdrawal waits for it, and the firm is told.
    const isRead = answer.status === 200;
    if (!isOnPostgres) expect(isRead).toBe(false);
    const rows = await relay.deliveries();
    const told = rows.filter((one) => one.regarding === tried && one.destination === "firm:lee");
    expect(told.map(({ about }) => about)).toEqual(isRead ? ["lead.withdrawn"] : []);
    expect(
      rows.find((one) => one.reference === tried && one.purpose === "submission"),
    ).toMatchObject({ ambiguous: isRead ? 1 : 0 });
  });

  test("reads in a refusal what it has to sign for this address", async () => {
    const path = `/partners/lee/leads/${reference}`;
    for (const asked of [{ secret: secretOf(9) }, { headers: {} }]) {
      expect(await ask(reference, asked)).toMatchObject({
        status: 401,
        body: {
          error: expect.stringContaining(
            `Sign webhook-id, a dot, webhook-timestamp, a dot, and ${path}`,
          ),
        },
      });
    }
  });

  test("leaves nothing of a query that is not ours in log and store", async () => {
    for (const by of [{ headers: {} }, {}]) await list("?token=sesame&to=ann@example.com", by);
    const noted = await given.relay.db.selectFrom("partner_requests").selectAll().execute();
    expect(noted.map(({ request }) => request)).toEqual([
      "GET /partners/lee/leads?…",
      "GET /partners/lee/leads?…",
    ]);
    expect(`${JSON.stringify(noted)}${given.relay.logs.join()}`).not.toMatch(/sesame|ann@/);
  });

  test("gets a made-up lead for the reference of a test", async () => {
    const { status, body } = await ask("TESTAB23");
    expect(status).toBe(200);
    expect(body).toMatchObject({ data: { reference: "TESTAB23", status: "not_sent" } });
  });
});

describe("a test that a firm was sent", () => {
  test("moves on with its reports, which are answered as for a lead, and no number counts it", async () => {
    const { relay } = given;
    const [lee] = relay.config.partners;
    if (!lee || !isReachable(lee, relay.config)) throw new Error("No firm");
    const { tests } = await testPartner(relay.app, byServer, lee, true);
    const [{ reference: of = "" } = {}] = tests;
    const told = async (status: string, id: string) =>
      (await say({ reference: of, status }, id)).body;

    // It stands for what the correction left, so it replaces what was stored.
    expect((await ask(of)).body).toMatchObject({
      data: { revision: 2, contact: { city: "Seattle" } },
    });
    expect(await told("contacted", "a")).toEqual({
      counted: false,
      status: "contacted",
      why: "test",
    });
    expect((await ask(of)).body).toMatchObject({ data: { reference: of, status: "contacted" } });
    expect(await say({ reference: of, status: "contacted" }, "a")).toMatchObject({
      status: 200,
      body: { why: "repeated_id" },
    });
    expect(await told("received", "b")).toMatchObject({ status: "contacted", why: "backward" });
    expect(await told("declined", "c")).toMatchObject({ status: "declined", why: "test" });
    expect(await told("signed", "d")).toMatchObject({ status: "declined", why: "final" });
    expect((await ask(of)).body).toMatchObject({ data: { status: "declined" } });

    const [, roe] = relay.config.partners;
    if (!roe || !isReachable(roe, relay.config)) throw new Error("No firm");
    const stranger = await say({ reference: of, status: "received" }, "e", secretOf(2), "roe");
    expect(stranger.body).toEqual({ counted: false, status: "not_sent", why: "test" });
    const { months } = await readFirmPage(relay.app, lee);
    expect(months).toMatchObject([{ received: 1, contacted: 0, declined: 0 }]);
    expect(await list()).toMatchObject({ leads: [{ reference }], next: null });
  });

  test("shows that the firm works again, and leaves a pause by the operator", async () => {
    const { relay } = given;
    const [lee] = relay.config.partners;
    if (!lee || !isReachable(lee, relay.config)) throw new Error("No firm");
    const condition = async () => (await readFirmPage(relay.app, lee)).channel.condition.kind;
    const set = (change: Partial<Channel>) =>
      relay.db.updateTable("channels").set(change).where("name", "=", "firm:lee").execute();
    await set({ down_since: relay.now(), probe_at: relay.now() * 2, cause: "fault" });
    await testPartner(relay.app, byServer, lee, false);
    expect(await condition()).toBe("works");
    await set({ paused_since: relay.now() });
    await testPartner(relay.app, byServer, lee, false);
    expect(await condition()).toBe("paused");
  });

  test("is forgotten with its reports after 200 newer messages", async () => {
    const { relay } = given;
    const [lee] = relay.config.partners;
    if (!lee || !isReachable(lee, relay.config)) throw new Error("No firm");
    const { tests } = await testPartner(relay.app, byServer, lee, false);
    await say({ reference: tests[0]?.reference, status: "received" }, "old");
    for (let n = 0; n < 29; n += 1) await testPartner(relay.app, byServer, lee, true);
    const rows = await relay.db.selectFrom("partner_tests").selectAll().execute();
    expect(rows).toHaveLength(200);
    expect(await relay.db.selectFrom("partner_events").selectAll().execute()).toEqual([]);
  });
});

test("the operator's list of firms shows no report about a test, and keeps declines of erased leads", async () => {
  const { relay } = given;
  const [lee] = relay.config.partners;
  if (!lee || !isReachable(lee, relay.config)) throw new Error("No firm");
  const { tests } = await testPartner(relay.app, byServer, lee, false);
  await say({ reference: tests[0]?.reference, status: "contacted" }, "t1");
  const shown = async () => (await readPartnerFigures(relay.app)).find(({ id }) => id === "lee");
  expect(await shown()).toMatchObject({ lastAnswer: null, declined: 0 });

  await say({ reference, status: "declined" }, "m1");
  expect(await shown()).toMatchObject({ lastAnswer: { status: "declined" }, declined: 1 });
  await withdraw(relay.app, byDesk, reference);
  expect(await shown()).toMatchObject({ declined: 1 });
});

describe("the list of a firm's leads", () => {
  test("has each with status, revision, and time, the newest change first, and no personal data", async () => {
    given.relay.advance(1000);
    const second = await given.lead({ named: ["lee"], email: "quill@example.com" });
    await given.runDue();
    expect((await list()).leads.map((one) => one.reference)).toEqual([second, reference]);

    given.relay.advance(1000);
    await correct(given.relay.app, byPerson, reference, { changes: { city: "Troy" } });
    const { leads, next } = await list();
    const time = expect.stringMatching(/^2\d{3}-.*Z$/);
    const sent = { status: "sent", cause: null, changed_at: time };
    expect(leads).toEqual([
      { reference, revision: 2, ...sent },
      { reference: second, revision: 1, ...sent },
    ]);
    expect(next).toBeNull();
    const since = encodeURIComponent(leads[0]?.changed_at ?? "");
    expect((await list(`?since=${since}`)).leads).toEqual(leads.slice(0, 1));

    await say({ reference: second, status: "declined" }, "m1");
    await withdraw(given.relay.app, byDesk, reference);
    const after = new Map((await list()).leads.map((one) => [one.reference, one]));
    const ended = { status: "ended", changed_at: time };
    expect(after.get(reference)).toEqual({ reference, revision: 2, cause: "withdrawn", ...ended });
    const declined = { status: "declined", cause: null, changed_at: time };
    expect(after.get(second)).toEqual({ reference: second, revision: 1, ...declined });

    await erasePerson(given.relay.app, byDesk, { email: "quill@example.com" });
    expect((await list()).leads).toContainEqual({
      reference: second,
      revision: 1,
      cause: "erased",
      ...ended,
    });
  });

  test("has only leads that this firm got, and needs its signature or token", async () => {
    given.firm("roe").always((_, response) => void response.writeHead(422).end());
    const refused = await given.lead({ named: ["roe"] });
    await given.runDue();
    const roe = { id: "roe", secret: secretOf(2) };
    const as_of = expect.stringMatching(/^2\d{3}-.*Z$/);
    expect(await list("", roe)).toEqual({ status: 200, leads: [], next: null, as_of });
    expect((await list()).leads.map((one) => one.reference)).toEqual([reference]);
    expect(refused).not.toBe(reference);
    for (const by of [{ secret: secretOf(2) }, { id: "nobody" }, { headers: {} }]) {
      expect(await list("", by)).toMatchObject({ status: 401 });
    }
    expect(await list("", { body: "" })).toMatchObject({ status: 200 });
    expect(
      await list("?since=2026-01-01T00:00:00Z", { body: "/partners/lee/leads" }),
    ).toMatchObject({ status: 401 });
  });

  test("comes in pages of 100, and leads that changed in the same moment are in one of them", async () => {
    const all = [reference];
    for (let n = 0; n < 100; n += 1) all.push(await given.lead({ named: ["lee"] }));
    await given.relay.db
      .updateTable("deliveries")
      .set({ state: "delivered", created_at: given.relay.now() })
      .execute();
    const found: string[] = [];
    for (let path: string | null = ""; path !== null; ) {
      const page = await list(path.replace(/^[^?]*/, ""));
      expect(page.leads.length).toBeLessThanOrEqual(100);
      found.push(...page.leads.map((one) => one.reference));
      path = page.next;
    }
    expect(found).toHaveLength(all.length);
    expect(new Set(found)).toEqual(new Set(all));
  });

  test("says from which time by our clock to ask next, so that no change between is missed", async () => {
    given.relay.advance(60_000);
    const { as_of } = await list();
    expect(Date.parse(as_of)).toBeLessThanOrEqual(given.relay.now());
    expect(Date.parse(as_of)).toBeGreaterThan(given.relay.now() - 60_000);
    const second = await given.lead({ named: ["lee"] });
    await given.runDue();
    expect((await list(`?since=${as_of}`)).leads.map((one) => one.reference)).toEqual([second]);
  });

  test("refuses a time that has not come, and says what time it is here", async () => {
    const { relay } = given;
    const ahead = (minutes: number) => new Date(relay.now() + minutes * 60_000).toISOString();
    expect(await list(`?since=${ahead(4)}`)).toMatchObject({ status: 200 });
    expect(await list(`?since=${ahead(6)}`)).toMatchObject({
      status: 422,
      error: { member: "since", error: expect.stringContaining(ahead(0)) },
    });
  });

  test("names what is wrong with a time or a page", async () => {
    for (const [query, member] of [
      ["?since=yesterday", "since"],
      ["?since=2026-11-21", "since"],
      ["?before=x", "before"],
      ["?sinse=2026-11-21T12:00:00Z", "sinse"],
    ]) {
      expect(await list(query)).toMatchObject({
        status: 422,
        error: { member, error: expect.stringMatching(`^${member} (must be|is unknown)`) },
      });
    }
  });
});

test("a lead whose authorization its person ended is gone, also for reports and links", async () => {
  const { lead, sign, revoke } = authorizing(given);
  const signed = await lead();
  await sign(signed);
  const { partner } = await given.routing(signed);
  const by = partner === "lee" ? {} : { id: "roe", secret: secretOf(2) };
  const { id = "lee", secret = secretOf(1) } = by;
  expect(await ask(signed, by)).toMatchObject({ status: 200 });
  expect(await say({ reference: signed, status: "received" }, "m1", secret, id)).toMatchObject({
    status: 202,
  });
  await revoke(signed);
  const ended = { status: 410, body: { cause: "authorization_ended" } };
  expect(await ask(signed, by)).toMatchObject(ended);
  expect(await say({ reference: signed, status: "signed" }, "m2", secret, id)).toMatchObject(ended);
  expect((await list("", by)).leads).toContainEqual(
    expect.objectContaining({ reference: signed, status: "ended", cause: "authorization_ended" }),
  );
});

test("a lead that its firm has stays readable when a correction names a state of signatures", async () => {
  const changes = { zipcode: "98101" };
  expect(await correct(given.relay.app, byPerson, reference, { changes })).toMatchObject({
    kind: "done",
  });
  await given.runDue();
  expect(await ask()).toMatchObject({
    status: 200,
    body: { data: { revision: 2, contact: { zip: "98101" }, authorization: null } },
  });
  expect((await list()).leads).toMatchObject([{ reference, status: "sent", cause: null }]);
});

test("a firm with a token may send it in place of a signature", async () => {
  const [, roe] = given.relay.config.partners;
  if (!roe) throw new Error("No firm");
  given.relay.config.partners = given.relay.config.partners.map((one) =>
    one.id === "lee" ? { ...one, token } : one,
  );
  const ok = await ask(reference, { headers: { Authorization: `Bearer ${token}` } });
  expect(ok.status).toBe(200);
  for (const other of [`Bearer ${token}x`, token, "Basic abc"]) {
    expect(await ask(reference, { headers: { Authorization: other } })).toMatchObject({
      status: 401,
    });
  }
});
