import { afterEach, describe, expect, test, vi } from "vitest";
import { takePartners } from "~/server/app";
import { isReachable } from "~/server/config/partners";
import { erasePerson } from "~/server/leads/erase";
import { stopContact } from "~/server/leads/stop";
import { withdraw } from "~/server/leads/withdraw";
import { menuActs } from "~/server/operator/acts";
import { readShown } from "~/server/operator/shown-submission";
import { type Notice, noticeLeads } from "~/server/outbox/notices";
import { watchLeads } from "~/server/outbox/watch-leads";
import { storeReport } from "~/server/partners/store-report";
import { testPartner } from "~/server/partners/test-partner";
import { changeSubmissions } from "~/server/state/settle";
import { hang, reset, text } from "~/tests/support/fake-server";
import { pauseFirm, startFirms } from "~/tests/support/firms";
import { badEmail } from "~/tests/support/form-service";
import * as operator from "~/tests/support/operator";
import { hour, minute, second } from "~/tests/support/relay-fixture";
import { byDesk } from "~/tests/support/test-app";

let given: Awaited<ReturnType<typeof startFirms>>;
afterEach(() => given.close());

const start = async (...[firms, settings]: Parameters<typeof startFirms>) => {
  given = await startFirms(firms, settings);
  return given;
};

const decline = (reference: string, from: string) => given.decline(reference, from);
const tell = (reference: string, notice: Notice) =>
  changeSubmissions(given.relay.app, [reference], (app) => noticeLeads(app, [reference], notice));

describe("leads of two firms", () => {
  async function fillBoth() {
    await start({ a: {}, b: {} });
    for (const id of ["a", "b"]) given.firm(id).always(hang);
    for (let count = 0; count < 12; count += 1) await given.lead();
    await given.relay.outbox.tick();
  }
  afterEach(() => given.relay.outbox.stop(0));

  test("are claimed a few deliveries per firm, so that one long queue does not monopolize a tick", async () => {
    await start({ a: {}, b: {} });
    for (const id of ["a", "b"]) given.firm(id).always(hang);
    const { app } = given.relay;
    const destinations = app.destinations.map((one) => ({ ...one, concurrency: 100 }));
    given.relay.app = { ...app, destinations };
    for (let count = 0; count < 20; count += 1) await given.lead();
    expect(await given.relay.outbox.tick()).toBe(5);
    expect(app.attempts.size).toBe(8);
    await given.relay.outbox.tick();
    expect(app.attempts.size).toBe(16);
  });

  test("wait without a transaction while both firms have as many as they take at once", async () => {
    await fillBoth();
    const transaction = vi.spyOn(given.relay.db, "transaction");
    await given.relay.outbox.tick();
    expect(transaction).not.toHaveBeenCalled();
  });
});

