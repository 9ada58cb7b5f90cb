import { transact } from "../store/transact";
import type { Relay, Trx } from "./context";
import { breakerDelay, holdProbe, leaseDuration, longestDelay } from "./schedule";

const tolerance = 5 * 60 * 1000;
/** Of `Retry-After`. Nothing that a right clock wrote lies further ahead than this or its step. */
const longestPause = 24 * 60 * 60 * 1000;

type ClockWatch = {
  check(): Promise<void>;
  /** Was the clock ahead when the store was last written? */
  checkAtStart(): Promise<void>;
};

/**
 * Notices when the wall clock is set back: then times written before lie too far ahead, and what
 * waits would wait for the difference too. (Set forward, they are merely due.) How much time
 * really passed is read from the monotonic clock.
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

/** Brings every time nearer that lies further ahead than its step, or than `least` milliseconds. */
async function clamp(relay: Relay, least: number) {
  const { now, db, log, config } = relay;
  const scale = config.RETRY_SCALE;
  if (least === 0) log.warn("the clock was set back; schedules are brought nearer");

  await transact(db, async (trx) => {
    // In the order in which an attempt is recorded, or other processes would wait for each other.
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
  // Or whatever passes from now on would seem to have passed before.
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
