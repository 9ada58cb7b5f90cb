import { afterEach, describe, expect, test } from "vitest";
import { type ContactChannel, contactChannels } from "~/data/contact-channels";
import { takePartners } from "~/server/app";
import { correct as correctLead, takeBackAnswers } from "~/server/leads/correct";
import { erasePerson } from "~/server/leads/erase";
import { closePage } from "~/server/leads/open-request";
import { byPerson } from "~/server/leads/operator-log";
import { retryAll } from "~/server/leads/retry";
import { stopContact, stopContactOf } from "~/server/leads/stop";
import { asSenderSees, readStored } from "~/server/leads/stored-submission";
import { withdraw } from "~/server/leads/withdraw";
import { type Notice, noticeLeads } from "~/server/outbox/notices";
import { watchLeads } from "~/server/outbox/watch-leads";
import { storeReport } from "~/server/partners/store-report";
import type { Who } from "~/server/privacy/identity";
import { endings } from "~/server/state/delivery";
import { changeSubmissions } from "~/server/state/settle";
import { readSubmission } from "~/server/submission/submission";
import { text } from "~/tests/support/fake-server";
import { optOutBy, pauseFirm, startFirms } from "~/tests/support/firms";
import { notified, pass, retry, takeBack } from "~/tests/support/operator";
import { hour } from "~/tests/support/relay-fixture";
import { byDesk } from "~/tests/support/test-app";

let given: Awaited<ReturnType<typeof startFirms>>;
afterEach(() => given.close());

const states = async (reference: string) =>
  (await given.relay.deliveries(reference)).map(({ purpose, state }) => `${purpose} ${state}`);

test("a firm that is down when its lead is withdrawn is told once it is back, and gets nothing else", async () => {
  given = await startFirms({ a: {} });
  const reference = await given.lead({ email: "zora@example.com" });
  await given.runDue();
  await correctLead(given.relay.app, byPerson, reference, { changes: { "Last name": "Hurst" } });
  given.firm("a").always(text(503, "later"));
  await given.runDue();
  await withdraw(given.relay.app, byPerson, reference);
  await given.runDue();
  expect(given.types("a")).toEqual(["lead.created"]);
  const during = given.firm("a").requests.length;
  expect(during).toBeGreaterThan(1);

  given.firm("a").always(given.firm("a").receive);
  await given.relay.pass(hour);
  expect(given.types("a")).toEqual(["lead.created", "lead.withdrawn"]);
  expect(given.firm("a").events.at(-1)?.data).toMatchObject({ cause: "withdrawn" });
  expect(JSON.stringify(given.firm("a").events[1])).not.toContain("Hurst");
  expect(await states(reference)).toEqual([
    "submission delivered",
    "submission cancelled",
    "notice delivered",
  ]);
});

describe.each([
  ["is withdrawn", (reference: string) => withdraw(given.relay.app, byPerson, reference)],
  [
    "may not be used for contact",
    (reference: string) =>
      stopContactOf(given.relay.app, byPerson, { reference, channels: contactChannels }),
  ],
  ["is erased", () => erasePerson(given.relay.app, byDesk, { email: "zora@example.com" })],
] as const)("a firm that is being sent a lead that %s", (_, end) => {
  test.each([422, 429])("is told nothing of it after it answered %d", async (status) => {
    given = await startFirms({ a: {} });
    const reference = await given.lead({ email: "zora@example.com" });
    const firm = given.firm("a");
    firm.next(async (request, response) => {
      await end(reference);
      return text(status, "")(request, response);
    });
    firm.always(text(404, "never heard of it"));
    await given.runDue();
    await given.relay.pass(hour);
    expect(firm.requests).toHaveLength(1);
    expect(await states(reference)).toContain("notice cancelled");
    expect(await given.relay.needs()).toEqual([]);
  });
});

