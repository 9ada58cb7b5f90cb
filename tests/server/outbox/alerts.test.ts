import type { Kysely } from "kysely";
import { Webhook } from "standardwebhooks";
import { afterEach, describe, expect, test } from "vitest";
import type { AlertEvent, Trouble } from "~/server/events";
import { createAlerts, dismissAlert, partnersFile } from "~/server/outbox/alerts";
import { endNeed } from "~/server/outbox/notices";
import type { Database } from "~/server/store/schema";
import { type Behaviour, startFakeServer, text } from "~/tests/support/fake-server";
import { secretOf } from "~/tests/support/firms";
import { startMailServer } from "~/tests/support/mail-server";
import { calm, type Fixture, hour, minute, startRelay } from "~/tests/support/relay-fixture";

const [newer, secret] = [secretOf(8), secretOf(7)];
const day = 24 * hour;
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

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
  const { without = ["form", "sheet"], hasFaults } = rest;
  const relay = await startRelay({ settings, without, hasFaults });
  closing.push(webhook.close, server.close, relay.close);
  const alerts = createAlerts(relay.context);
  return {
    relay,
    db: relay.db,
    alerts,
    webhook,
    server,
    told: () => webhook.requests.map(({ body }) => JSON.parse(String(body))),
    open: () =>
      relay.db
        .selectFrom("alerts")
        .selectAll()
        .where("resolved_at", "is", null)
        .orderBy("id")
        .execute(),
    async pass(by = minute) {
      await alerts.settle();
      relay.advance(by);
      await relay.run();
    },
    /** Spam comes in, which needs a person. */
    async trouble() {
      const reference = await relay.submit({ kind: "case", state: "quarantined" });
      alerts.alert({ event: "quarantined", reference });
      await alerts.settle();
      return reference;
    },
  };
}

type Started = {
  answer?: Behaviour;
  mail?: boolean;
  settings?: Record<string, string>;
  without?: ("form" | "sheet")[];
  hasFaults?: boolean;
};

const accept = (db: Kysely<Database>, reference: string) =>
  db
    .updateTable("submissions")
    .set({ state: "accepted" })
    .where("reference", "=", reference)
    .execute();

