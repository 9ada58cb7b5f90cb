import type { Outcome, TryAgain } from "../destinations/outcome";
import type { ChannelTable, DeliveryState } from "../store/schema";
import type { Claimed } from "./context";
import { attemptLimit, blockedWait, delayAfter } from "./schedule";
import { superseded } from "./supersede";

/** What an outcome means for its delivery. */
export type Verdict = {
  state: DeliveryState;
  reason: string | null;
  attempts: number;
  ambiguous: number;
  strikes: number;
  blocked_at: number | null;
  next_at: number;
};

export type Seen = { claimed: Claimed; channel: ChannelTable; now: number; scale: number };

/** Probes of a breaker or a hold cost no attempt, nor does waiting as the service asked. */
export function judge(outcome: Outcome, seen: Seen): Verdict {
  const { delivery } = seen.claimed;
  const verdict = judgeAlone(outcome, seen);
  const isReplaced = delivery.superseded_at !== null && verdict.state !== "delivered";

  return isReplaced ? { ...verdict, state: "cancelled", reason: superseded } : verdict;
}

function judgeAlone(outcome: Outcome, seen: Seen): Verdict {
  const { now } = seen;
  const { attempts, ambiguous, strikes, blocked_at } = seen.claimed.delivery;
  const same = { attempts, ambiguous, strikes, blocked_at, next_at: now };

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
      return { ...same, state: "pending", reason: outcome.detail };
    case "retry":
      return tryAgain(outcome, seen, same);
    case "ambiguous":
      return tryAgain(outcome, seen, { ...same, ambiguous: ambiguous + 1 });
  }
}

type Same = Omit<Verdict, "state" | "reason">;

function tryAgain(outcome: TryAgain, seen: Seen, same: Same): Verdict {
  if (outcome.blocked) return blocked(outcome, seen, same);
  if (outcome.limit !== undefined) return strike(outcome, outcome.limit, seen, same);

  const isFree = seen.claimed.probe || outcome.retryAfter !== undefined;
  const attempts = same.attempts + (isFree ? 0 : 1);
  if (attempts >= attemptLimit) {
    return { ...same, attempts, state: "expired", reason: outcome.detail };
  }
  return later(outcome, seen, { ...same, attempts });
}

/** An answer that is borne only so often; probes, which cost nothing, do not count. */
function strike(outcome: TryAgain, limit: number, seen: Seen, same: Same): Verdict {
  if (seen.claimed.probe) return later(outcome, seen, same);

  const next = { ...same, attempts: same.attempts + 1, strikes: same.strikes + 1 };
  if (next.strikes < limit) return later(outcome, seen, next);

  const state = seen.claimed.destination.isBestEffort ? "expired" : "refused";
  return { ...next, state, reason: outcome.detail };
}

function later(outcome: TryAgain, { now, scale, claimed }: Seen, same: Same): Verdict {
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

/** A filter said no: this submission, if others passed since; else it may be the whole form. */
function blocked(outcome: TryAgain, { channel, now, scale, claimed }: Seen, same: Same): Verdict {
  const attempts = same.attempts + (claimed.probe ? 0 : 1);
  if (!claimed.probe && othersPassed(same.blocked_at, channel)) {
    return { ...same, attempts, state: "refused", reason: outcome.detail };
  }
  const next_at = now + Math.round(blockedWait * scale);
  const blocked_at = same.blocked_at ?? now;
  return { ...same, attempts, blocked_at, next_at, state: "pending", reason: outcome.detail };
}

function othersPassed(since: number | null, channel: ChannelTable): boolean {
  return since !== null && channel.passed_at !== null && channel.passed_at > since;
}

/** The second refusal by a filter, with nothing accepted in between: the form is at fault. */
export function isFormBlocked(outcome: Outcome, { claimed, channel }: Seen): boolean {
  const { blocked_at } = claimed.delivery;
  const isBlocked = outcome.kind === "retry" && outcome.blocked === true;
  return isBlocked && blocked_at !== null && !othersPassed(blocked_at, channel);
}
