import type { Destination } from "../destinations/destination";
import { priority } from "../submission/priority";
import type { Delivery, Relay } from "./context";
import type { DestinationState } from "./destination-state";
import { holdProbe } from "./schedule";

/** What a destination takes now. `wait` in milliseconds. */
type Admission = { kind: "open" } | { kind: "probe" } | { kind: "closed"; wait: number };

type Rate = Destination["rate"];

/**
 * Hold, then breaker, then bucket. A probe is a single delivery and takes a token too, so that a
 * paced form stays paced.
 */
export function admit(state: DestinationState, rate: Rate, now: number): Admission {
  const probeIn = (state.probe_at ?? 0) - now;
  if (isShut(state) && probeIn > 0) return { kind: "closed", wait: probeIn };

  const pause = state.refilled_at - now;
  if (pause > 0) return { kind: "closed", wait: pause };

  const missing = rate ? 1 - tokensAt(state, rate, now) : 0;
  if (rate && missing > 0) return { kind: "closed", wait: (missing * 60_000) / rate.perMinute };
  return { kind: isShut(state) ? "probe" : "open" };
}

/** On hold, or its breaker is open: nothing but probes is sent. */
export function isShut({ held_since, opened_at }: DestinationState): boolean {
  return held_since !== null || opened_at !== null;
}

function tokensAt(state: DestinationState, rate: NonNullable<Rate>, now: number): number {
  const grown = (Math.max(0, now - state.refilled_at) * rate.perMinute) / 60_000;
  return Math.min(rate.burst, state.tokens + grown);
}

type Passing = {
  relay: Pick<Relay, "now" | "config">;
  destination: Destination;
  delivery: Pick<Delivery, "id" | "priority">;
};

export function takeToken(state: DestinationState, passing: Passing): DestinationState {
  const { relay, destination, delivery } = passing;
  const now = relay.now();
  const { rate } = destination;
  const paced = rate
    ? { tokens: tokensAt(state, rate, now) - 1, refilled_at: now }
    : { refilled_at: now };
  const since_lead = delivery.priority === priority.lead ? 0 : state.since_lead + 1;
  if (!isShut(state)) return { ...state, ...paced, since_lead };

  // The next probe follows the answer to this one, or its timeout if the process dies.
  const wait = state.held_since === null ? state.probe_delay : holdProbe * relay.config.RETRY_SCALE;
  const probing = { probe_at: now + Math.max(Math.round(wait), 1), last_probe: delivery.id };
  return { ...state, ...paced, ...probing, since_lead };
}

/** Sends nothing until then, because the service asked for it or is overloaded. */
export function pause(state: DestinationState, until: number): DestinationState {
  const later = Math.max(state.refilled_at, Math.round(until));
  return { ...state, tokens: 0, refilled_at: later };
}
