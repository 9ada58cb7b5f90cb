import { type RawBuilder, sql } from "kysely";
import { hour, minute } from "~/data/dates";
import type { App, Current } from "../app";
import { hasReachablePartner } from "../config/partners";
import { partnerOf } from "../destinations/partner";
import { logFault } from "../store/log-fault";
import type { Delivery, Occasion, Trx } from "../store/schema";
import { isOfRow } from "../store/store-error";
import { transact } from "../store/transact";
import { noteDone, noteFault, readNewestRow } from "../store/upkeep";
import { isPaused, wherePaused } from "./channel";
import { lifetime } from "./delivery";
import { hasArrivedBefore, type IsDelivery, mayHaveArrived } from "./holders";
import { leaseDuration } from "./lease";
import { isAboutHadLead } from "./order";
import { endUnsent } from "./queue";
import { type NextWay, passOn, passOnEnded } from "./routing";
import { lockSubmissions, settle, submissionOf } from "./settle";

const atOnce = 100;

/**
 * Gives up what has waited too long and cannot be tried now, each in a transaction of its own: one
 * fault stops no other. Whatever its channel takes is left to the queue, which gives it up after a
 * last attempt: the clock may have jumped, or the server may have been off.
 */
export async function expire(app: App): Promise<void> {
  const { db, now } = app;
  const over = await db
    .selectFrom("deliveries as d")
    .selectAll("d")
    .where("d.state", "=", "pending")
    .where("d.lease_token", "is", null)
    .where((is) => is.or([is("d.deadline", "<=", now()), is("d.expires_at", "<=", now())]))
    .where(isOutOfReach(app))
    .limit(atOnce)
    .execute();
  for (const delivery of over) {
    const isLate = delivery.deadline !== null && delivery.deadline <= now();
    const reason = isLate
      ? "too late"
      : (delivery.reason ?? "no attempt was possible in seven days");
    await expireOne(app, delivery, reason).catch(async (error: unknown) => {
      logFault(app.log, error, "delivery not passed on", { delivery: delivery.id });
      const ending = { state: "expired" as const, reason };
      if (!isOfRow(error)) return;
      return transact(db, async (trx) => {
        await endUnsent(app, trx, delivery, ending, isFree);
        await settle(trx, [submissionOf(delivery)]);
      });
    });
  }
}

const isFree = (is: IsDelivery) => is("d.lease_token", "is", null);

/**
 * Its destination is not configured, an operator paused it, or a probe of its channel failed after
 * the end of this delivery.
 */
function isOutOfReach(app: App) {
  const names = app.destinations.map(({ name }) => name);
  return (is: IsDelivery) => {
    const channel = is
      .selectFrom("channels")
      .select("channels.name")
      .whereRef("channels.name", "=", "d.channel");
    const stopped = channel.where(wherePaused(app.now()));
    const failing = channel
      .where("channels.down_since", "is not", null)
      .where((c) =>
        c.or([
          c("channels.refilled_at", ">", c.ref("d.deadline")),
          c("channels.refilled_at", ">", c.ref("d.expires_at")),
        ]),
      );
    const inFlight = is
      .selectFrom("deliveries as e")
      .select("e.id")
      .whereRef("e.channel", "=", "d.channel")
      .where("e.state", "=", "pending")
      .where("e.lease_token", "is not", null)
      .where("e.next_at", ">", app.now());
    const reachable = names.length === 0 ? is.lit(false) : is("d.destination", "in", names);
    return is.or([
      is.not(reachable),
      is.and([is.exists(stopped), is.not(isAboutHadLead(is))]),
      is.and([is.exists(failing), is.not(is.exists(inFlight))]),
    ]);
  };
}

function expireOne(app: App, delivery: Delivery, reason: string): Promise<void> {
  return transact(app.db, async (trx) => {
    await lockSubmissions(trx, [submissionOf(delivery)]);
    const ending = { state: "expired" as const, reason };
    if (!(await endUnsent(app, trx, delivery, ending, isFree))) return;

    await passOnEnded(app, trx, delivery, "expired");
    await settle(trx, [submissionOf(delivery)]);
  });
}

const tolerance = 5 * minute;
/**
 * The longest `Retry-After`. With a correct clock, no time is written further ahead than this or
 * the step of the schedule.
 */
const longestPause = 24 * hour;

/**
 * Detects that the wall clock was set back, by comparing it with the monotonic clock. Times written
 * before that lie too far ahead, and deliveries would wait for the difference. A clock set forward
 * only makes them due early.
 */
export function watchClock(app: App): () => Promise<void> {
  let wall = app.now();
  let steady = performance.now();

  return async () => {
    const back = performance.now() - steady - (app.now() - wall);
    wall = app.now();
    steady = performance.now();
    if (back > tolerance) await clamp(app, 0);
  };
}

/** Detects a clock that was ahead when the store was last written. */
export async function checkClockAtStart(app: App): Promise<void> {
  const newest = (await readNewestRow(app.db)) ?? 0;
  const isAhead = newest > app.now() + tolerance;
  await clamp(app, isAhead ? 0 : longestPause);
}

