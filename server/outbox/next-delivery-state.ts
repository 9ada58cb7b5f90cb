import type { Outcome, TryAgain } from "../destinations/outcome";
import type { DeliveryState } from "../store/schema";
import type { Claimed } from "./context";
import type { DestinationState } from "./destination-state";
import { attemptLimit, blockedWait, delayAfter } from "./schedule";
import { superseded } from "./supersede";

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

/** A delivery and its destination, as they are when the outcome is known. */
export type Situation = { claimed: Claimed; state: DestinationState; now: number; scale: number };

/** Probes of a breaker or a hold cost no attempt, nor does waiting as the service asked. */
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

/**
 * A configuration fault does not count against a delivery, unless this delivery causes it again
 * after others passed: it would put the channel on hold after each recovery.
 */
function held({ detail }: Outcome, { state, now }: Situation, same: Same): DeliveryUpdate {
  const isCause = state.held_since === null;
  if (isCause && othersPassed(same.held_at, state)) {
    return { ...same, state: "refused", reason: detail, attempts: same.attempts + 1 };
  }
  return { ...same, held_at: isCause ? now : same.held_at, state: "pending", reason: detail };
}

type Same = Omit<DeliveryUpdate, "state" | "reason">;

function tryAgain(outcome: TryAgain, situation: Situation, same: Same): DeliveryUpdate {
  if (outcome.blocked) return blocked(outcome, situation, same);
  if (outcome.limit !== undefined) return strike(outcome, outcome.limit, situation, same);

  const isFree = situation.claimed.probe || outcome.retryAfter !== undefined;
  const attempts = same.attempts + (isFree ? 0 : 1);
  if (attempts >= attemptLimit) {
    return { ...same, attempts, state: "expired", reason: outcome.detail };
  }
  return later(outcome, situation, { ...same, attempts });
}

/** Counts an outcome against its `limit`; probes do not count. */
function strike(
  outcome: TryAgain,
  limit: number,
  situation: Situation,
  same: Same,
): DeliveryUpdate {
  if (situation.claimed.probe) return later(outcome, situation, same);

  const next = { ...same, attempts: same.attempts + 1, strikes: same.strikes + 1 };
  if (next.strikes < limit) return later(outcome, situation, next);

  const state = situation.claimed.destination.isBestEffort ? "expired" : "refused";
  return { ...next, state, reason: outcome.detail };
}

function later(outcome: TryAgain, { now, scale, claimed }: Situation, same: Same): DeliveryUpdate {
  const own = outcome.wait === undefined ? delayAfter(same.attempts, scale) : outcome.wait * scale;
  const wanted = now + Math.max(Math.round(own), outcome.retryAfter ?? 0);
  const { deadline } = claimed.delivery;
  const isLast = deadline !== null && wanted >= deadline;
  if (!isLast) return { ...same, state: "pending", reason: outcome.detail, next_at: wanted };

  // One more try just before it is too late.
  const next_at = deadline - 60_000;
  const state = next_at > now ? "pending" : "expired";
  return { ...same, state, reason: outcome.detail, next_at };
}

/**
 * Refused by a filter: this submission is at fault if others passed since, else it may be the form.
 */
function blocked(
  outcome: TryAgain,
  { state, now, scale, claimed }: Situation,
  same: Same,
): DeliveryUpdate {
  const attempts = same.attempts + (claimed.probe ? 0 : 1);
  if (!claimed.probe && othersPassed(same.blocked_at, state)) {
    return { ...same, attempts, state: "refused", reason: outcome.detail };
  }
  const next_at = now + Math.round(blockedWait * scale);
  const blocked_at = same.blocked_at ?? now;
  return { ...same, attempts, blocked_at, next_at, state: "pending", reason: outcome.detail };
}

function othersPassed(since: number | null, state: DestinationState): boolean {
  return since !== null && state.passed_at !== null && state.passed_at > since;
}

/** The second refusal by a filter, with nothing accepted in between: the form is at fault. */
export function isFormBlocked(outcome: Outcome, { claimed, state }: Situation): boolean {
  const { blocked_at } = claimed.delivery;
  const isBlocked = outcome.kind === "retry" && outcome.blocked === true;
  return isBlocked && blocked_at !== null && !othersPassed(blocked_at, state);
}
