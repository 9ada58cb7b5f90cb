import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { type App, createApp, takePartners } from "~/server/app";
import { correct } from "~/server/leads/correct";
import { type Actor, byPerson } from "~/server/leads/operator-log";
import { retryAll } from "~/server/leads/retry";
import { stopContactOf } from "~/server/leads/stop";
import { menuActs, whyNoPartner } from "~/server/operator/acts";
import { importSuppressions } from "~/server/operator/import-suppressions";
import { readShown } from "~/server/operator/shown-submission";
import { listRows } from "~/server/operator/suppression-lists";
import { countAbandoned, freeAbandoned } from "~/server/outbox/claim";
import { passOn } from "~/server/outbox/routing";
import { watchLeads } from "~/server/outbox/watch-leads";
import { storeReport } from "~/server/partners/store-report";
import { newestHashes } from "~/server/privacy/identity";
import { suppress } from "~/server/privacy/opt-out";
import { changeSubmissions, settle } from "~/server/state/settle";
import type { Db } from "~/server/store/schema";
import { transact } from "~/server/store/transact";
import { reset, text } from "~/tests/support/fake-server";
import { noteDecline, optOutBy, pauseFirm, startFirms } from "~/tests/support/firms";
import { done, notified, pass, reopen, report, retry, takeBack } from "~/tests/support/operator";
import { hour, minute } from "~/tests/support/relay-fixture";
import { byDesk } from "~/tests/support/test-app";

let given: Awaited<ReturnType<typeof startFirms>>;
afterEach(() => given.close());

/** A lead planned for the first firm, which nobody has sent yet. */
async function start(firms: string[], settings = {}) {
  given = await startFirms(Object.fromEntries(firms.map((id) => [id, {}])), settings);
  return given.lead();
}

async function states(reference: string) {
  const rows = await given.relay.deliveries(reference);
  return rows.map(({ purpose, destination, state }) => `${purpose} ${destination} ${state}`);
}

const set = (change: { down_since: number; cause: "fault" | "failures" | "asked" | "ours" }) =>
  given.relay.db.updateTable("channels").set(change).execute();
const watching = () => watchLeads({ app: createApp(given.relay.app) });
const check = () => watching()();
const pause = () => pauseFirm(given.relay.db, "a", 1);