test("a request's page names the firm that was told of its stop, also if the clock was set back meanwhile", async () => {
  given = await startFirms({ a: {} });
  const { relay } = given;
  const reference = await given.lead();
  await given.runDue();
  relay.advance(-2 * hour);
  await stopContactOf(relay.app, byPerson, { reference, channels: ["texts"] });
  await given.runDue();
  expect(given.types("a")).toEqual(["lead.created", "contact.revoked"]);
  const stored = await readStored(relay.app, reference);
  const shown = stored && asSenderSees(stored, []);
  expect(shown?.deliveries.map(({ about }) => about)).toEqual([null, "contact.revoked"]);
});

test("a firm that is paused and may have a lead is told at once, and one that never got it after the lead", async () => {
  given = await startFirms({ a: {} });
  given.firm("a").always(text(503, "later"));
  const email = "zora@example.com";
  const tried = await given.lead({ email });
  await given.runDue();
  given.firm("a").always(given.firm("a").receive);
  const untried = await given.lead({ email });
  const { app, db } = given.relay;
  await pauseFirm(db, "a", given.relay.now());
  await stopContact(app, byPerson, { email, channels: ["texts"], manner: "web" });
  for (const reference of [tried, untried]) {
    await changeSubmissions(app, [reference], (app) =>
      noticeLeads(app, [reference], { about: "privacy.opted_out" }),
    );
  }
  const told = (of: string) =>
    given
      .firm("a")
      .events.filter(({ data }) => data.reference === of)
      .map(({ type }) => type);
  await given.relay.pass(hour);
  expect(told(tried)).toEqual(["contact.revoked", "privacy.opted_out"]);
  expect(told(untried)).toEqual([]);

  await pauseFirm(db, "a", null);
  await given.relay.pass(hour);
  expect(told(tried)).toEqual(["contact.revoked", "privacy.opted_out", "lead.created"]);
  expect(told(untried)).toEqual(["lead.created", "privacy.opted_out"]);
});

test("a firm that its lead left before it got it is told of no opt-out, unless it says that it has the lead", async () => {
  given = await startFirms({ a: { share: 1000 }, b: {} });
  const { app } = given.relay;
  const email = "zora@example.com";
  const reference = await given.lead({ email });
  given.firm("a").next(text(429, "", { "Retry-After": "60" }));
  await given.runDue();
  // As a post of the same form with a signal does.
  await optOutBy(given.relay, email);
  await changeSubmissions(app, [reference], (app) =>
    noticeLeads(app, [reference], { about: "privacy.opted_out" }),
  );
  await pass(app, byDesk, reference, { to: "b" });
  await given.relay.pass(hour);
  const told = (id: string) => given.types(id).filter((type) => type !== "test.ping");
  expect([told("a"), told("b")]).toEqual([[], ["lead.created"]]);
  expect(given.firm("b").events[0]?.data).toMatchObject({ opted_out: ["suppression"] });

  const said = { reference, partner: "a", status: "contacted", messageId: "1" } as const;
  await storeReport(app, said);
  await given.relay.pass(hour);
  expect(told("a")).toEqual(["privacy.opted_out"]);
});

test("a firm is told of no opt-out after an Undo of what was to be sent there", async () => {
  given = await startFirms({ a: { share: 1000 }, b: {} });
  const { app } = given.relay;
  const reference = await given.lead();
  given.firm("a").next(text(429, "", { "Retry-After": "60" }));
  await given.runDue();
  await pass(app, byDesk, reference, { to: "b" });
  await changeSubmissions(app, [reference], (app) =>
    noticeLeads(app, [reference], { about: "privacy.opted_out" }),
  );
  expect(await takeBack(app, byDesk, reference)).toMatchObject({ kind: "done" });
  await given.relay.pass(hour);
  expect([given.types("a"), given.types("b")]).toEqual([["lead.created"], []]);
});

test("a lead that its firm never got is withdrawn without a word to the firm", async () => {
  given = await startFirms({ a: {} });
  given.firm("a").always(text(503, "later"));
  const reference = await given.lead();
  await withdraw(given.relay.app, byPerson, reference);
  given.firm("a").always(given.firm("a").receive);
  await given.relay.pass(hour);
  expect(given.types("a")).toEqual([]);
  expect(await states(reference)).toEqual(["submission cancelled"]);
});

