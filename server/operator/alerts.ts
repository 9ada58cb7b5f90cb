import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { day, hour } from "~/data/dates";
import type { App, InTransaction } from "../app";
import type { DestinationDefinition } from "../destinations/destination";
import { connectTo } from "../destinations/index";
import { alert as alertDestination, mailStaff, postAlert, staff } from "../destinations/own";
import { isLongAgo } from "../outbox/clock";
import { forget, insertDelivery, queued } from "../outbox/queue";
import { lockChannel } from "../state/channel";
import { delayAfter } from "../state/delivery";
import { hasBegun, whereNeedsOperator } from "../state/need-columns";
import { causesOf } from "../state/needs";
import { readRowsOf } from "../state/settle";
import { statusOf } from "../state/status";
import type { AlertEvent, AlertRow, Db, Delivery, NeedKind } from "../store/schema";
import { logFault } from "../store/store-error";
import { transact } from "../store/transact";
import { priority } from "../submission/kinds";
import { issueReference } from "../submission/submission";
import { type NeedEntry, readNeeds, storeFails, todoInTerminal } from "./needs";

// What the operator is told of: what `needs.ts` lists, compared with what was alerted to. What an alert
// and a mail to the staff send is prepared like any delivery, in `outbox/prepare.ts`.

/** Alerts about the store itself are sent from memory, see `createStoreAlerts`. */
const ofStore: readonly NeedKind[] = ["disk", "store"];

/**
 * Compares what needs the operator with what the operator was alerted to: a need of a new kind or
 * destination raises an alert at once, one that has grown again after an hour at the earliest, and
 * one that is over is resolved. What began since counts as new also if as much has ended. Writes nothing if
 * nothing has changed.
 */
export async function compareNeeds(app: App): Promise<void> {
  const needs = (await readNeeds(app)).filter(({ kind }) => !ofStore.includes(kind));
  const open = await openAlerts(app.db).selectAll().execute();
  const lasting = await findLasting(app, needs, open);
  const changes = (open: readonly AlertRow[]) =>
    findChanges(needs, open, app.now()).filter(
      (one) => one.kind !== "over" || !lasting.includes(one.row.id),
    );
  if (changes(open).length > 0) {
    await transact(app, async (app) => {
      // Keeps other processes from raising the same alert at the same time.
      await lockChannel(app, alertDestination.name, null);
      const locked = await openAlerts(app.db).selectAll().execute();
      for (const change of changes(locked)) await apply(app, change);
    });
    app.wake();
  }
  await mailStaffIfDue(app, needs);
}

/**
 * Ids of alerts about what a submission still has, although it is listed with a more urgent need. For example,
 * a firm refused a correction, and then a stop, too, of which it must be told by hand first.
 */
async function findLasting(
  app: App,
  needs: readonly NeedEntry[],
  open: readonly AlertRow[],
): Promise<number[]> {
  const gone = open.filter(
    ({ event, destination }) =>
      destination === null && !needs.some((one) => one.kind === event && one.destination === null),
  );
  if (gone.length === 0) return [];
  const at = app.now();
  const listed = app.db.selectFrom("submissions").select("reference").where(whereNeedsOperator(at));
  const references = (await listed.execute()).map(({ reference }) => reference);
  const causes = new Set<NeedKind>();
  // What lasts is looked for at each comparison, so it ends with the first that has it.
  const isKnown = () => gone.every(({ event }) => causes.has(event));
  for (let from = 0; from < references.length && !isKnown(); from += atOnce) {
    for (const rows of await readRowsOf(app.db, references.slice(from, from + atOnce))) {
      const begun = causesOf(rows, statusOf(rows)).filter((one) => hasBegun(one, at));
      for (const { need } of begun) causes.add(need);
    }
  }
  return gone.flatMap(({ id, event }) => (causes.has(event) ? id : []));
}

/** One statement has a limited number of parameters. */
const atOnce = 200;

type AlertChange =
  | { kind: "new"; need: NeedEntry }
  | { kind: "grown" | "fewer"; need: NeedEntry; row: AlertRow }
  | { kind: "over"; row: AlertRow };

function findChanges(
  needs: readonly NeedEntry[],
  open: readonly AlertRow[],
  now: number,
): AlertChange[] {
  const changes = needs.flatMap((need): AlertChange[] => {
    const row = open.find((one) => isAbout(one, need, now));
    if (!row) return [{ kind: "new", need }];
    const hasMore = need.count > row.count || isUntold(row, need.began?.last, now);
    if (hasMore && isLongAgo(row.told_at, hour, now)) return [{ kind: "grown", need, row }];
    return need.count < row.count ? [{ kind: "fewer", need, row }] : [];
  });
  const over = open.filter((row) => !needs.some((need) => isAbout(row, need, now)));
  return [...over.map((row) => ({ kind: "over" as const, row })), ...changes];
}

/** If all that is there began since, what the alert was about is over. */
function isAbout(row: AlertRow, { kind, destination, began }: NeedEntry, now: number): boolean {
  const isSame = row.event === kind && row.destination === destination;
  return isSame && !isUntold(row, began?.first, now);
}

/** Whether it began since the alert. What lies ahead was told of before the clock was set back. */
function isUntold({ told_at }: AlertRow, began = 0, now: number): boolean {
  return began > told_at && began <= now;
}

