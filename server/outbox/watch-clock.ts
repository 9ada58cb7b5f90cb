import { transact } from "../store/transact";
import type { Relay, Trx } from "./context";
import { breakerDelay, holdProbe, leaseDuration, longestDelay } from "./schedule";

const tolerance = 5 * 60 * 1000;
/**
 * The longest `Retry-After`. A correct clock writes no time further ahead than this or its schedule
 * step.
 */
const longestPause = 24 * 60 * 60 * 1000;

type ClockWatch = {
  check(): Promise<void>;
  /** Detects a clock that was ahead when the store was last written. */
  checkAtStart(): Promise<void>;
};

/**
 * Detects that the wall clock was set back, by comparing it with the monotonic clock. Times written
 * before then lie too far ahead, and deliveries would wait for the difference. A clock set forward
 * only makes them due.
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

/** The latest time at which something was written that still matters to a schedule. */
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
  if (least === 0) log.warn("the clock was set back; schedules are brought nearer");

  await transact(db, async (trx) => {
    // In the lock order of recording an attempt, to avoid deadlocks.
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
  // Otherwise whatever passes from now on would seem to have passed before.
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