describe("a lead that its firm has not been sent", () => {
  test("is not sent there once it was passed on, and everything else is", async () => {
    const reference = await start(["a", "b"], { FORM_ID: "main" });
    const other = await given.lead();
    const [{ id: _, ...row } = { id: 0 }] = (await given.relay.deliveries(reference)).slice(-1);
    expect(row).toMatchObject({ destination: "firm:a" });
    const notice = { ...row, purpose: "notice", message_id: "notice" };
    await given.relay.db.insertInto("deliveries").values(Object(notice)).execute();

    expect(await given.decline(reference, "a")).toEqual({ kind: "moved", partner: "b" });
    expect(await states(reference)).toEqual([
      "submission form:case pending",
      "submission firm:a cancelled",
      "notice firm:a pending",
      "submission firm:b pending",
    ]);
    expect(await states(other)).toEqual([
      "submission form:case pending",
      "submission firm:b pending",
    ]);
  });

  test("goes to the next firm, even if their file is read again at any moment", async () => {
    const reference = await start(["a", "b"]);
    const { app } = given.relay;
    const { config, now } = app;
    const { partners } = config;
    let isEmpty = false;
    app.now = () => {
      isEmpty = !isEmpty;
      takePartners(given.relay, isEmpty ? [] : partners);
      return now();
    };
    const way = { reference, occasion: "declined", from: "a" } as const;
    expect(await transact(app, (app) => passOn(app, way))).toEqual({
      kind: "moved",
      partner: "b",
    });
    expect(await states(reference)).toEqual([
      "submission firm:a cancelled",
      "submission firm:b pending",
    ]);
  });

  test("goes nowhere when no firm is left, or when its sender is gone", async () => {
    const reference = await start(["a"]);
    expect(await given.decline(reference, "a")).toEqual({ kind: "moved", partner: null });
    expect((await given.routing(reference)).state).toBe("exhausted");
    expect(await states(reference)).toEqual(["submission firm:a cancelled"]);

    const second = await given.lead();
    const gone = [{ erased_at: 1 }, { erased_at: null, state: "quarantined" }] as const;
    for (const change of gone) {
      await given.relay.db.updateTable("submissions").set(change).execute();
      expect(await given.decline(second, "a")).toEqual({ kind: "stays", why: "over" });
    }
    expect(await states(second)).toEqual(["submission firm:a pending"]);
  });

  test("needs the operator if no firm takes its case any more, until that took care of it", async () => {
    given = await startFirms({ a: { cases: ["suboxone"] } });
    const { app } = given.relay;
    const reference = await given.lead({ case_slug: "oxbryta" });
    await given.runDue();
    const state = () => given.standing(reference);
    expect(await states(reference)).toEqual([]);
    expect(await state()).toEqual({ status: "failed", holder: null, need: "failed" });
    expect(await given.relay.needs()).toEqual(["failed"]);
    expect(await done(app, byDesk, reference)).toMatchObject({ kind: "done" });
    expect(await state()).toEqual({ status: "done", holder: null, need: null });
    expect(await reopen(app, byDesk, reference)).toMatchObject({ kind: "done" });
    expect(await state()).toMatchObject({ status: "failed", need: "failed" });
  });

  test("goes to no firm once its state is excluded, neither by a decline, nor at its turn, nor by a retry", async () => {
    const declined = await start(["a", "b"], { EXCLUDED_STATES: "CA" });
    await given.runDue();
    const pending = await given.lead({ named: ["b"] });
    const dead = await given.lead({ named: ["a"] });
    await given.relay.db
      .updateTable("deliveries")
      .set({ state: "expired" })
      .where("reference", "=", dead)
      .execute();
    for (const row of await given.relay.db.selectFrom("submissions").selectAll().execute()) {
      const fields = JSON.stringify({ ...JSON.parse(row.fields), state: "CA" });
      await given.relay.db
        .updateTable("submissions")
        .set({ fields })
        .where("reference", "=", row.reference)
        .execute();
    }

    expect(await given.decline(declined, "a")).toEqual({ kind: "moved", partner: null });
    expect(await retry(given.relay.app, byDesk, dead)).toMatchObject({ kind: "done" });
    await given.runDue();
    expect(given.got()).toEqual({ a: [declined], b: [] });
    expect(await states(pending)).toEqual(["submission firm:b refused"]);
    expect(await states(dead)).toEqual(["submission firm:a refused"]);
    for (const reference of [pending, dead]) {
      const row = given.relay.db
        .selectFrom("submissions")
        .select(["status", "need"])
        .where("reference", "=", reference);
      expect(await row.executeTakeFirst()).toEqual({ status: "failed", need: "failed" });
    }
    expect((await given.routing(pending)).state).toBe("exhausted");

    // Corrected, it is sent to that firm once, which the search finds and which is its last one.
    for (const [firm, reference] of [
      ["b", pending],
      ["a", dead],
    ] as const) {
      await correct(given.relay.app, byDesk, reference, { changes: { state: "NY" } });
      const sent = [`submission firm:${firm} cancelled`, `submission firm:${firm} pending`];
      expect(await states(reference)).toEqual(sent);
    }
    await given.runDue();
    expect(given.got()).toEqual({ a: [declined, dead], b: [pending] });
  });

  test.each(["paused", "down"] as const)(
    "of a firm that is %s stays there when there is no other",
    async (occasion) => {
      const reference = await start(["a"]);
      const { app } = given.relay;
      const way = { reference, occasion, from: "a" };
      const stays = await transact(app, (app) => passOn(app, way));

      expect(stays).toEqual({ kind: "stays", why: "no_firm" });
      expect(await states(reference)).toEqual(["submission firm:a pending"]);
    },
  );

  test("that was barred from its firm and then sent there is not sent there again by a retry", async () => {
    const reference = await start(["a"], { EXCLUDED_STATES: "CA" });
    const { relay } = given;
    const fieldsOf = (state: string) =>
      relay.db
        .updateTable("submissions")
        .set({ fields: JSON.stringify({ ...JSON.parse(rows[0]?.fields ?? "{}"), state }) })
        .execute();
    const rows = await relay.db.selectFrom("submissions").selectAll().execute();
    await fieldsOf("CA");
    await given.runDue();
    expect(await states(reference)).toEqual(["submission firm:a refused"]);
    await fieldsOf("NY");
    expect(await pass(relay.app, byDesk, reference)).toMatchObject({ kind: "done" });
    relay.advance(minute);
    await given.runDue();
    expect(await given.standing(reference)).toEqual({ status: "sent", holder: "a", need: null });
    await retry(relay.app, byDesk, reference);
    await given.runDue();
    expect(given.got()).toEqual({ a: [reference] });
  });

  test("that left a firm which did not work before it was sent there goes there later, and once", async () => {
    const reference = await start(["a", "b"]);
    const { relay } = given;
    await pause();
    await check();
    expect((await given.routing(reference)).partner).toBe("b");
    await pauseFirm(relay.db, "a", null);
    await given.runDue();
    expect(given.got()).toEqual({ a: [], b: [reference] });
    await report(relay.app, byDesk, reference, "declined");
    relay.advance(minute);
    await given.runDue();
    expect(given.got()).toEqual({ a: [reference], b: [reference] });
    expect(await given.standing(reference)).toEqual({ status: "sent", holder: "a", need: null });
    await report(relay.app, byDesk, reference, "declined");
    expect(await given.routing(reference)).toMatchObject({ state: "exhausted" });
  });

  test("of a firm that is paused needs the operator after three days, as one without a firm does", async () => {
    const reference = await start(["a"]);
    const { relay } = given;
    await pause();
    relay.advance(3 * 24 * hour - minute);
    await given.runDue();
    await check();
    expect(await relay.needs()).toEqual([]);
    relay.advance(minute);
    expect(await relay.needs()).toEqual(["unplaced firm:a"]);
    expect(await states(reference)).toEqual(["submission firm:a pending"]);
    await pauseFirm(relay.db, "a", null);
    expect(await relay.needs()).toEqual([]);
  });

  test("of a firm that is paused goes to the next, behind however many that must stay", async () => {
    given = await startFirms({ a: { share: 1000 }, b: { share: 0.001 } });
    await given.lead({ named: ["b"] });
    const first = await given.lead({ named: ["a"] });
    for (let count = 1; count < 51; count += 1) await given.lead({ named: ["a"] });
    const reference = await given.lead();
    expect((await given.routing(reference)).partner).toBe("a");
    await pause();

    const watch = watching();
    await watch();
    given.relay.advance(1000);
    await watch();
    const { partner } = await given.routing(reference);
    expect((await given.choices(reference)).map(({ occasion }) => occasion)).toEqual([
      "received",
      "paused",
    ]);
    expect(partner).toBe("b");

    // Once all were looked at, it begins again with the first after a minute.
    await given.relay.db
      .updateTable("routings")
      .set({ named: JSON.stringify(["a", "b"]) })
      .where("reference", "=", first)
      .execute();
    given.relay.advance(1000);
    await watch();
    given.relay.advance(1000);
    await watch();
    expect((await given.routing(first)).partner).toBe("a");
    given.relay.advance(minute);
    await watch();
    await watch();
    expect((await given.routing(first)).partner).toBe("b");
  });

  test("of a firm that is down goes to the next after an hour, by the scale of the schedule", async () => {
    const reference = await start(["a", "b"], { RETRY_SCALE: "0.5" });
    await given.relay.run();
    await given.relay.db
      .updateTable("deliveries")
      .set({ state: "pending", ambiguous: 0 })
      .execute();
    await set({ down_since: given.relay.now() - hour / 2 + 1, cause: "failures" });
    await check();
    expect((await given.routing(reference)).partner).toBe("a");

    given.relay.advance(1);
    await set({ down_since: given.relay.now() - hour / 2, cause: "ours" });
    await check();
    expect((await given.routing(reference)).partner).toBe("a");

    given.relay.advance(1000);
    await set({ down_since: given.relay.now() - hour / 2, cause: "failures" });
    await check();
    const { partner } = await given.routing(reference);
    expect((await given.choices(reference)).map(({ occasion }) => occasion)).toEqual([
      "received",
      "down",
    ]);
    expect(partner).toBe("b");
  });
});

