import { afterEach, describe, expect, test } from "vitest";
import { isReachable } from "~/server/config/partners";
import { byServer } from "~/server/leads/actor";
import { tryDestinations } from "~/server/operator/try-destinations";
import { testPartner } from "~/server/partners/send-tests";
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
