import type { Kysely } from "kysely";
import { Webhook } from "standardwebhooks";
import { afterEach, describe, expect, test } from "vitest";
import { compareNeeds, createStoreAlerts } from "~/server/operator/alerts";
import type { Database } from "~/server/store/schema";
import { type Behaviour, startFakeServer, text } from "~/tests/support/fake-server";
import { secretOf } from "~/tests/support/firms";
import { delivery, settleRows } from "~/tests/support/given";
import { startMailServer } from "~/tests/support/mail-server";
import { calm, hour, minute, second, startRelay } from "~/tests/support/relay-fixture";

const [newer, secret] = [secretOf(8), secretOf(7)];
const day = 24 * hour;
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

type Started = {
  answer?: Behaviour;
  mail?: boolean;
  settings?: Record<string, string>;
  without?: ("form" | "sheet")[];
};

/** A relay with an endpoint for alerts, and with `mail` also a mailbox of the staff. */
async function start({ answer = text(200, "ok"), mail = false, ...rest }: Started = {}) {
  const webhook = await startFakeServer(answer);
  const server = await startMailServer();
  const staff = {
    SMTP_URL: server.url,
    MAIL_FROM: "mail@plainclaim.example",
    STAFF_EMAIL: "staff@plainclaim.example",
  };
  const endpoint = {
    ALERT_WEBHOOK_URL: `${webhook.url}/hook`,
    ALERT_WEBHOOK_SECRET: `${newer},\n ${secret}`,
  };
  const settings = { ...calm, ...(mail ? staff : {}), ...endpoint, ...rest.settings };
  const { without = ["form", "sheet"] } = rest;
  const relay = await startRelay({ settings, without });
  closing.push(webhook.close, server.close, relay.close);
  return {
    relay,
    db: relay.db,
    webhook,
    server,
    told: () => webhook.requests.map(({ body }) => JSON.parse(String(body))),
    events: () => webhook.requests.map(({ body }) => JSON.parse(String(body)).event),
    /** Spam comes in, which needs the operator. */
    spam: () => relay.submit({ kind: "case", state: "quarantined" }),
    async pass(by = 10 * second) {
      relay.advance(by);
      await relay.run();
    },
  };
}

async function accept(db: Kysely<Database>, reference: string) {
  await db
    .updateTable("submissions")
    .set({ state: "accepted" })
    .where("reference", "=", reference)
    .execute();
  await settleRows(db, reference);
}

/** A message that was refused arrives after all. */
async function arrive(db: Kysely<Database>, reference: string, id: number) {
  await db.updateTable("deliveries").set({ state: "delivered" }).where("id", "=", id).execute();
  await settleRows(db, reference);
}

