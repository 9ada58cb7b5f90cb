import fc from "fast-check";
import { sql } from "kysely";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { contactChannels } from "~/data/contact-channels";
import { eraseContents, erasePerson } from "~/server/leads/erase";
import { stopContactOf } from "~/server/leads/stop";
import { readStored, storedJson } from "~/server/leads/stored-submission";
import { withdraw } from "~/server/leads/withdraw";
import { acts } from "~/server/operator/acts";
import { readShown } from "~/server/operator/shown-submission";
import { receivePartnerEvent } from "~/server/partners/receive-event";
import { transact } from "~/server/store/transact";
import { createSubmitLimiter } from "~/server/submission/rates";
import { findSubmission } from "~/server/submission/submission";
import { anyText } from "~/tests/support/any-text";
import { secretOf, startFirms } from "~/tests/support/firms";
import { pass, report } from "~/tests/support/operator";
import { byDesk } from "~/tests/support/test-app";

let given: Awaited<ReturnType<typeof startFirms>>;
let limiter: ReturnType<typeof createSubmitLimiter>;
let reference: string;
let count = 0;

beforeEach(async () => {
  given = await startFirms({ lee: {}, roe: {}, moe: {} });
  limiter = createSubmitLimiter(0);
  reference = await given.lead({ named: ["lee"] });
});
afterEach(() => given.close());

type Said = {
  id?: string;
  secret?: string;
  messageId?: string;
  body?: string;
  bytes?: Buffer;
  headers?: Record<string, string>;
};

/** What the server answers when a firm says this of a lead. */
async function say(data: unknown, said: Said = {}) {
  const { id = "lee", secret = secretOf(1), messageId = `m${count++}` } = said;
  const now = new Date();
  const whole = JSON.stringify({ type: "lead.status", timestamp: now.toISOString(), data });
  const body = said.body ?? whole;
  const signed = {
    "webhook-id": messageId,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": new Webhook(secret).sign(messageId, now, body),
  };
  const { relay } = given;
  const app = { ...relay.app, limiter };
  const headers = new Headers({ ...signed, ...said.headers });
  const posted = { id, headers, body: said.bytes ?? Buffer.from(body), ip: "203.0.113.9" };
  return receivePartnerEvent(app, posted);
}

const events = () => given.relay.db.selectFrom("partner_events").selectAll().execute();

test.each(["contacted", "signed", "closed"])(
  "%s stays the status of a lead whose person stops all contact afterwards",
  async (status) => {
    await given.runDue();
    await say({ reference, status });
    await stopContactOf(given.relay.app, byDesk, { reference, channels: contactChannels });
    const stored = await findSubmission(given.relay.db, reference);
    expect(stored).toMatchObject({ status, stopped: contactChannels.join(" ") });
  },
);

test("a report that cannot be stored is asked for again, and then counts", async () => {
  await given.runDue();
  const { db } = given.relay;
  await sql`alter table routings rename to away`.execute(db);
  const received = { reference, status: "received" };
  const first = await say(received, { messageId: "again" });
  expect(first).toMatchObject({
    status: 503,
    retryAfter: 60,
    body: { error: expect.stringContaining("try again") },
  });
  await sql`alter table away rename to routings`.execute(db);
  expect(await say(received, { messageId: "again" })).toMatchObject({
    status: 202,
    body: { counted: true },
  });
});

describe("a lead whose firm gave no clear answer", () => {
  const said = {
    webhook: () => say({ reference, status: "received" }),
    telephone: () => report(given.relay.app, byDesk, reference, "received"),
  };

  test.each(["webhook", "telephone"] as const)(
    "is its own from its report by %s on: it is sent no more, and leaves it only by its decline",
    async (way) => {
      given.firm("lee").always((_, response) => void response.writeHead(503).end());
      reference = await given.lead({ named: ["lee"], email: "unclear@example.com" });
      await given.runDue();
      const { app } = given.relay;
      await said[way]();
      expect(await events()).toMatchObject([{ status: "received", counts: 1, partner: "lee" }]);
      expect(await given.routing(reference)).toMatchObject({ partner: "lee", status: "received" });
      expect(await given.relay.delivery(reference, "firm:lee")).toMatchObject({
        state: "delivered",
        cause: "reported",
      });
      const sent = await pass(app, byDesk, reference, { reason: "they may have it" });
      expect(sent).toMatchObject({
        text: expect.stringContaining("ask the firm to decline it"),
      });
      await say({ reference, status: "contacted" });
      const shown = await readShown(app, reference);
      const declined = acts.find(({ name }) => name === "declined");
      expect(shown && declined?.whyNot(shown)).toBeNull();
      expect(await report(app, byDesk, reference, "declined")).toMatchObject({ kind: "done" });
      expect(await given.routing(reference)).toMatchObject({ partner: null, state: "exhausted" });
    },
  );
});

