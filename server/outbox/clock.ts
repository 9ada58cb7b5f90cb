import { hour, minute } from "~/data/dates";
import type { App } from "../app";
import { boundChannels } from "../state/channel";
import { lifetime } from "../state/delivery";
import { lookAgain } from "../state/routing-row";
import { transact } from "../store/transact";
import { readNewestRow } from "../store/upkeep";
import { leaseDuration } from "./claim";
import { boundTimes } from "./queue";

// What is due at a time is moved closer (`clamp`), and what was done at a time was done long ago
// (`isLongAgo`): then nothing waits until the clock is there again.

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

/** Whether something was done at least so long ago; also if it seems to lie ahead. */
export function isLongAgo(at: number, span: number, now: number): boolean {
  return now - at >= span || at > now;
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

  const [now, scaled] = [app.now(), app.scaled];
  const expires_at = now + scaled(lifetime);
  await transact(app, async (app) => {
    // Takes locks in the same order as recording an attempt, to avoid deadlocks.
    await boundChannels(app, { now, probe_at: now + most });
    await boundTimes(app, "is", { next_at: now + most, expires_at });
    await boundTimes(app, "is not", { next_at: now + leaseDuration(scaled), expires_at });
    if (most === 0) await lookAgain(app);
  });
}