describe("an alert", () => {
  test("is posted as signed JSON that contains only what it reports", async () => {
    const { webhook, pass, told, trouble } = await start();
    const reference = await trouble();
    await pass();

    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(told()).toEqual([{ site: "Plainclaim", at, event: "quarantined", reference }]);
    const { headers, body } = webhook.requests[0] ?? { headers: {}, body: "" };
    const signed = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, String(value)]),
    );
    expect(new Webhook(secret).verify(String(body), signed)).toMatchObject({ reference });
  });

  test("that is not accepted is retried with the same id, and does not hold up others", async () => {
    const { webhook, pass, told, trouble } = await start();
    webhook.next(text(503, "later"));
    const first = await trouble();
    await pass(0);
    const second = await trouble();
    await pass(0);
    await pass();

    expect(told().map(({ reference }) => reference)).toEqual([first, second, first]);
    const ids = webhook.requests.map(({ headers }) => headers["webhook-id"]);
    expect(ids[0]).toBe(ids[2]);
    expect(new Set(ids).size).toBe(2);
  });

  test("is raised once while its trouble lasts and resolved once, by several processes", async () => {
    const { relay, db, alerts, pass, told, trouble } = await start();
    const reference = await trouble();
    alerts.alert({ event: "quarantined", reference });
    await Promise.all([
      pass(),
      createAlerts(relay.context).alert({ event: "quarantined", reference }),
    ]);
    expect(told()).toHaveLength(1);

    await accept(db, reference);
    relay.advance(2000);
    await Promise.all([relay.outbox.tick(), relay.another().tick()]);
    await pass();
    expect(told().slice(1)).toMatchObject([{ event: "resolved", of: "quarantined", reference }]);
    // A later trouble of the same kind is a new one.
    alerts.alert({ event: "quarantined", reference });
    await pass();
    expect(told()).toHaveLength(4);
  });

  test("and its end arrive in this order, although the alert is retried", async () => {
    const { db, webhook, pass, told, trouble } = await start();
    webhook.next(text(503, "later"));
    const reference = await trouble();
    await pass(0);
    await accept(db, reference);
    await pass(1000);
    await pass();
    expect(told().map(({ event }) => event)).toEqual(["quarantined", "quarantined", "resolved"]);
  });

  test("that the endpoint rejects is refused, and the staff is notified of that", async () => {
    const { pass, trouble, open, server } = await start({ answer: text(422, "no"), mail: true });
    await trouble();
    await pass();
    expect((await open()).map(({ event }) => event)).toEqual(["quarantined"]);
    expect(server.mails).toHaveLength(1);
  });

  test("ends among any number of open ones, also behind 200 that last", async () => {
    const { relay, db, alerts, pass, told } = await start();
    const lasting = await relay.submit({ kind: "case", state: "quarantined" });
    const over = await relay.submit({ kind: "case", state: "accepted" });
    const row = { event: "quarantined", destination: null, reason: null, created_at: 0 } as const;
    const rows = Array.from({ length: 250 }, () => ({ ...row, reference: lasting }));
    for (const one of [...rows, { ...row, reference: over }]) {
      await db
        .insertInto("alerts")
        .values({ ...one, resolved_at: null })
        .execute();
    }
    await alerts.settle();
    for (let round = 0; round < 4; round += 1) await pass(2000);

    expect(told()).toMatchObject([{ event: "resolved", of: "quarantined", reference: over }]);
  });

  test("is dismissed by a person with a reason, and then resolved", async () => {
    const { relay, db, open, pass, told, trouble } = await start();
    const reference = await trouble();
    const [row] = await open();
    const dismiss = () => dismissAlert(relay.context, row?.id ?? 0, "handled by telephone");
    expect(await dismiss()).toEqual({ reference });
    expect(await dismiss()).toBeNull();
    await pass();

    expect(told().map(({ event }) => event)).toEqual(["quarantined", "resolved"]);
    const { dismissed } = await db.selectFrom("alerts").selectAll().executeTakeFirstOrThrow();
    expect(dismissed).toBe("handled by telephone");
  });

  test("without any means is kept for the desk and posted nowhere", async () => {
    const { relay, db, webhook } = await start();
    const config = { ...relay.config, ALERT_WEBHOOK_URL: undefined };
    const silent = createAlerts({ ...relay.context, config });
    silent.alert({ event: "chain", reason: "sealed receipts were changed" });
    await silent.settle();
    await relay.run();

    expect(webhook.requests).toEqual([]);
    expect(await db.selectFrom("alerts").selectAll().execute()).toMatchObject([{ event: "chain" }]);
  });

  test("is forgotten 30 days after its end, with its deliveries", async () => {
    const { relay, db, pass, trouble } = await start();
    await accept(db, await trouble());
    await pass();
    await pass();
    const left = async () => ({
      alerts: (await db.selectFrom("alerts").selectAll().execute()).length,
      own: (await relay.deliveries("")).length,
      attempts: (await relay.attempts()).length,
    });
    expect(await left()).toEqual({ alerts: 1, own: 2, attempts: 2 });
    await pass(31 * day);
    expect(await left()).toEqual({ alerts: 0, own: 0, attempts: 0 });
  });
});