async function apply(app: InTransaction, change: AlertChange): Promise<void> {
  const at = app.now();
  switch (change.kind) {
    case "new": {
      const { kind: event, destination, count, since } = change.need;
      const row = { event, destination, count, created_at: since ?? at, told_at: at };
      await app.db
        .insertInto("alerts")
        .values({ ...row, resolved_at: null })
        .execute();
      app.log.warn({ event, destination, count }, "needs attention");
      return planAlert(app, alertOf(change.need, at));
    }
    case "grown": {
      const { id } = change.row;
      const { count } = change.need;
      await app.db.updateTable("alerts").set({ count, told_at: at }).where("id", "=", id).execute();
      return planAlert(app, alertOf(change.need, at));
    }
    case "fewer": {
      const { count } = change.need;
      const { id } = change.row;
      await app.db.updateTable("alerts").set({ count }).where("id", "=", id).execute();
      return;
    }
    case "over": {
      const { id, event: of, destination } = change.row;
      await app.db.updateTable("alerts").set({ resolved_at: at }).where("id", "=", id).execute();
      app.log.info({ of, destination }, "alert resolved");
      return planAlert(app, { event: "resolved", of, ...about(destination) });
    }
  }
}

function alertOf({ kind: event, destination, count, since }: NeedEntry, at: number): AlertEvent {
  return { event, ...about(destination), count, since: new Date(since ?? at).toISOString() };
}

function about(destination: string | null) {
  return destination === null ? {} : { destination };
}

/** At most one mail an hour over all processes, and only once something was alerted to since. */
async function mailStaffIfDue(app: App, needs: readonly NeedEntry[]): Promise<void> {
  const destination = connectTo(staff, app.config, app.keys[0]);
  if (!destination || needs.length === 0 || !(await isMailDue(app))) return;

  await transact(app, async (app) => {
    await lockChannel(app, destination.channel, destination.rate);
    if (!(await isMailDue(app))) return;
    const lines = needs.map((need) => ({
      title: need.title,
      todo: todoInTerminal(need),
      count: need.count,
    }));
    await planOwn(app, staff, { purpose: "staff", details: JSON.stringify(lines) });
  });
  app.wake();
}

async function isMailDue({ now, db }: App): Promise<boolean> {
  const { told } = await openAlerts(db)
    .select(({ fn }) => fn.max<number | null>("told_at").as("told"))
    .executeTakeFirstOrThrow();
  if (told === null) return false;

  // Mails to the staff belong to no submission, so these are few rows of an index.
  const last = await db
    .selectFrom("deliveries")
    .select(["state", "created_at"])
    .where("reference", "=", "")
    .where("purpose", "=", "staff")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!last) return true;
  const { state, created_at } = last;
  const isNew = told > created_at || created_at > now();
  return state !== "pending" && isLongAgo(created_at, hour, now()) && isNew;
}

/** An alert, its end, and the next about the same go in this order, which their common key keeps. */
async function planAlert(app: InTransaction, event: AlertEvent): Promise<void> {
  const kind = event.event === "resolved" ? event.of : event.event;
  const person_key = `alert ${kind} ${event.destination ?? ""}`;
  const row = { purpose: "alert", person_key, details: JSON.stringify(event) } as const;
  await planOwn(app, alertDestination, row);
}

/**
 * Plans a message that belongs to no submission. Nothing is planned while the settings do not
 * configure its destination.
 */
async function planOwn(
  app: InTransaction,
  definition: DestinationDefinition,
  row: Pick<Delivery, "purpose" | "details"> & Partial<Pick<Delivery, "person_key" | "priority">>,
): Promise<void> {
  const destination = connectTo(definition, app.config, app.keys[0]);
  if (!destination) return;

  await insertDelivery(app, {
    ...queued(app, destination),
    reference: "",
    regarding: null,
    revision: 1,
    message_id: await issueReference(app.db),
    person_key: "",
    priority: priority.optOut,
    ...row,
  });
}

function openAlerts(db: Db) {
  return db.selectFrom("alerts").where("resolved_at", "is", null);
}

const kept = 30 * day;

/** Deletes alerts that ended 30 days ago, and the deliveries that belong to no submission. */
export function forgetAlerts(app: App): Promise<void> {
  return transact(app, async (app) => {
    const before = app.now() - kept;
    await app.db.deleteFrom("alerts").where("resolved_at", "<", before).execute();
    const old = app.db
      .selectFrom("deliveries")
      .select("id")
      .where("reference", "=", "")
      .where("state", "!=", "pending")
      .where("updated_at", "<", before);
    await app.db.deleteFrom("attempts").where("delivery_id", "in", old).execute();
    await forget(app, (is) => is("id", "in", old));
  });
}

/**
 * Alerts about the store itself, which it could not keep, are sent from memory by every means,
 * because the store may be the reason why the others fail.
 */
export function createStoreAlerts(app: App) {
  let last = Promise.resolve();
  return (event: AlertEvent) => {
    // Waits for the previous one: `resolved` must not overtake the alert that it ends.
    last = last
      .then(() => sendUntilTaken(app, event))
      .catch((error: unknown) => logFault(app.log, error, "alert not sent"));
  };
}

const triesFromMemory = 5;

async function sendUntilTaken(
  { config, keys, log, now, scaled }: App,
  event: AlertEvent,
): Promise<void> {
  const id = randomUUID();
  const sends = [
    ...(connectTo(alertDestination, config, keys[0])
      ? [() => postAlert(config, { id, at: now(), event })]
      : []),
    ...(connectTo(staff, config, keys[0]) && event.event !== "resolved"
      ? [() => mailStaff(config, id, [storeFails])]
      : []),
  ];
  await Promise.all(
    sends.map(async (send) => {
      for (let attempt = 1; attempt <= triesFromMemory; attempt++) {
        const { kind, detail } = await send();
        if (kind === "delivered") return;
        log.warn({ event: event.event, detail }, "alert not accepted");
        await sleep(scaled(delayAfter(attempt)), undefined, { ref: false });
      }
    }),
  );
}
