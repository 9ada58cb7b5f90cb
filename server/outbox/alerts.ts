import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { day, hour } from "~/data/dates";
import { alert as alertDestination, postAlert } from "../destinations/alert";
import { connectTo } from "../destinations/index";
import { mailStaff, type OpenTrouble, staff } from "../destinations/own-mail";
import type { AlertEvent, Trouble } from "../events";
import { readChainStatus } from "../privacy/receipt-chain";
import type { AlertRow, Db, Trx } from "../store/schema";
import { errorCode } from "../store/store-error";
import { transact } from "../store/transact";
import { readUpkeep } from "../store/upkeep";
import { findSubmission, parseTexts } from "../submission/submission";
import { isHeld, lockChannel, readChannel } from "./channel";
import {
  cancelled,
  type Delivery,
  type Ending,
  type OutboxContext,
  type Planner,
  type Prepared,
  type Relay,
} from "./context";
import { delayAfter } from "./delivery";
import { planOwn } from "./plan";
import { certificateIsLow } from "./state";
import { findIdle } from "./watch";

type Sending = Planner & Pick<OutboxContext, "db">;
type Means = Sending & Pick<OutboxContext, "log">;

/**
 * Raises alerts: each trouble once, and once more when it is over. An alert is a delivery of the
 * outbox to the alert endpoint, and the staff gets a mail with the number of open ones. Alerts about
 * the store itself are sent from memory.
 */
export function createAlerts(means: Means) {
  const { log } = means;
  const pending = new Set<Promise<void>>();
  let inMemory = Promise.resolve();
  let looked = Promise.resolve();

  function sendFromMemory(event: AlertEvent) {
    // Waits for the previous one: `resolved` must not overtake the alert that it ends.
    inMemory = inMemory.then(() => sendUntilTaken(means, event));
  }

  function alert(event: AlertEvent) {
    log.warn(event, event.event === "resolved" ? "alert resolved" : "needs attention");
    if (troubleOf(event) === "store") return sendFromMemory(event);

    // Waits for the check at the start, which could otherwise end an alert raised since.
    const storing = looked
      .then(() => store(means, event))
      .catch((error: unknown) => {
        log.error({ about: event.event, code: errorCode(error) }, "alert not stored");
        sendFromMemory(event);
      })
      .finally(() => pending.delete(storing));
    pending.add(storing);
  }

  async function settle() {
    await looked;
    await Promise.all(pending);
  }

  return {
    alert,
    /** Resolves when every alert raised so far is stored, or posted if it could not be stored. */
    settle,
    /** Ends an alert about the receipt chain if the chain agrees now. */
    start() {
      looked = endChain(means).catch((error: unknown) => {
        log.error({ code: errorCode(error) }, "receipt chain not examined");
      });
    },
    stop: settle,
  };
}

function troubleOf(event: AlertEvent): Trouble {
  return event.event === "resolved" ? event.of : event.event;
}

/** The sealer of this process takes the receipt chain as it finds it. */
async function endChain(means: Means) {
  const { db, keys, now } = means;
  const { agrees } = await readChainStatus({ db, keys, now: now() });
  if (agrees) await store(means, { event: "resolved", of: "chain" });
}

/** A trouble is not reported again while it lasts, and one never reported cannot end. */
async function store(means: Means, event: AlertEvent): Promise<void> {
  const { event: kind, reference = null, destination = null, reason = null } = event;
  await transact(means.db, async (trx) => {
    // Keeps other processes from raising the same alert at the same time.
    await lockChannel(trx, alertDestination.name, null);
    if (kind === "resolved") {
      const open = await openAlerts(trx).where("event", "=", event.of).execute();
      for (const row of open) await end(means, trx, row);
      return;
    }
    const known = await openAlerts(trx)
      .where("event", "=", kind)
      .where("reference", reference === null ? "is" : "=", reference)
      .where("destination", destination === null ? "is" : "=", destination)
      .executeTakeFirst();
    if (known) return;

    const { id } = await trx
      .insertInto("alerts")
      .values({ event: kind, reference, destination, reason, created_at: means.now() })
      .returning("id")
      .executeTakeFirstOrThrow();
    await planAlert(means, trx, id, event);
  });
}

function openAlerts(db: Db) {
  return db.selectFrom("alerts").selectAll().where("resolved_at", "is", null);
}