describe("an opt-out that an import reads", () => {
  const email = "zora@people.test";
  const list = `email,phone,scope\n${email},,sale\n`;
  const exported = (form: string) =>
    `submission_id,form,do_not_sell,email,phone\nAAAA2222,${form},1,${email},\n`;

  /** As the store that a restore replaced had it. */
  async function listOfReplaced() {
    const { app, db } = given.relay;
    const entry = { scope: "sale", source: "CCCC2222", at: app.now() } as const;
    await suppress(db, { ...entry, hashes: newestHashes(app.keys, { email }) });
    const lines = await listRows(app);
    await db.deleteFrom("suppressions").execute();
    return lines.join("");
  }

  test.each([
    ["a list", async () => list],
    ["an export", async () => exported("opt_out")],
    ["the lists of a replaced store", listOfReplaced],
  ])("from %s is told to the firm, and no further one gets the lead", async (_, make) => {
    given = await startFirms({ a: {}, b: {} });
    const { app } = given.relay;
    const reference = await given.lead({ email });
    await given.runDue();
    const { partner } = await given.routing(reference);
    const first = partner ?? "";
    const file = Buffer.from(await make());
    expect(await importSuppressions(app, byDesk, file)).toMatchObject({ kind: "done" });
    await importSuppressions(app, byDesk, file);
    await given.runDue();
    expect(given.types(first)).toEqual(["lead.created", "privacy.opted_out"]);

    const declined = { reference, partner: first, status: "declined", messageId: "1" } as const;
    await storeReport(app, declined);
    await given.runDue();
    expect(given.types(first === "a" ? "b" : "a")).toEqual([]);
    expect(await given.standing(reference)).toMatchObject({ need: "declined", holder: null });
  });

  test("from a lead that was sent with a signal asks for nothing about an earlier one", async () => {
    given = await startFirms({ a: {}, b: {} });
    const reference = await given.lead({ email });
    await given.runDue();
    await importSuppressions(given.relay.app, byDesk, Buffer.from(exported("home")));
    await given.runDue();
    expect(await given.routing(reference)).toMatchObject({ state: "routed" });
    expect(await states(reference)).toHaveLength(1);
  });
});

describe("after an opt-out that came with something else", () => {
  const email = "person@example.com";
  const optOut = () => optOutBy(given.relay, email);

  async function startLead() {
    given = await startFirms({ a: { role: "third_party" }, b: { role: "third_party" }, c: {} });
    return given.lead({ email });
  }

  test("a lead leaves a third party that was not sent it for a firm that may have it", async () => {
    const reference = await startLead();
    await optOut();
    await given.runDue();
    const got = { a: [], b: [], c: [reference] };
    expect(given.got()).toMatchObject(got);
    expect(await given.routing(reference)).toMatchObject({ state: "routed", partner: "c" });
  });

  test("a declined lead is offered and given to no third party", async () => {
    const reference = await startLead();
    await given.runDue();
    await optOut();
    expect(await given.decline(reference, "a")).toEqual({ kind: "moved", partner: "c" });
  });
});

describe("a lead whose delivery is in flight", () => {
  /** While the firm that got the lead answers. */
  const during = async (work: (reference: string, firm: string) => Promise<unknown>) => {
    given = await startFirms({ a: {}, b: {} });
    const reference = await given.lead();
    const { partner } = await given.routing(reference);
    const first = given.firm(partner ?? "");
    first.next(async (request, response) => {
      await work(reference, partner ?? "");
      expect((await given.routing(reference)).partner).toBe(partner);
      return first.receive(request, response);
    });
    await given.runDue();
    return { reference, first: partner ?? "", second: partner === "a" ? "b" : "a" };
  };

  test("is not passed on by another process that found its firm down", async () => {
    const { reference, first, second } = await during((reference, from) =>
      transact(createApp(given.relay.app), (app) =>
        passOn(app, {
          reference,
          occasion: "down",
          from,
        }),
      ),
    );
    expect(given.got()).toEqual({ [first]: [reference], [second]: [] });
  });

  test("goes to no other firm while the operator sends it to one", async () => {
    const { reference, first, second } = await during((reference) => {
      return pass(given.relay.app, byDesk, reference, { reason: "it takes too long" });
    });
    expect(given.got()).toEqual({ [first]: [reference], [second]: [] });
  });

  test("goes to the next firm once the attempt has ended, if its firm declines it meanwhile", async () => {
    const { reference, first, second } = await during((reference, partner) =>
      transact(given.relay.app, async (app) => {
        await noteDecline(app.db, reference, partner, given.relay.now());
        const way = { reference, occasion: "declined", from: partner } as const;
        const stays = { kind: "stays", why: "in_flight" };
        expect(await passOn(app, way)).toEqual(stays);
      }),
    );
    expect(given.got()).toEqual({ [first]: [reference], [second]: [reference] });
  });
});

