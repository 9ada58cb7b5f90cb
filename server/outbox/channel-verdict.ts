import type { Outcome, TryAgain } from "../destinations/outcome";
import type { ChannelTable } from "../store/schema";
import { afterAnswer, afterFailure, afterSuccess, drain, held, pause } from "./gate";
import { isFormBlocked, type Seen, type Verdict } from "./verdict";

/** A service without a bucket that is overrun gets this much rest if it does not say. */
const rest = 30_000;

/** What an outcome means for everything else that goes the same way. */
export function channelAfter(outcome: Outcome, verdict: Verdict, seen: Seen): ChannelTable {
  const { channel, now, scale, claimed } = seen;
  if (outcome.kind === "delivered") return afterSuccess(channel, now);
  if (verdict.state === "refused") return afterAnswer(channel);
  if (outcome.kind === "hold" || isFormBlocked(outcome, seen)) {
    return held(channel, { now, scale, reason: outcome.detail });
  }
  if (outcome.kind === "refused") return channel;

  // An answer about one submission says nothing about the next, but a probe has not succeeded.
  const after =
    outcome.limit === undefined || claimed.probe
      ? afterFailure(channel, { now, scale, probe: claimed.probe })
      : channel;
  return outcome.slow ? slowed(outcome, after, seen) : after;
}

function slowed({ retryAfter }: TryAgain, channel: ChannelTable, seen: Seen): ChannelTable {
  const { now, scale, claimed } = seen;
  if (retryAfter !== undefined) return pause(channel, now + retryAfter);
  return claimed.destination.rate ? drain(channel, now) : pause(channel, now + rest * scale);
}
