import type { Outcome, TryAgain } from "../destinations/outcome";
import type { DeliveryState } from "../store/schema";
import { pause } from "./admission";
import { afterAnswer, afterFailure, afterSuccess, putOnHold } from "./breaker";
import type { DestinationState } from "./destination-state";
import { isFormBlocked, type Situation } from "./next-delivery-state";

/** Pause of an overloaded service that has no bucket and named no time. */
const rest = 30_000;

export function nextDestinationState(
  outcome: Outcome,
  update: { state: DeliveryState },
  situation: Situation,
): DestinationState {
  const { state, now, scale, claimed } = situation;
  if (outcome.kind === "delivered") return afterSuccess(state, now);
  if (update.state === "refused") return afterAnswer(state);
  if (outcome.kind === "hold" || isFormBlocked(outcome, situation)) {
    const delivery = claimed.delivery.id;
    return putOnHold(state, { now, scale, reason: outcome.detail, delivery });
  }
  if (outcome.kind === "refused") return state;

  // An answer about one submission says nothing about the next, but a probe has not succeeded.
  const after =
    outcome.limit === undefined || claimed.probe
      ? afterFailure(state, { now, scale, probe: claimed.probe })
      : state;
  return outcome.slow ? slowed(outcome, after, situation) : after;
}

function slowed({ retryAfter }: TryAgain, state: DestinationState, situation: Situation) {
  const { now, scale, claimed } = situation;
  if (retryAfter !== undefined) return pause(state, now + retryAfter);
  return claimed.destination.rate ? pause(state, now) : pause(state, now + rest * scale);
}