describe("what the operator sent to a firm", () => {
  const chosen = async () => {
    const reference = await start(["a", "b"]);
    const { app, db } = given.relay;
    const failed = { state: "expired", ambiguous: 1, reason: "no answer" } as const;
    await db.updateTable("deliveries").set(failed).execute();
    await transact(app, (app) => settle(app, [reference]));
    return { reference, app, db };
  };

  test("can be taken back for half a minute, and leaves everything as it was", async () => {
    const { reference, app, db } = await chosen();
    const read = () => db.selectFrom("partner_days").selectAll().where("taken", ">", 0).execute();
    const [before, days] = [await states(reference), await read()];
    const routing = await given.routing(reference);
    const sent = await pass(app, byDesk, reference, { reason: "they asked", to: "b" });
    expect(sent).toMatchObject({ kind: "done" });
    expect(await given.routing(reference)).toMatchObject({ partner: "b" });
    expect(await given.standing(reference)).toMatchObject({ status: "sending", need: null });
    await given.runDue();
    expect(given.got()).toEqual({ a: [], b: [] });

    expect(await takeBack(app, byDesk, reference)).toMatchObject({ kind: "done" });
    expect(await states(reference)).toEqual(before);
    expect(await read()).toEqual(days);
    expect(await given.routing(reference)).toMatchObject(routing);
    given.relay.advance(60_000);
    await given.runDue();
    expect(given.got()).toEqual({ a: [], b: [] });
    expect(await takeBack(app, byDesk, reference)).toMatchObject({ kind: "failed" });
  });

  test("goes there after it, and then stays", async () => {
    const { reference, app } = await chosen();
    await pass(app, byDesk, reference, { reason: "they asked", to: "b" });
    given.relay.advance(30_000);
    await given.runDue();
    expect(given.got()).toEqual({ a: [], b: [reference] });
    expect(await takeBack(app, byDesk, reference)).toMatchObject({ kind: "failed" });
  });

  test("does not leave a firm that reported on it, although no attempt had a clear answer", async () => {
    const { reference, app } = await chosen();
    given.relay.advance(1000);
    await report(app, byDesk, reference, "received");
    const routing = await given.routing(reference);
    expect(routing).toMatchObject({ partner: "a", status: "received" });
    const sent = await pass(app, byDesk, reference, { reason: "they asked", to: "b" });
    expect(sent).toMatchObject({ kind: "failed" });
    expect(await given.routing(reference)).toEqual(routing);
  });

  test.each([
    { what: "is sent it again, if the operator chose another one", again: retry, act: pass },
    {
      what: "has it after all, if the operator noted that it declined",
      again: (app: App, actor: Actor, reference: string) =>
        report(app, actor, reference, "received"),
      act: (app: App, actor: Actor, reference: string, way: { to: string }) =>
        report(app, actor, reference, "declined", way),
    },
  ])("goes back to a firm that had refused it and $what", async ({ again, act }) => {
    const reference = await start(["a", "b"]);
    const { app, db } = given.relay;
    given.relay.advance(1000);
    await stopContactOf(app, byDesk, { reference, channels: ["texts"] });
    await db.updateTable("deliveries").set({ state: "refused" }).execute();
    const way = { reference, occasion: "refused", from: "a" } as const;
    await changeSubmissions(app, [reference], (app) => passOn(app, way));
    expect(await given.routing(reference)).toMatchObject({ partner: null, state: "exhausted" });
    given.relay.advance(1000);
    await again(app, byDesk, reference);
    const before = await states(reference);
    expect(await given.routing(reference)).toMatchObject({ partner: "a", state: "routed" });

    expect(await act(app, byDesk, reference, { to: "b" })).toMatchObject({ kind: "done" });
    expect(await given.routing(reference)).toMatchObject({ partner: "b" });
    expect(await takeBack(app, byDesk, reference)).toMatchObject({ kind: "done" });
    expect(await states(reference)).toEqual(before);
    expect(await given.routing(reference)).toMatchObject({ partner: "a", state: "routed" });
    given.relay.advance(60_000);
    await given.runDue();
    expect(given.got().b).toEqual([]);
  });

  test("stays once it was corrected", async () => {
    const { reference, app } = await chosen();
    await pass(app, byDesk, reference, { reason: "they asked", to: "b" });
    await correct(app, byPerson, reference, { changes: { city: "Troy" } });
    expect(await takeBack(app, byDesk, reference)).toMatchObject({ kind: "failed" });
    expect(await given.routing(reference)).toMatchObject({ partner: "b" });
  });
});

test("a decline by telephone while a correction is being sent to the firm can be taken back", async () => {
  const reference = await start(["a", "b"]);
  const { app, db } = given.relay;
  await given.runDue();
  await correct(app, byPerson, reference, { changes: { city: "Utica" } });
  await inFlight(db);
  expect(await report(app, byDesk, reference, "declined")).toMatchObject({ kind: "done" });
  expect(await takeBack(app, byDesk, reference)).toMatchObject({ kind: "done" });
  expect(await given.routing(reference)).toMatchObject({ partner: "a", status: null });
  expect(await db.selectFrom("partner_events").selectAll().execute()).toEqual([]);
});

/** What waits is being sent. */
function inFlight(db: Db) {
  const flight = { lease_token: "in flight", next_at: given.relay.now() + hour };
  return db.updateTable("deliveries").set(flight).where("state", "=", "pending").execute();
}

test("a decline by telephone stays once its lead was corrected: the firm would keep the old values", async () => {
  const reference = await start(["a"]);
  const { app } = given.relay;
  await given.runDue();
  await report(app, byDesk, reference, "declined");
  await correct(app, byPerson, reference, { changes: { city: "Troy" } });
  expect(await takeBack(app, byDesk, reference)).toMatchObject({ kind: "failed" });
  expect(await given.routing(reference)).toMatchObject({ partner: null, state: "exhausted" });
});