describe("an alert about the store or that the store cannot keep", () => {
  /** On PostgreSQL the tests share one database: the returned function gives the table back. */
  async function takeTable(db: Kysely<Database>) {
    await db.schema.alterTable("alerts").renameTo("taken").execute();
    return () => db.schema.alterTable("taken").renameTo("alerts").execute();
  }

  test("is sent at once from memory by every means, and in order", async () => {
    const { db, alerts, webhook, server, told } = await start({ mail: true });
    webhook.next(text(503, "later"));
    const giveBack = await takeTable(db);
    alerts.alert({ event: "store", reason: "the disk is full" });
    alerts.alert({ event: "resolved", of: "store" });
    await webhook.received(3);
    expect(told().map(({ event }) => event)).toEqual(["store", "store", "resolved"]);
    expect(server.mails).toHaveLength(1);
    alerts.alert({ event: "expired", reference: "REF1", destination: "sheet" });
    await webhook.received(4);
    expect(told()[3]).toMatchObject({ event: "expired", reference: "REF1" });
    await giveBack();
  });

  test("is sent five times at most", async () => {
    const { alerts, webhook } = await start({
      answer: text(503, "later"),
      settings: { RETRY_SCALE: "0.0001" },
    });
    alerts.alert({ event: "store", reason: "the disk is full" });
    alerts.alert({ event: "resolved", of: "store" });
    await webhook.received(6);
    const ids = webhook.requests.map(({ headers }) => headers["webhook-id"]);
    expect(ids.map((id) => id === ids[0]).slice(0, 6)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  test("about the chain ends at a start only if the chain agrees", async () => {
    const { relay, db, alerts, open } = await start();
    await relay.submit({ kind: "case" });
    const restart = async () => {
      const restarted = createAlerts(relay.context);
      restarted.start();
      await restarted.stop();
      return (await open()).map(({ event }) => event);
    };
    alerts.alert({ event: "chain", reason: "sealed receipts were changed" });
    await alerts.settle();
    relay.advance(5 * minute);
    expect(await restart()).toEqual(["chain"]);
    await db.deleteFrom("receipts").execute();
    expect(await restart()).toEqual([]);
  });
});

describe("an alert is open", () => {
  async function isOpen(given: Awaited<ReturnType<typeof start>>, event: AlertEvent) {
    await given.db.deleteFrom("alerts").execute();
    given.alerts.alert(event);
    await given.pass(2000);
    return (await given.open()).length === 1;
  }
  const destination = "form:home";

  test.each<[Trouble, Partial<Awaited<ReturnType<Fixture["deliveries"]>>[number]>, object]>([
    ["refused", { state: "refused" }, { state: "delivered" }],
    ["expired", { state: "expired" }, { state: "pending" }],
    ["stop", { state: "refused", purpose: "notice" }, { state: "delivered" }],
    ["certificate", { state: "pending", deadline: 1 }, { deadline: null }],
  ])("while its delivery needs a person: %s", async (event, needy, over) => {
    const given = await start({ without: ["sheet"] });
    const { relay, db } = given;
    const reference = await relay.submit({ kind: "home" });
    const alert: AlertEvent = { event: "refused", reference, destination };
    const later = relay.now() + hour;
    const deadline = needy.deadline ? later : null;
    const set = (change: object) => db.updateTable("deliveries").set(change).execute();
    await set({ ...needy, deadline, next_at: relay.now() + day, regarding: reference });
    expect(await isOpen(given, { ...alert, event })).toBe(true);
    expect(await isOpen(given, { ...alert, event, destination: "sheet" })).toBe(false);
    await set(over);
    expect(await isOpen(given, { ...alert, event })).toBe(false);
  });

  test("while its submission is quarantined and not erased", async () => {
    const given = await start();
    const reference = await given.trouble();
    const event = { event: "quarantined", reference } as const;
    expect(await isOpen(given, event)).toBe(true);
    await given.db.updateTable("submissions").set({ erased_at: 1 }).execute();
    expect(await isOpen(given, event)).toBe(false);
  });

  test("while the file of firms has a fault", async () => {
    const given = await start();
    const event = { event: "hold", destination: partnersFile } as const;
    given.relay.config.partnerFaults = ["is no JSON"];
    expect(await isOpen(given, event)).toBe(true);
    given.relay.config.partnerFaults = [];
    expect(await isOpen(given, event)).toBe(false);
  });

  test("while its lead could not be routed and waits", async () => {
    const given = await start();
    const reference = "REF1";
    const event = { event: "refused", reference } as const;
    expect(await isOpen(given, event)).toBe(false);
    const row = { reference, named: "[]", choices: "[]", updated_at: 0, state: "waiting" } as const;
    const none = { partner: null, day: null, status: null, status_at: null, check_at: null };
    await given.db
      .insertInto("routings")
      .values({ ...row, ...none, asks: null, asked_at: null })
      .execute();
    expect(await isOpen(given, event)).toBe(true);
  });

  test("if it cannot be examined, and others end", async () => {
    const given = await start({ hasFaults: true });
    const { alerts, db } = given;
    alerts.alert({ event: "clock" });
    alerts.alert({ event: "hold", destination: "sheet" });
    await alerts.settle();
    await db.schema.alterTable("upkeep").renameTo("away").execute();
    given.relay.advance(minute);
    await given.relay.outbox.tick();
    await db.schema.alterTable("away").renameTo("upkeep").execute();
    expect((await given.open()).map(({ event }) => event)).toEqual(["clock"]);
  });

  test("while its channel is on hold, or has delivered nothing for an hour", async () => {
    const given = await start({ without: ["sheet"] });
    const { relay, db } = given;
    await relay.submit({ kind: "home" });
    await db
      .updateTable("deliveries")
      .set({ next_at: relay.now() + day })
      .execute();
    expect(await isOpen(given, { event: "hold", destination })).toBe(false);
    relay.advance(hour);
    expect(await isOpen(given, { event: "hold", destination })).toBe(true);
    await db.updateTable("deliveries").set({ state: "delivered" }).execute();
    expect(await isOpen(given, { event: "hold", destination })).toBe(false);
  });
});

describe("a channel that delivers nothing for an hour while something waits", () => {
  test("raises an alert by every means, also if one of them is what is down", async () => {
    const { relay, pass, webhook, server, open } = await start({
      mail: true,
      without: ["sheet"],
      answer: text(503, "down"),
    });
    const raise = relay.context;
    const alerts = createAlerts(raise);
    Object.assign(relay.outbox.relay, { alert: alerts.alert });
    relay.form.always(text(500, ""));
    await relay.submit({ kind: "home" });
    for (let passed = 0; passed < 70; passed += 10) await pass(10 * minute);
    await alerts.settle();

    expect(await open()).toMatchObject([
      {
        event: "hold",
        destination: "form:home",
        reason: "delivered nothing for an hour: answered 500",
      },
    ]);
    expect(server.mails.at(-1)?.raw).toMatch(/1 destination does not deliver/);
    expect((await relay.channel("form:main"))?.last_error).toBe("answered 500");

    // The endpoint of the alerts is down for an hour, too, which the staff gets to know by mail.
    for (let passed = 0; passed < 130; passed += 10) await pass(10 * minute);
    await alerts.settle();
    expect((await open()).map((row) => row.destination)).toEqual(["form:home", "alert"]);
    expect(server.mails.at(-1)?.raw).toMatch(/2 destinations do not deliver/);
    webhook.always(text(200, "ok"));
    relay.form.always(text(200, '{"next":"/"}', { "Content-Type": "application/json" }));
    for (let passed = 0; passed < 180; passed += 10) await pass(10 * minute);
    expect(await open()).toEqual([]);
  });
});

describe("the staff", () => {
  test("is mailed how much needs a person, and nothing of what was sent", async () => {
    const { pass, trouble, server } = await start({ mail: true });
    await trouble();
    const reference = await trouble();
    await pass();

    expect(server.mails.map(({ to }) => to)).toEqual([["staff@plainclaim.example"]]);
    const raw = server.mails[0]?.raw ?? "";
    expect(raw).toMatch(/^Subject: Plainclaim: 2 things need attention\r$/m);
    expect(raw).toContain("- 2 submissions quarantined");
    expect(raw).not.toMatch(new RegExp(`${reference}|Zora|roundup|https?:|example\\.com`, "i"));
  });

  test("is mailed at most once an hour, over all processes, and only about something new", async () => {
    const { relay, pass, trouble, server } = await start({ mail: true });
    await trouble();
    const processes = [relay.outbox, relay.another()];
    await Promise.all(processes.map((outbox) => outbox.tick()));
    // The clock must not pass the lease of an attempt in flight.
    await Promise.all(processes.map((outbox) => outbox.settle()));
    await pass();
    await trouble();
    await pass(50 * minute);
    expect(server.mails).toHaveLength(1);
    await pass(10 * minute);
    expect(server.mails).toHaveLength(2);
    await pass(2 * hour);
    expect(server.mails).toHaveLength(2);
  });

  test("is not mailed about what was dealt with before the mail could be sent", async () => {
    const { relay, db, pass, trouble, server } = await start({ mail: true });
    server.failAt("rcpt", { responseCode: 451, message: "later" });
    const reference = await trouble();
    await pass();
    await accept(db, reference);
    server.mend();
    await pass();
    await pass();
    expect(server.mails).toEqual([]);
    expect(await relay.delivery("", "staff")).toMatchObject({ state: "cancelled" });
  });
});

test("a need ends once, with what a person did", async () => {
  const { db } = await start();
  const row = { reference: "REF1", recipient: "firm:gone", about: "lead.erased" } as const;
  await db
    .insertInto("notice_needs")
    .values({ ...row, details: "{}", created_at: 1 })
    .execute();
  const { id } = await db.selectFrom("notice_needs").select("id").executeTakeFirstOrThrow();
  const end = () => db.transaction().execute((trx) => endNeed(trx, id, "told by telephone", 5));
  expect([await end(), await end()]).toEqual(["REF1", null]);
  const need = await db.selectFrom("notice_needs").selectAll().executeTakeFirstOrThrow();
  expect(need).toMatchObject({ done_at: 5, outcome: "told by telephone" });
});
