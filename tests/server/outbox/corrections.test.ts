import { afterEach, describe, expect, test } from "vitest";
import { correct as correctLead } from "~/server/leads/correct";
import { noticeLead } from "~/server/outbox/notices";
import { text } from "~/tests/support/fake-server";
import { startFirms } from "~/tests/support/firms";
import { hour } from "~/tests/support/relay-fixture";

let given: Awaited<ReturnType<typeof startFirms>>;
afterEach(() => given.close());

const start = async (...[firms, settings]: Parameters<typeof startFirms>) => {
  given = await startFirms(firms, settings);
};

const correct = async (reference: string, phone: string) => {
  const { db, config, keys, now } = given.relay.context;
  const operator = { db, config, keys, now, place: "desk" } as const;
  const result = await correctLead(operator, reference, { changes: { Phone: phone } });
  expect(result.kind).toBe("done");
};

describe("a correction", () => {
  test("reaches the firm that has the lead, even if it is paused, and none that declined", async () => {
    await start({ a: {}, b: {}, c: {} });
    const reference = await given.lead();
    await given.settle();
    const first = (await given.routing(reference)).partner ?? "";
    await given.decline(reference, first);
    await given.settle();
    const second = (await given.routing(reference)).partner ?? "";
    const paused_at = given.relay.now();
    await given.relay.db
      .insertInto("partner_states")
      .values({ partner: second, paused_at })
      .execute();

    await correct(reference, "212 555 0188");
    await given.settle();

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
    await start({ a: {} });
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

    await correct(reference, "212 555 0188");
    given.relay.advance(1000);
    await given.relay.outbox.tick();
    const [, second] = await given.relay.deliveries(reference);
    expect(second).toMatchObject({ revision: 2, state: "pending", lease_token: null });
    release();
    await given.relay.outbox.settle();
    given.relay.advance(hour);
    await given.settle();

    expect(given.firm("a").events).toMatchObject([{ type: "lead.created", data: { revision: 2 } }]);
    const states = (await given.relay.deliveries(reference)).map(({ state }) => state);
    expect(states).toEqual(["cancelled", "delivered"]);
  });

  test("that a firm refuses gives the lead to no other, and a decline takes it from nobody", async () => {
    await start({ a: {}, b: {} });
    const reference = await given.lead();
    await given.settle();
    const { partner } = await given.routing(reference);
    const [first, second] = partner === "a" ? ["a", "b"] : ["b", "a"];
    given.firm(first).always(text(422, "no"));
    await correct(reference, "212 555 0188");
    await given.settle();
    expect(given.types(second)).toEqual([]);
    expect(await given.routing(reference)).toMatchObject({ state: "routed", partner: first });

    given.firm(first).always(text(429, ""));
    await correct(reference, "212 555 0177");
    await given.settle();
    await given.decline(reference, first);
    given.firm(first).mend();
    given.relay.advance(hour);
    await given.settle();

    expect(given.types(first)).toEqual(["lead.created", "lead.corrected"]);
    expect(given.firm(second).events).toMatchObject([{ data: { revision: 3 } }]);
  });

  test("of a lead that still waits replaces it, also after a stop of some ways of contact", async () => {
    await start({ a: {} });
    given.firm("a").always(text(429, ""));
    const reference = await given.lead();
    await given.settle();
    await given.relay.db.transaction().execute((trx) =>
      noticeLead(given.relay.outbox.relay, trx, reference, {
        about: "contact.revoked",
        stopped: ["texts"],
      }),
    );
    await correct(reference, "212 555 0188");
    given.firm("a").mend();
    given.relay.advance(hour);
    await given.settle();

    expect(given.firm("a").events).toMatchObject([{ type: "lead.created", data: { revision: 2 } }]);
  });
});

test("a correction of a lead whose firm left the file is a need for a person", async () => {
  await start({ a: {} });
  const reference = await given.lead();
  await given.settle();
  given.relay.config.partners = [];
  given.relay.outbox.reconnect();
  await correct(reference, "212 555 0188");
  const needs = await given.relay.db.selectFrom("notice_needs").selectAll().execute();
  expect(needs).toMatchObject([{ reference, recipient: "firm:a", about: "lead.corrected" }]);
});
