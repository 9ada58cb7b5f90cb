import { afterEach, describe, expect, test } from "vitest";
import { correct } from "~/server/leads/correct";
import { erasePerson } from "~/server/leads/erase";
import { byPerson } from "~/server/leads/operator-log";
import { retryAll } from "~/server/leads/retry";
import { stopContactOf } from "~/server/leads/stop";
import { withdraw } from "~/server/leads/withdraw";
import { readShown } from "~/server/operator/shown-submission";
import { checkClockAtStart, watchClock } from "~/server/outbox/clock";
import { noticeLeads } from "~/server/outbox/notices";
import { passOn, undoChoice } from "~/server/outbox/routing";
import { storeReport } from "~/server/partners/store-report";
import { findRouting } from "~/server/state/routing-row";
import { changeSubmissions } from "~/server/state/settle";
import { reset, text } from "~/tests/support/fake-server";
import { optOutBy, pauseFirm, startFirms } from "~/tests/support/firms";
import { done, pass, release, report, retry, takeBack } from "~/tests/support/operator";
import { hour, minute, second } from "~/tests/support/relay-fixture";
import { byDesk } from "~/tests/support/test-app";

// What the operator sends on is not sent for half a minute, so that this can be undone. Whatever happens
// meanwhile, one firm gets the lead, or a person sees that none does.

let given: Awaited<ReturnType<typeof startFirms>>;
afterEach(() => given.close());

const email = "zora@example.com";
const channels = ["calls", "texts", "emails"] as const;

/** Of firm `a`, which declined a lead by telephone, or is busy, so that it goes to `b` instead. */
const ways = ["declined", "sent"] as const;
type Way = (typeof ways)[number];

async function leaving(way: Way, firms: Record<string, Record<string, unknown>> = {}) {
  given = await startFirms({ a: { share: 1000 }, b: {}, c: {}, ...firms });
  const reference = await given.lead({ email });
  const { app } = given.relay;
  if (way === "sent") given.firm("a").always(text(429, "", { "Retry-After": "60" }));
  await given.runDue();
  if (way === "sent") await pass(app, byDesk, reference, { to: "b" });
  else await report(app, byDesk, reference, "declined", { to: "b" });
  expect(await given.routing(reference)).toMatchObject({ partner: "b" });
  expect(await given.standing(reference)).toMatchObject({
    status: "sending",
    holder: "b",
    need: null,
  });
  return reference;
}

async function untilDue() {
  given.relay.advance(30 * second);
  await given.runDue();
}

const toOthers = () => [given.got().b, given.got().c];