describe("a firm's report about its lead", () => {
  test("goes forward only, and counts once", async () => {
    expect(await say({ reference, status: "received" })).toMatchObject({ status: 202 });
    given.relay.advance(1000);
    const note = "left a message";
    const told = { reference: ` ${reference.toLowerCase()} `, status: "contacted", note };
    expect(await say(told, { messageId: "once" })).toMatchObject({ status: 202 });
    expect(await say(told, { messageId: "once" })).toMatchObject({ status: 200 });
    expect(await say({ reference, status: "contacted" })).toMatchObject({ status: 202 });
    expect(await say({ reference, status: "received" })).toMatchObject({ status: 202 });
    expect(await given.routing(reference)).toMatchObject({
      status: "contacted",
      reports: [{ received_at: given.relay.now() }],
    });
    expect(await say({ reference, status: "signed" })).toMatchObject({ status: 202 });
    for (const status of ["declined", "closed", "signed"]) await say({ reference, status });

    expect(await given.routing(reference)).toMatchObject({ status: "closed", partner: "lee" });
    const stored = await readStored(given.relay.app, reference);
    const heard = stored && storedJson(stored).firmEvents.map((one) => [one.status, one.counts]);
    expect(heard).toEqual([
      ["received", true],
      ["contacted", true],
      ["contacted", false],
      ["received", false],
      ["signed", true],
      ["declined", false],
      ["closed", true],
      ["signed", false],
    ]);
    expect((await events()).map((event) => event.note).filter(Boolean)).toEqual([note]);
  });

  test.each(["declined", "signed", "closed"])(
    "may begin with a final status: %s",
    async (status) => {
      await say({ reference, status });
      expect(await events()).toMatchObject([{ status, counts: 1, partner: "lee" }]);
    },
  );

  test("passes the lead on if it declines; later reports are ignored", async () => {
    reference = await given.lead({ named: ["lee", "roe"] });
    const { partner: first } = await given.routing(reference);
    const [one, other] =
      first === "lee"
        ? [{ id: "lee", secret: secretOf(1) }, "roe"]
        : [{ id: "roe", secret: secretOf(2) }, "lee"];
    expect(await say({ reference, status: "declined" }, one)).toMatchObject({ status: 202 });
    expect(await given.routing(reference)).toMatchObject({ partner: other });

    expect(await say({ reference, status: "signed" }, one)).toMatchObject({ status: 202 });
    expect(await given.routing(reference)).not.toMatchObject({ status: "signed" });
    expect((await events()).at(-1)).toMatchObject({ status: "signed", counts: 0 });
  });
});

test("a decline is final, and whoever declined gets no lead back by a later report", async () => {
  await say({ reference, status: "declined" });
  expect(await given.routing(reference)).toMatchObject({ partner: null, state: "exhausted" });
  for (const status of ["received", "contacted", "signed", "closed"]) {
    expect(await say({ reference, status })).toMatchObject({
      body: { counted: false, status: "declined" },
    });
  }
  expect(await given.routing(reference)).toMatchObject({ partner: null, state: "exhausted" });
});