const acts: Record<string, (reference: string) => Promise<unknown>> = {
  correct: (reference) =>
    correctLead(given.relay.app, byPerson, reference, {
      changes: { "Last name": "Hurst" },
      seen: 1,
    }),
  stop: (reference) => stopContactOf(given.relay.app, byPerson, { reference, channels: ["texts"] }),
  answers: (reference) => takeBackAnswers(given.relay.app, { reference, seen: 1 }),
  withdraw: (reference) => withdraw(given.relay.app, byPerson, reference),
  close: (reference) => closePage(given.relay.app, reference),
};

test.each(Object.entries(acts))(
  "an erasure beside or before %s leaves nothing to send",
  async (_, act) => {
    given = await startFirms({ a: {} });
    const email = "zora@example.com";
    const answers = JSON.stringify({ diagnosed: "yes" });
    const reference = await given.lead({ email, answers });
    await given.runDue();
    await Promise.all([act(reference), erasePerson(given.relay.app, byPerson, { email })]);
    await act(reference);
    await given.runDue();

    const row = await given.relay.db
      .selectFrom("submissions")
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ fields: "{}", answers: null });
    expect(row.erased_at).not.toBeNull();
    const { db } = given.relay;
    const personal = await db.selectFrom("receipts").select("personal").execute();
    expect(personal.every((one) => one.personal === null)).toBe(true);
    expect((await states(reference)).filter((one) => one.includes("pending"))).toEqual([]);
    // Both notices are sent where the withdrawal came first.
    const ends = given.types("a").filter((type) => /withdrawn|erased/.test(type));
    expect(ends.length).toBeGreaterThan(0);
  },
);