describe("an alert", () => {
  test("is posted as signed JSON within ten seconds, and contains only kind, count and time", async () => {
    const { relay, webhook, pass, told, spam } = await start();
    await pass(second);
    const since = new Date(relay.now()).toISOString();
    await spam();
    await pass();

    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(told()).toEqual([{ site: "Plainclaim", at, event: "spam", count: 1, since }]);
    const { headers, body } = webhook.requests[0] ?? { headers: {}, body: "" };
    const signed = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, String(value)]),
    );
    expect(new Webhook(secret).verify(String(body), signed)).toMatchObject({ event: "spam" });
  });

  test("is repeated when its count has grown, after an hour at the earliest", async () => {
    const { pass, told, spam } = await start();
    await spam();
    await pass();
    await spam();
    await pass(50 * minute);
    expect(told()).toHaveLength(1);
    await pass(10 * minute);
    expect(told().slice(1)).toMatchObject([{ event: "spam", count: 2 }]);
    await pass(5 * hour);
    expect(told()).toHaveLength(2);
  });

  test("is raised once and resolved once by several processes, when its cause is over", async () => {
    const { relay, db, pass, told, events, spam } = await start();
    const first = await spam();
    const other = await spam();
    const processes = [relay.outbox, relay.another()];
    const tick = async () => {
      relay.advance(10 * second);
      await Promise.all(processes.map((one) => one.tick()));
      await Promise.all(processes.map((one) => one.untilIdle()));
    };
    await tick();
    await pass();
    expect(told()).toMatchObject([{ event: "spam", count: 2 }]);

    await accept(db, first);
    await pass();
    expect(told()).toHaveLength(1);
    await accept(db, other);
    await tick();
    await pass();
    expect(told().slice(1)).toMatchObject([{ event: "resolved", of: "spam" }]);
    // A later need of the same kind is a new one.
    await spam();
    await pass();
    expect(events()).toEqual(["spam", "resolved", "spam"]);
  });

  test("is raised about one that began when another ended, before anybody could compare", async () => {
    const { db, relay, webhook, pass, told, events, spam } = await start();
    const first = await spam();
    await pass();
    relay.advance(second);
    await accept(db, first);
    const next = await spam();
    // What is over must not arrive after what began.
    webhook.next(text(503, "later"));
    await pass();
    await pass(minute);
    await pass(minute);
    expect(events()).toEqual(["spam", "resolved", "resolved", "spam"]);

    // While others stay, it is one more, of which is told after an hour.
    await spam();
    await pass(hour);
    expect(told().slice(4)).toMatchObject([{ event: "spam", count: 2 }]);
    relay.advance(second);
    await accept(db, next);
    await spam();
    await pass();
    expect(told()).toHaveLength(5);
    await pass(hour);
    expect(told().slice(5)).toMatchObject([{ event: "spam", count: 2 }]);
  });

  test("is not over while a more urgent need of the same submission hides its cause", async () => {
    const { db, relay, pass, events } = await start();
    const reference = await relay.submit({ kind: "case", state: "accepted" });
    const row = { reference, channel: "firm:lee", destination: "firm:lee", revision: 1 } as const;
    await delivery(db, { ...row, state: "delivered" });
    const other = { ...row, channel: "sheet", destination: "sheet" };
    const correction = await delivery(db, { ...other, revision: 1, state: "refused" });
    await pass();
    expect(events()).toEqual(["failed"]);

    const about = { purpose: "notice", about: "contact.revoked", details: "{}" } as const;
    const stop = await delivery(db, { ...row, ...about, regarding: reference, state: "refused" });
    await pass();
    expect(await relay.needs()).toEqual(["notify"]);
    expect(events()).toEqual(["failed", "notify"]);

    await arrive(db, reference, correction);
    await pass();
    expect(events().slice(2)).toEqual(["resolved"]);
    await arrive(db, reference, stop);
    await pass();
    expect(events().slice(3)).toEqual(["resolved"]);
  });

  test("is not repeated because its day has come, nor because the clock was set back", async () => {
    const { relay, pass, events, spam } = await start();
    await relay.submit({ kind: "opt_out", fields: { details: "Please answer." } });
    await spam();
    for (const by of [minute, hour, 25 * day, hour]) await pass(by);
    expect(events().toSorted()).toEqual(["answer", "spam"]);
    await pass(-27 * day);
    await spam();
    for (const by of [minute, minute, hour, hour]) await pass(by);
    expect(events().toSorted()).toEqual(["answer", "spam", "spam"]);
  });

  test("and its end arrive in this order, although the alert is retried", async () => {
    const { db, webhook, pass, events, spam } = await start();
    webhook.next(text(503, "later"));
    const reference = await spam();
    await pass();
    const ids = () => webhook.requests.map(({ headers }) => headers["webhook-id"]);
    await accept(db, reference);
    await pass();
    await pass(minute);
    expect(events()).toEqual(["spam", "spam", "resolved"]);
    expect(ids()[0]).toBe(ids()[1]);
  });

  test("about a destination that is down names it, and ends after a success, not because time passed", async () => {
    const { relay, pass, told } = await start({ without: ["sheet"] });
    relay.form.always(text(404, ""));
    await relay.submit({ kind: "home" });
    await pass();
    await pass();
    const destination = "form:home";
    expect(told()).toMatchObject([{ event: "down", destination, count: 1 }]);
    for (let hours = 0; hours < 6; hours += 1) await pass(hour);
    expect(told()).toHaveLength(1);

    relay.form.always(text(200, '{"next":"/"}', { "Content-Type": "application/json" }));
    await pass(hour);
    await pass();
    expect(told().slice(1)).toMatchObject([{ event: "resolved", of: "down", destination }]);
  });

  test("that the endpoint rejects is a need by itself, of which the staff is notified", async () => {
    const { relay, pass, spam, server } = await start({ answer: text(422, "no"), mail: true });
    await spam();
    await pass();
    await pass();
    expect(await relay.needs()).toEqual(["failed alert", "spam"]);
    expect(server.mails).toHaveLength(1);
  });

  test("without any means is posted nowhere, and the need stays in the list", async () => {
    const { relay, webhook, spam } = await start();
    await spam();
    const config = { ...relay.config, ALERT_WEBHOOK_URL: undefined };
    await compareNeeds({ ...relay.app, config });
    expect(webhook.requests).toEqual([]);
    expect(await relay.needs()).toEqual(["spam"]);
  });

  test("is forgotten 30 days after its end, with its deliveries", async () => {
    const { relay, db, pass, spam } = await start();
    const reference = await spam();
    await pass();
    await accept(db, reference);
    await pass();
    const left = async () => ({
      alerts: (await db.selectFrom("alerts").selectAll().execute()).length,
      own: (await relay.deliveries("")).length,
      attempts: (await relay.attempts()).filter(({ delivery_id }) => delivery_id > 1).length > 0,
    });
    expect(await left()).toMatchObject({ alerts: 1, own: 2 });
    await pass(31 * day);
    expect(await left()).toMatchObject({ alerts: 0, own: 0 });
  });
});