describe("nothing is noted", () => {
  afterEach(async () => expect(await events()).toEqual([]));

  test("without the signature of that firm, over those very words", async () => {
    const data = { reference, status: "signed" };
    const faults: Said[] = [
      { secret: secretOf(9) },
      { id: "roe" },
      { id: "nobody" },
      { id: "__proto__" },
      { headers: { "webhook-id": "another" } },
      { headers: { "webhook-signature": "" } },
      { headers: { "webhook-timestamp": String(Math.floor(Date.now() / 1000) - 6 * 60) } },
    ];
    for (const said of faults) expect(await say(data, said)).toMatchObject({ status: 401 });
  });

  test("about a lead that it never had, or that nobody sent", async () => {
    const other = { id: "roe", secret: secretOf(2) };
    expect(await say({ reference, status: "signed" }, other)).toMatchObject({ status: 404 });
    expect(await say({ reference: "22222222", status: "signed" })).toMatchObject({ status: 404 });
  });

  test("from a body that is not such a message", async () => {
    const data = { reference, status: "signed" };
    const wrong = [null, "x", {}, { ...data, status: "won" }, { ...data, note: "n".repeat(501) }];
    for (const one of wrong) expect(await say(one)).toMatchObject({ status: 422 });
    const body = JSON.stringify({ type: "lead.gone", timestamp: "", data });
    for (const other of ["", "{", body]) {
      expect(await say(data, { body: other })).toMatchObject({ status: 422 });
    }
  });

  test("beyond 16 kB, or beyond the rate of an address", async () => {
    const padded = (bytes: number) => " ".repeat(bytes);
    expect(await say(null, { body: padded(16 * 1024) })).toMatchObject({ status: 422 });
    expect(await say(null, { body: padded(16 * 1024 + 1) })).toMatchObject({ status: 413 });
    limiter = createSubmitLimiter(1);
    for (let n = 0; n < 10; n += 1) expect(await say(null)).toMatchObject({ status: 422 });
    const { status, retryAfter = 0 } = await say({ reference, status: "signed" });
    expect({ status, isSoon: retryAfter >= 1 && retryAfter <= 60 }).toEqual({
      status: 429,
      isSoon: true,
    });
  });
});

test("what PostgreSQL cannot hold is refused, and nothing is stored", async () => {
  const told = { reference, status: "contacted" };
  for (const note of ["a\u0000b", "\ud800", "\u001b[2J"]) {
    expect(await say({ ...told, note })).toMatchObject({ status: 422 });
  }
  expect(await say({ ...told, reference: "AAAA\u0000AAA" })).toMatchObject({ status: 404 });
  expect(await say(told, { messageId: "m".repeat(256) })).toMatchObject({ status: 422 });
  const body = JSON.stringify({ type: "lead.status", timestamp: "banana", data: told });
  expect(await say(null, { body })).toMatchObject({ status: 422 });
  expect(await events()).toEqual([]);
  const note = "first line\nsecond";
  expect(await say({ ...told, note }, { messageId: "m".repeat(255) })).toMatchObject({
    status: 202,
  });
  expect(await events()).toMatchObject([{ note }]);
});

test("the note of a firm has no character that nobody sees, and its separators are line breaks", async () => {
  const note = "\u2068Ann\u2069 called\u000bback\u2028e\u0301t\u200be ";
  expect(await say({ reference, status: "contacted", note })).toMatchObject({ status: 202 });
  expect(await events()).toMatchObject([{ note: "Ann called\nback\n\u00e9te" }]);
});

test("a note may have 500 characters", async () => {
  const note = "n".repeat(500);
  expect(await say({ reference, status: "contacted", note })).toMatchObject({ status: 202 });
  expect(await events()).toMatchObject([{ note }]);
});