describe("a notice about a lead", () => {
  type Delivery = Awaited<ReturnType<typeof given.relay.deliveries>>[number];
  type Sent = { destination: string; state?: Delivery["state"] };
  type Row = Sent & { ambiguous?: number; revision?: number; lease_token?: string };

  /** A lead with these deliveries in place of those that were planned. */
  async function sent(...rows: Row[]) {
    given = await startFirms({ a: {}, b: {} }, { FORM_ID: "main" });
    const reference = await given.lead();
    const { db } = given.relay;
    const [planned] = await given.relay.deliveries();
    if (!planned) throw new Error("Nothing planned");
    const { id: _, ...row } = planned;
    await db.deleteFrom("deliveries").execute();
    for (const changes of rows) {
      await db
        .insertInto("deliveries")
        .values({ ...row, state: "delivered", ...changes })
        .execute();
    }
    return reference;
  }

  const tell = ({ reference, ...notice }: Notice & { reference: string }) =>
    changeSubmissions(given.relay.app, [reference], (app) => noticeLeads(app, [reference], notice));
  const told = async () =>
    (await given.relay.deliveries()).filter(({ purpose }) => purpose === "notice");
  const cancelled = async () =>
    (await given.relay.deliveries())
      .filter(({ state }) => state === "cancelled")
      .map(({ destination }) => destination);

  test("goes once to each that has or may get it, and to a person about one that is gone", async () => {
    const reference = await sent(
      { destination: "firm:a" },
      { destination: "firm:a", revision: 2 },
      { destination: "firm:b", state: "pending", ambiguous: 1, lease_token: "t" },
      { destination: "form:case", state: "pending", lease_token: "t" },
      { destination: "form:home", state: "pending" },
      { destination: "firm:c", state: "refused" },
      { destination: "firm:d", state: "expired" },
      { destination: "firm:gone" },
      ...["ping", "retain", "confirmation", "staff", "form:newsletter"].map((destination) => ({
        destination,
      })),
    );
    expect(await tell({ reference, about: "lead.withdrawn" })).toBe(4);

    const at = given.relay.now();
    const details = JSON.stringify({ due_on: "2026-12-07" });
    const notice = {
      purpose: "notice",
      about: "lead.withdrawn",
      details,
      reference,
      regarding: reference,
      priority: 0,
      state: "pending",
      next_at: at,
      created_at: at,
      lease_token: null,
    };
    expect(await told()).toMatchObject([
      { ...notice, destination: "firm:a", channel: "firm:a", revision: 2 },
      { ...notice, destination: "firm:b", channel: "firm:b", revision: 1 },
      { ...notice, destination: "form:case", channel: "form:main", revision: 1 },
      { ...notice, destination: "firm:gone", revision: 1, ...endings.noWay, person_key: "" },
    ]);
    expect(await cancelled()).toEqual(["form:home", "firm:c", "firm:d"]);
    expect((await given.routing(reference)).search_ended_at).not.toBeNull();
  });

  test("is repeated only when the first was cancelled", async () => {
    const reference = await sent({ destination: "firm:a" }, { destination: "firm:b" });
    await tell({ reference, about: "lead.withdrawn" });
    await given.relay.db
      .updateTable("deliveries")
      .set({ state: "cancelled" })
      .where("purpose", "=", "notice")
      .where("destination", "=", "firm:b")
      .execute();
    expect(await tell({ reference, about: "lead.withdrawn" })).toBe(1);
    expect((await told()).map(({ destination }) => destination).at(-1)).toBe("firm:b");
    expect(await tell({ reference, about: "lead.erased" })).toBe(2);
  });

  test("asks a person once for the same fact and the same ways of contact", async () => {
    const reference = await sent({ destination: "firm:gone" });
    const about = "contact.revoked";
    const needs = async () =>
      (await told()).map((row) => [row.about, JSON.parse(row.details ?? "").stopped]);
    // As of a lead from before leads were routed.
    await given.relay.db.deleteFrom("routings").execute();
    const both = [
      tell({ reference, about: "lead.withdrawn" }),
      tell({ reference, about: "lead.withdrawn" }),
    ];
    expect((await Promise.all(both)).toSorted()).toEqual([0, 1]);
    await tell({ reference, about, stopped: ["texts"] });
    given.relay.advance(25 * hour);
    await tell({ reference, about, stopped: ["texts"] });
    await tell({ reference, about, stopped: ["calls", "texts"] });
    const asked = [
      ["lead.withdrawn", undefined],
      [about, "texts"],
      [about, "calls texts"],
    ];
    expect(await needs()).toEqual(asked);

    expect(await notified(given.relay.app, byPerson, reference)).toMatchObject({
      text: "Noted: you have told 3 recipients.",
    });
    await tell({ reference, about: "lead.withdrawn" });
    await tell({ reference, about, stopped: ["texts"] });
    expect(await needs()).toEqual(asked);
  });

  test("of a further stop name every way that was stopped since the lead came", async () => {
    const reference = await sent({ destination: "firm:a" });
    const { relay } = given;
    const { contact } = readSubmission(
      await relay.db.selectFrom("submissions").selectAll().executeTakeFirstOrThrow(),
    );
    const stop = (who: Who, channel: ContactChannel) =>
      stopContact(relay.app, byDesk, { ...who, channels: [channel], manner: "web" });
    const { email, phone } = contact;
    await stop({ phone }, "texts");
    relay.advance(hour);
    await stop({ email }, "calls");
    relay.advance(hour);
    const keys = [Buffer.alloc(32, 9), ...relay.app.keys] as const;
    await stopContact({ ...relay.app, keys }, byDesk, {
      email,
      channels: ["emails"],
      manner: "web",
    });

    expect((await told()).map(({ details }) => JSON.parse(details ?? "").stopped)).toEqual([
      "texts",
      "calls texts",
      "calls texts emails",
    ]);
    expect((await given.routing(reference)).search_ended_at).not.toBeNull();
  });

  test("that comes late names what was stopped since it was planned", async () => {
    given = await startFirms({ a: {} });
    const { relay } = given;
    const email = "zora@example.com";
    await given.lead({ email });
    await given.runDue();
    const stop = (channel: ContactChannel) =>
      stopContact(relay.app, byDesk, { email, channels: [channel], manner: "web" });
    given.firm("a").always(text(503, "later"));
    await stop("calls");
    await given.runDue();
    await stop("emails");

    given.firm("a").mend();
    await relay.pass(hour);
    const said = { stopped: ["calls", "emails"], allowed: ["texts"] };
    const revoked = given.firm("a").events.filter(({ type }) => type === "contact.revoked");
    expect(revoked).toMatchObject([{ data: said }, { data: said }]);
  });

  test("of a stop names the ways, and cancels what was not sent only if it is whole", async () => {
    const reference = await sent(
      { destination: "firm:a" },
      { destination: "firm:b", state: "pending" },
    );
    const about = "contact.revoked";
    await tell({ reference, about, stopped: ["texts"] });
    expect(await tell({ reference, about, stopped: ["calls", "texts"] })).toBe(1);
    expect(await cancelled()).toEqual([]);
    await tell({ reference, about, stopped: ["calls", "texts", "emails"] });

    expect(await cancelled()).toEqual(["firm:b"]);
    expect((await told()).map(({ details }) => JSON.parse(details ?? "").stopped)).toEqual([
      "texts",
      "calls texts",
      "calls texts emails",
    ]);
  });

  test("about one authorization concerns that firm alone", async () => {
    const reference = await sent(
      ...["firm:a", "firm:b"].flatMap((destination): Row[] => [
        { destination },
        { destination, state: "pending", revision: 2 },
      ]),
    );
    await tell({ reference, about: "lead.withdrawn", only: "firm:b" });

    expect((await told()).map(({ destination }) => destination)).toEqual(["firm:b"]);
    expect(await cancelled()).toEqual(["firm:b"]);
  });

  test("that is withdrawn is told once, and what was held is never sent", async () => {
    const reference = await sent(
      { destination: "firm:a" },
      { destination: "firm:gone" },
      { destination: "form:case", state: "quarantined" },
    );
    const { db } = given.relay;
    const other = await given.lead();
    given.relay.advance(hour);

    expect(await withdraw(given.relay.app, byPerson, reference)).toBe(true);
    const said = await db.selectFrom("operator_log").select("outcome").execute();
    expect(said).toEqual([{ outcome: "withdrawn; 2 to tell" }]);
    expect(await withdraw(given.relay.app, byPerson, reference)).toBe(false);
    expect(await given.relay.delivery(reference, "form:case")).toMatchObject({
      state: "cancelled",
      reason: "lead.withdrawn",
      updated_at: given.relay.now(),
    });
    const rows = await db
      .selectFrom("submissions")
      .select(["reference", "erased_at"])
      .orderBy("reference")
      .execute();
    expect(rows).toEqual([
      { reference, erased_at: given.relay.now() },
      { reference: other, erased_at: null },
    ]);
    const log = await db.selectFrom("privacy_log").select(["nature", "at"]).execute();
    expect(log).toEqual([{ nature: "erase", at: given.relay.now() }]);
  });
});