test("two thousand leads that need the operator cost one alert and no query for each", async () => {
  const { db, relay, told, pass } = await start();
  const reference = await relay.submit({ kind: "case", state: "quarantined" });
  const row = await db
    .selectFrom("submissions")
    .selectAll()
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: 2000 }, (_, index) => ({ ...row, reference: `X${index}` }));
  for (let from = 0; from < rows.length; from += 20) {
    await db
      .insertInto("submissions")
      .values(rows.slice(from, from + 20))
      .execute();
  }
  await pass();
  expect(told()).toMatchObject([{ event: "spam", count: 2001 }]);
});

describe("an alert about the store", () => {
  const store = { event: "store", count: 1, since: "2026-11-21T12:00:00.000Z" } as const;

  test("is sent at once from memory by every means, and in order", async () => {
    const { relay, webhook, server, events } = await start({ mail: true });
    webhook.next(text(503, "later"));
    const alert = createStoreAlerts(relay.app);
    alert(store);
    alert({ event: "resolved", of: "store" });
    await webhook.received(3);
    expect(events()).toEqual(["store", "store", "resolved"]);
    expect(server.mails).toHaveLength(1);
  });

  test("is sent also after one that could not be made", async () => {
    const { relay, webhook, events } = await start();
    const { now } = relay.app;
    let isBroken = true;
    const app = {
      ...relay.app,
      now: () => {
        if (!isBroken) return now();
        isBroken = false;
        throw new Error("no clock");
      },
    };
    const alert = createStoreAlerts(app);
    alert(store);
    alert({ event: "resolved", of: "store" });
    await webhook.received(1);
    expect(events()).toEqual(["resolved"]);
  });

  test("is sent five times at most", async () => {
    const { relay, webhook } = await start({
      answer: text(503, "later"),
      settings: { RETRY_SCALE: "0.0001" },
    });
    const alert = createStoreAlerts(relay.app);
    alert(store);
    alert({ event: "resolved", of: "store" });
    await webhook.received(6);
    const ids = webhook.requests.map(({ headers }) => headers["webhook-id"]);
    expect(ids.slice(0, 6).map((id) => id === ids[0])).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
  });
});