test("a decline by telephone while a correction is being sent to the firm stays once it was corrected, too", async () => {
  const reference = await start(["a"]);
  const { app, db } = given.relay;
  await given.runDue();
  await correct(app, byPerson, reference, { changes: { city: "Utica" } });
  await inFlight(db);
  await report(app, byDesk, reference, "declined");
  expect(await given.routing(reference)).toMatchObject({ partner: "a", status: "declined" });
  await correct(app, byPerson, reference, { changes: { city: "Troy" } });
  expect(await takeBack(app, byDesk, reference)).toMatchObject({ kind: "failed" });
});

test("a decline by telephone stays once the next firm may have its lead, and what was tried there is kept", async () => {
  const reference = await start(["a", "b"]);
  const { app } = given.relay;
  await given.runDue();
  await report(app, byDesk, reference, "declined");
  given.relay.advance(30_000);
  await check();
  const next = await given.relay.delivery(reference, "firm:b");
  await transact(app, (app) => countAbandoned(app, { delivery: next, token: null }));
  expect(await takeBack(app, byDesk, reference)).toMatchObject({ kind: "failed" });
  expect(await given.routing(reference)).toMatchObject({ partner: "b" });
  expect(await given.relay.delivery(reference, "firm:b")).toMatchObject({ ambiguous: 1 });
});

test("a decline by telephone that is taken back leaves everything as it was", async () => {
  const reference = await start(["a", "b"]);
  const { app, db } = given.relay;
  await given.runDue();
  const before = await states(reference);
  const read = () => db.selectFrom("partner_days").selectAll().where("taken", ">", 0).execute();
  const days = await read();
  await report(app, byDesk, reference, "declined");
  expect(await given.routing(reference)).toMatchObject({ partner: "b" });
  expect(await takeBack(app, byDesk, reference)).toMatchObject({ kind: "done" });
  expect(await states(reference)).toEqual(before);
  expect(await read()).toEqual(days);
  expect(await given.choices(reference)).toMatchObject([{ partner: "a", ended: null }]);
  await given.runDue();
  expect(given.got().a?.filter((one) => one === reference)).toHaveLength(1);
});

test("a lead goes to the firm of its routing alone, and a correction also to a firm that may have the lead", async () => {
  given = await startFirms({ a: {}, b: {} });
  const { db } = given.relay;
  const property = fc.asyncProperty(
    fc.constantFrom("a", "b", null),
    fc.constantFrom("routed", "exhausted"),
    fc.constantFrom(0, null),
    fc.constantFrom("declined", null),
    fc.constantFrom("none", "refused", "delivered"),
    async (partner, state, search_ended_at, status, earlier) => {
      const reference = await given.lead({ named: ["a"] });
      const { id: _, ...row } = await given.relay.delivery(reference, "firm:a");
      if (earlier !== "none") {
        await db
          .updateTable("deliveries")
          .set({ state: earlier })
          .where("reference", "=", reference)
          .execute();
        const second = { ...row, revision: 2, message_id: `${reference}.2` };
        await db.insertInto("deliveries").values(second).execute();
      }
      await db
        .updateTable("routings")
        .set({ partner, state, search_ended_at })
        .where("reference", "=", reference)
        .execute();
      if (status && partner) await noteDecline(db, reference, partner, given.relay.now());
      await given.runDue();
      const isTheirs = partner === "a" || earlier === "delivered";
      const isSent = isTheirs && !(partner === "a" && status === "declined");
      expect(given.got().a?.includes(reference)).toBe(isSent);
    },
  );
  await fc.assert(property, { numRuns: 30 });
});

test.each(["refuses", "does not answer"])(
  "a correction that a firm %s which may have the lead beside its own one is told by hand",
  async (how) => {
    const reference = await start(["a", "b"]);
    const { app } = given.relay;
    const first = (await given.routing(reference)).partner ?? "";
    const next = first === "a" ? "b" : "a";
    given.firm(first).next(reset);
    given.relay.advance(1000);
    await given.relay.run();
    await pass(app, byDesk, reference, { to: next, reason: "they asked" });
    given.relay.advance(hour);
    await given.runDue();
    given.firm(first).always(how === "refuses" ? text(422, "") : text(429, ""));
    await correct(app, byDesk, reference, { changes: { "Last name": "Opal" } });
    await given.relay.pass(9 * 24 * hour, 12 * hour);
    expect(given.got()[next]).toEqual([reference, reference]);
    const standing = { status: "sent", holder: next };
    expect(await given.standing(reference)).toEqual({ ...standing, need: "notify" });
    await notified(app, byDesk, reference);
    expect(await given.standing(reference)).toEqual({ ...standing, need: null });
  },
);

/** Every firm has refused it. */
async function refusedByAll(firms: string[]) {
  const reference = await start(firms);
  for (const firm of given.relay.app.config.partners) {
    given.firm(firm.id ?? "").always(text(422, ""));
  }
  await given.runDue();
  expect(await given.routing(reference)).toMatchObject({ partner: null, state: "exhausted" });
  for (const firm of given.relay.app.config.partners) {
    const one = given.firm(firm.id ?? "");
    one.always(one.receive);
  }
  return reference;
}

