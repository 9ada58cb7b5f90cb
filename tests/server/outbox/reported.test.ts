import { afterEach, expect, test } from "vitest";
import { contactChannels } from "~/data/contact-channels";
import { correct } from "~/server/leads/correct";
import { byPerson } from "~/server/leads/operator-log";
import { stopContact, stopContactOf } from "~/server/leads/stop";
import { describeRequest, readRequest } from "~/server/leads/visitor-request";
import { menuActs } from "~/server/operator/acts";
import { readShown } from "~/server/operator/shown-submission";
import { noticeLeads } from "~/server/outbox/notices";
import { readReportLink } from "~/server/partners/report-link";
import { storeReport } from "~/server/partners/store-report";
import { makeReportToken } from "~/server/privacy/sealed-token";
import type { PartnerStatus } from "~/server/store/schema";
import { transact } from "~/server/store/transact";
import { findSubmission } from "~/server/submission/submission";
import { type Behaviour, reset, text } from "~/tests/support/fake-server";
import { optOutBy, pauseFirm, startFirms } from "~/tests/support/firms";
import { notified, pass, report, takeBack } from "~/tests/support/operator";
import { hour } from "~/tests/support/relay-fixture";
import { byDesk } from "~/tests/support/test-app";

// A firm says that it has a lead, although no attempt had a clear answer.

let given: Awaited<ReturnType<typeof startFirms>>;
afterEach(() => given.close());

const busy = text(429, "", { "Retry-After": "60" });

/** After which a firm may have a lead. */
const unclear = [
  ["was busy", busy],
  ["gave no answer", reset],
] as const;

function says(reference: string, partner: string, status: PartnerStatus) {
  const messageId = `${partner} ${given.relay.now()} ${status}`;
  return storeReport(given.relay.app, { reference, partner, status, messageId });
}

function linkOf(reference: string, partner: string) {
  const { keys, now } = given.relay.app;
  const link = { reference, status: "received", until: Math.round(now() / 1000) + 60 } as const;
  const token = makeReportToken(keys[0], { ...link, partner });
  return new URLSearchParams({ ...link, until: String(link.until), token });
}

/** Its firm, which gives this answer to it, and the other one of `a` and `b`. */
async function answeredBy(reference: string, answer: Behaviour) {
  const { partner } = await given.routing(reference);
  const [first, second] = partner === "a" ? ["a", "b"] : ["b", "a"];
  given.firm(first).next(answer);
  await given.runDue();
  return { first, second };
}

/** How often a firm was sent a lead. */
const sentTo = (id: string, reference: string) =>
  given.firm(id).requests.filter(({ body }) => body.includes(reference)).length;

test.each(unclear)(
  "a firm that reports a lead during an attempt and then %s is not sent it again",
  async (_, then) => {
    given = await startFirms({ a: {}, b: {} });
    const reference = await given.lead({ named: ["a"] });
    const said: unknown[] = [];
    const answer: Behaviour = async (request, response) => {
      said.push(await says(reference, "a", "received"));
      return then(request, response);
    };
    given.firm("a").next(answer);
    await given.runDue();
    expect(said).toMatchObject([{ kind: "counted" }]);
    given.relay.advance(hour);
    await given.runDue();
    expect(sentTo("a", reference)).toBe(1);
    expect(await given.relay.delivery(reference, "firm:a")).toMatchObject({
      state: "delivered",
      cause: "reported",
    });
    expect(await given.standing(reference)).toEqual({
      status: "received",
      holder: "a",
      need: null,
    });
  },
);

test("a firm that says by telephone during an attempt that it has the lead keeps it, and is not sent it again", async () => {
  given = await startFirms({ a: {}, b: {} });
  const { app } = given.relay;
  const reference = await given.lead({ named: ["a"] });
  given.firm("a").next(busy);
  await given.runDue();
  const acted: unknown[] = [];
  given.firm("a").next(async (request, response) => {
    acted.push(await report(app, byDesk, reference, "received"));
    acted.push(await takeBack(app, byDesk, reference));
    return busy(request, response);
  });
  given.relay.advance(hour);
  await given.runDue();
  expect(acted).toMatchObject([{ kind: "done" }, { kind: "failed" }]);
  expect(await takeBack(app, byDesk, reference)).toMatchObject({ kind: "failed" });
  given.relay.advance(hour);
  await given.runDue();
  expect(sentTo("a", reference)).toBe(2);
  expect(await given.standing(reference)).toEqual({ status: "received", holder: "a", need: null });
});