/** Several processes may see that it is over; the first one to write this reports it. */
async function end(means: Sending, trx: Trx, row: AlertRow, dismissed: string | null = null) {
  const { id, event: of, reference, destination } = row;
  const { numUpdatedRows } = await trx
    .updateTable("alerts")
    .set({ resolved_at: means.now(), dismissed })
    .where("id", "=", id)
    .where("resolved_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;

  await planAlert(means, trx, id, {
    event: "resolved",
    of,
    ...(reference === null ? {} : { reference }),
    ...(destination === null ? {} : { destination }),
  });
}

/** An alert and its end go in this order, which their common key keeps. */
async function planAlert(means: Sending, trx: Trx, id: number, event: AlertEvent): Promise<void> {
  const details = JSON.stringify(event);
  const row = { purpose: "alert", person_key: `alert ${id}`, details } as const;
  await planOwn(means, trx, alertDestination, row);
}

/** What the outbox sends of an alert. */
export function prepareAlert({ config }: Relay, delivery: Delivery): Prepared {
  const { message_id: id, created_at: at, details } = delivery;
  const event = parseTexts(details ?? "{}");
  return {
    kind: "message",
    send: (signal) => postAlert(config, { id, at, event }, signal),
    personal: [],
  };
}

/** Ends an alert that a person has dealt with in another way. Null if it is not open. */
export async function dismissAlert(
  means: Sending,
  id: number,
  reason: string,
): Promise<{ reference: string | null } | null> {
  return transact(means.db, async (trx) => {
    const row = await openAlerts(trx).where("id", "=", id).executeTakeFirst();
    if (!row) return null;
    await end(means, trx, row, reason);
    return { reference: row.reference };
  });
}

const atOnce = 200;
const kept = 30 * day;

/** Ends alerts whose cause is gone, a batch a second, and mails the staff. */
export function watchAlerts(relay: Relay): () => Promise<void> {
  let last = 0;

  return async () => {
    const now = relay.now();
    const open = await openAlerts(relay.db)
      .where("id", ">", last)
      .orderBy("id")
      .limit(atOnce)
      .execute();
    last = open.length < atOnce ? 0 : (open.at(-1)?.id ?? 0);
    let found: ReturnType<typeof findIdle> | undefined;
    const idle = () => (found ??= findIdle(relay.db, now, relay.config.RETRY_SCALE));
    for (const row of open) {
      try {
        if (await lasts(relay, row, idle)) continue;
        await transact(relay.db, (trx) => end(relay, trx, row));
      } catch (error) {
        relay.log.error({ alert: row.id, code: errorCode(error) }, "alert not examined");
      }
    }
    await planStaffMail(relay);
  };
}

/** Stands for a destination in an alert about the file of firms. */
export const partnersFile = "PARTNERS_FILE";

async function lasts(
  relay: Relay,
  row: AlertRow,
  idle: () => ReturnType<typeof findIdle>,
): Promise<boolean> {
  const { db, now, config } = relay;
  const { event, reference, destination } = row;
  switch (event) {
    case "hold": {
      if (destination === partnersFile) return config.partnerFaults.length > 0;
      const on = relay.destinations.find(({ name }) => name === destination);
      if (on && isHeld(await readChannel(db, on.channel, on.rate))) return true;
      return (await idle()).has(destination ?? "");
    }
    case "refused":
    case "expired":
      if (reference === null) return isUnsent(db, destination);
      if (destination !== null) return hasDelivery(db, row, ["submission"], [event]);
      // A lead that could not be routed because of an internal error still waits.
      return exists(
        db
          .selectFrom("routings")
          .select("reference")
          .where("reference", "=", reference)
          .where("state", "=", "waiting"),
      );
    case "stop":
      return hasDelivery(db, row, ["notice"], ["refused", "expired"]);
    case "certificate":
      return hasDelivery(db, row, ["submission"], ["pending"], now() + certificateIsLow);
    case "quarantined": {
      const found = await findSubmission(db, reference ?? "");
      return found?.state === "quarantined" && found.erased_at === null;
    }
    case "clock":
      return (await readUpkeep(db)).retention.fault !== null;
    // The sealer says when this is over, because the store may no longer show it.
    case "chain":
    case "store":
      return true;
  }
}

/** Of the deliveries of our own to this destination, the last that ended did not arrive. */
async function isUnsent(db: Db, destination: string | null): Promise<boolean> {
  const last = await db
    .selectFrom("deliveries")
    .select("state")
    .where("destination", "=", destination ?? "")
    .where("reference", "=", "")
    .where("state", "!=", "pending")
    .orderBy("id", "desc")
    .executeTakeFirst();
  return last?.state === "refused" || last?.state === "expired";
}

async function exists(query: { executeTakeFirst(): Promise<unknown> }): Promise<boolean> {
  return (await query.executeTakeFirst()) !== undefined;
}

function hasDelivery(
  db: Db,
  { reference, destination }: AlertRow,
  purposes: readonly Delivery["purpose"][],
  states: readonly Delivery["state"][],
  before?: number,
): Promise<boolean> {
  const found = db
    .selectFrom("deliveries as d")
    .innerJoin("submissions as s", "s.reference", "d.reference")
    .select("d.id")
    .where("d.reference", "=", reference)
    .where("d.destination", "=", destination ?? "")
    .where("d.purpose", "in", purposes)
    .where("d.state", "in", states)
    .where((is) =>
      is.or([
        is("d.purpose", "=", "notice"),
        is.and([is("s.state", "=", "accepted"), is("s.erased_at", "is", null)]),
      ]),
    )
    .$if(before !== undefined, (query) => query.where("d.deadline", "<=", before ?? 0));
  return exists(found);
}

/**
 * Plans a mail to the staff once something new needs a person, at most one an hour over all
 * processes. The hour is counted from the plan.
 */
async function planStaffMail(relay: Relay): Promise<void> {
  const { db } = relay;
  const destination = connectTo(staff, relay.config, relay.keys[0]);
  if (!destination || !(await isMailDue(relay, db))) return;

  await transact(db, async (trx) => {
    await lockChannel(trx, destination.channel, destination.rate);
    const newest = await isMailDue(relay, trx);
    if (newest === null) return;
    const details = JSON.stringify({ newest: String(newest) });
    await planOwn(relay, trx, staff, { purpose: "staff", details });
  });
}

/** @returns the newest open alert if no mail was planned about it; null if none is due */
async function isMailDue({ now }: Relay, db: Db): Promise<number | null> {
  const last = await db
    .selectFrom("deliveries")
    .select(["state", "created_at", "details"])
    .where("destination", "=", staff.name)
    .orderBy("id", "desc")
    .executeTakeFirst();
  if (last?.state === "pending" || (last && last.created_at > now() - hour)) return null;

  const { newest } = await db
    .selectFrom("alerts")
    .select(({ fn }) => fn.max("id").as("newest"))
    .where("resolved_at", "is", null)
    .executeTakeFirstOrThrow();
  const covered = Number(parseTexts(last?.details ?? "{}").newest ?? 0);
  return newest !== null && Number(newest) > covered ? Number(newest) : null;
}

/** What the outbox sends to the staff: the number of open troubles of each kind at this moment. */
export async function prepareStaffMail(
  { db, config }: Relay,
  delivery: Delivery,
): Promise<Prepared | Ending> {
  const needs = await readNeeds(db);
  if (needs.length === 0) return cancelled("nothing needs attention any more");

  const id = `staff_${delivery.message_id}`;
  return { kind: "message", send: (signal) => mailStaff(config, id, needs, signal), personal: [] };
}

async function readNeeds(db: Db): Promise<OpenTrouble[]> {
  const rows = await db
    .selectFrom("alerts")
    .select(["event", ({ fn }) => fn.countAll().as("count")])
    .where("resolved_at", "is", null)
    .groupBy("event")
    .orderBy("event")
    .execute();
  return rows.map(({ event, count }) => ({ event, count: Number(count) }));
}

/** Deletes alerts that ended 30 days ago, and the deliveries that belong to no submission. */
export async function forgetAlerts({ db, now }: Relay): Promise<void> {
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

const triesFromMemory = 5;

/** By every means, because the store may be the reason why the others fail. */
async function sendUntilTaken(means: Means, event: AlertEvent): Promise<void> {
  const { config, log, now } = means;
  const id = randomUUID();
  const sends = [
    ...(connectTo(alertDestination, config, means.keys[0])
      ? [() => postAlert(config, { id, at: now(), event })]
      : []),
    ...(connectTo(staff, config, means.keys[0]) && event.event !== "resolved"
      ? [() => mailStaff(config, id, [{ event: event.event, count: 1 }])]
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