test("every response says in JSON whether the report counted, or what is wrong with it", async () => {
  const told = { reference, status: "contacted" };
  const yes = { counted: true, status: "contacted" };
  const no = { counted: false, status: "contacted" };
  expect((await say({ ...told, note: null }, { messageId: "once" })).body).toEqual(yes);
  const repeated = await say(told, { messageId: "once" });
  expect(repeated).toEqual({ status: 200, body: { ...no, why: "repeated_id" } });
  expect((await say(told)).body).toEqual({ ...no, why: "same_status" });
  expect((await say({ reference, status: "received" })).body).toEqual({ ...no, why: "backward" });
  expect(await say({ ...told, status: "won" })).toMatchObject({
    status: 422,
    body: { error: expect.any(String), member: "data.status" },
  });
  const stamp = (seconds: number) => ({
    headers: { "webhook-timestamp": String(Math.floor(Date.now() / 1000) + seconds) },
  });
  const refused: [Said, RegExp][] = [
    [{ secret: secretOf(9) }, /^webhook-signature is not/],
    [{ id: "__proto__" }, /^webhook-signature is not/],
    [stamp(-400), /five minutes from our clock, which is at \d{10}$/],
    [stamp(400), /five minutes from our clock/],
    [{ headers: { "webhook-timestamp": "soon" } }, /not in seconds/],
    [
      { headers: { "webhook-id": "" } },
      /^Headers are missing: webhook-id\. Sign webhook-id, a dot, .* the body .*\(\d+ bytes\): HMAC .* v1,BASE64$/,
    ],
    [
      { headers: { "webhook-signature": "", Authorization: "Bearer abc" } },
      /^Headers are missing: webhook-signature\..* must be signed: no token counts here$/,
    ],
  ];
  for (const [said, error] of refused) {
    expect(await say(told, said)).toEqual({
      status: 401,
      body: { error: expect.stringMatching(error) },
    });
    expect(given.relay.logs.at(-1)).toMatch(/"status":401,"error":".*"event refused"/);
  }
  const unknown = await say(told, { id: "nobody" });
  expect(unknown).toEqual(await say(told, { secret: secretOf(9) }));
  expect(unknown.body).toMatchObject({
    error: expect.stringMatching(/firm's id in the address.*secret/),
  });
  const bytes = Buffer.from([0x7b, 0xff, 0x7d]);
  expect(await say(told, { bytes })).toMatchObject({
    status: 422,
    body: { error: expect.stringMatching("UTF-8") },
  });
});

test("each member that is missing or wrong is named with its path", async () => {
  const faultOf = async (body: object) => (await say(null, { body: JSON.stringify(body) })).body;
  expect(await faultOf({})).toEqual({
    error: "type is missing; timestamp is missing; data is missing",
    member: "type",
  });
  const timestamp = "2026-11-21T12:00:00Z";
  expect(await faultOf({ type: "lead.status", timestamp, data: { status: "won" } })).toEqual({
    error:
      "data.reference is missing; data.status must be received, contacted, declined, signed or closed",
    member: "data.reference",
  });
  expect(await say(null, { body: "[]" })).toMatchObject({
    status: 422,
    body: { error: "The body must be an object" },
  });
});

test("a report without a time zone, or from the future, is refused in words and has no effect", async () => {
  const at = (timestamp: string) =>
    JSON.stringify({ type: "lead.status", timestamp, data: { reference, status: "contacted" } });
  const ahead = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  for (const [timestamp, words] of [
    ["2026-11-28T10:00", "zone"],
    ["2026-11-28T10:00:00", "zone"],
    [ahead(7), "in the future"],
  ] satisfies [string, string][]) {
    expect(await say(null, { body: at(timestamp) })).toMatchObject({
      status: 422,
      body: { member: "timestamp", error: expect.stringContaining(words) },
    });
  }
  expect(await events()).toEqual([]);
  expect(await say(null, { body: at(ahead(4)) })).toMatchObject({ status: 202 });
});

test("the limit of each member is told in numbers and plain words", async () => {
  const timestamp = "2026-11-21T12:00:00Z";
  const data = { reference, status: "contacted" };
  const faultOf = async (body: object) => {
    const text = JSON.stringify({ type: "lead.status", timestamp, data, ...body });
    return (await say(null, { body: text })).body;
  };
  const cases: [object, string, string][] = [
    [{ type: "lead.gone" }, "type", "type must be lead.status"],
    [
      { timestamp: "soon" },
      "timestamp",
      `timestamp must be a time with its zone, such as ${timestamp}`,
    ],
    [{ timestamp: 7 }, "timestamp", "timestamp must be a text"],
    [{ data: [] }, "data", "data must be an object"],
    [
      { data: { ...data, note: "n".repeat(501) } },
      "data.note",
      "data.note must have at most 500 characters",
    ],
    [
      { data: { ...data, note: "\u001b[2J" } },
      "data.note",
      "data.note must not contain control characters",
    ],
    [
      { data: { ...data, reference: "A".repeat(21) } },
      "data.reference",
      "data.reference must have at most 20 characters",
    ],
    [
      { data: { ...data, reason: "conflict" } },
      "data.reason",
      "data.reason is allowed only with the status declined",
    ],
  ];
  for (const [body, member, error] of cases) {
    expect(await faultOf(body)).toEqual({ error, member });
  }
  expect(await say(data, { messageId: "m".repeat(256) })).toMatchObject({
    body: { error: "webhook-id has more than 255 characters" },
  });
});

test("the answer names members that we do not know, and the log does not", async () => {
  const told = { reference, statsu: "contacted" };
  expect(await say(told)).toEqual({
    status: 422,
    body: { error: "data.status is missing", member: "data.status", ignored: ["data.statsu"] },
  });
  expect(given.relay.logs.join()).not.toContain("statsu");
  const misspelled = { reference, status: "contacted", notes: "called", Reason: null };
  expect(await say(misspelled, { messageId: "once" })).toEqual({
    status: 202,
    body: { counted: true, status: "contacted", ignored: ["data.notes", "data.Reason"] },
  });
  expect(await say(misspelled, { messageId: "once" })).toMatchObject({
    status: 200,
    body: { why: "repeated_id", ignored: ["data.notes", "data.Reason"] },
  });
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`x${n}`, 1]));
  const { body } = await say({ reference, status: "received", ...many });
  expect("ignored" in body && body.ignored).toHaveLength(10);
});