describe("a lead", () => {
  test("goes to one firm, signed, with the visitor's consent", async () => {
    await start({ a: {}, b: {} });
    const reference = await given.lead();
    await given.runDue();

    expect(Object.values(given.got()).flat()).toEqual([reference]);
    const [event] = [...given.firm("a").events, ...given.firm("b").events];
    expect(event).toMatchObject({
      type: "lead.created",
      data: {
        reference,
        revision: 1,
        contact: { phone_e164: "+12125550143" },
        case: { slug: "roundup-cancer" },
        consent: { text: "I agree.", sha256: "5ea1".repeat(16), certificate: null },
      },
    });
  });

  test("goes to a firm that got a new name meanwhile, but not to one with another id", async () => {
    await start({ a: {} });
    given.firm("a").next(text(500, ""));
    const { config, outbox } = given.relay;
    const rename = (changes: { name?: string; id?: string }) => {
      takePartners(
        given.relay,
        config.partners.map((partner) => ({ ...partner, ...changes })),
      );
    };
    const first = await given.lead();
    await outbox.tick();
    await outbox.untilIdle();
    rename({ name: "Firm A and Daughters" });
    given.relay.advance(hour);
    await given.runDue();
    expect(given.got()).toEqual({ a: [first] });

    const second = await given.lead();
    rename({ id: "z" });
    given.relay.advance(hour);
    await given.runDue();
    expect(given.got()).toEqual({ a: [first] });
    expect(await given.relay.delivery(second, "firm:a")).toMatchObject({ state: "pending" });
  });

  test("waits while all firms are full, until a day begins in New York", async () => {
    await start({ a: { dailyCap: 1 } });
    const first = await given.lead();
    const second = await given.lead();
    await given.runDue();
    expect(given.got()).toEqual({ a: [first] });
    expect(await given.routing(second)).toMatchObject({ state: "waiting" });

    given.relay.advance(24 * hour);
    await given.runDue();

    expect(given.got()).toEqual({ a: [first, second] });
  });

  test.each(["is paused without end", "takes no leads"])(
    "needs the operator after three days if its only firm %s, until that took care of it",
    async (why) => {
      await start({ a: why === "takes no leads" ? { dailyCap: 0 } : {} });
      if (why !== "takes no leads") await pauseFirm(given.relay.db, "a", given.relay.now());
      const reference = await given.lead();
      await given.relay.pass(70 * hour, 10 * hour);
      expect(await given.relay.needs()).toEqual([]);
      await given.relay.pass(3 * hour, hour);
      expect(await given.relay.needs()).toEqual(["unplaced"]);
      const shown = await readShown(given.relay.app, reference);
      const done = menuActs.find(({ name }) => name === "done");
      expect(shown && done?.explain(shown)).toContain("A firm still gets it once one has room");
      await operator.done(given.relay.app, byDesk, reference);
      expect(await given.relay.needs()).toEqual([]);
      await operator.reopen(given.relay.app, byDesk, reference);
      expect(await given.relay.needs()).toEqual(["unplaced"]);

      await pauseFirm(given.relay.db, "a", null);
      const { partners } = given.relay.config;
      takePartners(
        given.relay,
        partners.map(({ dailyCap: _, ...one }) => one),
      );
      await given.runDue();
      expect(given.got()).toEqual({ a: [reference] });
      expect(await given.relay.needs()).toEqual([]);
    },
  );

  test.each<[string, (first: string) => unknown]>([
    [
      "its firm declines another",
      (reference) =>
        storeReport(given.relay.app, {
          reference,
          partner: "a",
          status: "declined",
          messageId: "m",
        }),
    ],
    [
      "its firm takes more a day",
      () => {
        const { partners } = given.relay.config;
        takePartners(
          given.relay,
          partners.map((one) => ({ ...one, dailyCap: 2 })),
        );
      },
    ],
  ])("that waits gets the place that is free once %s, the oldest first", async (_when, act) => {
    await start({ a: { dailyCap: 1 } });
    const first = await given.lead();
    await given.runDue();
    const oldest = await given.lead();
    given.relay.advance(minute);
    const older = await given.lead();
    await given.runDue();
    await act(first);
    await given.runDue();
    const newest = await given.lead();
    await given.runDue();

    expect(given.got()).toEqual({ a: [first, oldest] });
    for (const one of [older, newest]) {
      expect(await given.routing(one)).toMatchObject({ state: "waiting" });
    }
  });

  test("waits for the repair of a file of firms that could not be read at the start", async () => {
    await start({ a: { dailyCap: 1 } });
    const { config } = given.relay;
    await given.lead();
    const second = await given.lead();
    await given.runDue();
    given.relay.advance(24 * hour);

    takePartners(given.relay, []);
    const look = watchLeads(given.relay);
    await look();
    expect(await given.routing(second)).toMatchObject({ state: "waiting" });
    takePartners(given.relay, config.partners);
    await look();
    expect(await given.routing(second)).toMatchObject({ state: "routed", partner: "a" });
  });

  test("is not sent to a firm that is paused, which is still told of a withdrawal", async () => {
    await start({ a: {}, b: {} });
    const before = await given.lead();
    await given.runDue();
    const id = given.got().a?.includes(before) ? "a" : "b";
    const other = id === "a" ? "b" : "a";
    await pauseFirm(given.relay.db, id, given.relay.now());
    // One after another, because leads of one moment are sent at the same time.
    const leads = [await given.lead()];
    await given.runDue();
    leads.push(await given.lead());
    await tell(before, { about: "lead.withdrawn" });
    await given.runDue();

    expect(given.got()[other]).toEqual(leads);
    expect(given.types(id)).toEqual(["lead.created", "lead.withdrawn"]);
  });

  test("in quarantine takes no place at a firm", async () => {
    await start({ a: { dailyCap: 1 } });
    await given.lead({ state: "quarantined" });
    const reference = await given.lead();
    await given.runDue();

    expect(given.got()).toEqual({ a: [reference] });
  });

  test("whose address the form service refuses while its sender waits frees its place", async () => {
    await start({ a: { dailyCap: 1 } }, { FORM_ID: "main", INLINE_DELIVERY_MS: "20000" });
    given.relay.form.next(badEmail);
    const refused = await given.lead();
    expect(await given.relay.attemptNow(refused)).toMatchObject({ kind: "refused" });
    const reference = await given.lead();
    given.relay.advance(hour);
    await given.runDue();

    expect(given.got()).toEqual({ a: [reference] });
    expect(await given.routing(refused)).toMatchObject({ search_ended_at: expect.any(Number) });
  });
});