const correctPhone = async (reference: string, phone: string) => {
  const result = await correctLead(given.relay.app, byDesk, reference, {
    changes: { Phone: phone },
  });
  expect(result.kind).toBe("done");
};

describe("a correction", () => {
  test("reaches the firm that has the lead, even if it is paused, and none that declined", async () => {
    given = await startFirms({ a: {}, b: {}, c: {} });
    const reference = await given.lead();
    await given.runDue();
    const first = (await given.routing(reference)).partner ?? "";
    await given.decline(reference, first);
    await given.runDue();
    const second = (await given.routing(reference)).partner ?? "";
    await pauseFirm(given.relay.db, second, given.relay.now());

    await correctPhone(reference, "212 555 0188");
    await given.runDue();

    for (const id of ["a", "b", "c"]) {
      const types = { [first]: ["lead.created"], [second]: ["lead.created", "lead.corrected"] };
      expect(given.types(id)).toEqual(types[id] ?? []);
    }
    expect(given.firm(second).events[1]?.data).toMatchObject({
      reference,
      revision: 2,
      contact: { phone_e164: "+12125550188" },
    });
    expect(await given.routing(reference)).toMatchObject({ state: "routed", partner: second });
  });

  test("waits for an attempt in flight, which is not tried again", async () => {
    given = await startFirms({ a: {} });
    let release = () => {};
    const released = new Promise<void>((done) => {
      release = done;
    });
    given.firm("a").next(async (request, response) => {
      await released;
      return text(429, "")(request, response);
    });
    const reference = await given.lead();
    given.relay.advance(1000);
    await given.relay.outbox.tick();
    await given.firm("a").received(1);

    await correctPhone(reference, "212 555 0188");
    given.relay.advance(1000);
    await given.relay.outbox.tick();
    const [, second] = await given.relay.deliveries(reference);
    expect(second).toMatchObject({ revision: 2, state: "pending", lease_token: null });
    release();
    await given.relay.outbox.untilIdle();
    given.relay.advance(hour);
    await given.runDue();

    expect(given.firm("a").events).toMatchObject([{ type: "lead.created", data: { revision: 2 } }]);
    const states = (await given.relay.deliveries(reference)).map(({ state }) => state);
    expect(states).toEqual(["cancelled", "delivered"]);
  });

  test("that a firm refuses gives the lead to no other, and a firm that declined gets none", async () => {
    given = await startFirms({ a: {}, b: {} });
    const reference = await given.lead();
    await given.runDue();
    const { partner } = await given.routing(reference);
    const [first, second] = partner === "a" ? ["a", "b"] : ["b", "a"];
    given.firm(first).always(text(422, "no"));
    await correctPhone(reference, "212 555 0188");
    await given.runDue();
    expect(given.types(second)).toEqual([]);
    expect(await given.routing(reference)).toMatchObject({ state: "routed", partner: first });

    given.firm(first).always(text(429, ""));
    await correctPhone(reference, "212 555 0177");
    await given.runDue();
    await given.decline(reference, first);
    given.firm(first).mend();
    given.relay.advance(hour);
    await given.runDue();

    expect(given.types(first)).toEqual(["lead.created"]);
    expect(given.firm(second).events).toMatchObject([{ data: { revision: 3 } }]);
  });

  test("of a lead that still waits replaces it, also after a stop of some ways of contact", async () => {
    given = await startFirms({ a: {} });
    given.firm("a").always(text(429, ""));
    const reference = await given.lead();
    await given.runDue();
    await changeSubmissions(given.relay.app, [reference], (app) =>
      noticeLeads(app, [reference], {
        about: "contact.revoked",
        stopped: ["texts"],
      }),
    );
    await correctPhone(reference, "212 555 0188");
    given.firm("a").mend();
    given.relay.advance(hour);
    await given.runDue();

    expect(given.firm("a").events).toMatchObject([{ type: "lead.created", data: { revision: 2 } }]);
  });
});