test("a report says nothing of a correction that the firm was not sent, which needs the operator if it is refused", async () => {
  given = await startFirms({ a: {} });
  const { app } = given.relay;
  const reference = await given.lead();
  await given.runDue();
  given.firm("a").next(busy);
  await correct(app, byPerson, reference, { changes: { city: "Utica" } });
  await given.runDue();
  given.firm("a").next(text(422, ""));
  expect(await says(reference, "a", "contacted")).toMatchObject({ kind: "counted" });
  given.relay.advance(hour);
  await given.runDue();
  expect(await given.standing(reference)).toEqual({
    status: "contacted",
    holder: "a",
    need: "failed",
  });
});

test("an earlier firm that accepts a correction of a lead that another firm has is told of by hand", async () => {
  given = await startFirms({ a: {}, b: {} });
  const { app } = given.relay;
  const reference = await given.lead();
  const { first, second } = await answeredBy(reference, reset);
  await pass(app, byDesk, reference, { reason: "they do not answer", to: second });
  given.relay.advance(hour);
  await given.runDue();
  const there = { status: "sent", holder: second };
  expect(await given.standing(reference)).toEqual({ ...there, need: null });

  await correct(app, byPerson, reference, { changes: { city: "Utica" } });
  await given.runDue();
  expect(given.types(first)).toEqual(["lead.corrected"]);
  expect(await given.standing(reference)).toEqual({ ...there, need: "notify" });
  expect(await notified(app, byDesk, reference)).toMatchObject({ kind: "done" });
  await correct(app, byPerson, reference, { changes: { city: "Troy" } });
  await given.runDue();
  expect(given.types(first)).toEqual(["lead.corrected", "lead.corrected"]);
  expect(await given.standing(reference)).toEqual({ ...there, need: null });
});

test("an earlier firm that was told of a correction by hand does not get a lead back that it may not have", async () => {
  given = await startFirms({ a: {}, b: {} });
  const { app } = given.relay;
  const reference = await given.lead();
  const { first, second } = await answeredBy(reference, reset);
  await pass(app, byDesk, reference, { reason: "they do not answer", to: second });
  given.relay.advance(hour);
  await given.runDue();
  given.firm(first).next(text(422, ""));
  await correct(app, byPerson, reference, { changes: { city: "Utica" } });
  await given.runDue();
  expect(await notified(app, byDesk, reference)).toMatchObject({ kind: "done" });
  expect(await given.standing(reference)).toEqual({ status: "sent", holder: second, need: null });

  await says(reference, second, "declined");
  expect(await given.standing(reference)).toEqual({
    status: "declined",
    holder: null,
    need: "declined",
  });
});

test("two firms that have one lead still need a person after an opt-out by request", async () => {
  given = await startFirms({ a: {}, b: {} });
  const { app } = given.relay;
  const email = "zora@example.com";
  const reference = await given.lead({ email });
  const { first, second } = await answeredBy(reference, reset);
  await pass(app, byDesk, reference, { reason: "they do not answer", to: second });
  given.relay.advance(hour);
  await given.runDue();
  await says(reference, first, "contacted");
  await given.relay.submit({ kind: "opt_out", email });
  await given.runDue();
  expect(await given.standing(reference)).toMatchObject({ holder: second, need: "notify" });
});

test("a firm that was busy for seven days has the lead that it reports while no other firm can have it", async () => {
  given = await startFirms({ a: {}, b: {} });
  const reference = await given.lead();
  const { first, second } = await answeredBy(reference, busy);
  await pauseFirm(given.relay.db, second, 1);
  given.firm(first).always(busy);
  for (let days = 0; days < 9; days += 1) {
    given.relay.advance(24 * hour);
    await given.runDue();
  }
  expect(await given.routing(reference)).toMatchObject({ state: "waiting" });
  expect(await says(reference, first, "contacted")).toMatchObject({ kind: "counted" });
  expect(await given.standing(reference)).toMatchObject({ status: "contacted", holder: first });
});

test("a firm that was busy, and then barred by a correction, is told of a stop after it reports", async () => {
  given = await startFirms({ a: { states: ["NY"], share: 1000 }, b: {} });
  const { app } = given.relay;
  const email = "zora@example.com";
  const reference = await given.lead({ email, fields: { state: "NY" } });
  given.firm("a").next(busy);
  await given.runDue();
  await correct(app, byDesk, reference, { changes: { state: "TX" } });
  given.relay.advance(hour);
  await given.runDue();
  expect(await given.standing(reference)).toMatchObject({ holder: "b" });
  expect(await says(reference, "a", "contacted")).toMatchObject({ why: "not_yours" });
  await stopContact(app, byPerson, { email, channels: ["calls"], manner: "web" });
  await given.runDue();
  expect(given.types("a")).toContain("contact.revoked");
  expect(await given.standing(reference)).toMatchObject({ holder: "b", need: "notify" });
});

