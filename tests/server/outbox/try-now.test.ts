import { EventEmitter, once } from "node:events";
import { afterEach, describe, expect, test } from "vitest";
import { isReachable } from "~/server/config/partners";
import { byServer } from "~/server/leads/operator-log";
import { tryDestinations } from "~/server/operator/try-destinations";
import { testPartner } from "~/server/partners/test-partner";
import { text } from "~/tests/support/fake-server";
import { pauseFirm, startFirms } from "~/tests/support/firms";
import { hour, minute } from "~/tests/support/relay-fixture";
import { byDesk } from "~/tests/support/test-app";

let given: Awaited<ReturnType<typeof startFirms>>;
afterEach(() => given.close());

const channel = () => given.relay.channel("firm:a");

describe("what waits for its next try", () => {
  const tryNow = () => tryDestinations(given.relay.app, byDesk, "firm:a", 0);
  const waiting = async () =>
    (await given.relay.deliveries()).filter(({ state }) => state === "pending");

  /** Leads that a firm did not take, each of which waits for an hour. */
  async function waitingLeads(count: number) {
    await given.firm("a").shut();
    const leads: string[] = [];
    for (let n = 0; n < count; n += 1) leads.push(await given.lead({ named: ["a"] }));
    await given.relay.pass(20 * minute, minute);
    const later = { next_at: given.relay.now() + hour };
    await given.relay.db
      .updateTable("deliveries")
      .set(later)
      .where("state", "=", "pending")
      .execute();
    await given.firm("a").open();
    return leads;
  }

  test("is sent at once, and once, after Try now, but for what may have arrived", async () => {
    given = await startFirms({ a: {} });
    const { relay } = given;
    given.firm("a").next(text(500, ""));
    const unclear = await given.lead({ named: ["a"] });
    await relay.run();
    const leads = await waitingLeads(3);
    expect(await channel()).toMatchObject({ cause: "failures" });

    expect(await tryNow()).toMatchObject([{ name: "firm:a", isOpen: false }]);
    await relay.run();
    expect(given.got().a?.toSorted()).toEqual(leads.toSorted());
    expect(given.firm("a").repeats()).toBe(0);
    expect(await waiting()).toMatchObject([{ reference: unclear }]);
    await relay.pass(hour + minute, 10 * minute);
    expect(given.got().a?.at(-1)).toBe(unclear);
    expect(given.firm("a").repeats()).toBe(0);
  });

  test("is sent by Try now before the channel is paused, too, and not while an operator paused the firm", async () => {
    given = await startFirms({ a: {} });
    const [lead] = await waitingLeads(1);
    await pauseFirm(given.relay.db, "a", given.relay.now());
    expect(await tryNow()).toEqual([]);
    await given.relay.run();
    expect(given.got().a).toEqual([]);

    await pauseFirm(given.relay.db, "a", null);
    await given.relay.db.updateTable("channels").set({ failures: 4 }).execute();
    expect(await tryNow()).toMatchObject([{ name: "firm:a", isOpen: false }]);
    await given.relay.run();
    expect(given.got().a).toEqual([lead]);
  });

  test("is sent with the first probe that succeeds, and after an accepted test", async () => {
    given = await startFirms({ a: {} });
    const { relay } = given;
    const leads = await waitingLeads(3);
    relay.advance(Number((await channel())?.probe_at) - relay.now());
    await relay.run();
    expect(given.got().a?.toSorted()).toEqual(leads.toSorted());

    const later = await waitingLeads(3);
    const [firm] = relay.config.partners;
    if (!firm || !isReachable(firm, relay.config)) throw new Error("No firm");
    await testPartner(relay.app, byServer, firm, false);
    await relay.run();
    expect(
      given
        .got()
        .a?.filter((one) => later.includes(one))
        .toSorted(),
    ).toEqual(later.toSorted());
    expect(given.firm("a").repeats()).toBe(0);
  });
});

describe("the answer of Try now", () => {
  const broken = text(503, "");

  /** A lead that the firm may have, and a press while a server runs. */
  async function startBroken() {
    given = await startFirms({ a: {} });
    const { relay } = given;
    given.firm("a").always(broken);
    await given.lead({ named: ["a"] });
    await relay.run();
    const later = { next_at: relay.now() + hour };
    await relay.db.updateTable("deliveries").set(later).execute();
    relay.advance(1000);
    const running: Promise<void>[] = [];
    const wake = () => {
      relay.advance(1000);
      running.push(relay.run());
    };
    return {
      press: () => tryDestinations({ ...relay.app, wake }, byDesk, "firm:a"),
      stop: () => Promise.all(running),
    };
  }

  test("comes from an attempt after the press, also two seconds after one that failed", async () => {
    const { press, stop } = await startBroken();
    const { firm, relay } = given;
    expect(await press()).toMatchObject([
      { isOpen: false, plain: expect.stringContaining("does not work yet") },
    ]);
    await relay.run();
    firm("a").always(firm("a").receive);
    relay.advance(2000);
    expect(await press()).toMatchObject([{ isOpen: true }]);
    await stop();
    expect(await channel()).toMatchObject({ last_error: null, down_since: null, probe_at: null });
    expect(given.types("a")).toEqual(["test.ping"]);
  });

  test("is not that of an attempt that ran already", async () => {
    const { press, stop } = await startBroken();
    const { firm, relay } = given;
    const steps = new EventEmitter();
    const [reached, repaired] = [once(steps, "reached"), once(steps, "repaired")];
    firm("a").always(async (request, response) => {
      steps.emit("reached");
      await repaired;
      await broken(request, response);
    });
    await given.lead({ named: ["a"] });
    const before = relay.run();
    await reached;
    const pressed = press();
    firm("a").always(firm("a").receive);
    steps.emit("repaired");
    await before;
    expect(await pressed).toMatchObject([{ isOpen: true }]);
    await stop();
  });

  test("says that there was no attempt, while the only lead may have arrived and no test exists", async () => {
    await startBroken();
    const { app } = given.relay;
    const destinations = app.destinations.map(({ test: _, ...one }) => one);
    given.relay.app = { ...app, destinations };
    const pressed = tryDestinations(given.relay.app, byDesk, "firm:a", 1);
    expect(await pressed).toMatchObject([
      { plain: expect.stringContaining("not tried again yet, next try") },
    ]);
  });
});