test("a repeated webhook-id is 200 and has no effect, whatever it says", async () => {
  const other = await given.lead({ named: ["lee"] });
  const once = { messageId: "once" };
  expect(await say({ reference, status: "wrong" }, once)).toMatchObject({ status: 422 });
  expect(await say({ reference, status: "contacted" }, once)).toMatchObject({ status: 202 });
  const before = await events();
  const again = [
    await say({ reference, status: "wrong" }, once),
    await say({ reference: "NSUCH222", status: "received" }, once),
    await say({ reference: "!", status: "received" }, once),
    await say({ reference: "TESTTEST", status: "received" }, once),
    await say({ reference: other, status: "declined" }, once),
    await say(null, once),
    await say({}, { ...once, body: "{" }),
  ];
  for (const answer of again) {
    expect(answer).toMatchObject({
      status: 200,
      body: { counted: false, status: "contacted", why: "repeated_id" },
    });
  }
  expect(await events()).toEqual(before);
});

test("what does not count has a reason, and never shows what another firm reported", async () => {
  reference = await given.lead({ named: ["lee", "roe"] });
  const { partner } = await given.routing(reference);
  const lee = { id: "lee", secret: secretOf(1) };
  const roe = { id: "roe", secret: secretOf(2) };
  const [first, second] = partner === "lee" ? [lee, roe] : [roe, lee];
  await say({ reference, status: "declined", reason: "conflict" }, first);
  await say({ reference, status: "signed" }, second);
  const told = async (status: string, firm: Said) => (await say({ reference, status }, firm)).body;
  expect(await told("signed", first)).toEqual({
    counted: false,
    status: "declined",
    why: "final",
  });
  expect(await told("declined", first)).toMatchObject({ status: "declined", why: "same_status" });
  expect(await told("declined", second)).toEqual({
    counted: false,
    status: "signed",
    why: "final",
  });
  for (let n = 0; n < 50; n += 1) await say({ reference, status: "received" }, second);
  expect(await told("received", second)).toMatchObject({ why: "too_many" });
});

test("of 50 reports that did not count, none is of another firm or counted, and a repeat stays one", async () => {
  reference = await given.lead({ named: ["lee", "roe"] });
  const { partner } = await given.routing(reference);
  const lee = { id: "lee", secret: secretOf(1) };
  const roe = { id: "roe", secret: secretOf(2) };
  const [first, second] = partner === "lee" ? [lee, roe] : [roe, lee];
  await say({ reference, status: "received" }, first);
  const again = { reference, status: "received" };
  for (let n = 0; n < 49; n += 1) await say(again, first);
  expect((await say(again, { ...first, messageId: "last" })).body).toMatchObject({
    why: "same_status",
  });
  expect((await say(again, first)).body).toMatchObject({ why: "too_many" });
  expect(await say(again, { ...first, messageId: "last" })).toMatchObject({
    status: 200,
    body: { why: "repeated_id" },
  });

  await say({ reference, status: "declined" }, first);
  await say(again, second);
  expect((await say(again, second)).body).toMatchObject({ why: "same_status" });
});