test("an earlier firm that may have a lead gets it by its report if no other firm has it", async () => {
  given = await startFirms({ a: {}, b: {}, c: {} });
  const { app } = given.relay;
  const reference = await given.lead({ named: ["a", "b", "c"] });
  const { partner } = await given.routing(reference);
  const [first = "", second = "", third = ""] = [
    partner ?? "",
    ..."abc".replace(partner ?? "", ""),
  ];
  given.firm(first).next(reset);
  await given.runDue();
  await pass(app, byDesk, reference, { reason: "they do not answer", to: second });
  given.firm(second).next(text(422, ""));
  given.relay.advance(hour);
  await given.runDue();
  expect(await given.standing(reference)).toMatchObject({ holder: third });

  expect(await says(reference, third, "declined")).toMatchObject({ kind: "counted" });
  expect(await given.routing(reference)).toMatchObject({ partner: null, state: "exhausted" });
  // Behind the link of a mail, too.
  const result = async (partner: string) =>
    (await readReportLink(app, { id: partner, query: linkOf(reference, partner) })).result;
  expect(await result(first)).toBeNull();
  expect(await result(second)).toMatchObject({ why: "not_yours" });
  // It refused it.
  expect(await says(reference, second, "received")).toMatchObject({ why: "not_yours" });
  expect(await says(reference, first, "contacted")).toMatchObject({ kind: "counted" });
  expect(await given.standing(reference)).toEqual({
    status: "contacted",
    holder: first,
    need: null,
  });
  expect(await says(reference, third, "contacted")).toMatchObject({ kind: "not_counted" });
});

test("a report by telephone that is not stored any more leaves no trace", async () => {
  given = await startFirms({ a: {} });
  const { app, db } = given.relay;
  const reference = await given.lead();
  given.firm("a").next(text(422, ""));
  await given.runDue();
  // What a firm may repeat of a lead that it refused has a limit.
  for (let said = 0; said <= 50; said += 1) {
    given.relay.advance(1);
    expect(await says(reference, "a", "received")).toMatchObject({ why: "not_yours" });
  }
  const stored = async () => [
    await given.relay.deliveries(reference),
    await given.standing(reference),
    await db.selectFrom("operator_log").selectAll().execute(),
  ];
  const before = await stored();
  expect(await report(app, byDesk, reference, "received")).toMatchObject({ kind: "failed" });
  expect(await stored()).toEqual(before);
});

test("a firm that called the person and did not get a correction needs the operator", async () => {
  given = await startFirms({ a: {} });
  const reference = await given.lead();
  await given.runDue();
  await says(reference, "a", "contacted");
  await correct(given.relay.app, byPerson, reference, { changes: { city: "Troy" } });
  given.firm("a").next(reset);
  await given.runDue();
  given.firm("a").next(text(422, ""));
  given.relay.advance(hour);
  await given.runDue();
  expect(await given.standing(reference)).toEqual({
    status: "contacted",
    holder: "a",
    need: "failed",
  });
});

/** What a firm took, without the tests of its server. */
const told = (id: string) => given.types(id).filter((type) => type !== "test.ping");

/** A lead that its firm answered 429, and that was corrected since: the firm said that it has it. */
async function reportedAfterBusy() {
  given = await startFirms({ a: {}, b: {} });
  const email = "zora@people.test";
  const reference = await given.lead({ named: ["a", "b"], email });
  const { first } = await answeredBy(reference, busy);
  await correct(given.relay.app, byPerson, reference, { changes: { city: "Utica" } });
  expect(await says(reference, first, "contacted")).toMatchObject({ kind: "counted" });
  expect(await given.standing(reference)).toEqual({
    status: "contacted",
    holder: first,
    need: null,
  });
  return { reference, first, email };
}

test("a firm that answered 429 and then reports a lead gets what was corrected meanwhile as a correction", async () => {
  const { first } = await reportedAfterBusy();
  given.relay.advance(hour);
  await given.runDue();
  expect(told(first)).toEqual(["lead.corrected"]);
});