test("a lead that the operator gives to another firm is not sent to the one that refused it by a retry of all", async () => {
  const reference = await start(["a", "b"]);
  const { app } = given.relay;
  await stopContactOf(app, byDesk, { reference, channels: ["texts"] });
  given.firm("a").next(text(422, ""));
  await given.runDue();
  expect(await given.routing(reference)).toMatchObject({ partner: null, state: "exhausted" });

  let retried: Promise<number> | undefined;
  await changeSubmissions(app, [reference], async (app) => {
    const way = { reference, occasion: "by_operator", to: "b" } as const;
    expect(await passOn(app, way)).toEqual({ kind: "moved", partner: "b" });
    retried = retryAll(app, byDesk, "refused");
    // Long enough for the other process to wait for a lock.
    await sleep(300);
  });
  expect(await retried).toBe(0);
  expect(await states(reference)).toEqual([
    "submission firm:a refused",
    "submission firm:b pending",
  ]);
});

test("a notice that is sent again does not give the lead back to the firm that declined it", async () => {
  const reference = await start(["a"]);
  const { app } = given.relay;
  await given.runDue();
  await report(app, byDesk, reference, "declined");
  given.firm("a").next(text(422, ""));
  given.relay.advance(1000);
  await stopContactOf(app, byDesk, { reference, channels: ["texts"] });
  await given.runDue();
  expect(await states(reference)).toEqual(["submission firm:a delivered", "notice firm:a refused"]);
  const routing = await given.routing(reference);
  expect(await retry(app, byDesk, reference)).toMatchObject({ kind: "done" });
  expect(await given.routing(reference)).toEqual(routing);
  expect(await given.standing(reference)).toMatchObject({ status: "declined", holder: null });
  await given.runDue();
  expect(await states(reference)).toEqual([
    "submission firm:a delivered",
    "notice firm:a delivered",
  ]);
  expect(await given.standing(reference)).toMatchObject({ status: "declined", need: "declined" });
});

test.each([{ firms: ["a"] }, { firms: ["a", "b"] }])(
  "a lead that all of $firms refused is sent to the last one again once it was corrected",
  async ({ firms }) => {
    const reference = await refusedByAll(firms);
    expect(await given.standing(reference)).toMatchObject({ status: "failed", need: "failed" });
    const { app } = given.relay;
    await correct(app, byPerson, reference, { changes: { city: "Utica" } });
    const last = (await given.choices(reference)).findLast(({ partner }) => partner !== null);
    expect(await given.routing(reference)).toMatchObject({
      partner: last?.partner,
      state: "routed",
    });
    await given.runDue();
    expect(await given.standing(reference)).toEqual({
      status: "sent",
      holder: last?.partner,
      need: null,
    });
    const got = Object.values(given.got()).flat();
    expect(got).toEqual([reference]);
  },
);

test.each(["waits there", "is being sent there"] as const)(
  "a declined lead that %s goes to no further firm after an opt-out by request, and needs a person",
  async (when) => {
    const reference = await start(["a", "b"]);
    const { app } = given.relay;
    await given.runDue();
    const { partner } = await given.routing(reference);
    const next = partner === "a" ? "b" : "a";
    const email = "zora@example.com";
    const optOut = () => given.relay.submit({ kind: "opt_out", email });
    const busy = text(429, "", { "Retry-After": "60" });
    given.firm(next).next(async (request, response) => {
      if (when === "is being sent there") await optOut();
      return busy(request, response);
    });
    await correct(app, byDesk, reference, { changes: { Email: email } });
    await report(app, byDesk, reference, "declined");
    given.relay.advance(minute);
    await given.runDue();
    if (when === "waits there") await optOut();
    given.relay.advance(hour);
    await given.runDue();
    expect(given.got()[next]).not.toContain(reference);
    const open = { status: "declined", holder: null, need: "declined" };
    expect(await given.standing(reference)).toEqual(open);
    expect(await given.relay.delivery(reference, `firm:${next}`)).toMatchObject({
      state: "withheld",
    });
  },
);

describe("a lead that its last firm refused, and that an earlier one may have,", () => {
  async function corrected() {
    given = await startFirms({ a: { share: 1000 }, b: {} });
    const { app } = given.relay;
    const reference = await given.lead();
    given.firm("a").next(reset);
    await given.runDue();
    await pass(app, byDesk, reference, { reason: "they do not answer", to: "b" });
    given.firm("b").next(text(422, ""));
    given.relay.advance(minute);
    await given.runDue();
    expect(await given.routing(reference)).toMatchObject({ partner: null, state: "exhausted" });
    await correct(app, byPerson, reference, { changes: { city: "Utica" } });
    return reference;
  }

  test("is that firm's again once it was corrected, and the earlier one is told", async () => {
    const reference = await corrected();
    const { next, receive } = given.firm("a");
    next(async (request, response) => {
      await given.firm("b").received(2);
      return receive(request, response);
    });
    await given.runDue();
    expect(await given.standing(reference)).toEqual({
      status: "sent",
      holder: "b",
      need: "notify",
    });
    expect(given.types("a")).toEqual(["lead.corrected"]);
    expect(given.types("b")).toEqual(["lead.created"]);
  });

  test("is the earlier one's if that accepts the correction first", async () => {
    const reference = await corrected();
    await given.relay.db
      .updateTable("deliveries")
      .set({ next_at: given.relay.now() + hour })
      .where("destination", "=", "firm:b")
      .where("state", "=", "pending")
      .execute();
    await given.runDue();
    expect(await given.standing(reference)).toEqual({ status: "sent", holder: "a", need: null });
    given.relay.advance(hour);
    await given.runDue();
    expect(given.types("a")).toEqual(["lead.corrected"]);
    expect(given.types("b")).toEqual([]);
  });
});

test("a lead that a firm refused and that waits for another one needs nobody for three days", async () => {
  const reference = await start(["a", "b"]);
  const { relay } = given;
  await pauseFirm(relay.db, "b", 1);
  given.firm("a").next(text(422, ""));
  await given.runDue();
  expect(await given.standing(reference)).toMatchObject({ status: "waiting", holder: null });
  expect(await relay.needs()).toEqual([]);
  relay.advance(3 * 24 * hour);
  expect(await relay.needs()).toEqual(["unplaced"]);
});