test("a stop that a firm refused comes before its refused correction, and both are needs", async () => {
  given = await startFirms({ a: {} });
  const { app } = given.relay;
  const email = "zora@example.com";
  const reference = await given.lead({ email });
  await given.runDue();
  given.firm("a").always(text(422, ""));
  await stopContact(app, byPerson, { email, channels: ["calls"], manner: "web" });
  await given.runDue();
  await correctLead(app, byDesk, reference, { changes: { city: "Utica" } });
  await given.runDue();
  const need = async () => (await given.standing(reference))?.need;
  expect(await need()).toBe("notify");
  expect(await notified(app, byDesk, reference)).toMatchObject({ kind: "done" });
  expect(await need()).toBe("failed");
});

test.each([
  ["withdrawal", (reference: string) => withdraw(given.relay.app, byPerson, reference)],
  ["erasure", () => erasePerson(given.relay.app, byPerson, { email: "zora@example.com" })],
  ["stop of more", () => stopCallsOf("zora@example.com")],
])("a stop that a firm refused needs nobody once the firm took a later %s", async (_, tell) => {
  given = await startFirms({ a: {}, b: {} });
  const { app } = given.relay;
  const email = "zora@example.com";
  const reference = await given.lead({ email });
  await given.runDue();
  const { partner } = await given.routing(reference);
  given.firm(partner ?? "").next(text(422, ""));
  await stopContact(app, byPerson, { email, channels: ["texts"], manner: "web" });
  await given.runDue();
  expect(await given.relay.needs()).toEqual(["notify"]);
  await tell(reference);
  expect(await given.relay.needs()).toEqual(["notify"]);
  await given.runDue();
  expect(await given.relay.needs()).toEqual([]);
});

