import { afterEach, describe, expect, test } from "vitest";
import { takePartners } from "~/server/app";
import { correct } from "~/server/leads/correct";
import { erasePerson } from "~/server/leads/erase";
import { byPerson } from "~/server/leads/operator-log";
import { retryAll } from "~/server/leads/retry";
import { stopContactOf } from "~/server/leads/stop";
import { withdraw } from "~/server/leads/withdraw";
import { readShown } from "~/server/operator/shown-submission";
import { checkClockAtStart, watchClock } from "~/server/outbox/clock";
import { noticeLeads } from "~/server/outbox/notices";
import { changeSubmissions } from "~/server/outbox/settle";
import { watchLeads } from "~/server/outbox/watch-leads";
import { storeReport } from "~/server/partners/store-report";
import { reset, text } from "~/tests/support/fake-server";
import { pauseFirm, startFirms } from "~/tests/support/firms";
import { pass, release, report, retry, takeBack } from "~/tests/support/operator";
import { hour, minute, second } from "~/tests/support/relay-fixture";
import { byDesk } from "~/tests/support/test-app";

// What the operator sends on waits for half a minute where it is, so that this can be undone. Whatever
// happens meanwhile, one firm gets the lead, or a person sees that none does.

let given: Awaited<ReturnType<typeof startFirms>>;
afterEach(() => given.close());

const email = "zora@example.com";
const channels = ["calls", "texts", "emails"] as const;

/** Of firm `a`, which declined a lead by telephone, or tries to take one that goes to `b` instead. */
const ways = ["declined", "sent"] as const;
type Way = (typeof ways)[number];

async function leaving(way: Way, firms: Record<string, Record<string, unknown>> = {}) {
  given = await startFirms({ a: { share: 1000 }, b: {}, c: {}, ...firms });
  const reference = await given.lead({ email });
  const { app } = given.relay;
  if (way === "sent") given.firm("a").always(text(429, "", { "Retry-After": "60" }));
  await given.settle();
  if (way === "sent") await pass(app, byDesk, reference, { to: "b" });
  else await report(app, byDesk, reference, "declined", { to: "b" });
  expect(await given.routing(reference)).toMatchObject({ partner: "a", next_partner: "b" });
  expect(await given.standing(reference)).toMatchObject({
    status: "sending",
    holder: "b",
    need: null,
  });
  return reference;
}

async function untilDue() {
  given.relay.advance(30 * second);
  await given.settle();
}

const toOthers = () => [given.got().b, given.got().c];

describe.each(ways)("a lead that its firm %s", (way) => {
  const atFirst = way === "sent" ? "sending" : "sent";

  test("goes where it is to go once the time is over, by whichever process looks first, and once", async () => {
    const reference = await leaving(way);
    const other = given.relay.another();
    given.relay.advance(30 * second);
    await Promise.all([given.relay.outbox.tick(), other.tick()]);
    await given.settle();
    expect(toOthers()).toEqual([[reference], []]);
    expect(await given.standing(reference)).toEqual({ status: "sent", holder: "b", need: null });
    expect(await given.routing(reference)).toMatchObject({ next_partner: null, check_at: null });
    expect(await takeBack(given.relay.app, byDesk, reference)).toMatchObject({ kind: "failed" });
  });

  test.each(["stop", "opt-out", "withdrawal", "erasure"])(
    "goes nowhere after a %s",
    async (what) => {
      const reference = await leaving(way);
      const { app } = given.relay;
      if (what === "stop") await stopContactOf(app, byPerson, { reference, channels });
      if (what === "opt-out") await given.relay.submit({ kind: "opt_out", email });
      if (what === "withdrawal") await withdraw(app, byDesk, reference);
      if (what === "erasure") await erasePerson(app, byDesk, { email });
      const first = given.firm("a");
      first.always(first.receive);
      given.relay.advance(minute);
      await untilDue();
      expect(toOthers()).toEqual([[], []]);
      // An opt-out keeps nothing from the firm that its sender chose.
      const leads = first.events.filter(({ type }) => type === "lead.created");
      expect(leads).toHaveLength(way === "declined" || what === "opt-out" ? 1 : 0);
    },
  );

  test("stays at its firm after the end of an authorization for the firm it was to go to", async () => {
    const reference = await leaving(way);
    const { app } = given.relay;
    const about = "lead.withdrawn" as const;
    await changeSubmissions(app.db, [reference], (trx) =>
      noticeLeads(app, trx, [reference], { about, only: "firm:b" }),
    );
    const first = given.firm("a");
    first.always(first.receive);
    given.relay.advance(minute);
    await untilDue();
    expect(given.got().a).toEqual([reference]);
    expect(toOthers()).toEqual([[], []]);
  });

  test("goes on after a stop of texts, and its firm is told of that", async () => {
    const reference = await leaving(way);
    await stopContactOf(given.relay.app, byPerson, { reference, channels: ["texts"] });
    await untilDue();
    expect(toOthers()).toEqual([[reference], []]);
    expect(given.firm("b").events[0]?.data).toMatchObject({ allowed: ["calls", "emails"] });
  });

  test("goes on at once when it is corrected, as it is then", async () => {
    const reference = await leaving(way);
    await correct(given.relay.app, byPerson, reference, { changes: { "First name": "Zoe" } });
    expect(await takeBack(given.relay.app, byDesk, reference)).toMatchObject({ kind: "failed" });
    await given.settle();
    expect(toOthers()).toEqual([[reference], []]);
    expect(given.firm("b").events[0]?.data).toMatchObject({ revision: 2 });
    expect(given.got().a).toEqual(way === "sent" ? [] : [reference]);
  });

  test("goes where the last act of an operator sends it", async () => {
    const reference = await leaving(way);
    const { app } = given.relay;
    expect(await pass(app, byDesk, reference, { to: "c" })).toMatchObject({ kind: "done" });
    await untilDue();
    expect(toOthers()).toEqual([[], [reference]]);
  });

  test("waits no longer after the clock was set back", async () => {
    const reference = await leaving(way);
    given.relay.advance(-5 * hour);
    await checkClockAtStart(given.relay.app);
    await untilDue();
    expect(toOthers()).toEqual([[reference], []]);
  });

  test("is taken back as if nothing had been, and its firm gets what waited for it", async () => {
    const reference = await leaving(way);
    const { app } = given.relay;
    expect(await takeBack(app, byDesk, reference)).toMatchObject({ kind: "done" });
    expect(await given.standing(reference)).toMatchObject({ status: atFirst, holder: "a" });
    const first = given.firm("a");
    first.always(first.receive);
    given.relay.advance(minute);
    await untilDue();
    expect(given.got()).toEqual({ a: [reference], b: [], c: [] });
    expect(await takeBack(app, byDesk, reference)).toMatchObject({ kind: "failed" });
  });
});

