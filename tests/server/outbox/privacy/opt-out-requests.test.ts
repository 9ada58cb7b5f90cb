import { afterEach, describe, expect, test } from "vitest";
import { correct as correctLead } from "~/server/leads/correct";
import { suppress } from "~/server/privacy/opt-out";
import { gate, json, text } from "~/tests/support/fake-server";
import { accept, badEmail } from "~/tests/support/form-service";
import { hour, minute } from "~/tests/support/relay-fixture";
import { membersOf, scriptError } from "~/tests/support/sheet-service";
import { certificate, email, hashes, ids, relay, start } from "./given";

afterEach(() => relay.close());

describe("an opt-out request", () => {
  test("is told to everyone who got a lead of the person, and tells nothing else", async () => {
    await start({ FORWARD_ROLE: "third_party" });
    const home = await relay.submit({ kind: "home", email, fields: certificate() });
    const lawsuit = await relay.submit({ kind: "case", email });
    await relay.submit({ kind: "home" });
    await relay.run();
    const before = [relay.form.requests.length, relay.sheet.requests.length];
    await relay.submit({ kind: "opt_out", email });
    await relay.run();

    const posts = relay.form.requests.slice(before[0]).filter(({ path }) => path === "/f/main");
    const rows = relay.sheet.requests.slice(before[1]).filter(({ method }) => method === "POST");
    const notices = [...posts, ...rows].map(({ fields }) => membersOf(fields));
    const regarding = notices.map((notice) => notice.regarding).toSorted();
    expect(regarding).toEqual([home, home, lawsuit, lawsuit]);
    const deliveries = (await relay.deliveries()).filter(({ purpose }) => purpose === "notice");
    expect(deliveries.map(({ state }) => state)).toEqual(Array(4).fill("delivered"));
    const own = new Set(notices.map(({ submission_id }) => submission_id));
    expect(own.size).toBe(4);
    expect(rows[1]?.fields.map(([name]) => name)).not.toContain("data");
    for (const { apiKey: _, ...notice } of notices) {
      expect(notice).toEqual({
        formType: "opt_out_notice",
        regarding: expect.any(String),
        submission_id: expect.not.stringMatching(`^(${home}|${lawsuit})$`),
        revision: "1",
        do_not_sell: "1",
      });
    }
  });

  test("is told once, however often it is repeated", async () => {
    await start();
    await relay.submit({ kind: "home", email });
    await relay.submit({ kind: "opt_out", email });
    await relay.submit({ kind: "opt_out", email });
    const all = await relay.deliveries();
    expect(all.filter(({ purpose }) => purpose === "notice")).toHaveLength(2);
  });

  test("is told once about a lead whose address was corrected, by either address", async () => {
    for (const address of [email, "zora@example.org"]) {
      await start();
      const reference = await relay.submit({ kind: "home", email });
      await relay.run();
      const operator = { ...relay.context, place: "desk" } as const;
      const changes = { Email: "zora@example.org" };
      expect(await correctLead(operator, reference, { changes })).toMatchObject({ kind: "done" });
      await relay.run();
      await relay.submit({ kind: "opt_out", email: address });
      const all = await relay.deliveries();
      const told = all.filter(({ purpose }) => purpose === "notice");
      expect(told.map(({ destination }) => destination)).toEqual(["form:home", "sheet"]);
      await relay.close();
    }
    await start();
  });

  test("is not sent to recipients that never got the lead", async () => {
    await start({ FORWARD_ROLE: "third_party" });
    relay.form.next(badEmail);
    await relay.submit({ kind: "home", email, opted_out: '["gpc"]' });
    await relay.run();
    await relay.submit({ kind: "opt_out", email });
    const all = await relay.deliveries();
    expect(all.filter(({ purpose }) => purpose === "notice")).toEqual([]);
  });

  describe("of a lead that a third party has not got yet", () => {
    const lead = { kind: "home", email } as const;

    async function optOut() {
      const source = await relay.submit({ kind: "opt_out", email });
      await suppress(relay.db, { scope: "sale", hashes, source, at: relay.now() });
    }

    async function sending() {
      await relay.submit(lead);
      await relay.outbox.tick();
      await relay.sheet.received(1);
    }

    async function notices() {
      const all = await relay.deliveries();
      const mine = all.filter((row) => row.purpose === "notice" && row.destination === "sheet");
      return mine.map(({ state }) => state);
    }

    test("is not told to it, when nobody was sending the lead", async () => {
      await start({ FORWARD_ROLE: "third_party" });
      await relay.submit(lead);
      await optOut();
      await relay.run();
      expect(await notices()).toEqual([]);
      expect(relay.sheet.requests).toEqual([]);
      const all = await relay.deliveries();
      const forms = all.filter((row) => row.purpose === "notice").map((row) => row.destination);
      expect(forms).toEqual(["form:home"]);
    });

    test("is told to it, when the lead was on its way and arrived", async () => {
      await start({ FORWARD_ROLE: "third_party" });
      const late = gate(json(200, { result: "success", row: 1 }));
      relay.sheet.next(late.behaviour);
      await sending();
      await optOut();
      late.open();
      await relay.run();
      expect(await notices()).toEqual(["delivered"]);
    });

    test("is not told to it, when the lead was on its way and certainly did not arrive", async () => {
      await start({ FORWARD_ROLE: "third_party" });
      const late = gate(scriptError("no such column"));
      relay.sheet.next(late.behaviour);
      await sending();
      await optOut();
      late.open();
      await relay.run();
      await relay.pass(hour, minute);
      expect(await notices()).toEqual(["cancelled"]);
      const posts = relay.sheet.requests.filter(({ method }) => method === "POST");
      expect(posts).toHaveLength(1);
    });

    test("is told to it, when the lead may have arrived", async () => {
      await start({ FORWARD_ROLE: "third_party" });
      relay.sheet.next(text(500, ""));
      const reference = await relay.submit(lead);
      await relay.run();
      expect((await relay.delivery(reference, "sheet")).ambiguous).toBe(1);
      await optOut();
      await relay.pass(hour, minute);
      expect((await relay.delivery(reference, "sheet")).state).toBe("withheld");
      expect(await notices()).toEqual(["delivered"]);
    });
  });

  test("does not overtake a lead of the person that is on its way unmarked", async () => {
    await start();
    const late = gate(accept);
    relay.form.next(late.behaviour);
    const lead = await relay.submit({ kind: "home", email });
    await relay.outbox.tick();
    await relay.form.received(1);
    const optOut = await relay.submit({ kind: "opt_out", email });
    await relay.outbox.tick();
    expect((await relay.delivery(optOut, "form:opt_out")).lease_token).toBeNull();
    late.open();
    await relay.run();
    expect(ids(relay.form.requests)).toEqual(expect.arrayContaining([lead, optOut]));
  });

  test("is told after the lead itself, which leaves marked", async () => {
    await start();
    relay.sheet.next(text(500, ""));
    const lead = await relay.submit({ kind: "home", email });
    await relay.run();
    const optOut = await relay.submit({ kind: "opt_out", email });
    await suppress(relay.db, { scope: "sale", hashes, source: optOut, at: relay.now() });
    await relay.run();
    await relay.pass(minute, 5000);

    const posts = relay.sheet.requests.filter(({ method }) => method === "POST").slice(1);
    expect(posts.map(({ fields }) => membersOf(fields))).toMatchObject([
      { submission_id: lead, do_not_sell: "1" },
      { regarding: lead, do_not_sell: "1" },
    ]);
  });
});