test("a firm that answered 429 and then reports a lead is told of a stop of all contact", async () => {
  const { first, email } = await reportedAfterBusy();
  const { app } = given.relay;
  await stopContact(app, byPerson, { email, channels: [...contactChannels], manner: "web" });
  given.relay.advance(hour);
  await given.runDue();
  expect(told(first).toSorted()).toEqual(["contact.revoked", "lead.corrected"]);
});

test.each([
  ["a stop before it, if nobody sent it", { before: true, isSent: false }],
  ["a stop after it, if nobody sent it", { before: false, isSent: false }],
  ["nothing that was sent", { before: true, isSent: true }],
] as const)(
  "a report by telephone that is taken back takes back %s",
  async (_, { before, isSent }) => {
    given = await startFirms({ a: {} });
    const { app } = given.relay;
    const email = "zora@people.test";
    const reference = await given.lead({ named: ["a"], email });
    const stop = () => stopContact(app, byPerson, { email, channels: ["calls"], manner: "web" });
    await answeredBy(reference, busy);
    if (before) await stop();
    const standing = await given.standing(reference);
    given.relay.advance(1000);
    expect(await report(app, byDesk, reference, "received")).toMatchObject({ kind: "done" });
    if (!before) await stop();
    expect(await given.standing(reference)).toMatchObject({ need: "notify" });
    // Its server may be asked again after a minute.
    if (isSent) given.relay.advance(hour);
    if (isSent) await given.runDue();
    expect(told("a")).toEqual(isSent ? ["contact.revoked"] : []);

    expect(await takeBack(app, byDesk, reference)).toMatchObject({ kind: "done" });
    expect(await given.standing(reference)).toEqual(standing);
    given.relay.advance(hour);
    await given.runDue();
    expect(told("a")).toEqual(isSent ? ["contact.revoked", "lead.created"] : ["lead.created"]);
  },
);

test.each([
  ["a stop of all contact", "contact.revoked"],
  ["a stop of some contact", "contact.revoked"],
  ["an opt-out by form", "privacy.opted_out"],
  ["an opt-out by a signal", "privacy.opted_out"],
  ["a correction", "lead.corrected"],
] as const)(
  "a firm that answered 429 and reports a lead of another firm is told of %s before its report",
  async (what, about) => {
    given = await startFirms({ a: {}, b: {} });
    const { app } = given.relay;
    const email = "zora@people.test";
    const reference = await given.lead({ email });
    const { first, second } = await answeredBy(reference, busy);
    await pass(app, byDesk, reference, { to: second });
    given.relay.advance(hour);
    await given.runDue();
    if (what === "a correction") {
      await correct(app, byPerson, reference, { changes: { city: "Utica" } });
    } else if (about === "contact.revoked") {
      const channels = what.includes("all") ? [...contactChannels] : (["texts"] as const);
      await stopContact(app, byPerson, { email, channels, manner: "web" });
    } else {
      if (what.includes("form")) await given.relay.submit({ kind: "opt_out", email });
      await optOutBy(given.relay, email);
      if (what.includes("signal")) {
        await transact(app, (app) => noticeLeads(app, [reference], { about: "privacy.opted_out" }));
      }
    }
    await given.runDue();
    expect([told(first), told(second)]).toEqual([[], ["lead.created", about]]);
    expect(await says(reference, first, "contacted")).toMatchObject({ why: "not_yours" });
    await given.runDue();
    expect([told(first), told(second)]).toEqual([[about], ["lead.created", about]]);
    // A further report brings it no second time.
    expect(await says(reference, first, "signed")).toMatchObject({ why: "not_yours" });
    await given.runDue();
    expect(told(first)).toEqual([about]);
  },
);

test("a firm that answered 429 and declines a lead of another firm is told of a stop before and after that, and of no correction", async () => {
  given = await startFirms({ a: {}, b: {} });
  const { app } = given.relay;
  const email = "zora@people.test";
  const reference = await given.lead({ email });
  const { first, second } = await answeredBy(reference, busy);
  await pass(app, byDesk, reference, { to: second });
  given.relay.advance(hour);
  await given.runDue();
  const stop = (channel: "texts" | "emails") =>
    stopContact(app, byPerson, { email, channels: [channel], manner: "web" });
  await stop("texts");
  await correct(app, byPerson, reference, { changes: { city: "Utica" } });
  expect(await says(reference, first, "declined")).toMatchObject({ why: "not_yours" });
  await given.runDue();
  expect(told(first)).toEqual(["contact.revoked"]);
  await correct(app, byPerson, reference, { changes: { city: "Troy" } });
  await stop("emails");
  await given.runDue();
  expect(told(first)).toEqual(["contact.revoked", "contact.revoked"]);
  expect(await given.standing(reference)).toEqual({ status: "sent", holder: second, need: null });
});