describe("the only place of the day is free for the next lead", () => {
  const email = "zora@example.com";
  const channels = ["calls", "texts", "emails"] as const;
  const report = (reference: string, status: "declined" | "received") =>
    storeReport(given.relay.app, { reference, partner: "a", status, messageId: status });
  const acts = {
    declined: (reference: string) => report(reference, "declined"),
    received: (reference: string) => report(reference, "received"),
    "opted out": () => given.relay.submit({ kind: "opt_out", email }),
    stopped: () => stopContact(given.relay.app, byDesk, { email, channels, manner: "web" }),
    withdrawn: (reference: string) => withdraw(given.relay.app, byDesk, reference),
    erased: () => erasePerson(given.relay.app, byDesk, { email }),
    sent: () => given.runDue(),
  } as const;
  type Act = keyof typeof acts;

  async function nextAfter(done: readonly Act[]) {
    await start({ a: { dailyCap: 1 } });
    const first = await given.lead({ email });
    for (const act of done) await acts[act](first);
    return given.routing(await given.lead());
  }

  test.each<Act[][]>([
    [["sent", "declined"]],
    [["sent", "opted out", "declined"]],
    [["sent", "stopped", "declined"]],
    [["stopped"]],
    [["withdrawn"]],
    [["erased"]],
  ])("once the first lead was %j", async (done) => {
    expect(await nextAfter(done)).toMatchObject({ state: "routed", partner: "a" });
  });

  test.each<Act[][]>([
    [["sent", "received"]],
    [["sent", "stopped"]],
    [["sent", "withdrawn"]],
    [["sent", "erased"]],
    [["opted out"]],
  ])("but not when the first lead was %j", async (done) => {
    expect(await nextAfter(done)).toMatchObject({ state: "waiting", partner: null });
  });

  test.each([0, 24])(
    "but not for one that waits when the first comes back %i hours later, where it counts again",
    async (hours) => {
      await start({ a: { dailyCap: 1 } });
      given.firm("a").next(text(422, ""));
      const first = await given.lead();
      await given.runDue();
      given.relay.advance(hours * hour);
      const second = await given.lead();
      await given.runDue();
      // A lead that is sent again is not turned away.
      await operator.retry(given.relay.app, byDesk, first);
      await given.runDue();
      expect(given.got()).toEqual({ a: [second, first] });
      const third = await given.lead();
      await report(second, "declined");
      await given.runDue();
      expect(await given.routing(third)).toMatchObject({ state: "waiting", partner: null });
      await storeReport(given.relay.app, {
        reference: first,
        partner: "a",
        status: "declined",
        messageId: "of the first",
      });
      await given.runDue();
      expect(await given.routing(third)).toMatchObject({ state: "routed", partner: "a" });
    },
  );

  test("and a test that is declined frees none", async () => {
    await start({ a: { dailyCap: 1 } });
    await given.lead();
    await given.runDue();
    const { app, config } = given.relay;
    const firms = config.partners.flatMap((firm) => (isReachable(firm, config) ? [firm] : []));
    for (const firm of firms) {
      for (const { reference } of (await testPartner(app, byDesk, firm, false)).tests) {
        expect(await report(reference, "declined")).toMatchObject({ why: "test" });
      }
    }
    const second = await given.lead();
    expect(await given.routing(second)).toMatchObject({ partner: null, state: "waiting" });
  });
});