test("a channel that delivers nothing for an hour raises an alert by every means, also if one of them is down", async () => {
  const { relay, pass, webhook, server } = await start({
    mail: true,
    without: ["sheet"],
    answer: text(503, "down"),
  });
  relay.form.always(text(500, ""));
  await relay.submit({ kind: "home" });
  for (let passed = 0; passed < 70; passed += 10) await pass(10 * minute);
  expect(await relay.needs()).toEqual(["down form:home"]);
  expect(server.mails.at(-1)?.raw).toMatch(/Form service, home form/);
  // Our own words only: what the service said may repeat what a person typed.
  expect(server.mails.at(-1)?.raw).not.toContain("answered 500");

  // The endpoint of the alerts is down for an hour, too, which the staff gets to know by mail.
  for (let passed = 0; passed < 200; passed += 10) await pass(10 * minute);
  expect(await relay.needs()).toEqual(["down alert", "down form:home"]);
  expect(server.mails.at(-1)?.raw).toMatch(/2 things need attention/);
  webhook.always(text(200, "ok"));
  relay.form.always(text(200, '{"next":"/"}', { "Content-Type": "application/json" }));
  for (let passed = 0; passed < 180; passed += 10) await pass(10 * minute);
  expect(await relay.needs()).toEqual([]);
});

describe("the staff", () => {
  test("is mailed what needs the operator, how much, and what to do, and nothing of what was sent", async () => {
    const { pass, spam, server } = await start({ mail: true });
    await spam();
    const reference = await spam();
    await pass();

    expect(server.mails.map(({ to }) => to)).toEqual([["staff@plainclaim.example"]]);
    const raw = server.mails[0]?.raw ?? "";
    expect(raw).toMatch(/^Subject: Plainclaim: 2 things need attention\r$/m);
    expect(raw).toContain("- 2 submissions taken for spam.");
    expect(raw).toContain("Release those that a person sent");
    expect(raw).not.toMatch(new RegExp(`${reference}|Zora|roundup|https?:|example\\.com`, "i"));
  });

  test("is mailed at most once an hour, over all processes, and only about something new", async () => {
    const { relay, pass, spam, server } = await start({ mail: true });
    await spam();
    const processes = [relay.outbox, relay.another()];
    await Promise.all(processes.map((outbox) => outbox.tick()));
    // The clock must not pass the lease of an attempt in flight.
    await Promise.all(processes.map((outbox) => outbox.untilIdle()));
    await pass();
    await spam();
    await pass(50 * minute);
    expect(server.mails).toHaveLength(1);
    await pass(10 * minute);
    await pass();
    expect(server.mails).toHaveLength(2);
    await pass(2 * hour);
    expect(server.mails).toHaveLength(2);
  });

  test("is mailed about what is new, at most once an hour, also once the clock was set back", async () => {
    const { pass, spam, server } = await start({ mail: true });
    await spam();
    await pass();
    await pass(-3 * hour);
    await spam();
    await pass();
    await pass();
    expect(server.mails).toHaveLength(2);
    await spam();
    await pass(30 * minute);
    expect(server.mails).toHaveLength(2);
  });

  test("is not mailed about what was dealt with before the mail could be sent", async () => {
    const { relay, db, pass, spam, server } = await start({ mail: true });
    server.failAt("rcpt", { responseCode: 451, message: "later" });
    const reference = await spam();
    await pass();
    await accept(db, reference);
    server.mend();
    await pass(20 * second);
    await pass(hour);
    expect(server.mails).toEqual([]);
    expect(await relay.delivery("", "staff")).toMatchObject({ state: "cancelled" });
  });
});