test.each(unclear)(
  "an earlier firm that %s gets a lead by its report while it waits for a place at another firm",
  async (_, answer) => {
    given = await startFirms({ a: {}, b: {}, c: { dailyCap: 1 } });
    const { app } = given.relay;
    const full = await given.lead({ named: ["c"] });
    const reference = await given.lead({ named: ["a", "b", "c"] });
    const { first, second } = await answeredBy(reference, answer);
    await pass(app, byDesk, reference, { reason: "they do not answer", to: second });
    given.firm(second).next(text(422, ""));
    given.relay.advance(hour);
    await given.runDue();
    expect(await given.routing(reference)).toMatchObject({ state: "waiting" });

    expect(await says(reference, first, "received")).toMatchObject({ kind: "counted" });
    const there = { status: "received", holder: first, need: null };
    expect(await given.standing(reference)).toEqual(there);
    given.relay.advance(25 * hour);
    await given.runDue();
    expect(given.got().c).toEqual([full]);
    expect(sentTo(first, reference)).toBe(1);
    expect(await given.standing(reference)).toEqual(there);
    const told = (await readShown(app, reference))?.view.timeline.map((one) => one.text);
    expect(told).toContain(`Its firm gets it again: it goes to Firm ${first}`);
  },
);

test.each(unclear)(
  "a lead comes back to a firm that %s and reports it before it is sent to the next firm",
  async (_, answer) => {
    given = await startFirms({ a: {}, b: {} });
    const { app } = given.relay;
    const reference = await given.lead();
    const { first, second } = await answeredBy(reference, answer);
    await pass(app, byDesk, reference, { reason: "they do not answer", to: second });
    expect(await says(reference, first, "received")).toMatchObject({ kind: "counted" });
    const there = { status: "received", holder: first, need: null };
    expect(await given.standing(reference)).toEqual(there);
    expect(await takeBack(app, byDesk, reference)).toMatchObject({ kind: "failed" });
    given.relay.advance(25 * hour);
    await given.runDue();
    expect(sentTo(first, reference)).toBe(1);
    expect(sentTo(second, reference)).toBe(0);
    expect(await given.standing(reference)).toEqual(there);
    expect(await says(reference, first, "contacted")).toMatchObject({ kind: "counted" });
    // The next firm was never sent it, so it can still get it.
    expect(await says(reference, first, "declined")).toMatchObject({ kind: "counted" });
    await given.runDue();
    expect(sentTo(second, reference)).toBe(1);
    expect(await given.standing(reference)).toEqual({ status: "sent", holder: second, need: null });
  },
);

test.each(unclear)(
  "a lead whose firm %s is that firm's again when it reports it after an opt-out by form, and the next firm gets nothing",
  async (how, answer) => {
    given = await startFirms({ a: {}, b: {} });
    const { app } = given.relay;
    const email = "zora@people.test";
    const reference = await given.lead({ email });
    const { first, second } = await answeredBy(reference, answer);
    await pass(app, byDesk, reference, { to: second, reason: "they asked" });
    await given.relay.submit({ kind: "opt_out", email });
    await optOutBy(given.relay, email);
    // It is known at once that the first firm may have it, and the second never will.
    const holder = how === "was busy" ? null : first;
    expect(await given.standing(reference)).toMatchObject({ holder });
    expect(await says(reference, first, "contacted")).toMatchObject({ kind: "counted" });
    expect(await given.routing(reference)).toMatchObject({ state: "routed", partner: first });
    expect(await given.standing(reference)).toMatchObject({ status: "contacted", holder: first });
    given.relay.advance(hour);
    await given.runDue();
    expect(told(first)).toEqual(["privacy.opted_out"]);
    expect(given.types(second)).toEqual([]);
  },
);

test.each([
  ["before an opt-out by form", "opt_out", "before"],
  ["after an opt-out by form", "opt_out", "after"],
  ["before a stop of all contact", "stop", "before"],
] as const)(
  "a lead that its second firm refuses %s is with the first one, which may have it",
  async (_, what, when) => {
    given = await startFirms({ a: {}, b: {} });
    const { app } = given.relay;
    const email = "zora@people.test";
    const reference = await given.lead({ email });
    const { first, second } = await answeredBy(reference, reset);
    await pass(app, byDesk, reference, { to: second, reason: "they asked" });
    const refuse = async () => {
      given.firm(second).next(text(422, ""));
      given.relay.advance(hour);
      await given.runDue();
    };
    if (when === "before") await refuse();
    if (what === "opt_out") await given.relay.submit({ kind: "opt_out", email });
    else await stopContactOf(app, byPerson, { reference, channels: contactChannels });
    if (when === "after") await refuse();
    expect(await given.routing(reference)).toMatchObject({ state: "routed", partner: first });
    expect(await given.standing(reference)).toMatchObject({ holder: first });
  },
);