test("the desk says that an opt-out by request keeps a lead from every other firm, and offers to send it to none", async () => {
  given = await startFirms({ a: {}, b: {} });
  const { app } = given.relay;
  const email = "zora@people.test";
  const reference = await given.lead({ email });
  await given.runDue();
  await given.relay.submit({ kind: "opt_out", email });
  const no = "The person opted out or stopped contact, so no other firm gets it.";
  const shown = async () => {
    const found = await readShown(app, reference);
    if (!found) throw new Error(`No ${reference}`);
    return found;
  };
  const act = (name: string) => menuActs.find((one) => one.name === name);
  expect(act("declined")?.explain(await shown())).toBe(no);
  await report(app, byDesk, reference, "declined");
  expect(whyNoPartner(await shown())).toBe(no);
  expect(act("pass")?.whyNot(await shown())).toBe(`It was not sent. ${no}`);
});

test("a lead that its last firm refused still needs the operator after an opt-out of its sender", async () => {
  given = await startFirms({ a: {} });
  const email = "zora@example.com";
  const reference = await given.lead({ email });
  given.firm("a").next(text(422, ""));
  await given.runDue();
  const open = { status: "failed", holder: null, need: "failed" };
  expect(await given.standing(reference)).toEqual(open);
  await given.relay.submit({ kind: "opt_out", email });
  await given.runDue();
  const over = { state: "exhausted", partner: null, search_ended_at: expect.any(Number) };
  expect(await given.routing(reference)).toMatchObject(over);
  expect(await given.standing(reference)).toEqual(open);
  await done(given.relay.app, byDesk, reference);
  expect(await given.standing(reference)).toEqual({ ...open, status: "stopped", need: null });
});

test.each(["before it was sent", "after its firm refused it"])(
  "a lead whose state is corrected %s goes to the firm that takes the new state",
  async (when) => {
    given = await startFirms({ a: { states: ["NY"] }, b: { states: ["CA"] } });
    const { app } = given.relay;
    const reference = await given.lead({ fields: { state: "NY", zipcode: "12207" } });
    if (when !== "before it was sent") {
      given.firm("a").next(text(422, ""));
      await given.runDue();
    }
    await correct(app, byDesk, reference, { changes: { state: "CA", zipcode: "90001" } });
    await given.runDue();
    expect(given.got()).toEqual({ a: [], b: [reference] });
    expect(await given.standing(reference)).toEqual({ status: "sent", holder: "b", need: null });
  },
);

test("a lead whose state is corrected stays with its firm if that may have it, which is told", async () => {
  given = await startFirms({ a: { states: ["NY"] }, b: { states: ["CA"] } });
  const { app } = given.relay;
  const reference = await given.lead({ fields: { state: "NY", zipcode: "12207" } });
  given.firm("a").next(reset);
  await given.runDue();
  await correct(app, byDesk, reference, { changes: { state: "CA", zipcode: "90001" } });
  await given.runDue();
  expect(given.types("a").at(-1)).toBe("lead.corrected");
  expect(given.got().b).toEqual([]);
  expect(await given.standing(reference)).toMatchObject({ status: "sent", holder: "a" });
});

test("a lead whose state is corrected to one that no firm takes needs the operator", async () => {
  given = await startFirms({ a: { states: ["NY"] }, b: { states: ["CA"] } });
  const { app } = given.relay;
  const reference = await given.lead({ fields: { state: "NY", zipcode: "12207" } });
  await correct(app, byDesk, reference, { changes: { state: "TX", zipcode: "75201" } });
  await given.runDue();
  expect(given.got()).toEqual({ a: [], b: [] });
  expect(await given.standing(reference)).toEqual({
    status: "failed",
    holder: null,
    need: "failed",
  });
});

test("a lead that its last firm declined goes by a correction to a firm that can have it only now, and stays done if none can", async () => {
  given = await startFirms({ a: { states: ["NY"] }, b: { states: ["CA"] } });
  const { app } = given.relay;
  const reference = await given.lead({ fields: { state: "NY", zipcode: "12207" } });
  await given.runDue();
  await report(app, byDesk, reference, "declined");
  await done(app, byDesk, reference);
  await correct(app, byDesk, reference, { changes: { city: "Utica" } });
  expect(await given.standing(reference)).toMatchObject({ status: "declined", need: null });
  expect(await given.choices(reference)).toMatchObject([{ partner: "a" }, { partner: null }]);

  await correct(app, byDesk, reference, { changes: { state: "CA", zipcode: "90001" } });
  await given.runDue();
  expect(given.got()).toEqual({ a: [reference], b: [reference] });
  expect(await given.standing(reference)).toEqual({ status: "sent", holder: "b", need: null });
});

test("a lead that its last firm declined goes to no firm by a correction, also not to one that refused it before", async () => {
  const reference = await start(["a", "b"]);
  const { app } = given.relay;
  given.firm("a").next(text(422, ""));
  await given.runDue();
  await report(app, byDesk, reference, "declined");
  await correct(app, byPerson, reference, { changes: { city: "Utica" } });
  expect(await given.routing(reference)).toMatchObject({ partner: null, state: "exhausted" });
  expect(await given.standing(reference)).toMatchObject({ status: "declined", need: "declined" });
  await given.runDue();
  expect(given.got()).toEqual({ a: [], b: [reference] });
});