const stopCallsOf = (email: string) =>
  stopContact(given.relay.app, byPerson, { email, channels: ["calls"], manner: "web" });

test("a stop that a firm refused needs a person although it took an opt-out since", async () => {
  given = await startFirms({ a: {} });
  const email = "zora@example.com";
  await given.lead({ email });
  await given.runDue();
  given.firm("a").next(text(422, ""));
  await stopCallsOf(email);
  await given.runDue();
  await given.relay.submit({ kind: "opt_out", email });
  await given.runDue();
  expect(given.types("a")).toEqual(["lead.created", "privacy.opted_out"]);
  expect(await given.relay.needs()).toContain("notify");
});

describe("a correction to an address whose owner", () => {
  const owner = "owner@example.com";
  const correctAddress = (reference: string) =>
    correctLead(given.relay.app, byDesk, reference, { changes: { Email: owner } });
  const stop = (channels: readonly ContactChannel[]) =>
    stopContact(given.relay.app, byPerson, { email: owner, channels, manner: "web" });

  test.each([
    { channels: contactChannels, search_ended_at: expect.any(Number) },
    { channels: ["calls", "texts"] as const, search_ended_at: null },
  ])("stopped $channels tells every firm that was sent it", async ({ channels, ...search }) => {
    given = await startFirms({ a: {}, b: {} });
    await stop(channels);
    const reference = await given.lead();
    await given.runDue();
    const { partner: first } = await given.routing(reference);
    await given.decline(reference, first ?? "");
    await given.runDue();
    const { partner: second } = await given.routing(reference);
    await correctAddress(reference);
    await given.runDue();

    expect(given.types(first ?? "")).toEqual(["lead.created", "contact.revoked"]);
    const types = given.types(second ?? "");
    expect(types.toSorted()).toEqual(["contact.revoked", "lead.corrected", "lead.created"]);
    for (const { events } of [given.firm("a"), given.firm("b")]) {
      const revoked = events.find(({ type }) => type === "contact.revoked");
      expect(revoked?.data).toMatchObject({ reference, stopped: [...channels] });
    }
    expect(await given.routing(reference)).toMatchObject({ ...search, partner: second });
  });

  test("stopped some contact gives a declined lead to no further firm that its new state makes possible", async () => {
    given = await startFirms({ a: { states: ["NY"] }, b: { states: ["CA"] } });
    await stop(["texts"]);
    const reference = await given.lead({ fields: { state: "NY" } });
    await given.runDue();
    await given.decline(reference, "a");
    const changes = { Email: owner, state: "CA" };
    await correctLead(given.relay.app, byDesk, reference, { changes });
    await given.runDue();
    expect(given.got().b).toEqual([]);
    expect(await given.standing(reference)).toMatchObject({ need: "declined" });
  });

  test("stopped all contact keeps a lead that waits from every firm", async () => {
    given = await startFirms({ a: { dailyCap: 1 } });
    await stop(contactChannels);
    await given.lead();
    const reference = await given.lead();
    await correctAddress(reference);
    expect(await given.routing(reference)).toMatchObject({
      search_ended_at: expect.any(Number),
      check_at: null,
    });
    await given.relay.pass(48 * hour);
    await watchLeads({ app: given.relay.app })();
    await given.runDue();
    expect(given.got().a).not.toContain(reference);
    expect(given.types("a")).toEqual(["lead.created"]);
  });

  test("stopped what the lead has stopped already tells nobody again", async () => {
    given = await startFirms({ a: {} });
    await stop(["texts"]);
    const reference = await given.lead();
    await given.runDue();
    await stopContactOf(given.relay.app, byPerson, { reference, channels: ["texts", "calls"] });
    await given.runDue();
    await correctAddress(reference);
    await given.runDue();
    expect(given.types("a")).toEqual(["lead.created", "contact.revoked", "lead.corrected"]);
  });

  test("opted out tells a third party that has the lead, and leaves it to other firms", async () => {
    given = await startFirms({ a: { role: "third_party" }, b: { role: "third_party" }, c: {} });
    await optOutBy(given.relay, owner);
    const reference = await given.lead({ named: ["a"] });
    await given.runDue();
    const waits = await given.lead({ named: ["b", "c"] });
    expect((await given.routing(waits)).partner).toBe("b");
    for (const one of [reference, waits]) await correctAddress(one);
    await given.runDue();
    expect(given.types("a")).toEqual(["lead.created", "privacy.opted_out"]);
    expect(given.got()).toMatchObject({ b: [], c: [waits] });
  });
});