test("a decline after an opt-out by form leads to an earlier firm that may have it, which the operator is told to ask", async () => {
  given = await startFirms({ a: {}, b: {} });
  const { app } = given.relay;
  const email = "zora@people.test";
  const reference = await given.lead({ email });
  const { first, second } = await answeredBy(reference, reset);
  await pass(app, byDesk, reference, { to: second, reason: "they asked" });
  given.relay.advance(hour);
  await given.runDue();
  await given.relay.submit({ kind: "opt_out", email });
  const shown = await readShown(app, reference);
  const act = menuActs.find(({ name }) => name === "declined");
  const ask = `Firm ${first} may have it, and no other firm will get it, so it is theirs again: ask them.`;
  expect(shown && act?.explain(shown)).toBe(ask);
  expect(await report(app, byDesk, reference, "declined")).toMatchObject({
    text: `Noted: declined. ${ask}`,
  });
  expect(await given.standing(reference)).toMatchObject({ holder: first });
});

/**
 * A lead that its first firm did not answer, and said that it has after the operator had sent it on: the
 * second has it by then, or was just sent it.
 */
async function reportedBySecond(answer: Behaviour) {
  given = await startFirms({ a: {}, b: {}, c: {} });
  const { app } = given.relay;
  const reference = await given.lead({ named: ["a", "b", "c"] });
  const { partner: first } = await given.routing(reference);
  if (first === null) throw new Error("No firm");
  const [second = "", third = ""] = ["a", "b", "c"].filter((id) => id !== first);
  given.firm(first).next(reset);
  await given.runDue();
  await pass(app, byDesk, reference, { reason: "they do not answer", to: second });
  given.firm(second).next(async (request, response) => {
    expect(await says(reference, first, "contacted")).toMatchObject({ why: "not_yours" });
    return answer(request, response);
  });
  given.relay.advance(hour);
  await given.runDue();
  const isBack = async () => {
    given.relay.advance(25 * hour);
    await given.runDue();
    expect(sentTo(third, reference)).toBe(0);
    expect([first, second].map((id) => sentTo(id, reference))).toEqual([1, 1]);
    expect(await given.standing(reference)).toEqual({
      status: "contacted",
      holder: first,
      need: null,
    });
  };
  return { reference, first, second, third, isBack };
}

test.each([
  ["is busy", busy],
  ["refuses it", text(422, "")],
  ["is gone", text(410, "")],
] as const)(
  "a lead that a firm says it has goes back there, and to no third firm, if the next one %s",
  async (_, answer) => {
    const { isBack } = await reportedBySecond(answer);
    await isBack();
  },
);

test("a lead that a firm says it has goes back there, and to no third firm, if the next one declines", async () => {
  const { reference, first, second, isBack } = await reportedBySecond(text(204, ""));
  expect(await given.standing(reference)).toMatchObject({ status: "sent", holder: second });
  expect(await says(reference, second, "declined")).toMatchObject({ kind: "counted" });
  await isBack();
  expect(await says(reference, first, "received")).toMatchObject({ why: "backward" });
  expect(await says(reference, first, "signed")).toMatchObject({ kind: "counted" });
  expect(await says(reference, second, "contacted")).toMatchObject({ status: "declined" });
  // Each counts by what its firm had said, wherever the lead was then.
  const said = given.relay.db.selectFrom("partner_events").selectAll().orderBy("id");
  expect((await said.execute()).map((one) => [one.partner, one.status, one.counts])).toEqual([
    [first, "contacted", 1],
    [second, "declined", 1],
    [first, "received", 0],
    [first, "signed", 1],
    [second, "contacted", 0],
  ]);
});

test.each(["tells it", "is told that it declines"])(
  "a lead that a firm says it has, and the next one has, needs the operator until that %s",
  async (ends) => {
    const { reference, first, second } = await reportedBySecond(text(204, ""));
    const { app } = given.relay;
    const needs = async () => (await given.standing(reference))?.need;
    expect(await needs()).toBe("notify");
    expect((await readShown(app, reference))?.parties.retriableIds).toEqual([]);
    if (ends === "tells it") await notified(app, byDesk, reference);
    else await says(reference, first, "declined");
    expect(await needs()).toBeNull();
    await says(reference, first, "received");
    expect(await given.standing(reference)).toEqual({ status: "sent", holder: second, need: null });
  },
);