test.each(["retry", "telephone", "correction"])(
  "a firm that refused a lead, got it again by a %s, and declined it, is sent no correction",
  async (how) => {
    const reference = await refusedByAll(["a"]);
    const { app } = given.relay;
    if (how === "retry") await retry(app, byDesk, reference);
    if (how === "telephone") await report(app, byDesk, reference, "received");
    if (how === "correction") {
      await correct(app, byPerson, reference, { changes: { "First name": "Zoe" } });
    }
    await given.runDue();
    expect(await given.routing(reference)).toMatchObject({ partner: "a", state: "routed" });
    given.relay.advance(1000);
    const declined = { reference, partner: "a", status: "declined", messageId: "1" } as const;
    expect(await storeReport(app, declined)).toMatchObject({ kind: "counted" });
    expect(await given.standing(reference)).toMatchObject({ status: "declined", need: "declined" });
    const before = given.got().a;
    await correct(app, byPerson, reference, { changes: { city: "Utica" } });
    await given.runDue();
    expect(given.got().a).toEqual(before);
    expect(await given.standing(reference)).toMatchObject({ status: "declined", need: "declined" });
  },
);

test("a lead that may have arrived is not sent again to its firm that declined it, by a retry or a correction", async () => {
  const reference = await start(["a"]);
  const { app } = given.relay;
  given.firm("a").next(reset);
  await given.runDue();
  given.firm("a").next(text(422, ""));
  given.relay.advance(hour);
  await given.runDue();
  expect(await given.relay.delivery(reference, "firm:a")).toMatchObject({
    state: "refused",
    ambiguous: 1,
  });
  const declined = { reference, partner: "a", status: "declined", messageId: "1" } as const;
  expect(await storeReport(app, declined)).toMatchObject({ kind: "counted" });
  const routing = await given.routing(reference);
  expect(routing).toMatchObject({ partner: null, state: "exhausted" });
  await retry(app, byDesk, reference);
  expect(await given.routing(reference)).toEqual(routing);
  await correct(app, byPerson, reference, { changes: { city: "Utica" } });
  expect(await given.routing(reference)).toEqual(routing);
  expect(await given.standing(reference)).toMatchObject({ status: "declined" });
});

test.each(["dies", "is stopped"])(
  "a lead that its paused firm declined during an attempt that %s goes to the next firm at once",
  async (how) => {
    const reference = await start(["a", "b"]);
    const { app, db } = given.relay;
    const routing = await given.routing(reference);
    const first = routing.partner ?? "";
    const next = first === "a" ? "b" : "a";
    if (how === "dies") {
      await inFlight(db);
      await report(app, byDesk, reference, "received");
      expect(
        await storeReport(app, { reference, partner: first, status: "declined", messageId: "1" }),
      ).toMatchObject({ kind: "counted" });
      expect(await given.routing(reference)).toMatchObject({ partner: first, status: "declined" });
      await pauseFirm(db, first, given.relay.now());
      given.relay.advance(2 * hour);
      await freeAbandoned(app);
    } else {
      given.firm(first).next(async () => {
        expect(
          await storeReport(app, { reference, partner: first, status: "declined", messageId: "1" }),
        ).toMatchObject({ kind: "counted" });
        await pauseFirm(db, first, given.relay.now());
        for (const { abort } of app.attempts.values()) abort();
      });
      given.relay.advance(1000);
      await given.relay.outbox.tick();
      await given.relay.outbox.untilIdle();
    }
    expect(await given.routing(reference)).toMatchObject({ partner: next, status: null });
    await given.runDue();
    expect(given.got()[next]).toEqual([reference]);
  },
);

test.each([
  { what: "goes to another one", others: {}, goes: { state: "routed", partner: "c" } },
  { what: "waits for any", others: { dailyCap: 0 }, goes: { state: "waiting", partner: null } },
])(
  "a lead whose firm declined it by telephone $what if the chosen one is full meanwhile",
  async ({ others, goes }) => {
    given = await startFirms({ a: {}, b: { dailyCap: 0 }, c: others });
    const reference = await given.lead({ named: ["a"] });
    await given.runDue();
    const { app, db } = given.relay;
    await db
      .updateTable("routings")
      .set({ named: JSON.stringify(["a", "b", "c"]) })
      .where("reference", "=", reference)
      .execute();
    await report(app, byDesk, reference, "declined", { to: "b" });
    expect(await given.routing(reference)).toMatchObject(goes);
  },
);

test("a lead that is left to the operator goes to no other firm if the chosen one is full meanwhile", async () => {
  given = await startFirms({ a: {}, b: { dailyCap: 0 }, c: {} });
  const reference = await given.lead({ named: ["a"] });
  await given.runDue();
  const { app, db } = given.relay;
  await stopContactOf(app, byDesk, { reference, channels: ["texts"] });
  await db
    .updateTable("routings")
    .set({ named: JSON.stringify(["a", "b", "c"]) })
    .where("reference", "=", reference)
    .execute();
  await report(app, byDesk, reference, "declined", { to: "b" });
  expect(await given.routing(reference)).toMatchObject({ partner: null, state: "exhausted" });
  expect(await given.standing(reference)).toMatchObject({ status: "declined", need: "declined" });
});

test.each([
  ["an opt-out by form", "declined", "declined"],
  ["a stop of all contact", "stopped", null],
])(
  "a lead that its firm declines after %s needs the operator only as long as its sender may be told",
  async (what, status, need) => {
    given = await startFirms({ a: {}, b: {} });
    const email = "zora@example.com";
    const reference = await given.lead({ named: ["a"], email });
    await given.runDue();
    const { app } = given.relay;
    const channels = ["calls", "texts", "emails"] as const;
    if (what === "an opt-out by form") await given.relay.submit({ kind: "opt_out", email });
    else await stopContactOf(app, byPerson, { reference, channels });
    expect(await report(app, byDesk, reference, "declined")).toMatchObject({ kind: "done" });
    await given.runDue();
    const over = { partner: "a", search_ended_at: expect.any(Number) };
    expect(await given.routing(reference)).toMatchObject(over);
    expect(await given.standing(reference)).toMatchObject({ status, need });
  },
);
