const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

const steps = [
  5 * second,
  30 * second,
  2 * minute,
  10 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  8 * hour,
];
const lastStep = 12 * hour;

/** Nine steps, then every 12 hours until 7 days have passed. */
export const attemptLimit = 1 + steps.length + 12;

/**
 * Milliseconds to wait after so many attempts.
 *
 * @param scale `RETRY_SCALE`
 * @param dice 0 to 1: spreads the delay by 20 % either way
 */
export function delayAfter(attempts: number, scale: number, dice = Math.random()): number {
  const step = steps[Math.max(attempts, 1) - 1] ?? lastStep;
  return Math.round(step * (0.8 + 0.4 * dice) * scale);
}

/** The longest `delayAfter` can be. */
export function longestDelay(attempts: number, scale: number): number {
  return delayAfter(attempts, scale, 1);
}

export const breakerDelay = { first: 30 * second, longest: 5 * minute } as const;
export const holdProbe = hour;
/** When a filter's refusal is tested again. */
export const blockedWait = hour;

/** Duration of a lease without renewal; at least a second. */
export function leaseDuration(scale: number): number {
  return Math.max(second, 30 * second * scale);
}
