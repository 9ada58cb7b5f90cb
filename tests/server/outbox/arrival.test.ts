import { afterEach, describe, expect, test } from "vitest";
import { takePartners } from "~/server/app";
import { correct } from "~/server/leads/correct";
import { erasePerson } from "~/server/leads/erase";
import { byPerson } from "~/server/leads/operator-log";
import { stopContact } from "~/server/leads/stop";
import { withdraw } from "~/server/leads/withdraw";
import { findSubmission } from "~/server/submission/submission";
import { hang, reset, text } from "~/tests/support/fake-server";
import { pauseFirm, startFirms } from "~/tests/support/firms";
import { startMailServer } from "~/tests/support/mail-server";
import { hour, minute } from "~/tests/support/relay-fixture";

let given: Awaited<ReturnType<typeof startFirms>>;
afterEach(() => given.close());

const email = "zora@example.com";
const pause = (partner: string) => pauseFirm(given.relay.db, partner, given.relay.now());
const states = async (reference: string) =>
  (await given.relay.deliveries(reference)).map(
    ({ purpose, destination, state }) => `${purpose} ${destination} ${state}`,
  );
const needs = () =>
  given.relay.db
    .selectFrom("deliveries")
    .select(["destination as recipient", "about"])
    .where("state", "=", "refused")
    .where("reason", "=", "no way to send")
    .execute();

test("a lead counts as sent once a firm accepted it, not after an attempt without an answer", async () => {
  given = await startFirms({ a: {} });
  given.firm("a").next(reset);
  const reference = await given.lead();
  const sent = async () => (await findSubmission(given.relay.db, reference))?.status;
  await given.runDue();
  expect(await sent()).toBe("uncertain");
  await given.relay.pass(hour, minute);
  expect(await sent()).toBe("sent");
});

test("a correction that its firm refuses after an attempt without an answer needs somebody", async () => {
  given = await startFirms({ a: {} });
  const { relay } = given;
  const reference = await given.lead();
  await given.runDue();
  await correct(relay.app, byPerson, reference, { changes: { city: "Troy" } });
  given.firm("a").next(reset);
  given.firm("a").next(text(422, ""));
  await relay.pass(hour, minute);
  expect((await states(reference)).at(-1)).toBe("submission firm:a refused");
  const row = await findSubmission(relay.db, reference);
  expect(row).toMatchObject({ status: "sent", need: "failed" });
});

describe("a firm that answered 5xx or lost the connection may have the lead", () => {
  const failures = [
    ["500", text(500, "")],
    ["503", text(503, "")],
    ["a lost connection", reset],
  ] as const;

  test.each(failures)("%s: a withdrawal is sent to it", async (_, failure) => {
    given = await startFirms({ a: {}, b: {} });
    given.firm("a").next(failure);
    const reference = await given.lead();
    await given.runDue();
    await withdraw(given.relay.app, byPerson, reference);
    await given.runDue();

    expect(given.types("a")).toEqual(["lead.withdrawn"]);
    expect(given.got().b).toEqual([]);
  });

  test.each(failures)("%s: neither a pause nor seven days pass the lead on", async (_, failure) => {
    given = await startFirms({ a: {}, b: {} });
    given.firm("a").always(failure);
    const reference = await given.lead({ named: ["a", "b"] });
    await given.runDue();
    await pause("a");
    await given.runDue();
    await given.relay.pass(8 * 24 * hour, 12 * hour);

    expect(given.got().b).toEqual([]);
    expect(await states(reference)).toEqual(["submission firm:a expired"]);
  });

  test("409 at once is a refusal, and the next firm gets the lead", async () => {
    given = await startFirms({ a: {}, b: {} });
    given.firm("a").always(text(409, ""));
    const reference = await given.lead({ named: ["a", "b"] });
    await given.runDue();
    expect(given.got().b).toEqual([reference]);
  });
});

describe("a firm that cannot be reached", () => {
  test("keeps its leads for an hour, then they go to the next firm", async () => {
    given = await startFirms({ a: {}, b: {} });
    await given.firm("a").shut();
    const references: string[] = [];
    for (let count = 0; count < 10; count += 1) references.push(await given.lead());
    await given.relay.pass(50 * minute, minute);
    const own = async () => (await states(references[0] ?? "")).at(-1);
    expect(await own()).toBe("submission firm:a pending");
    await given.relay.pass(20 * minute, minute);
    await given.runDue();
    expect(await own()).toBe("submission firm:b delivered");
    expect(await given.relay.needs()).toContain("down firm:a");
  });

  test("without another firm keeps its lead for seven days, which then expires", async () => {
    given = await startFirms({ a: {} });
    await given.firm("a").shut();
    const reference = await given.lead();
    await given.relay.pass(7.5 * 24 * hour, 12 * hour);
    expect(await states(reference)).toEqual(["submission firm:a expired"]);
    expect((await given.routing(reference)).state).toBe("exhausted");
    expect(await given.relay.needs()).toEqual(["down firm:a", "failed"]);
  });
});

