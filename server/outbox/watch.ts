import { sql } from "kysely";
import { partnerOf } from "../destinations/partner";
import { pausedPartners } from "../routing/route-lead";
import { transact } from "../store/transact";
import { type Db, type Delivery, every, type Relay, type Trx, type Watch } from "./context";
import { alertOfEnd, lifetime } from "./delivery";
import { countFault, leaseDuration } from "./queue";
import { keyAfter, passOnUnsent } from "./record";

const minute = 60 * 1000;
const hour = 60 * minute;

/** A warning about a certificate is due this long before it expires. */
export const certificateIsLow = 12 * hour;

/**
 * Once a minute: gives up what has waited too long, and raises alerts about certificates that may
 * be lost and channels that deliver nothing.
 */
export function watchDeadlines(relay: Relay): Watch {
  const warned = new Set<number>();
  let idle: ReadonlyMap<string, string> = new Map();

  return every(relay, minute * Math.min(1, relay.config.RETRY_SCALE), async (now) => {
    await expire(relay);
    for (const { id, reference, destination } of await endingSoon(relay)) {
      if (warned.has(id)) continue;
      warned.add(id);
      relay.alert({ event: "certificate", reference, destination });
    }
    const before = idle;
    idle = await findIdle(relay.db, now, relay.config.RETRY_SCALE);
    for (const [destination, reason] of idle) {
      if (!before.has(destination)) relay.alert({ event: "hold", destination, reason });
    }
    return false;
  });
}

const atOnce = 100;

/** Each in a transaction of its own, so that one fault stops no other. */
async function expire(relay: Relay): Promise<void> {
  const { db, now, definitions } = relay;
  const over = await db
    .selectFrom("deliveries")
    .selectAll()
    .where("state", "=", "pending")
    .where("lease_token", "is", null)
    .where((is) => is.or([is("deadline", "<=", now()), is("expires_at", "<=", now())]))
    .limit(atOnce)
    .execute();
  for (const delivery of over) {
    const isLate = delivery.deadline !== null && delivery.deadline <= now();
    const reason = isLate
      ? "too late"
      : (delivery.reason ?? "no attempt was possible in seven days");
    try {
      if (!(await expireOne(relay, delivery, reason))) continue;
      const isBestEffort = definitions.find(
        ({ name }) => name === delivery.destination,
      )?.isBestEffort;
      if (!isBestEffort) alertOfEnd(relay, { ...delivery, state: "expired" }, reason);
    } catch (error) {
      await countFault(relay, delivery, error).catch(() => undefined);
    }
  }
}

function expireOne(relay: Relay, delivery: Delivery, reason: string): Promise<boolean> {
  return transact(relay.db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("deliveries")
      .set({
        ...{ state: "expired", reason, updated_at: relay.now() },
        ...keyAfter(delivery, { state: "expired" }),
      })
      .where("id", "=", delivery.id)
      .where("state", "=", "pending")
      .where("lease_token", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;

    await passOnUnsent(relay, trx, delivery, "expired");
    return true;
  });
}

function endingSoon({ db, now }: Relay) {
  return db
    .selectFrom("deliveries")
    .select(["id", "reference", "destination"])
    .where("state", "=", "pending")
    .where("deadline", "<=", now() + certificateIsLow)
    .execute();
}

/**
 * Destinations that have delivered nothing for an hour although something waits, each with the last
 * error. Leads for a firm that an operator paused wait on purpose.
 */
export async function findIdle(db: Db, now: number, scale: number): Promise<Map<string, string>> {
  const since = Math.round(now - hour * scale);
  const waiting = await db
    .selectFrom("deliveries as d")
    .leftJoin("channels as c", "c.name", "d.channel")
    .select(["d.destination", "c.last_error"])
    .where("d.state", "=", "pending")
    .where("d.expires_at", "<=", since + lifetime(scale))
    .where((is) => is.or([is("c.passed_at", "is", null), is("c.passed_at", "<=", since)]))
    // An alert was raised when it was put on hold.
    .where((is) => is.or([is("c.cause", "is", null), is("c.cause", "in", ["failures", "asked"])]))
    .groupBy(["d.destination", "c.last_error"])
    .execute();
  const paused = await pausedPartners(db);
  const isPaused = (name: string) => paused.has(partnerOf(name) ?? "");
  return new Map(
    waiting
      .filter(({ destination }) => !isPaused(destination))
      .map(({ destination, last_error }) => [
        destination,
        `delivered nothing for an hour: ${last_error ?? "no attempt was possible"}`,
      ]),
  );
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
export function watchClock(relay: Relay) {
  let wall = relay.now();
  let steady = performance.now();

  return {
    async check() {
      const back = performance.now() - steady - (relay.now() - wall);
      wall = relay.now();
      steady = performance.now();
      if (back > tolerance) await clamp(relay, 0);
    },
    /** Detects a clock that was ahead when the store was last written. */
    async checkAtStart() {
      const isAhead = (await lastWritten(relay)) > relay.now() + tolerance;
      await clamp(relay, isAhead ? 0 : longestPause);
    },
  };
}

/** The latest time of an attempt or a submission. */
async function lastWritten({ db }: Relay): Promise<number> {
  const attempt = await db
    .selectFrom("attempts")
    .select("ended_at")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const { received } = await db
    .selectFrom("submissions")
    .select(({ fn }) => fn.max<number | null>("received_at").as("received"))
    .executeTakeFirstOrThrow();
  return Math.max(attempt?.ended_at ?? 0, Number(received));
}

/** Reduces times that lie more than `most` milliseconds ahead. */
async function clamp(relay: Relay, most: number): Promise<void> {
  if (most === 0) relay.log.warn("the clock was set back; due times are moved closer");

  const [now, scale] = [relay.now(), relay.config.RETRY_SCALE];
  const past = { refilled_at: now, paused_since: now, passed_at: now };
  // Otherwise deliveries that pass from now on would seem to have passed before.
  const suspect_at = now;
  const lease_until = now + leaseDuration(scale);
  const expires_at = now + lifetime(scale);
  await transact(relay.db, async (trx) => {
    // Takes locks in the same order as recording an attempt, to avoid deadlocks.
    await bound(trx, "channels", { ...past, paused_until: now + most });
    await bound(trx, "deliveries", { next_at: now + most, lease_until, suspect_at, expires_at });
  });
}

/** Lowers each of these columns to its bound where it lies beyond. */
async function bound(
  trx: Trx,
  table: "channels" | "deliveries",
  bounds: Readonly<Record<string, number>>,
): Promise<void> {
  const isPending = table === "deliveries" ? sql`state = 'pending' and` : sql``;
  for (const [column, most] of Object.entries(bounds)) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${most}
      where ${isPending} ${sql.ref(column)} > ${most}`.execute(trx);
  }
}