/** Whether each recipient has a lead, by name, on the page of its request. */
async function hasOnPage(reference: string) {
  const { app, db } = given.relay;
  const row = await findSubmission(db, reference);
  const recipients = row ? describeRequest(app, await readRequest(app, row)).recipients : [];
  return Object.fromEntries(recipients.map((one) => [one.name, one.has]));
}

test("a firm that said that it has a lead has it on the page of the request, also once the operator told it", async () => {
  const { reference, first, second } = await reportedBySecond(text(204, ""));
  const { app } = given.relay;
  const both = { [`Firm ${first}`]: "yes", [`Firm ${second}`]: "yes" };
  expect(await hasOnPage(reference)).toEqual(both);
  await notified(app, byDesk, reference);
  expect(await hasOnPage(reference)).toEqual(both);
});

test("a firm that took a correction and says that it has a lead that the next one has needs the operator", async () => {
  given = await startFirms({ a: {}, b: {} });
  const { app } = given.relay;
  const reference = await given.lead();
  const { first, second } = await answeredBy(reference, reset);
  await pass(app, byDesk, reference, { reason: "they do not answer", to: second });
  given.relay.advance(hour);
  await given.runDue();
  await correct(app, byPerson, reference, { changes: { city: "Utica" } });
  await given.runDue();
  expect(told(first)).toEqual(["lead.corrected"]);
  expect(await says(reference, first, "contacted")).toMatchObject({ why: "not_yours" });
  expect(await given.standing(reference)).toEqual({
    status: "sent",
    holder: second,
    need: "notify",
  });
  await notified(app, byDesk, reference);
  await says(reference, first, "signed");
  expect(await given.standing(reference)).toEqual({ status: "sent", holder: second, need: null });
});

test("a firm that signs a lead that the next one has cannot decline it any more, and gets it back", async () => {
  const { reference, first, second, third } = await reportedBySecond(text(204, ""));
  expect(await says(reference, first, "signed")).toMatchObject({ why: "not_yours" });
  expect(await says(reference, first, "declined")).toMatchObject({ why: "not_yours" });
  expect(await given.standing(reference)).toMatchObject({ holder: second, need: "notify" });
  expect(await says(reference, second, "declined")).toMatchObject({ kind: "counted" });
  expect(await given.standing(reference)).toEqual({ status: "signed", holder: first, need: null });
  given.relay.advance(25 * hour);
  await given.runDue();
  expect(sentTo(third, reference)).toBe(0);
});

test("a firm that says that it has a lead of the next firm, and then declines, does not get it back", async () => {
  const { reference, first, second, third } = await reportedBySecond(text(204, ""));
  expect(await says(reference, first, "declined")).toMatchObject({ why: "not_yours" });
  expect(await says(reference, second, "declined")).toMatchObject({ kind: "counted" });
  expect(await given.standing(reference)).toMatchObject({ holder: third });
});

test("the desk says before a decline by telephone, and after it, that the lead is with an earlier firm that has it", async () => {
  const { reference, first, isBack } = await reportedBySecond(text(204, ""));
  const { app } = given.relay;
  const shown = await readShown(app, reference);
  const act = menuActs.find(({ name }) => name === "declined");
  const again = `Firm ${first} has it too, so it is theirs again.`;
  expect(shown && act?.explain(shown)).toBe(again);
  const noted = await report(app, byDesk, reference, "declined");
  expect(noted).toMatchObject({ kind: "done", text: `Noted: declined. ${again}` });
  expect(await takeBack(app, byDesk, reference)).toMatchObject({ kind: "failed" });
  await isBack();
});

test("a lead that its next firm may have goes from the desk to no third firm while the first one has it", async () => {
  const { reference, first, third, isBack } = await reportedBySecond(reset);
  const { app } = given.relay;
  expect(await given.standing(reference)).toMatchObject({
    holder: expect.not.stringMatching(first),
  });
  const way = { reason: "they do not have it", to: third };
  expect(await pass(app, byDesk, reference, way)).toMatchObject({
    kind: "done",
    text: `Firm ${first} has it too, so it is theirs again.`,
  });
  await isBack();
  // Nothing was sent there, so nothing can be kept from being sent.
  expect(await readShown(app, reference)).toMatchObject({ undoable: null });
  expect(await takeBack(app, byDesk, reference)).toMatchObject({ kind: "failed" });
  await isBack();
});

