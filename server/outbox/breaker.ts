import type { DestinationState } from "./destination-state";
import { breakerDelay, holdProbe } from "./schedule";

export function afterSuccess(state: DestinationState, now: number): DestinationState {
  return { ...afterAnswer(state), recent: appended(state, "1"), passed_at: now };
}

/** A refusal of one submission: the destination itself works. */
export function afterAnswer(state: DestinationState): DestinationState {
  const wasShut = state.opened_at !== null || state.held_since !== null;
  return {
    ...state,
    failures: 0,
    recent: wasShut ? "" : state.recent,
    opened_at: null,
    probe_at: null,
    probe_delay: 0,
    held_since: null,
    hold_reason: null,
  };
}

type Failure = { now: number; scale: number; probe: boolean };

/** Opens after 5 failures in a row or when half of the last 20 failed. */
export function afterFailure(state: DestinationState, failure: Failure): DestinationState {
  const failures = state.failures + 1;
  const recent = appended(state, "0");
  const next = { ...state, failures, recent };
  if (state.held_since !== null) return next;
  if (state.opened_at !== null) return failure.probe ? probeLater(next, failure) : next;

  const opens = failures >= 5 || isHalfLost(recent);
  return opens ? { ...probeLater(next, failure), opened_at: failure.now } : next;
}

/** Each failed probe doubles the wait for the next. */
function probeLater(state: DestinationState, { now, scale }: Failure): DestinationState {
  const wanted = state.probe_delay * 2 || breakerDelay.first * scale;
  const delay = Math.round(Math.min(wanted, breakerDelay.longest * scale));
  return { ...state, probe_delay: delay, probe_at: now + delay };
}

function appended({ recent, opened_at }: DestinationState, result: "0" | "1"): string {
  // Failures while it was open are not counted after it closes.
  return (opened_at === null || result === "0" ? recent + result : result).slice(-20);
}

function isHalfLost(recent: string): boolean {
  return recent.length === 20 && recent.replaceAll("1", "").length >= 10;
}

type Fault = { now: number; scale: number; reason: string; delivery: number };

/**
 * A configuration fault costs no delivery an attempt. Once an hour a delivery other than this one
 * probes it.
 */
export function putOnHold(state: DestinationState, fault: Fault): DestinationState {
  const { now, scale, reason, delivery } = fault;
  return {
    ...state,
    failures: 0,
    recent: "",
    opened_at: null,
    probe_delay: 0,
    probe_at: now + Math.round(holdProbe * scale),
    last_probe: delivery,
    held_since: state.held_since ?? now,
    hold_reason: reason,
  };
}
