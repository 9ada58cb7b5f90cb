import { expect, test, vi } from "vitest";
import { gate, text } from "~/tests/support/fake-server";
import { submission } from "../privacy/given";
import { doubtClock, given, minute, takeTable } from "./alerts";

test("troubles of another kind, submission or destination are each reported", async () => {
  const { alerts, rows } = await given();
  for (const _ of [1, 2]) {
    alerts.alert({ event: "hold", destination: "sheet", reason: "off" });
    alerts.alert({ event: "hold", destination: "form:home", reason: "off" });
    alerts.alert({ event: "clock", reason: "ahead" });
    for (const reference of ["REF1", "REF2"]) {
      alerts.alert({ event: "refused", reference, destination: "sheet" });
      alerts.alert({ event: "quarantined", reference });
    }
    await alerts.settle();
  }

  expect(await rows()).toHaveLength(7);
});

test("while one process posts an alert, no other does for half a minute", async () => {
  const late = gate(text(200, "ok"));
  const { db, alerts, make, now, rows, webhook } = await given(late.behaviour);
  await doubtClock(db);
  alerts.alert({ event: "clock", reason: "the clock" });
  await alerts.settle();
  const posted = alerts.tick();
  await webhook.received(1);
  expect((await rows())[0]).toMatchObject({ next_at: now() + minute / 2, sent_at: null });
  await make().tick();
  late.open();
  await posted;

  expect(webhook.requests).toHaveLength(1);
});

test("processes that look for alerts in the same moment post each once", async () => {
  const { db, alerts, make, webhook } = await given();
  await doubtClock(db);
  alerts.alert({ event: "clock", reason: "the clock" });
  await alerts.settle();
  await Promise.all([alerts.tick(), make().tick(), make().tick()]);

  expect(webhook.requests).toHaveLength(1);
});

test("a stop waits until what was raised before it is stored", async () => {
  const { alerts, rows } = await given();
  alerts.alert({ event: "refused", reference: "REF1", destination: "sheet" });
  await alerts.stop();

  expect(await rows()).toHaveLength(1);
});

test("an alert that is never accepted is given up after as many attempts as a delivery", async () => {
  const { db, alerts, pass, rows } = await given(text(503, "later"));
  await doubtClock(db);
  alerts.alert({ event: "clock", reason: "the clock" });
  await alerts.settle();
  await db
    .updateTable("alerts")
    .set({ attempts: 22 - 2 })
    .execute();
  await pass(0);
  expect(await rows()).toMatchObject([{ attempts: 22 - 1, sent_at: null }]);
  await pass();
  expect(await rows()).toMatchObject([{ attempts: 22, sent_at: expect.any(Number) }]);
});

test("an alert is forgotten 30 days after it was told that its trouble is over", async () => {
  const { db, alerts, now, rows } = await given();
  await doubtClock(db);
  const sent_at = now() - 30 * 24 * 60 * minute;
  const row = { attempts: 1, created_at: 0, next_at: 0, sent_at };
  const over = { ...row, event: "hold", resolved_at: 1 } as const;
  await db
    .insertInto("alerts")
    .values([
      { ...over, message_id: "kept" },
      { ...over, message_id: "gone", sent_at: sent_at - 1 },
      { ...row, event: "resolved", message_id: "resolved", sent_at: sent_at - 1 },
      { ...row, event: "clock", message_id: "open", sent_at: sent_at - 1 },
    ])
    .execute();
  await alerts.tick();

  expect((await rows()).map(({ message_id }) => message_id)).toEqual(["kept", "open"]);
});

test("an alert from memory is posted five times at most, and does not stop those after it", async () => {
  const { alerts, webhook } = await given(text(503, "later"), "0.0001");
  alerts.alert({ event: "store", reason: "the disk is full" });
  alerts.alert({ event: "resolved", of: "store" });
  await webhook.received(6);

  const ids = webhook.requests.map(({ headers }) => headers["webhook-id"]);
  expect(ids.map((id) => id === ids[0])).toEqual([true, true, true, true, true, false]);
});

test("a start ends an alert about the chain only if the chain agrees", async () => {
  const { db, alerts, make, pass, rows } = await given();
  await submission(db, {});
  await pass(5 * minute);
  const restart = async () => {
    const restarted = make();
    restarted.start();
    await restarted.stop();
    return (await rows()).map(({ event, resolved_at }) => `${event} ${resolved_at !== null}`);
  };
  alerts.alert({ event: "chain", reason: "sealed receipts were changed" });
  await alerts.settle();
  expect(await restart()).toEqual(["chain false"]);

  await db.deleteFrom("receipts").execute();
  expect(await restart()).toEqual(["chain true", "resolved false"]);
});

test("one timer runs the alerts, and goes on after a store that failed", async () => {
  const { db, alerts, lines, webhook } = await given();
  const timers = vi.spyOn(globalThis, "setInterval");
  alerts.start();
  alerts.start();
  const ours = timers.mock.calls.map(([run]) => run);
  timers.mockRestore();
  expect(ours).toHaveLength(1);

  await doubtClock(db);
  alerts.alert({ event: "clock", reason: "the clock" });
  await alerts.settle();
  const giveBack = await takeTable(db);
  ours[0]?.();
  await expect.poll(() => lines.join()).toContain("alerts wait for the store");
  await giveBack();
  await expect
    .poll(() => {
      ours[0]?.();
      return webhook.requests.length;
    })
    .toBe(1);
  await alerts.stop();
});
