import type { Destination, Outcome, TryAgain } from "../destinations/destination";
import { prepareQuery } from "../store/prepared-query";
import type { DeliveryState } from "../store/schema";
import { priority } from "../submission/kinds";
import type { Db, Delivery, DestinationState, Relay, Situation, Trx } from "./context";
import { isFormBlocked } from "./delivery-state";

const second = 1000;
const minute = 60 * second;

export const breakerDelay = { first: 30 * second, longest: 5 * minute } as const;
export const holdProbe = 60 * minute;
/** Pause for an overloaded service that has no token bucket and named no time. */
const rest = 30 * second;

/** What a destination accepts now. `wait` in milliseconds. */
export type Admission = { kind: "open" } | { kind: "probe" } | { kind: "closed"; wait: number };

/**
 * Checks hold, then breaker, then bucket. A probe is a single delivery and also takes a token, so
 * that the rate of a form is kept.
 */
export function admit(
  state: DestinationState,
  { rate }: Pick<Destination, "rate">,
  now: number,
): Admission {
  const probeIn = (state.probe_at ?? 0) - now;
  if (isShut(state) && probeIn > 0) return { kind: "closed", wait: probeIn };

  const pause = state.refilled_at - now;
  if (pause > 0) return { kind: "closed", wait: pause };

  const missing = rate ? 1 - tokensAt(state, rate, now) : 0;
  if (rate && missing > 0) return { kind: "closed", wait: (missing * minute) / rate.perMinute };
  return { kind: isShut(state) ? "probe" : "open" };
}

/** On hold or with an open breaker: only probes are sent. */
export function isShut({ held_since, opened_at }: DestinationState): boolean {
  return held_since !== null || opened_at !== null;
}

function tokensAt(
  state: DestinationState,
  rate: { perMinute: number; burst: number },
  now: number,
): number {
  const grown = (Math.max(0, now - state.refilled_at) * rate.perMinute) / minute;
  return Math.min(rate.burst, state.tokens + grown);
}

type Passing = {
  relay: Pick<Relay, "now" | "config">;
  destination: Pick<Destination, "rate">;
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

  // The next probe comes after the answer to this one, or after its timeout if the process dies.
  const wait = state.held_since === null ? state.probe_delay : holdProbe * relay.config.RETRY_SCALE;
  const probing = { probe_at: now + Math.max(Math.round(wait), 1), last_probe: delivery.id };
  return { ...state, ...paced, ...probing, since_lead };
}

/** The destination's state after an outcome and its effect on the delivery. */
export function nextDestinationState(
  outcome: Outcome,
  update: { state: DeliveryState },
  situation: Situation,
): DestinationState {
  const { state, now, claimed } = situation;
  if (outcome.kind === "delivered") {
    return { ...afterAnswer(state), recent: appended(state, "1"), passed_at: now };
  }
  if (update.state === "refused") return afterAnswer(state);
  if (outcome.kind === "hold" || isFormBlocked(outcome, situation)) {
    return putOnHold(outcome.detail, situation);
  }
  if (outcome.kind === "refused") return state;

  // A failure about one submission says nothing about the next, but a probe with one has failed.
  const isFailure = outcome.limit === undefined || claimed.probe;
  const after = isFailure ? afterFailure(situation) : state;
  return outcome.slow ? slowed(outcome, after, situation) : after;
}

/** After the refusal of one submission: the destination itself works. */
function afterAnswer(state: DestinationState): DestinationState {
  return {
    ...state,
    failures: 0,
    recent: isShut(state) ? "" : state.recent,
    opened_at: null,
    probe_at: null,
    probe_delay: 0,
    held_since: null,
    hold_reason: null,
  };
}

/**
 * A configuration fault counts against no delivery. Once an hour a different delivery probes the
 * channel.
 */
function putOnHold(reason: string, { state, now, scale, claimed }: Situation): DestinationState {
  return {
    ...state,
    failures: 0,
    recent: "",
    opened_at: null,
    probe_delay: 0,
    probe_at: now + Math.round(holdProbe * scale),
    last_probe: claimed.delivery.id,
    held_since: state.held_since ?? now,
    hold_reason: reason,
  };
}

/** Opens after 5 failures in a row or when half of the last 20 failed. */
function afterFailure(situation: Situation): DestinationState {
  const { state, now, scale, claimed } = situation;
  const failures = state.failures + 1;
  const recent = appended(state, "0");
  const next = { ...state, failures, recent };
  if (state.held_since !== null) return next;
  if (state.opened_at !== null) return claimed.probe ? probeLater(next, { now, scale }) : next;

  const isHalfLost = recent.length === 20 && recent.replaceAll("1", "").length >= 10;
  const opens = failures >= 5 || isHalfLost;
  return opens ? { ...probeLater(next, { now, scale }), opened_at: now } : next;
}

/** Each failed probe doubles the wait for the next. */
function probeLater(
  state: DestinationState,
  { now, scale }: { now: number; scale: number },
): DestinationState {
  const wanted = state.probe_delay * 2 || breakerDelay.first * scale;
  const delay = Math.round(Math.min(wanted, breakerDelay.longest * scale));
  return { ...state, probe_delay: delay, probe_at: now + delay };
}

function appended({ recent, opened_at }: DestinationState, result: "0" | "1"): string {
  // Failures while the breaker was open do not count after it closes.
  return (opened_at === null || result === "0" ? recent + result : result).slice(-20);
}

/** Sends nothing for a while, because the service asked for a pause or is overloaded. */
function slowed({ retryAfter }: TryAgain, state: DestinationState, situation: Situation) {
  const { now, scale, claimed } = situation;
  const own = claimed.destination.rate ? 0 : rest * scale;
  const until = Math.round(now + (retryAfter ?? own));
  return { ...state, tokens: 0, refilled_at: Math.max(state.refilled_at, until) };
}

export async function readDestinationState(
  db: Db,
  name: string,
  { rate }: Pick<Destination, "rate">,
): Promise<DestinationState> {
  const { rows } = await selectState(db, { name });
  return rows[0] ?? initialState(name, rate?.burst ?? 0);
}

const selectState = prepareQuery((db, { name }: { name: string }) =>
  db.selectFrom("channels").selectAll().where("name", "=", name),
);

/**
 * Reads the state in order to change it. It writes first, because on PostgreSQL the write keeps
 * other processes out until the transaction ends.
 */
export async function lockDestinationState(
  trx: Trx,
  name: string,
  { rate }: Pick<Destination, "rate">,
): Promise<DestinationState> {
  const row = initialState(name, rate?.burst ?? 0);
  const { rows } = await writeState(trx, { row });
  return rows[0] ?? row;
}

const writeState = prepareQuery((db, { row }: { row: DestinationState }) =>
  db
    .insertInto("channels")
    .values(row)
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ name: row.name }))
    .returningAll(),
);

export async function saveDestinationState(trx: Trx, { name, ...row }: DestinationState) {
  await updateState(trx, { name, row });
}

type Changed = { name: string; row: Omit<DestinationState, "name"> };

const updateState = prepareQuery((db, { name, row }: Changed) =>
  db.updateTable("channels").set(row).where("name", "=", name),
);

/** Full token bucket, breaker closed, not on hold. */
export function initialState(name: string, burst: number): DestinationState {
  return {
    name,
    tokens: burst,
    refilled_at: 0,
    failures: 0,
    recent: "",
    opened_at: null,
    probe_at: null,
    probe_delay: 0,
    held_since: null,
    hold_reason: null,
    last_probe: null,
    passed_at: null,
    since_lead: 0,
  };
}