test("a lead is back at a firm that reports it while the next one is being sent it and then is busy", async () => {
  given = await startFirms({ a: {}, b: {} });
  const { app } = given.relay;
  const reference = await given.lead();
  const { first, second } = await answeredBy(reference, reset);
  await pass(app, byDesk, reference, { reason: "they do not answer", to: second });
  const answer: Behaviour = async (request, response) => {
    expect(await says(reference, first, "contacted")).toMatchObject({ why: "not_yours" });
    return busy(request, response);
  };
  given.firm(second).next(answer);
  given.relay.advance(hour);
  await given.runDue();
  expect(await given.standing(reference)).toEqual({
    status: "contacted",
    holder: first,
    need: null,
  });
  given.relay.advance(hour);
  await given.runDue();
  expect([sentTo(first, reference), sentTo(second, reference)]).toEqual([1, 1]);
});

test("a firm that has signed a lead cannot decline it any more, and keeps it", async () => {
  given = await startFirms({ a: {}, b: {} });
  const reference = await given.lead();
  await given.runDue();
  const { partner } = await given.routing(reference);
  await says(reference, partner ?? "", "signed");
  const late = await says(reference, partner ?? "", "declined");
  expect(late).toMatchObject({ status: "signed", why: "final" });
  expect(await given.standing(reference)).toEqual({
    status: "signed",
    holder: partner,
    need: null,
  });
});

test("a firm that answered 429 and says that it has a lead of another firm by now gets its corrections", async () => {
  given = await startFirms({ a: {}, b: {} });
  const { app } = given.relay;
  const reference = await given.lead();
  const { first, second } = await answeredBy(reference, busy);
  await pass(app, byDesk, reference, { to: second });
  given.relay.advance(hour);
  await given.runDue();
  expect(await says(reference, first, "contacted")).toMatchObject({ why: "not_yours" });
  expect(await given.standing(reference)).toMatchObject({ status: "sent", holder: second });
  await correct(app, byPerson, reference, { changes: { city: "Utica" } });
  given.relay.advance(hour);
  await given.runDue();
  expect(told(first)).toEqual(["lead.corrected"]);
  expect(told(second)).toEqual(["lead.created", "lead.corrected"]);
});

/** A lead that its firm did not answer, and declines after the operator sent it on, before or after it went. */
async function declinedLate(isSent: boolean) {
  given = await startFirms({ a: {}, b: {} });
  const { app } = given.relay;
  const reference = await given.lead();
  const { first, second } = await answeredBy(reference, reset);
  await pass(app, byDesk, reference, { reason: "they do not answer", to: second });
  if (isSent) given.relay.advance(hour);
  await given.runDue();
  expect(await says(reference, first, "declined")).toMatchObject({ why: "not_yours" });
  return { reference, first, second };
}

test("a firm that did not answer and declines a lead of another firm by now gets no corrections", async () => {
  const { reference, first, second } = await declinedLate(true);
  const { app } = given.relay;
  await correct(app, byPerson, reference, { changes: { city: "Utica" } });
  given.relay.advance(hour);
  await given.runDue();
  expect([first, second].map((id) => sentTo(id, reference))).toEqual([1, 2]);
  expect(await hasOnPage(reference)).toMatchObject({
    [`Firm ${first}`]: "declined",
    [`Firm ${second}`]: "yes",
  });
  // It cannot say otherwise, as after a decline that counted.
  expect(await says(reference, first, "contacted")).toMatchObject({ why: "final" });
});

test("a lead is not taken back to a firm that declined it after the operator sent it on", async () => {
  const { reference, second } = await declinedLate(false);
  const { app } = given.relay;
  expect(await takeBack(app, byDesk, reference)).toMatchObject({ kind: "failed" });
  given.relay.advance(hour);
  await given.runDue();
  expect(await given.standing(reference)).toEqual({ status: "sent", holder: second, need: null });
});

test("a firm that declined what waits for it, after its sender opted out, cannot have told us that it has it", async () => {
  given = await startFirms({ a: {}, b: {} });
  const { app } = given.relay;
  const reference = await given.lead();
  const { first } = await answeredBy(reference, busy);
  const optOut = { about: "privacy.opted_out", request: null } as const;
  await transact(app, (app) => noticeLeads(app, [reference], optOut));
  await says(reference, first, "declined");
  expect(await report(app, byDesk, reference, "received")).toMatchObject({
    kind: "failed",
    text: "No firm has it, or it is closed.",
  });
});