describe("a firm's failure", () => {
  test.each([
    [204, []],
    [500, []],
    [422, ["failed"]],
    [410, ["down firm:a"]],
  ])("with status %d causes these needs: %j", async (status, needs) => {
    await start({ a: {} });
    given.firm("a").always(text(status, ""));
    await given.lead();
    await given.runDue();
    expect(await given.relay.needs()).toEqual(needs);
  });

  test("that leaves open whether it has a lead needs a person after an hour of retries, not while they settle it", async () => {
    await start({ a: {} });
    given.firm("a").next(reset);
    await given.lead();
    await given.runDue();
    expect(await given.relay.needs()).toEqual([]);
    await given.relay.pass(2 * hour, minute);
    expect(await given.relay.needs()).toEqual([]);

    given.firm("a").always(text(500, ""));
    await given.lead();
    await given.relay.pass(50 * minute, minute);
    expect(await given.relay.needs()).not.toContain("uncertain");
    await given.relay.pass(10 * minute, minute);
    expect(await given.relay.needs()).toContain("uncertain");
  });

  test("that leaves open whether it has a lead, then refuses it, needs a person at once", async () => {
    await start({ a: {} });
    given.firm("a").next(reset);
    given.firm("a").always(text(422, ""));
    await given.lead();
    await given.relay.pass(10 * second, second);
    expect(await given.relay.needs()).toEqual(["uncertain"]);
  });

  test("delays no other firm", async () => {
    await start({ a: {}, b: {} });
    given.firm("a").always(hang);
    const leads = [await given.lead(), await given.lead()];
    given.relay.advance(1000);
    await given.relay.outbox.tick();
    await given.firm("b").received(1);
    given.firm("a").always(text(204, ""));
    await given.firm("a").shut();
    await given.relay.outbox.untilIdle();

    expect(given.got().b).toEqual([leads[1]]);
  });
});

describe("notices", () => {
  test("that their firm refuses need the operator, who notifies it", async () => {
    await start({ a: {} });
    const reference = await given.lead();
    await given.runDue();
    given.firm("a").always(text(422, "no"));
    await tell(reference, { about: "lead.withdrawn" });
    await given.runDue();

    expect(await given.relay.needs()).toEqual(["notify"]);
  });

  test("an opt-out request reaches the firm too, and no further firm gets the lead", async () => {
    await start({ a: {}, b: {} });
    const reference = await given.lead({ email: "zora@example.com" });
    await given.runDue();
    await given.relay.submit({ kind: "opt_out", email: "zora@example.com" });
    await given.runDue();

    const { partner } = await given.routing(reference);
    expect(given.types(partner ?? "")).toEqual(["lead.created", "privacy.opted_out"]);
    expect(await decline(reference, partner ?? "")).toEqual({ kind: "stays", why: "over" });
  });
});