test("a lead that waits for its first firm waits no longer after the clock was set back", async () => {
  given = await startFirms({ a: {} });
  const { app, db } = given.relay;
  await pauseFirm(db, "a", given.relay.now());
  const reference = await given.lead();
  const check = watchClock(app);
  given.relay.advance(-30 * 24 * hour);
  await check();
  expect(await given.routing(reference)).toMatchObject({ state: "waiting", check_at: 0 });
});

describe("a lead whose next firm cannot have it any more", () => {
  test("goes to the one after it if its own declined it", async () => {
    const reference = await leaving("declined");
    await pauseFirm(given.relay.db, "b", given.relay.now());
    await untilDue();
    expect(toOthers()).toEqual([[], [reference]]);
    const { view } = (await readShown(given.relay.app, reference)) ?? {};
    const history = view?.timeline.map(({ text }) => text);
    expect(history).toContainEqual("Declined by its firm: it goes to Firm c");
  });

  test("needs the operator if none is left", async () => {
    const reference = await leaving("declined");
    takePartners(given.relay, []);
    await untilDue();
    expect(toOthers()).toEqual([[], []]);
    expect(await given.standing(reference)).toEqual({
      status: "declined",
      holder: null,
      need: "declined",
    });
  });

  test("stays where it is if the operator chose it, is sent there again, and its page says so", async () => {
    const reference = await leaving("sent");
    await pauseFirm(given.relay.db, "b", given.relay.now());
    await untilDue();
    expect(toOthers()).toEqual([[], []]);
    expect(await given.standing(reference)).toMatchObject({ status: "sending", holder: "a" });
    const { view } = (await readShown(given.relay.app, reference)) ?? {};
    expect(view?.place).toContain("It could not go to Firm b.");
    const first = given.firm("a");
    first.always(first.receive);
    given.relay.advance(minute);
    await given.settle();
    expect(given.got()).toEqual({ a: [reference], b: [], c: [] });
  });

  test("needs the operator again if its own refused it", async () => {
    given = await startFirms({ a: {}, b: {} });
    const { app, db } = given.relay;
    const reference = await given.lead({ named: ["a"] });
    given.firm("a").next(text(422, ""));
    await given.settle();
    expect(await given.standing(reference)).toMatchObject({ status: "failed", need: "failed" });
    await db.updateTable("routings").set({ named: '["a","b"]' }).execute();
    await pass(app, byDesk, reference, { to: "b" });
    expect(await given.standing(reference)).toMatchObject({ status: "sending", need: null });
    await pauseFirm(db, "b", given.relay.now());
    await untilDue();
    expect(await given.standing(reference)).toMatchObject({ status: "failed", need: "failed" });
  });
});

test("a lead stays at the firm that says meanwhile that it has it", async () => {
  const reference = await leaving("sent");
  const said = { reference, partner: "a", status: "received", messageId: "1" } as const;
  expect(await storeReport(given.relay.app, said)).toMatchObject({ kind: "counted" });
  await untilDue();
  expect(toOthers()).toEqual([[], []]);
  expect(await given.standing(reference)).toMatchObject({ status: "received", holder: "a" });
});