describe("a fault of our own mail server", () => {
  test("passes no lead on to another mailbox, and all arrive once it works", async () => {
    const server = await startMailServer();
    const mail = { SMTP_URL: server.url, MAIL_FROM: "mail@plainclaim.example" };
    const byMail = (id: string) => ({ webhook: undefined, email: `${id}@firm.example` });
    given = await startFirms({ a: byMail("a"), b: byMail("b") }, mail);
    server.failAt("mail", { responseCode: 553, message: "5.7.1 sender not owned by user" });
    const references = [await given.lead(), await given.lead()];
    await given.relay.pass(5 * hour, 10 * minute);
    const owners = async () =>
      (await Promise.all(references.map(states))).flat().filter((one) => one.includes("firm:"));
    expect(await owners()).toEqual(["submission firm:a pending", "submission firm:b pending"]);
    server.mend();
    await given.relay.pass(2 * hour, 10 * minute);
    expect(await owners()).toEqual(["submission firm:a delivered", "submission firm:b delivered"]);
    await server.close();
  });
});

describe("a firm that left the file", () => {
  const acts: [string, string, (reference: string) => Promise<unknown>][] = [
    ["an opt-out", "privacy.opted_out", () => given.relay.submit({ kind: "opt_out", email })],
    [
      "a stop",
      "contact.revoked",
      () => stopContact(given.relay.app, byPerson, { email, channels: ["texts"], manner: "web" }),
    ],
    [
      "a withdrawal",
      "lead.withdrawn",
      (reference) => withdraw(given.relay.app, byPerson, reference),
    ],
    ["an erasure", "lead.erased", () => erasePerson(given.relay.app, byPerson, { email })],
  ];

  test.each(acts)(
    "has the lead: the operator must notify it of %s, once",
    async (_, about, act) => {
      given = await startFirms({ a: {} });
      const reference = await given.lead({ email });
      await given.runDue();
      takePartners(given.relay, []);
      await act(reference);
      await act(reference);
      await given.runDue();
      expect(await needs()).toEqual([{ recipient: "firm:a", about }]);
    },
  );
});

describe("a repeated request", () => {
  const stop = (channels: ("calls" | "texts" | "emails")[]) =>
    stopContact(given.relay.app, byPerson, { email, channels, manner: "web" });
  const notices = async () =>
    (await given.relay.deliveries()).filter(({ purpose }) => purpose === "notice").length;

  test("sends one notice per set of channels since the newest revision", async () => {
    given = await startFirms({ a: {} });
    const reference = await given.lead({ email });
    await given.runDue();
    for (let count = 0; count < 20; count += 1) {
      await stop(["texts"]);
      given.relay.advance(minute);
    }
    expect(await notices()).toBe(1);
    await stop(["calls", "texts", "emails"]);
    await stop(["calls"]);
    await given.relay.submit({ kind: "opt_out", email });
    await given.relay.submit({ kind: "opt_out", email });
    expect(await notices()).toBe(3);

    const [{ id: _, ...row } = { id: 0 }] = await given.relay.deliveries(reference);
    await given.relay.db
      .insertInto("deliveries")
      .values(Object({ ...row, revision: 2 }))
      .execute();
    await stop(["texts"]);
    await stop(["texts"]);
    expect(await notices()).toBe(4);
  });

  test("about many leads stops each of them and notifies each recipient once", async () => {
    given = await startFirms({ a: {}, b: {} });
    for (let count = 0; count < 65; count += 1) await given.lead({ email });
    const { db } = given.relay;
    await db.updateTable("deliveries").set({ state: "delivered" }).execute();
    const result = await stop(["calls", "texts", "emails"]);
    const repeated = await stop(["calls", "texts", "emails"]);

    expect([result, repeated]).toEqual([65, 65]);
    expect(await notices()).toBe(65);
    const open = await db
      .selectFrom("routings")
      .where("search_ended_at", "is", null)
      .selectAll()
      .execute();
    expect(open).toEqual([]);
  });
});

test("a lead that a hanging firm may have goes to no other when the process stops", async () => {
  given = await startFirms({ a: {}, b: {} });
  given.firm("a").always(hang);
  const reference = await given.lead({ named: ["a", "b"] });
  await given.relay.outbox.tick();
  await given.firm("a").received(1);
  await given.relay.outbox.stop(10);
  expect(await given.relay.delivery(reference, "firm:a")).toMatchObject({
    state: "pending",
    ambiguous: 1,
  });
});