describe.each(ways)("a lead that its firm %s", (way) => {
  const atFirst = way === "sent" ? "sending" : "sent";

  test("goes to the next one once the time is over, by whichever process looks first, and once", async () => {
    const reference = await leaving(way);
    const other = given.relay.another();
    given.relay.advance(30 * second);
    await Promise.all([given.relay.outbox.tick(), other.tick()]);
    await given.runDue();
    expect(toOthers()).toEqual([[reference], []]);
    expect(await given.standing(reference)).toEqual({ status: "sent", holder: "b", need: null });
    expect(await takeBack(given.relay.app, byDesk, reference)).toMatchObject({ kind: "failed" });
  });

  test.each(["stop", "end of its authorization", "withdrawal", "erasure"])(
    "goes nowhere after a %s",
    async (what) => {
      const reference = await leaving(way);
      const { app } = given.relay;
      if (what === "stop") await stopContactOf(app, byPerson, { reference, channels });
      if (what === "end of its authorization") {
        const about = "lead.withdrawn" as const;
        await changeSubmissions(app, [reference], (app) =>
          noticeLeads(app, [reference], { about, only: "firm:b" }),
        );
      }
      if (what === "withdrawal") await withdraw(app, byDesk, reference);
      if (what === "erasure") await erasePerson(app, byDesk, { email });
      const first = given.firm("a");
      first.always(first.receive);
      given.relay.advance(minute);
      await untilDue();
      expect(toOthers()).toEqual([[], []]);
      const leads = first.events.filter(({ type }) => type === "lead.created");
      expect(leads).toHaveLength(way === "declined" ? 1 : 0);
      expect(await takeBack(app, byDesk, reference)).toMatchObject({ kind: "failed" });
    },
  );

  test("goes to no further firm after an opt-out by request, and does not come back", async () => {
    const reference = await leaving(way);
    const { app } = given.relay;
    await given.relay.submit({ kind: "opt_out", email });
    await optOutBy(given.relay, email);
    expect(await takeBack(app, byDesk, reference)).toMatchObject({ kind: "failed" });
    await untilDue();
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
    await given.runDue();
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

test("a lead that was claimed since its Undo was possible stays where it is sent", async () => {
  const reference = await leaving("declined");
  const { app, db } = given.relay;
  const routing = await findRouting(db, reference);
  const planned = await given.relay.delivery(reference, "firm:b");
  const { next, receive } = given.firm("b");
  next(async (request, response) => {
    const isUndone = await changeSubmissions(
      app,
      [reference],
      async (app) => routing && undoChoice(app, routing, planned),
    );
    expect(isUndone).toBe(false);
    return receive(request, response);
  });
  await untilDue();
  expect(toOthers()).toEqual([[reference], []]);
  expect(await given.standing(reference)).toEqual({ status: "sent", holder: "b", need: null });
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

describe.each(ways)(
  "a lead that its firm %s, and whose next firm cannot have it any more",
  (way) => {
    test("goes to the one after it", async () => {
      const reference = await leaving(way);
      await pauseFirm(given.relay.db, "b", given.relay.now());
      await untilDue();
      expect(toOthers()).toEqual([[], [reference]]);
      const { view } = (await readShown(given.relay.app, reference)) ?? {};
      const history = view?.timeline.map(({ text }) => text);
      expect(history).toContainEqual("Its firm is paused: it goes to Firm c");
      expect(await takeBack(given.relay.app, byDesk, reference)).toMatchObject({ kind: "failed" });
    });

    test("waits for that firm if none is left", async () => {
      const reference = await leaving(way);
      const { app, db, now } = given.relay;
      for (const id of ["b", "c"]) await pauseFirm(db, id, now());
      await untilDue();
      expect(toOthers()).toEqual([[], []]);
      expect(await given.standing(reference)).toMatchObject({ status: "sending", holder: "b" });
      await pauseFirm(db, "b", null);
      await given.runDue();
      expect(toOthers()).toEqual([[reference], []]);
      expect(await takeBack(app, byDesk, reference)).toMatchObject({ kind: "failed" });
    });
  },
);

test("a firm that declines a lead that has left it changes nothing", async () => {
  const reference = await leaving("sent");
  const said = { reference, partner: "a", status: "declined", messageId: "1" } as const;
  expect(await storeReport(given.relay.app, said)).toMatchObject({ kind: "not_counted" });
  await untilDue();
  expect(toOthers()).toEqual([[reference], []]);
});

test("after a decline by telephone is taken back, what the firm itself reports stands", async () => {
  const reference = await leaving("declined");
  const { app } = given.relay;
  const said = { reference, partner: "a", status: "declined", messageId: "1" } as const;
  expect(await storeReport(app, said)).toMatchObject({ kind: "not_counted" });
  expect(await takeBack(app, byDesk, reference)).toMatchObject({ kind: "done" });
  await untilDue();
  expect(toOthers()).toEqual([[reference], []]);
  expect(await given.standing(reference)).toEqual({ status: "sent", holder: "b", need: null });
});

test.each([
  { pressed: "signed", said: "declined", status: "sent", holder: "b", need: null },
  { pressed: "declined", said: "contacted", status: "contacted", holder: "a", need: null },
  { pressed: "contacted", said: "received", status: "received", holder: "a", need: null },
] as const)(
  "$pressed by mistake is taken back although the firm reported $said since, which counts now",
  async ({ pressed, said, ...stand }) => {
    given = await startFirms({ a: { share: 1000 }, b: {} });
    const { app } = given.relay;
    const reference = await given.lead();
    await given.runDue();
    await report(app, byDesk, reference, pressed);
    const sent = { reference, partner: "a", status: said, messageId: "1" } as const;
    expect(await storeReport(app, sent)).toMatchObject({ kind: "not_counted" });
    expect(await takeBack(app, byDesk, reference)).toMatchObject({ kind: "done" });
    given.relay.advance(minute);
    await given.runDue();
    expect(await given.standing(reference)).toEqual(stand);
    const events = await given.relay.db.selectFrom("partner_events").select("counts").execute();
    expect(events).toEqual([{ counts: 1 }]);
  },
);

test("*has it* by mistake is taken back: the lead is sent there again", async () => {
  given = await startFirms({ a: {} });
  const { app } = given.relay;
  const reference = await given.lead();
  given.firm("a").next(reset);
  await given.runDue();
  await report(app, byDesk, reference, "received");
  expect(await given.standing(reference)).toMatchObject({ status: "received" });
  const text = "Taken back. It is sent again.";
  expect(await takeBack(app, byDesk, reference)).toMatchObject({ kind: "done", text });
  await given.runDue();
  expect(given.got().a).toContain(reference);
  expect(await given.standing(reference)).toEqual({ status: "sent", holder: "a", need: null });
});

test("*has it* of a firm that refused a lead is taken back: if it refuses it again, nobody may have it", async () => {
  given = await startFirms({ a: {} });
  const { app } = given.relay;
  const reference = await given.lead();
  given.firm("a").always(text(422, ""));
  await given.runDue();
  const stand = { status: "failed", holder: null, need: "failed" };
  expect(await given.standing(reference)).toEqual(stand);
  await report(app, byDesk, reference, "received");
  await stopContactOf(app, byPerson, { reference, channels: ["texts"] });
  await takeBack(app, byDesk, reference);
  await given.runDue();
  expect(await given.standing(reference)).toEqual(stand);
  expect(given.types("a")).toEqual([]);
});

/** A lead that firm `a` has, and is about to be sent a correction of. */
async function corrected() {
  given = await startFirms({ a: { share: 1000 }, b: {} });
  const { app } = given.relay;
  const reference = await given.lead();
  await given.runDue();
  await correct(app, byPerson, reference, { changes: { "First name": "Zoe" } });
  return { app, reference };
}

test("a lead that its firm declined while it was sent a correction goes on once that has ended, with what was corrected since", async () => {
  const { app, reference } = await corrected();
  const first = given.firm("a");
  first.next(async (request, response) => {
    // The choice could not be kept until the attempt has ended.
    const chosen = await report(app, byDesk, reference, "declined", { to: "b" });
    expect(chosen).toMatchObject({ text: "Its firm is being sent it: try again in a minute." });
    expect(await report(app, byDesk, reference, "declined")).toMatchObject({ kind: "done" });
    expect(await given.routing(reference)).toMatchObject({ partner: "a", status: "declined" });
    await correct(app, byPerson, reference, { changes: { "First name": "Zora" } });
    // Its firm would keep the old name.
    expect(await takeBack(app, byDesk, reference)).toMatchObject({ kind: "failed" });
    return first.receive(request, response);
  });
  await given.runDue();
  await untilDue();
  expect(given.types("a")).toEqual(["lead.created", "lead.corrected"]);
  expect(given.firm("b").events.map(({ data }) => data.revision)).toEqual([3]);
});

test("a lead that its firm declined goes on once an attempt there has failed, and can be taken back until then", async () => {
  const { app, reference } = await corrected();
  const decline = () => report(app, byDesk, reference, "declined");
  given.firm("a").next(async (_, response) => {
    expect(await decline()).toMatchObject({ text: expect.stringContaining("It goes on once") });
    expect(await takeBack(app, byDesk, reference)).toMatchObject({ kind: "done" });
    // What comes back counts too.
    expect(await given.routing(reference)).toMatchObject({ partner: "a", day: expect.any(String) });
    expect(await decline()).toMatchObject({ kind: "done" });
    response.writeHead(503).end();
  });
  await given.runDue();
  expect(await takeBack(app, byDesk, reference)).toMatchObject({ kind: "failed" });
  given.relay.advance(hour);
  await given.runDue();
  expect(given.types("a")).toEqual(["lead.created"]);
  expect(given.firm("b").events.map(({ data }) => data.revision)).toEqual([2]);
});

test("a lead that was corrected during an attempt, sent on, and taken back goes to its firm once more, as it is now", async () => {
  given = await startFirms({ a: { share: 1000 }, b: {} });
  const { app } = given.relay;
  const reference = await given.lead();
  const first = given.firm("a");
  first.next(async (request, response) => {
    await correct(app, byPerson, reference, { changes: { "First name": "Zoe" } });
    return text(429, "", { "Retry-After": "60" })(request, response);
  });
  await given.runDue();
  // The next try of the old revision waits beside the new one, and ends before it is sent.
  const waiting = { destination: "firm:a", state: "pending" };
  expect(await given.relay.deliveries(reference)).toMatchObject([waiting, waiting]);
  expect(await pass(app, byDesk, reference, { to: "b" })).toMatchObject({ kind: "done" });
  expect(await takeBack(app, byDesk, reference)).toMatchObject({ kind: "done" });
  given.relay.advance(2 * minute);
  await given.runDue();
  given.relay.advance(minute);
  await given.runDue();
  const sent = first.requests.map(({ body }) => JSON.parse(String(body)).data.revision);
  expect(sent.filter((revision) => revision !== undefined)).toEqual([1, 2]);
  expect(given.got().b).toEqual([]);
  expect(await given.standing(reference)).toEqual({ status: "sent", holder: "a", need: null });
});

test.each(["nobody", "the operator"])(
  "a correction that its firm refused, and that %s took care of, is as it was once a decline is taken back",
  async (who) => {
    const { app, reference } = await corrected();
    given.firm("a").next(text(422, ""));
    await given.runDue();
    const need = who === "nobody" ? "failed" : null;
    if (need === null) await done(app, byDesk, reference);
    expect(await given.standing(reference)).toMatchObject({ holder: "a", need });
    const before = await given.relay.deliveries(reference);

    expect(await report(app, byDesk, reference, "declined")).toMatchObject({ kind: "done" });
    expect(await given.standing(reference)).toMatchObject({ holder: "b", need: null });
    expect(await takeBack(app, byDesk, reference)).toMatchObject({ kind: "done" });
    expect(await given.relay.deliveries(reference)).toEqual(before);
    expect(await given.standing(reference)).toMatchObject({ holder: "a", need });
    await untilDue();
    expect(given.types("a")).toEqual(["lead.created"]);
  },
);

test("a lead that its only firm refused while it was corrected is sent again as it is now", async () => {
  given = await startFirms({ a: {} });
  const { app } = given.relay;
  const reference = await given.lead();
  const firm = given.firm("a");
  firm.next(async (request, response) => {
    await correct(app, byPerson, reference, { changes: { "First name": "Zoe" } });
    return text(422, "")(request, response);
  });
  await given.runDue();
  expect(await given.standing(reference)).toMatchObject({ status: "failed", need: "failed" });
  expect(await retry(app, byDesk, reference)).toMatchObject({ kind: "done" });
  await given.runDue();
  const sent = firm.events.map(({ type, data }) => [type, data.revision]);
  expect(sent).toEqual([["lead.created", 2]]);
  expect(await given.standing(reference)).toEqual({ status: "sent", holder: "a", need: null });
});

test("a lead that is sent again goes to the firm that it was given to alone, also by a retry of all", async () => {
  given = await startFirms({ a: {}, b: {} });
  const { app, db } = given.relay;
  const references = [await given.lead({ named: ["a"] }), await given.lead({ named: ["a"] })];
  given.firm("a").next(text(422, ""));
  given.firm("a").next(text(422, ""));
  await given.runDue();
  await db.updateTable("routings").set({ named: '["a","b"]' }).execute();
  for (const reference of references) await pass(app, byDesk, reference, { to: "b" });
  await retry(app, byDesk, references[0] ?? "");
  await retryAll(app, byDesk, "refused");
  await untilDue();
  expect(given.got().a).toEqual([]);
  expect(given.got().b?.toSorted()).toEqual(references.toSorted());
});

test("what waits for Undo is not sent sooner because the rest of its lead is sent again", async () => {
  const reference = await leaving("declined");
  const { app, db } = given.relay;
  expect(await retry(app, byDesk, reference)).toMatchObject({ kind: "failed" });
  const { id: _, ...sent } = await db
    .selectFrom("deliveries")
    .selectAll()
    .where("destination", "=", "firm:a")
    .executeTakeFirstOrThrow();
  const notice = { purpose: "notice", message_id: "notice", about: "contact.revoked" } as const;
  await db
    .insertInto("deliveries")
    .values({ ...sent, ...notice, regarding: reference, state: "refused" })
    .execute();
  expect(await retry(app, byDesk, reference)).toMatchObject({ kind: "done" });
  await given.runDue();
  expect(given.types("a")).toContain("contact.revoked");
  expect(toOthers()).toEqual([[], []]);
  expect(await takeBack(app, byDesk, reference)).toMatchObject({ kind: "done" });
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
  await given.runDue();
  expect(given.got().a).toEqual(what === "none" ? [reference] : []);
});

test("what goes to a firm that was barred from it before can be taken back, and what that firm had stays", async () => {
  given = await startFirms({ a: {}, b: { share: 1000 } });
  const { app, db, now } = given.relay;
  const reference = await given.lead();
  const barred = { state: "withheld", reason: "not authorized" } as const;
  await db.updateTable("deliveries").set(barred).execute();
  await pauseFirm(db, "b", now());
  const way = { reference, occasion: "barred", from: "b" } as const;
  await changeSubmissions(app, [reference], (app) => passOn(app, way));
  await pauseFirm(db, "b", null);
  given.relay.advance(1000);
  const rows = async () =>
    (await given.relay.deliveries(reference)).map(({ id, destination, state }) => ({
      id,
      destination,
      state,
    }));
  const before = await rows();
  expect(before).toMatchObject([
    { destination: "firm:b", state: "withheld" },
    { destination: "firm:a", state: "pending" },
  ]);
  expect(await pass(app, byDesk, reference, { to: "b" })).toMatchObject({ kind: "done" });
  expect(await takeBack(app, byDesk, reference)).toMatchObject({ kind: "done" });
  expect(await rows()).toEqual(before);
  expect(await given.routing(reference)).toMatchObject({ state: "routed", partner: "a" });
});

test("a lead whose search an opt-out ended has a place of the day when it is sent again", async () => {
  given = await startFirms({ a: {} });
  const { app, db } = given.relay;
  const reference = await given.lead({ email });
  await given.relay.submit({ kind: "opt_out", email });
  given.firm("a").next(text(422, ""));
  await given.runDue();
  expect(await given.routing(reference)).toMatchObject({
    search_ended_at: expect.any(Number),
    day: null,
  });
  expect(await retry(app, byDesk, reference)).toMatchObject({ kind: "done" });
  await given.runDue();
  expect(given.types("a")).toContain("lead.created");
  const { day } = await given.routing(reference);
  const days = await db.selectFrom("partner_days").selectAll().execute();
  expect(days).toEqual([{ day, partner: "a", taken: 1 }]);
});