test.each(["desk_1", "link_1"])(
  "a report of a program never reads as one by telephone or by a link: %s",
  async (messageId) => {
    expect(await say({ reference, status: "declined" }, { messageId })).toMatchObject({
      status: 422,
      body: { error: "webhook-id begins with link_ or desk_" },
    });
    expect(await say("not signed", { messageId, secret: secretOf(9) })).toMatchObject({
      status: 401,
    });
    expect(await events()).toEqual([]);
    const shown = given.relay.db.selectFrom("partner_requests").select("message_id");
    expect(await shown.execute()).toEqual([{ message_id: null }, { message_id: null }]);
  },
);

test("what a firm said by telephone is stored with a line in the log, or not at all", async () => {
  // The log takes no line without a place.
  const nowhere = JSON.parse('{"place":null}');
  await given.runDue();
  await expect(report(given.relay.app, nowhere, reference, "contacted")).rejects.toThrow();
  expect(await events()).toEqual([]);
});

test("a report about a test message is understood, and nothing is stored", async () => {
  expect(await say({ reference: "TESTAB23", status: "contacted" })).toEqual({
    status: 202,
    body: { counted: false, status: "not_sent", why: "test" },
  });
  expect(await events()).toEqual([]);
});

test("a decline may have a documented reason, and no other report has one", async () => {
  expect(await say({ reference, status: "contacted", reason: "conflict" })).toMatchObject({
    status: 422,
    body: { member: "data.reason" },
  });
  expect(await say({ reference, status: "declined", reason: "boredom" })).toMatchObject({
    status: 422,
    body: { member: "data.reason" },
  });
  expect(await events()).toEqual([]);
  expect(await say({ reference, status: "received", reason: null })).toMatchObject({ status: 202 });
  await say({ reference, status: "declined", reason: "out_of_area" });
  expect((await events()).map(({ reason }) => reason)).toEqual([null, "out_of_area"]);
});

const erase = () => transact(given.relay.app, (app) => eraseContents(app, [reference]));

test.each([
  ["withdrawn", () => withdraw(given.relay.app, byDesk, reference)],
  ["erased", () => erasePerson(given.relay.app, byDesk, { email: "zora@example.com" })],
  ["expired", erase],
])(
  "a firm that had a lead learns that it was %s; another one learns nothing",
  async (cause, act) => {
    reference = await given.lead({ named: ["lee"], email: "zora@example.com" });
    await given.runDue();
    await act();
    const other = { id: "roe", secret: secretOf(2) };
    expect(await say({ reference, status: "contacted" })).toEqual({
      status: 410,
      body: { error: expect.stringMatching(/^This lead (was|is) \w/), cause },
    });
    expect(await say({ reference, status: "contacted" }, other)).toMatchObject({ status: 404 });
  },
);

test("reports that change nothing are stored 50 times per lead, and one that counts always", async () => {
  for (let n = 0; n < 60; n += 1) await say({ reference, status: "received" });
  expect(await events()).toHaveLength(51);
  expect(await say({ reference, status: "signed" })).toMatchObject({ body: { counted: true } });
  expect(await events()).toHaveLength(52);
});

test("a signed body of any bytes or members, broken or long, is counted or refused, and only a report is stored", async () => {
  const known = fc.record(
    {
      reference: fc.oneof(fc.constant(reference), fc.string({ maxLength: 30 })),
      status: fc.oneof(fc.constantFrom("received", "contacted"), fc.string()),
      note: fc.option(anyText({ maxLength: 600 })),
    },
    { requiredKeys: [] },
  );
  const body = fc.oneof(
    anyText(),
    fc.json(),
    fc
      .record({
        type: fc.constant("lead.status"),
        timestamp: fc.oneof(fc.constantFrom("2026-11-25T08:00:00Z", "banana"), fc.string()),
        data: known,
      })
      .map((one) => JSON.stringify(one)),
    fc.nat(200).map((cut) => JSON.stringify({ type: "lead.status", data: {} }).slice(0, cut)),
    fc.constantFrom(16 * 1024, 16 * 1024 + 1).map((size) => "[".repeat(size)),
  );
  await fc.assert(
    fc.asyncProperty(body, async (text) => {
      const before = (await events()).length;
      const { status } = await say(null, { body: text });
      expect([202, 404, 413, 422]).toContain(status);
      if (Buffer.byteLength(text) > 16 * 1024) expect(status).toBe(413);
      expect((await events()).length - before).toBe(status === 202 ? 1 : 0);
    }),
    { numRuns: 60 },
  );
});
