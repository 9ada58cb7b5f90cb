import { transact } from "../store/transact";
import type { Relay, Trx } from "./context";
import { longestDelay } from "./delivery-state";
import { breakerDelay, holdProbe } from "./destination-state";
import { leaseDuration } from "./leases";

const minute = 60 * 1000;
const hour = 60 * minute;

const tolerance = 5 * minute;
/**
 * The longest `Retry-After`. With a correct clock, no time is written further ahead than this or
 * the step of the schedule.
 */
const longestPause = 24 * hour;

type ClockWatch = {
  check(): Promise<void>;
  /** Detects a clock that was ahead when the store was last written. */
  checkAtStart(): Promise<void>;
};

/**
 * Detects that the wall clock was set back, by comparing it with the monotonic clock. Times written
 * before that lie too far ahead, and deliveries would wait for the difference. A clock set forward
 * only makes them due early.
 */
export function watchClock(relay: Relay): ClockWatch {
  let wall = relay.now();
  let steady = performance.now();

  return {
    async check() {
      const back = performance.now() - steady - (relay.now() - wall);
      wall = relay.now();
      steady = performance.now();
      if (back > tolerance) await clamp(relay, 0);
    },
    async checkAtStart() {
      const isAhead = (await lastWritten(relay)) > relay.now() + tolerance;
      await clamp(relay, isAhead ? 0 : longestPause);
    },
  };
}

/** The latest time written to the store that still affects a schedule. */
async function lastWritten({ db }: Relay): Promise<number> {
  const delivery = await db
    .selectFrom("deliveries")
    .select(({ fn }) => fn.max<number | null>("updated_at").as("at"))
    .where("state", "=", "pending")
    .executeTakeFirst();
  const submission = await db
    .selectFrom("submissions")
    .select(({ fn }) => fn.max<number | null>("received_at").as("at"))
    .executeTakeFirst();
  const states = await db
    .selectFrom("channels")
    .select(["opened_at", "held_since", "passed_at"])
    .execute();
  const seen = states.flatMap((state) => Object.values(state));
  return Math.max(...[delivery?.at, submission?.at, ...seen].map(Number));
}

/** Reduces times that lie further ahead than their step, or than `least` milliseconds. */
async function clamp(relay: Relay, least: number) {
  const { now, db, log, config } = relay;
  const scale = config.RETRY_SCALE;
  if (least === 0) log.warn("the clock was set back; due times are moved closer");

  await transact(db, async (trx) => {
    // Takes locks in the same order as recording an attempt, to avoid deadlocks.
    await clampDestinations(trx, { now: now(), scale, least });
    await clampDeliveries(trx, { now: now(), scale, least });
  });
}

type Bounds = { now: number; scale: number; least: number };

async function clampDeliveries(trx: Trx, { now, scale, least }: Bounds) {
  const pending = trx.updateTable("deliveries").where("state", "=", "pending");
  const attempts = await trx
    .selectFrom("deliveries")
    .select("attempts")
    .distinct()
    .where("state", "=", "pending")
    .execute();
  for (const { attempts: count } of attempts) {
    const latest = now + Math.max(least, longestDelay(count, scale));
    await pending
      .set({ next_at: latest })
      .where("attempts", "=", count)
      .where("next_at", ">", latest)
      .execute();
  }
  const lease = now + leaseDuration(scale);
  await pending.set({ lease_until: lease }).where("lease_until", ">", lease).execute();
  // Otherwise deliveries that pass from now on would seem to have passed before.
  for (const column of ["blocked_at", "held_at"] as const) {
    await pending
      .set({ [column]: now })
      .where(column, ">", now)
      .execute();
  }
}

async function clampDestinations(trx: Trx, { now, scale, least }: Bounds) {
  const refill = now + least;
  const probe = now + (least && Math.max(holdProbe, breakerDelay.longest) * scale);
  const states = trx.updateTable("channels");

  await states.set({ refilled_at: refill }).where("refilled_at", ">", refill).execute();
  await states.set({ probe_at: probe }).where("probe_at", ">", probe).execute();
  for (const column of ["opened_at", "held_since", "passed_at"] as const) {
    await states
      .set({ [column]: now })
      .where(column, ">", now)
      .execute();
  }
}

/** A warning about a certificate is due this long before it expires. */
export const certificateIsLow = 12 * hour;

type DeadlineWatch = { check(): Promise<void> };

/**
 * Once a minute, raises alerts about certificates that may be lost and expires deliveries past
 * their deadline.
 */
export function watchDeadlines(relay: Relay): DeadlineWatch {
  const told = new Set<number>();
  let next = 0;

  return {
    async check() {
      const now = relay.now();
      if (now < next && next - now <= minute) return;

      next = now + minute;
      await expire(relay, now);
      for (const { id, reference, destination } of await endingSoon(relay, now)) {
        if (told.has(id)) continue;
        told.add(id);
        relay.alert({ event: "certificate", reference, destination });
      }
    },
  };
}

async function endingSoon({ db }: Relay, now: number) {
  return db
    .selectFrom("deliveries")
    .select(["id", "reference", "destination"])
    .where("state", "=", "pending")
    .where("deadline", "<=", now + certificateIsLow)
    .execute();
}

/** A destination on hold makes no attempts, so its deliveries are expired here. */
async function expire({ db, alert }: Relay, now: number) {
  const reason = "too late";
  const expired = await db
    .updateTable("deliveries")
    .set({ state: "expired", reason, updated_at: now })
    .where("state", "=", "pending")
    .where("deadline", "<=", now)
    .where("lease_token", "is", null)
    .returning(["reference", "destination", "purpose"])
    .execute();
  for (const { purpose, ...row } of expired) {
    alert({ event: purpose === "notice" ? "stop" : "expired", reason, ...row });
  }
}
