import type { Outcome, TryAgain } from "../destinations/destination";
import type { DeliveryState } from "../store/schema";
import type { DestinationState, Situation } from "./context";

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

/** When a filter's refusal is tested again. */
const blockedWait = hour;

export const superseded = "superseded by a later request";

/** What an outcome changes in its delivery. */
type DeliveryUpdate = {
  state: DeliveryState;
  reason: string | null;
  attempts: number;
  ambiguous: number;
  strikes: number;
  blocked_at: number | null;
  held_at: number | null;
  next_at: number;
};

/** Neither probing a breaker or hold nor waiting because the service asked counts as an attempt. */
export function nextDeliveryState(outcome: Outcome, situation: Situation): DeliveryUpdate {
  const { delivery } = situation.claimed;
  const update = nextOwnState(outcome, situation);
  const isReplaced = delivery.superseded_at !== null && update.state !== "delivered";

  return isReplaced ? { ...update, state: "cancelled", reason: superseded } : update;
}

function nextOwnState(outcome: Outcome, situation: Situation): DeliveryUpdate {
  const { now } = situation;
  const { attempts, ambiguous, strikes, blocked_at, held_at } = situation.claimed.delivery;
  const same = { attempts, ambiguous, strikes, blocked_at, held_at, next_at: now };

  switch (outcome.kind) {
    case "delivered":
      return {
        ...same,
        state: "delivered",
        reason: outcome.review ?? null,
        attempts: attempts + 1,
      };
    case "refused":
      return { ...same, state: "refused", reason: outcome.detail, attempts: attempts + 1 };
    case "hold":
      return held(outcome, situation, same);
    case "retry":
      return tryAgain(outcome, situation, same);
    case "ambiguous":
      return tryAgain(outcome, situation, { ...same, ambiguous: ambiguous + 1 });
  }
}

type Same = Omit<DeliveryUpdate, "state" | "reason">;

/**
 * A configuration fault does not count against a delivery, unless the delivery causes it again
 * after others passed: it would otherwise put the channel on hold after each recovery.
 */
function held({ detail }: Outcome, { state, now }: Situation, same: Same): DeliveryUpdate {
  const isCause = state.held_since === null;
  if (isCause && othersPassed(same.held_at, state)) {
    return { ...same, state: "refused", reason: detail, attempts: same.attempts + 1 };
  }
  return { ...same, held_at: isCause ? now : same.held_at, state: "pending", reason: detail };
}

function tryAgain(outcome: TryAgain, situation: Situation, same: Same): DeliveryUpdate {
  if (outcome.blocked) return blocked(outcome, situation, same);
  if (outcome.limit !== undefined) return strike(outcome, situation, same);

  const isFree = situation.claimed.probe || outcome.retryAfter !== undefined;
  const attempts = same.attempts + (isFree ? 0 : 1);
  if (attempts >= attemptLimit) {
    return { ...same, attempts, state: "expired", reason: outcome.detail };
  }
  return later(outcome, situation, { ...same, attempts });
}

/**
 * Refused by a filter: this submission is at fault if others have passed since, otherwise it may be
 * the form.
 */
function blocked(outcome: TryAgain, situation: Situation, same: Same): DeliveryUpdate {
  const { state, now, scale, claimed } = situation;
  const attempts = same.attempts + (claimed.probe ? 0 : 1);
  if (!claimed.probe && othersPassed(same.blocked_at, state)) {
    return { ...same, attempts, state: "refused", reason: outcome.detail };
  }
  const next_at = now + Math.round(blockedWait * scale);
  const blocked_at = same.blocked_at ?? now;
  return { ...same, attempts, blocked_at, next_at, state: "pending", reason: outcome.detail };
}

/** Counts an outcome against its `limit`; probes do not count. */
function strike(outcome: TryAgain, situation: Situation, same: Same): DeliveryUpdate {
  if (situation.claimed.probe) return later(outcome, situation, same);

  const next = { ...same, attempts: same.attempts + 1, strikes: same.strikes + 1 };
  if (next.strikes < (outcome.limit ?? 0)) return later(outcome, situation, next);

  const state = situation.claimed.destination.isBestEffort ? "expired" : "refused";
  return { ...next, state, reason: outcome.detail };
}

function later(outcome: TryAgain, { now, scale, claimed }: Situation, same: Same): DeliveryUpdate {
  const own = outcome.wait === undefined ? delayAfter(same.attempts, scale) : outcome.wait * scale;
  const wanted = now + Math.max(Math.round(own), outcome.retryAfter ?? 0);
  const { deadline } = claimed.delivery;
  const isLast = deadline !== null && wanted >= deadline;
  if (!isLast) return { ...same, state: "pending", reason: outcome.detail, next_at: wanted };

  // One more attempt just before the deadline.
  const next_at = deadline - minute;
  const state = next_at > now ? "pending" : "expired";
  return { ...same, state, reason: outcome.detail, next_at };
}

function othersPassed(since: number | null, state: DestinationState): boolean {
  return since !== null && (state.passed_at ?? 0) > since;
}

/** The second refusal by a filter, with nothing accepted in between: the form is at fault. */
export function isFormBlocked(outcome: Outcome, { claimed, state }: Situation): boolean {
  const { blocked_at } = claimed.delivery;
  const isBlocked = outcome.kind === "retry" && outcome.blocked === true;
  return isBlocked && blocked_at !== null && !othersPassed(blocked_at, state);
}

/**
 * Milliseconds to wait after this many attempts.
 *
 * @param scale `RETRY_SCALE`
 * @param dice 0 to 1: varies the delay by up to 20 % either way
 */
export function delayAfter(attempts: number, scale: number, dice = Math.random()): number {
  const step = steps[Math.max(attempts, 1) - 1] ?? lastStep;
  return Math.round(step * (0.8 + 0.4 * dice) * scale);
}

/** The longest `delayAfter` can be. */
export function longestDelay(attempts: number, scale: number): number {
  return delayAfter(attempts, scale, 1);
}