test("a lead that its one firm may not get any more is stopped, although the form service has it", async () => {
  given = await startFirms({ a: { role: "third_party" } }, { FORM_ID: "main" });
  const { relay } = given;
  const email = "zora@example.com";
  const reference = await given.lead({ email });
  await optOutBy(relay, email);
  await relay.submit({ kind: "opt_out", email });
  await given.runDue();
  const sent = (await relay.deliveries(reference)).map((one) => `${one.destination} ${one.state}`);
  expect(sent).toEqual(["form:case delivered", "firm:a withheld"]);
  const row = relay.db.selectFrom("submissions").select(["status", "holder", "need"]);
  expect(await row.where("reference", "=", reference).execute()).toEqual([
    { status: "stopped", holder: null, need: null },
  ]);
});

test("a correction of a lead whose firm left the file is a need for a person", async () => {
  given = await startFirms({ a: {} });
  const reference = await given.lead();
  await given.runDue();
  takePartners(given.relay, []);
  await correctPhone(reference, "212 555 0188");
  expect(await given.relay.delivery(reference, "firm:a")).toMatchObject({ revision: 1 });
  const newest = async () => (await given.relay.deliveries(reference)).at(-1);
  expect(await newest()).toMatchObject({ revision: 2, purpose: "submission", ...endings.noWay });
  expect(await given.relay.needs()).toEqual(["notify"]);
  // The newest values are what the operator must tell.
  await correctPhone(reference, "212 555 0199");
  expect(await states(reference)).toEqual([
    "submission delivered",
    "submission cancelled",
    "submission refused",
  ]);
  await notified(given.relay.app, byPerson, reference);
  expect(await given.relay.needs()).toEqual([]);
  await withdraw(given.relay.app, byPerson, reference);
  expect(await newest()).toMatchObject({ about: "lead.withdrawn", revision: 3, ...endings.noWay });
  expect(await given.relay.needs()).toEqual(["notify"]);
});

test("a firm that left the file before it got a lead gets the corrected one when it is back", async () => {
  given = await startFirms({ a: {} });
  given.firm("a").next(text(429, ""));
  const reference = await given.lead();
  await given.runDue();
  const { partners } = given.relay.config;
  takePartners(given.relay, []);
  await correctPhone(reference, "212 555 0188");
  await given.runDue();
  expect(await states(reference)).toEqual(["submission cancelled", "submission pending"]);
  expect(await given.relay.needs()).toEqual(["left firm:a"]);

  takePartners(given.relay, partners);
  await given.relay.pass(hour);
  expect(given.firm("a").events).toMatchObject([
    { type: "lead.created", data: { revision: 2, contact: { phone_e164: "+12125550188" } } },
  ]);
});

test("a notice without a way is sent by a retry once its firm is back, and by none before", async () => {
  given = await startFirms({ a: {} });
  const email = "zora@example.com";
  const reference = await given.lead({ email });
  await given.runDue();
  const { partners } = given.relay.config;
  takePartners(given.relay, []);
  await stopContact(given.relay.app, byPerson, { email, channels: ["texts"], manner: "web" });
  expect(await retry(given.relay.app, byDesk, reference)).toMatchObject({ kind: "failed" });
  expect(await retryAll(given.relay.app, byPerson, "refused")).toBe(0);
  expect(await given.relay.needs()).toEqual(["notify"]);

  takePartners(given.relay, partners);
  expect(await retry(given.relay.app, byDesk, reference)).toMatchObject({ kind: "done" });
  await given.runDue();
  expect(given.types("a")).toEqual(["lead.created", "contact.revoked"]);
  expect(await given.relay.needs()).toEqual([]);
});