test("a lead that its firm declined while it was sent a correction goes on once that has ended, with what was corrected since", async () => {
  given = await startFirms({ a: { share: 1000 }, b: {} });
  const { app } = given.relay;
  const reference = await given.lead();
  await given.settle();
  await correct(app, byPerson, reference, { changes: { "First name": "Zoe" } });
  const first = given.firm("a");
  first.next(async (request, response) => {
    expect(await report(app, byDesk, reference, "declined")).toMatchObject({ kind: "done" });
    expect(await given.routing(reference)).toMatchObject({ partner: "a", next_partner: "b" });
    await correct(app, byPerson, reference, { changes: { "First name": "Zora" } });
    // Its firm would keep the old name.
    expect(await takeBack(app, byDesk, reference)).toMatchObject({ kind: "failed" });
    return first.receive(request, response);
  });
  await given.settle();
  await untilDue();
  expect(given.types("a")).toEqual(["lead.created", "lead.corrected"]);
  expect(given.firm("b").events.map(({ data }) => data.revision)).toEqual([3]);
});

test("a correction whose attempt failed while its firm declined is sent once the decline is taken back", async () => {
  given = await startFirms({ a: { share: 1000 }, b: {} });
  const { app } = given.relay;
  const reference = await given.lead();
  await given.settle();
  await correct(app, byPerson, reference, { changes: { "First name": "Zoe" } });
  given.firm("a").next(async (_, response) => {
    expect(await report(app, byDesk, reference, "declined")).toMatchObject({ kind: "done" });
    response.writeHead(503).end();
  });
  await given.settle();
  given.relay.advance(15 * second);
  await given.settle();
  expect(given.types("a")).toEqual(["lead.created"]);
  expect(await takeBack(app, byDesk, reference)).toMatchObject({ kind: "done" });
  given.relay.advance(hour);
  await given.settle();
  expect(given.types("a")).toEqual(["lead.created", "lead.corrected"]);
  expect(given.got().b).toEqual([]);
});

test("what the operator sends on waits for a correction that its firm is being sent", async () => {
  given = await startFirms({ a: { share: 1000 }, b: {} });
  const { app } = given.relay;
  const first = given.firm("a");
  first.next(reset);
  const reference = await given.lead();
  await given.settle();
  const busy = text(429, "", { "Retry-After": "20" });
  first.always(busy);
  await correct(app, byPerson, reference, { changes: { "First name": "Zoe" } });
  await given.settle();
  const sent = await pass(app, byDesk, reference, { to: "b", reason: "they asked" });
  expect(sent).toMatchObject({ kind: "done" });
  let isTried = false;
  first.next(async (request, response) => {
    given.relay.advance(30 * second);
    await watchLeads({ app })();
    const going = await given.routing(reference);
    isTried = going.partner === "a" && going.next_partner === "b";
    return busy(request, response);
  });
  given.relay.advance(18 * second);
  await given.settle();
  expect(isTried).toBe(true);
  expect(given.firm("b").events.map(({ data }) => data.revision)).toEqual([2]);
});

test("a decline of the firm itself goes at once to the firm that the operator chose", async () => {
  const reference = await leaving("sent");
  const said = { reference, partner: "a", status: "declined", messageId: "1" } as const;
  expect(await storeReport(given.relay.app, said)).toMatchObject({ kind: "counted" });
  expect(await given.routing(reference)).toMatchObject({ partner: "b", check_at: null });
});

test("a lead that is sent to its firm again goes to no other one, also by a retry of all", async () => {
  given = await startFirms({ a: {}, b: {} });
  const { app, db } = given.relay;
  const references = [await given.lead({ named: ["a"] }), await given.lead({ named: ["a"] })];
  given.firm("a").next(text(422, ""));
  given.firm("a").next(text(422, ""));
  await given.settle();
  await db.updateTable("routings").set({ named: '["a","b"]' }).execute();
  for (const reference of references) await pass(app, byDesk, reference, { to: "b" });
  await retry(app, byDesk, references[0] ?? "");
  await retryAll(app, byDesk, "refused");
  await untilDue();
  expect(given.got().b).toEqual([]);
  expect(given.got().a?.toSorted()).toEqual(references.toSorted());
});

test.each([
  ["none", "It is on its way."],
  ["opt-out", "Its sender opted out or stopped contact, so no firm gets it."],
  ["stop", "Its sender opted out or stopped contact, so no firm gets it."],
])("what is no spam says whether a firm gets it, after this request: %s", async (what, says) => {
  given = await startFirms({ a: {} });
  const reference = await given.lead({ email, state: "quarantined" });
  const { app } = given.relay;
  if (what === "opt-out") await given.relay.submit({ kind: "opt_out", email });
  if (what === "stop") await stopContactOf(app, byPerson, { reference, channels });
  expect(await release(app, byDesk, reference)).toMatchObject({ text: `Not spam. ${says}` });
  await given.settle();
  expect(given.got().a).toEqual(what === "none" ? [reference] : []);
});
