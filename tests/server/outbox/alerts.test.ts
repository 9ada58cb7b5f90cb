import pino from "pino";
import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { createAlerts } from "~/server/outbox/alerts";
import { noteDone } from "~/server/store/upkeep";
import { text } from "~/tests/support/fake-server";
import { settings } from "~/tests/support/messages";
import { second } from "~/tests/support/relay-fixture";
import { keys } from "~/tests/support/sent-submission";
import { delivery, submission } from "../privacy/given";
import { doubtClock, given, secret, takeTable } from "./alerts";

test("an alert is posted as signed JSON that holds only what it reports", async () => {
  const { db, alerts, webhook, pass, told } = await given();
  await doubtClock(db);
  alerts.alert({ event: "clock", reason: "nothing erased" });
  await pass();

  expect(told()[0]).toEqual({
    site: "Plainclaim",
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    event: "clock",
    reason: "nothing erased",
  });
  const headers = Object.fromEntries(
    ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) => [
      name,
      String(webhook.requests[0]?.headers[name]),
    ]),
  );
  const body = String(webhook.requests[0]?.body);
  expect(new Webhook(secret).verify(body, headers)).toMatchObject({ event: "clock" });

  const reference = await submission(db, { state: "quarantined" });
  alerts.alert({ event: "quarantined", reference });
  await pass();
  const at = expect.any(String);
  expect(told()[1]).toEqual({ site: "Plainclaim", at, event: "quarantined", reference });
});

test("an alert that is not accepted waits, keeps its id, and outlives the process", async () => {
  const { db, alerts, webhook, pass, make, lines } = await given(text(503, "later"));
  const failures = () => lines.filter((line) => line.includes('"detail"'));
  const reference = await submission(db, { state: "quarantined" });
  alerts.alert({ event: "quarantined", reference });
  await pass();
  expect(webhook.requests).toHaveLength(1);
  expect(failures()).toHaveLength(1);
  webhook.always(text(200, "ok"));
  // The first tick of another process comes after the wait.
  await pass(0);
  await make().tick();
  await pass(second);
  expect(failures()).toHaveLength(1);
  const ids = webhook.requests.map(({ headers }) => headers["webhook-id"]);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test("an alert that is not accepted holds back later ones, so that they stay in order", async () => {
  const { db, alerts, webhook, pass, told } = await given(text(503, "later"));
  await doubtClock(db);
  const reference = await submission(db, { state: "quarantined" });
  alerts.alert({ event: "quarantined", reference });
  await alerts.settle();
  alerts.alert({ event: "clock", reason: "the clock" });
  await pass();
  webhook.always(text(200, "ok"));
  await pass();
  expect(told().map(({ event }) => event)).toEqual(["quarantined", "quarantined", "clock"]);
});

test("a trouble is reported once, and its end once, even by several processes", async () => {
  const { db, alerts, make, pass, told } = await given();
  const reference = await submission(db, {});
  await delivery(db, { reference, destination: "sheet", state: "refused" });
  const event = { event: "refused", reference, destination: "sheet" } as const;
  alerts.alert(event);
  await pass();
  alerts.alert(event);
  await pass();
  expect(told()).toMatchObject([event]);

  await db.updateTable("deliveries").set({ state: "delivered" }).execute();
  const other = make();
  await Promise.all([pass(), other.tick()]);
  await pass();
  expect(told()).toHaveLength(2);
  expect(told()[1]).toMatchObject({ event: "resolved", of: "refused", reference });
});

test("alerts about a hold, a clock and a quarantined submission end when the store says so", async () => {
  const { db, alerts, pass, told } = await given();
  await doubtClock(db);
  const reference = await submission(db, { state: "quarantined" });
  alerts.alert({ event: "clock", reason: "the clock" });
  alerts.alert({ event: "quarantined", reference });
  alerts.alert({ event: "hold", destination: "sheet", reason: "off by now" });
  await pass();
  await noteDone(db, "retention", 0);
  await db.updateTable("submissions").set({ state: "accepted" }).execute();
  await pass();

  const over = told().flatMap(({ event, of }) => (event === "resolved" ? [of] : []));
  expect(over.sort()).toEqual(["clock", "hold", "quarantined"]);
});

test("the alert about a chain that agrees again at a start ends; a chain that never broke is not mentioned", async () => {
  const { alerts, make, pass, told } = await given();
  const restarted = make();
  restarted.start();
  await restarted.stop();
  await pass();
  expect(told()).toEqual([]);

  alerts.alert({ event: "chain", reason: "sealed receipts were changed" });
  await pass();
  expect(told()).toHaveLength(1);
  alerts.alert({ event: "resolved", of: "chain" });
  await pass();
  expect(told()[1]).toMatchObject({ event: "resolved", of: "chain" });
});

test("an alert about a broken chain found during the check at the start stays open", async () => {
  const { make, pass, told } = await given();
  const started = make();
  started.start();
  started.alert({ event: "chain", reason: "sealed receipts were changed" });
  await started.stop();
  await pass();
  expect(told().map(({ event }) => event)).toEqual(["chain"]);
});

test("an alert about the store is posted at once, from memory, and in order", async () => {
  const { db, alerts, webhook, told } = await given();
  webhook.next(text(503, "later"));
  const giveBack = await takeTable(db);
  alerts.alert({ event: "store", reason: "the disk is full" });
  alerts.alert({ event: "resolved", of: "store" });
  await webhook.received(3);
  expect(told().map(({ event }) => event)).toEqual(["store", "store", "resolved"]);
  await giveBack();
});

test("an alert that an unreachable store cannot keep is posted from memory", async () => {
  const { db, alerts, webhook, told } = await given();
  const giveBack = await takeTable(db);
  alerts.alert({ event: "expired", reference: "REF1", destination: "sheet" });
  await webhook.received(1);
  expect(told()).toMatchObject([{ event: "expired", reference: "REF1" }]);
  await giveBack();
});

test("without an alert address an alert is only logged, and nothing waits", async () => {
  const { db, lines } = await given();
  const log = pino({ base: null }, { write: (line) => void lines.push(line) });
  const silent = createAlerts({ db, config: settings(), keys, log, now: Date.now });
  silent.alert({ event: "expired", reference: "REF1" });
  await silent.settle();
  expect(lines.join("")).toContain('"event":"expired"');
  expect(await db.selectFrom("alerts").selectAll().execute()).toEqual([]);
});

test("an alert that the receiver refuses does not hold up those after it", async () => {
  const answers = [text(422, "no"), text(200, "ok")];
  const { db, alerts, pass, told } = await given((request, response) =>
    (answers.shift() ?? text(200, "ok"))(request, response),
  );
  await doubtClock(db);
  alerts.alert({ event: "clock", reason: "first" });
  alerts.alert({ event: "hold", destination: "sheet", reason: "second" });
  await pass(0);

  // The third says that the hold, which this store does not know, is over.
  // Two connections of PostgreSQL may store them in either order.
  const reasons = told()
    .slice(0, 2)
    .map(({ reason }) => reason);
  expect(reasons.toSorted()).toEqual(["first", "second"]);
});