/** Reduces times that lie more than `most` milliseconds ahead. */
async function clamp(app: App, most: number): Promise<void> {
  if (most === 0) app.log.warn("the clock was set back; due times are moved closer");

  const [now, scale] = [app.now(), app.config.RETRY_SCALE];
  const past = { refilled_at: now, down_since: now, paused_since: now, passed_at: now };
  const expires_at = now + lifetime(scale);
  await transact(app.db, async (trx) => {
    // Takes locks in the same order as recording an attempt, to avoid deadlocks.
    await bound(trx, sql`channels`, sql`name <> ''`, { ...past, probe_at: now + most });
    const waiting = sql`state = 'pending' and lease_token is null`;
    const leased = sql`state = 'pending' and lease_token is not null`;
    await bound(trx, sql`deliveries`, waiting, { next_at: now + most, expires_at });
    await bound(trx, sql`deliveries`, leased, { next_at: now + leaseDuration(scale), expires_at });
  });
}

/** Lowers each of these columns to its bound where it lies beyond. */
async function bound(
  trx: Trx,
  table: RawBuilder<unknown>,
  rows: RawBuilder<unknown>,
  bounds: Readonly<Record<string, number>>,
): Promise<void> {
  for (const [column, most] of Object.entries(bounds)) {
    await sql`update ${table} set ${sql.ref(column)} = ${most}
      where ${rows} and ${sql.ref(column)} > ${most}`.execute(trx);
  }
}

const batch = 50;
const mostShown = 20;

/**
 * Finds a firm for leads that wait for a new day or the end of a pause, and passes on those whose
 * firm is paused, or has been down for an hour. Works in small steps, each lead in
 * its own transaction, so that one that fails stops no other.
 */
export function watchLeads(current: Current): () => Promise<void> {
  const { db, now, log } = current.app;
  /** The last delivery looked at, by firm: leads that nobody else can take must not block those behind. */
  const seen = new Map<string, number>();
  /** References of leads that could not be routed, since the start of this process. */
  const failing = new Set<string>();

  async function move(way: NextWay) {
    try {
      await transact(db, (trx) => passOn(current.app, trx, way));
      if (failing.delete(way.reference)) await noteFailing();
    } catch (error) {
      const { reference } = way;
      logFault(log, error, "lead not routed", { reference });
      if (!isOfRow(error)) throw error;
      if (way.occasion === "day_begun") await postpone(reference);
      if (failing.has(reference)) return;
      failing.add(reference);
      await noteFailing();
    }
  }

  function noteFailing(): Promise<void> {
    const shown = [...failing].slice(0, mostShown).join(", ");
    return failing.size === 0
      ? noteDone(db, "routing", now())
      : noteFault(db, "routing", `${failing.size}: ${shown}`);
  }

  /** Otherwise leads that fail would fill every batch. */
  async function postpone(reference: string) {
    const check_at = now() + Math.round(hour * current.app.config.RETRY_SCALE);
    await db.updateTable("routings").set({ check_at }).where("reference", "=", reference).execute();
  }

  return async () => {
    const { app } = current;
    if (!hasReachablePartner(app.config)) return;
    const at = now();

    const waiting = await db
      .selectFrom("routings")
      .select("reference")
      .where("check_at", "<=", at)
      .orderBy("check_at")
      .limit(batch)
      .execute();
    for (const { reference } of waiting) await move({ reference, occasion: "day_begun" });
    for (const way of await findStuck(app, seen)) await move(way);
  };
}

/** Leads that their firm has not received: none is in flight, and none may have arrived. */
async function findStuck(app: App, seen: Map<string, number>): Promise<NextWay[]> {
  const stuck: NextWay[] = [];
  for (const [name, occasion] of await shutFirms(app)) {
    const partner = partnerOf(name) ?? "";
    const leads = await app.db
      .selectFrom("deliveries as d")
      .innerJoin("routings", "routings.reference", "d.reference")
      .select(["d.id", "d.reference"])
      .where("d.destination", "=", name)
      .where("d.id", ">", seen.get(name) ?? 0)
      .where("d.purpose", "=", "submission")
      .where("d.state", "=", "pending")
      .where("d.lease_token", "is", null)
      .where((is) => is.not(mayHaveArrived()))
      .where((is) => is.not(hasArrivedBefore(is)))
      .where("routings.state", "=", "routed")
      .where("routings.partner", "=", partner)
      .orderBy("d.id")
      .limit(batch)
      .execute();
    // After the last of them, from the first again.
    seen.set(name, leads.length < batch ? 0 : (leads.at(-1)?.id ?? 0));
    stuck.push(...leads.map(({ reference }) => ({ reference, occasion, from: partner })));
  }
  return stuck;
}

/**
 * Destinations of firms whose leads go elsewhere. A firm that gets mail keeps its leads while a mail
 * server does not answer: another firm with a mailbox would be no better off.
 */
async function shutFirms({ db, destinations, now, config }: App): Promise<Map<string, Occasion>> {
  const at = now();
  const anHourAgo = Math.round(at - hour * config.RETRY_SCALE);
  const channels = await db.selectFrom("channels").selectAll().execute();
  const shut = new Map<string, Occasion>();
  for (const { name, channel: own, partner, isByMail } of destinations) {
    const channel = channels.find((one) => one.name === own);
    if (partner === null || !channel) continue;
    const { cause, down_since } = channel;
    const isByFailure = cause === "failures" || cause === "asked";
    const isLasting = cause === "fault" || (isByFailure && !isByMail);
    if (isPaused(channel, at)) shut.set(name, "paused");
    else if (isLasting && (down_since ?? at) <= anHourAgo) shut.set(name, "down");
  }
  return shut;
}
