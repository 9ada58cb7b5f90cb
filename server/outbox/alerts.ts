import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Alert, AlertEvent } from "../alerts";
import { type AlertMessage, postAlert } from "../destinations/alert";
import { readChainStatus } from "../privacy/receipt-chain";
import type { AlertRow } from "../store/schema";
import type { Db, OutboxContext } from "./context";
import { delayAfter } from "./delivery";
import { hasStaff, tellStaff } from "./staff-mail";
import { findOver, type Watched } from "./watch-alerts";

const everyMs = 1000;
const second = 1000;

type Means = Pick<OutboxContext, "db" | "config" | "log" | "now" | "keys">;

type Alerts = {
  alert: Alert;
  /** Sends the alerts that are due and ends those that are over. */
  tick(): Promise<void>;
  /** Resolves when every alert raised so far is stored, or posted if it could not be stored. */
  settle(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
};

/**
 * Tells the operator once of each trouble, in order, and once when it is over. Alerts are stored
 * and retried like deliveries, except those about the store itself, which are posted at once from
 * memory.
 */
export function createAlerts(means: Means): Alerts {
  const { config, log } = means;
  const pending = new Set<Promise<void>>();
  let inMemory = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  /** Runs beside the rest, so that a slow mail server delays no alert. */
  let mailing: Promise<void> | null = null;
  let looked = Promise.resolve();

  function postFromMemory(event: AlertEvent) {
    // Waits for the previous one: `resolved` must not overtake the alert that it ends.
    inMemory = inMemory.then(() => postUntilTaken(means, event));
  }

  function alert(event: AlertEvent) {
    log.warn(event, event.event === "resolved" ? "trouble is over" : "needs attention");
    if (!isHeard(config)) return;
    if (isAboutStore(event)) return config.ALERT_WEBHOOK_URL ? postFromMemory(event) : undefined;

    // Waits for the check at the start, which could otherwise end an alert raised since.
    const storing = looked
      .then(() => store(means, event))
      .catch(() => postFromMemory(event))
      .finally(() => pending.delete(storing));
    pending.add(storing);
  }

  async function mailStaff() {
    try {
      await tellStaff(means);
    } catch {
      log.warn("the mail to the staff waits for the store");
    }
    mailing = null;
  }

  async function tick() {
    if (!isHeard(config)) return;
    for (const row of await findOver(means)) await resolve(means, row);
    mailing ??= mailStaff();
    if (config.ALERT_WEBHOOK_URL) await sendDue(means);
    await forget(means);
  }

  return {
    alert,
    tick,
    async settle() {
      await looked;
      await Promise.all([...pending, mailing]);
    },
    start() {
      // The sealer of this process takes the receipt chain as it finds it.
      looked = endChain(means).catch(() => undefined);
      let isRunning = false;
      timer ??= setInterval(() => {
        if (isRunning) return;
        isRunning = true;
        running = tick()
          .catch(() => log.warn("alerts wait for the store"))
          .finally(() => {
            isRunning = false;
          });
      }, everyMs).unref();
    },
    async stop() {
      clearInterval(timer);
      await looked;
      await running;
      await Promise.all([...pending, mailing]);
    },
  };
}

/** If nobody is set to be told, alerts are only logged. */
function isHeard(config: Means["config"]): boolean {
  return Boolean(config.ALERT_WEBHOOK_URL) || hasStaff(config);
}

async function endChain(means: Means) {
  const { db, keys, now } = means;
  const { agrees } = await readChainStatus({ db, keys, now: now() });
  if (agrees) await store(means, { event: "resolved", of: "chain" });
}

function isAboutStore(event: AlertEvent): boolean {
  return event.event === "store" || (event.event === "resolved" && event.of === "store");
}

/** A trouble is not reported again while it lasts, and one never reported cannot end. */
async function store(means: Means, event: AlertEvent): Promise<void> {
  const { db } = means;
  const { reference = null, destination = null, reason = null } = event;
  if (event.event === "resolved") {
    const open = await openAlerts(db).where("event", "=", event.of).execute();
    for (const row of open) await resolve(means, row);
    return;
  }
  const told = await openAlerts(db)
    .where("event", "=", event.event)
    .where("reference", reference === null ? "is" : "=", reference)
    .where("destination", destination === null ? "is" : "=", destination)
    .executeTakeFirst();
  if (told) return;

  await insert(means, { event: event.event, over: null, reference, destination, reason });
}

function openAlerts(db: Db) {
  return db.selectFrom("alerts").selectAll().where("resolved_at", "is", null);
}

type Facts = Pick<AlertRow, "event" | "over" | "reference" | "destination" | "reason">;

async function insert({ db, config, now }: Pick<Means, "db" | "config" | "now">, facts: Facts) {
  const at = now();
  // An endpoint set later must not get old alerts.
  const sent_at = config.ALERT_WEBHOOK_URL ? null : at;
  await db
    .insertInto("alerts")
    .values({
      ...facts,
      message_id: randomUUID(),
      created_at: at,
      attempts: 0,
      next_at: at,
      sent_at,
    })
    .execute();
}

/** Several processes may see that it is over; the first one to write this reports it. */
async function resolve(means: Means, row: Watched) {
  const { db, now } = means;
  const { event, reference, destination } = row;
  if (event === "resolved") return;

  await db.transaction().execute(async (trx) => {
    const ended = await trx
      .updateTable("alerts")
      .set({ resolved_at: now() })
      .where("id", "=", row.id)
      .where("resolved_at", "is", null)
      .executeTakeFirst();
    if (Number(ended.numUpdatedRows) === 0) return;
    const facts = { reference, destination, reason: null };
    await insert({ ...means, db: trx }, { event: "resolved", over: event, ...facts });
  });
}

/** Sends the oldest first; the others wait for it. A refused alert is given up at once. */
async function sendDue(means: Means): Promise<void> {
  const { db, config, log, now } = means;
  for (;;) {
    const row = await db
      .selectFrom("alerts")
      .selectAll()
      .where("sent_at", "is", null)
      .orderBy("id")
      .limit(1)
      .executeTakeFirst();
    if (!row || row.next_at > now() || !(await claim(means, row))) return;

    const message = { id: row.message_id, at: row.created_at, event: asEvent(row) };
    const { isTaken, isRefused, detail } = await postAlert(config, message);
    const attempts = row.attempts + 1;
    const isGivenUp = isRefused || attempts >= 22;
    if (!isTaken) tellFailure(log, message, detail);
    const next =
      isTaken || isGivenUp
        ? { sent_at: now() }
        : { next_at: now() + delayAfter(attempts, config.RETRY_SCALE) };
    await db
      .updateTable("alerts")
      .set({ attempts, ...next })
      .where("id", "=", row.id)
      .execute();
  }
}

/** Claims it for longer than an attempt takes; after that another process may try. */
async function claim({ db, now }: Means, { id, next_at }: AlertRow): Promise<boolean> {
  const taken = await db
    .updateTable("alerts")
    .set({ next_at: now() + 30 * second })
    .where("id", "=", id)
    .where("next_at", "=", next_at)
    .where("sent_at", "is", null)
    .executeTakeFirst();
  return Number(taken.numUpdatedRows) === 1;
}

function asEvent({ event, over, reference, destination, reason }: AlertRow): AlertEvent {
  const facts = {
    ...(reference === null ? {} : { reference }),
    ...(destination === null ? {} : { destination }),
    ...(reason === null ? {} : { reason }),
  };
  return event === "resolved" ? { event, of: over ?? "store", ...facts } : { event, ...facts };
}

const kept = 30 * 24 * 60 * 60 * second;

async function forget({ db, now }: Means) {
  await db
    .deleteFrom("alerts")
    .where("sent_at", "<", now() - kept)
    .where(({ or, eb }) => or([eb("event", "=", "resolved"), eb("resolved_at", "is not", null)]))
    .execute();
}

const triesFromMemory = 5;

async function postUntilTaken({ config, log, now }: Means, event: AlertEvent): Promise<void> {
  const message = { id: randomUUID(), at: now(), event };
  for (let attempt = 1; attempt <= triesFromMemory; attempt++) {
    const { isTaken, detail } = await postAlert(config, message);
    if (isTaken) return;
    tellFailure(log, message, detail);
    await sleep(delayAfter(attempt, config.RETRY_SCALE), undefined, { ref: false });
  }
}

function tellFailure(log: Logger, { event }: AlertMessage, detail: string) {
  const { reference } = event;
  log.warn({ event: event.event, reference, detail }, "the alert was not accepted");
}
