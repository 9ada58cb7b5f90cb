import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { day } from "~/data/dates";
import type { App } from "../app";
import { alert as alertDestination, postAlert } from "../destinations/alert";
import { connectTo } from "../destinations/index";
import { mailStaff, type StaffLine, staff } from "../destinations/own-mail";
import type { AlertEvent } from "../events";
import type { Db, Delivery, Trx } from "../store/schema";
import { cancelled, delayAfter, type Ending, type Prepared } from "./delivery";
import { planOwn } from "./plan";

/** An alert and its end go in this order, which their common key keeps. */
export async function planAlert(app: App, trx: Trx, id: number, event: AlertEvent): Promise<void> {
  const details = JSON.stringify(event);
  const row = { purpose: "alert", person_key: `alert ${id}`, details } as const;
  await planOwn(app, trx, alertDestination, row);
}

const messageOfAlert = z.record(z.string(), z.union([z.string(), z.number()]));

/** What the outbox sends of an alert. */
export function prepareAlert({ config }: App, delivery: Delivery): Prepared {
  const { message_id: id, created_at: at, details } = delivery;
  const event = messageOfAlert.parse(JSON.parse(details ?? "{}"));
  return {
    kind: "message",
    send: (signal) => postAlert(config, { id, at, event }, signal),
    personal: [],
  };
}

/** A mail to the staff about what needs the operator now. */
export async function planStaffMail(
  app: App,
  trx: Trx,
  lines: readonly StaffLine[],
): Promise<void> {
  await planOwn(app, trx, staff, { purpose: "staff", details: JSON.stringify(lines) });
}

const staffLines = z.array(z.object({ title: z.string(), todo: z.string(), count: z.number() }));

/** What the outbox sends to the staff, if anything still needs the operator. */
export async function prepareStaffMail(
  { db, config }: App,
  delivery: Delivery,
): Promise<Prepared | Ending> {
  const open = await openAlerts(db).select("id").limit(1).executeTakeFirst();
  if (!open) return cancelled({ reason: "nothing needs attention any more" });

  const id = `staff_${delivery.message_id}`;
  const lines = staffLines.parse(JSON.parse(delivery.details ?? "[]"));
  return { kind: "message", send: (signal) => mailStaff(config, id, lines, signal), personal: [] };
}

export function openAlerts(db: Db) {
  return db.selectFrom("alerts").where("resolved_at", "is", null);
}

const kept = 30 * day;

/** Deletes alerts that ended 30 days ago, and the deliveries that belong to no submission. */
export async function forgetAlerts({ db, now }: App): Promise<void> {
  const before = now() - kept;
  await db.deleteFrom("alerts").where("resolved_at", "<", before).execute();
  const old = db
    .selectFrom("deliveries")
    .select("id")
    .where("reference", "=", "")
    .where("state", "!=", "pending")
    .where("updated_at", "<", before);
  await db.deleteFrom("attempts").where("delivery_id", "in", old).execute();
  await db.deleteFrom("deliveries").where("id", "in", old).execute();
}

/**
 * Alerts about the store itself, which it could not keep, are sent from memory by every means,
 * because the store may be the reason why the others fail.
 */
export function createStoreAlerts(app: App) {
  let last = Promise.resolve();
  return (event: AlertEvent) => {
    // Waits for the previous one: `resolved` must not overtake the alert that it ends.
    last = last.then(() => sendUntilTaken(app, event));
  };
}

const triesFromMemory = 5;

const storeLine = {
  count: 1,
  title: "The database does not take writes",
  todo: "Free the disk, put the file back, or start PostgreSQL. The server continues by itself.",
};

async function sendUntilTaken({ config, keys, log, now }: App, event: AlertEvent): Promise<void> {
  const id = randomUUID();
  const sends = [
    ...(connectTo(alertDestination, config, keys[0])
      ? [() => postAlert(config, { id, at: now(), event })]
      : []),
    ...(connectTo(staff, config, keys[0]) && event.event !== "resolved"
      ? [() => mailStaff(config, id, [storeLine])]
      : []),
  ];
  await Promise.all(
    sends.map(async (send) => {
      for (let attempt = 1; attempt <= triesFromMemory; attempt++) {
        const { kind, detail } = await send();
        if (kind === "delivered") return;
        log.warn({ event: event.event, detail }, "alert not accepted");
        await sleep(delayAfter(attempt, config.RETRY_SCALE), undefined, { ref: false });
      }
    }),
  );
}
