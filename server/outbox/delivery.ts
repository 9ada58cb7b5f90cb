import { day, hour, minute, second } from "~/data/dates";
import type { App } from "../app";
import {
  type Destination,
  hasItAlready,
  type Outcome,
  type TryAgain,
} from "../destinations/destination";
import { destinationNames } from "../destinations/index";
import type { AttemptTable, Channel, ChannelCause, Delivery, DeliveryState } from "../store/schema";
import { errorCode, isOfRow } from "../store/store-error";
import {
  failuresUntilDown,
  isDown,
  isMisconfigured,
  noError,
  open,
  untilNextProbe,
} from "./channel";

/** What an attempt sends. It is read anew for each attempt. */
export type Prepared = {
  kind: "message";
  send(signal: AbortSignal): Promise<Outcome>;
  /** Values that an answer may repeat and that must not be stored with it. */
  personal: readonly string[];
};

/** Why a delivery has ended: what people read, and what code asks. */
export type Why = Pick<Delivery, "reason"> & Partial<Pick<Delivery, "cause">>;

/** How a delivery ends without an attempt. */
export type Ending = Pick<Delivery, "state"> &
  Why & {
    kind: "ending";
    person_key?: string;
    /** Its firm may not have it: another one, or the person's authorization, is sought. */
    occasion?: "barred" | undefined;
  };

/** A delivery this process may send, until its lease is lost. */
export type Claimed = {
  delivery: Delivery;
  destination: Destination;
  token: string;
  /** The single attempt that tests a channel that is down. */
  isProbe: boolean;
};

// The lifecycle of a delivery. It is planned as `pending`, `withheld` (an opt-out, or mail that is not
// wanted), `quarantined` (spam), or `refused` (no way to send it: `noWay`). `afterAttempt` decides what
// each attempt makes of it; without one it ends as `cancelled`, `withheld`, `refused`, or `expired`, or
// as `delivered` if its firm says that it has it. A person sees each `refused`, `expired` or
// `quarantined` delivery: they return it to `pending`, or end it as `delivered` or `cancelled`, or
// press *Done*. A decline by telephone can be taken back: what it cancelled is `pending` again.

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

/** After so long a delivery that still waits is given up; to be scaled. */
export const lifetime = 7 * day;

/**
 * Milliseconds to wait after this many attempts; to be scaled.
 *
 * @param dice 0 to 1: varies the delay by up to 20 % either way
 */
export function delayAfter(attempts: number, dice = Math.random()): number {
  const step = steps[Math.max(attempts, 1) - 1] ?? lastStep;
  return Math.round(step * (0.8 + 0.4 * dice));
}

/** What is known of an earlier attempt. */
export type PastAttempt = Pick<AttemptTable, "outcome" | "cause" | "ended_at">;

/** A delivery that an attempt was made of, and what decides about it. */
export type Sending = {
  delivery: Delivery;
  destination: Pick<Destination, "rate" | "partner" | "isBestEffort">;
  isProbe: boolean;
  /** Its earlier attempts since it was planned or retried, the oldest first. */
  past: readonly PastAttempt[];
  scaled: App["scaled"];
};

type Circumstances = Omit<Sending, "delivery">;

type DeliveryUpdate = Pick<Delivery, "state" | "reason" | "attempts" | "ambiguous" | "next_at">;

/** What an outcome makes of a delivery and its channel. */
export type Transition = { delivery: DeliveryUpdate; channel: Channel };

/** The one transition after an attempt. An error of our own is an outcome like any other. */
export function afterAttempt(
  outcome: Outcome,
  sending: Sending,
  channel: Channel,
  now: number,
): Transition {
  const delivery = deliveryAfter(outcome, sending, channel, now);
  return { delivery, channel: channelAfter(outcome, sending, channel, now, delivery.state) };
}

/** An error of our own, before or after the request: it says nothing about the service. */
export function ownFault(error: unknown, wasSent: boolean): TryAgain {
  const kind = wasSent ? "ambiguous" : "retry";
  const said = errorCode(error);
  // Without the store, it waits for a minute. The error of a row would come back, so it ends soon.
  const pace = wasSent || isOfRow(error) ? { limit: mostFaults } : { retryAfter: minute };
  return { kind, status: null, detail: "internal error", said, fault: "internal", ...pace };
}

/** After so many internal errors the operator must see the delivery. */
export const mostFaults = 5;

function deliveryAfter(
  outcome: Outcome,
  sending: Sending,
  channel: Channel,
  now: number,
): DeliveryUpdate {
  const { delivery } = sending;
  const { attempts, ambiguous } = delivery;
  const same = { attempts, ambiguous, next_at: now };
  const counted = { ...same, attempts: attempts + 1 };
  const { detail } = outcome;

  switch (outcome.kind) {
    case "delivered":
      return { ...counted, state: "delivered", reason: outcome.review ?? null };
    case "refused": {
      const state = hasItAlready(outcome, delivery) ? "delivered" : "refused";
      return { ...counted, state, reason: detail };
    }
    case "hold": {
      if (now >= lastMoment(delivery)) return { ...same, state: "expired", reason: detail };
      // A configuration fault uses up no attempt. But a delivery that causes it again after others
      // passed would take the channel down after each recovery.
      if (isLoneFault(outcome, sending, channel)) {
        return { ...counted, state: "refused", reason: detail };
      }
      return { ...same, state: "pending", reason: detail };
    }
    case "ambiguous":
      return tryAgain(outcome, sending, channel, now, { ...same, ambiguous: ambiguous + 1 });
    case "retry":
      return tryAgain(outcome, sending, channel, now, same);
  }
}

type Same = Omit<DeliveryUpdate, "state" | "reason">;

/** Neither a probe nor a wait that the service asked for counts as an attempt. */
function tryAgain(
  outcome: TryAgain,
  sending: Sending,
  channel: Channel,
  now: number,
  same: Same,
): DeliveryUpdate {
  const { destination, isProbe, scaled } = sending;
  const isFree = isProbe || outcome.retryAfter !== undefined;
  const next = { ...same, attempts: same.attempts + (isFree ? 0 : 1) };
  const { detail: reason, fault, limit, wait = 0, retryAfter = 0 } = outcome;
  const isLast =
    fault === "filter"
      ? isLoneFault(outcome, sending, channel)
      : limit !== undefined && sameBefore(outcome, sending).length + 1 >= limit;
  if (isLast && (!isProbe || fault === "internal")) {
    return { ...next, state: destination.isBestEffort ? "expired" : "refused", reason };
  }
  const own = fault === "filter" ? hour : Math.max(delayAfter(next.attempts), wait);
  const next_at = now + Math.max(scaled(own), retryAfter);
  return later(outcome, sending, now, { ...next, next_at });
}

/** The last attempt is made just before the end. */
function later({ detail }: Outcome, { delivery, scaled }: Sending, now: number, same: Same) {
  const end = lastMoment(delivery);
  if (same.next_at < end) return { ...same, state: "pending" as const, reason: detail };

  const next_at = end - Math.min(minute, scaled(minute));
  const state = next_at > now ? ("pending" as const) : ("expired" as const);
  return { ...same, state, reason: detail, next_at };
}

function lastMoment({ deadline, expires_at }: Delivery): number {
  return Math.min(deadline ?? Number.POSITIVE_INFINITY, expires_at ?? Number.POSITIVE_INFINITY);
}

/** What is compared with earlier attempts: several that end for one cause end the delivery. */
export function causeOf(outcome: Outcome): AttemptTable["cause"] {
  if (outcome.fault === "internal") return "ours";
  if (outcome.fault === "filter") return "filter";
  return "limit" in outcome && outcome.limit !== undefined ? "limited" : null;
}

/**
 * The earlier attempts that ended like this one: by a hold, or for the same cause. Whatever is given
 * up after a few attempts counts them all.
 */
function sameBefore(
  outcome: Outcome,
  { past, destination }: Circumstances,
): readonly PastAttempt[] {
  if (outcome.kind === "hold") return past.filter((one) => one.outcome === "hold");
  return past.filter(({ cause }) => destination.isBestEffort || cause === causeOf(outcome));
}

/** Whether only this delivery fails: the channel has accepted another one since its first failure. */
function isLoneFault(outcome: Outcome, sending: Sending, channel: Channel): boolean {
  const [first] = sameBefore(outcome, sending);
  return (
    first !== undefined && (channel.passed_at ?? 0) > first.ended_at && !isMisconfigured(channel)
  );
}

/** Also after a test of the destination, without a delivery. */
export function channelAfter(
  outcome: Outcome,
  sending: Circumstances,
  channel: Channel,
  now: number,
  state: DeliveryState,
): Channel {
  const { isProbe, destination } = sending;
  // It says nothing about the service.
  if (outcome.fault === "internal") return channel;
  const passed = { ...channel, ...noError, passed_at: now };
  const failed = { ...channel, last_error: outcome.detail, fault: outcome.fault ?? null };
  if (state === "delivered") return { ...passed, ...open };

  const hold = () => {
    // Attempts that began before it was down do not put off its probe.
    if (isMisconfigured(channel) && !isProbe) return failed;
    // The steps between probes begin when it is down.
    const failures = isDown(channel) ? channel.failures + (isProbe ? 1 : 0) : failuresUntilDown;
    const cause = failed.fault === "mail_server" ? "ours" : "fault";
    return takeDown({ ...failed, failures }, cause, sending, now);
  };
  switch (outcome.kind) {
    case "delivered":
      return failed;
    case "hold":
      return state === "refused" ? refusedAgain(failed, sending, now) : hold();
    case "refused":
      // A firm has one mailbox: if it refuses several mails, none of them is at fault.
      if (outcome.fault === "mailbox" && destination.partner !== null) {
        return refusedAgain(failed, sending, now);
      }
      // The service answered: only this delivery is at fault.
      return { ...failed, ...open };
    case "retry":
    case "ambiguous": {
      if (state === "refused") return { ...failed, ...open };
      if (outcome.fault === "filter" && sameBefore(outcome, sending).length > 0) return hold();
      if (outcome.limit !== undefined && !isProbe) return failed;
      if (isDown(channel) && !isProbe && outcome.retryAfter === undefined) return failed;
      return slowDown(outcome, failed, sending, now);
    }
  }
}

/** The third in a row shows that none of them is at fault. */
function refusedAgain(failed: Channel, sending: Circumstances, now: number): Channel {
  const failures = failed.failures + 1;
  if (failures >= refusalsUntilDown) {
    return takeDown({ ...failed, failures: failuresUntilDown }, "fault", sending, now);
  }
  return { ...failed, ...open, failures };
}

const refusalsUntilDown = 3;

function slowDown(
  { slow, retryAfter }: TryAgain,
  failed: Channel,
  sending: Circumstances,
  now: number,
): Channel {
  const { destination, isProbe, scaled } = sending;
  const isCounted = !isDown(failed) || isProbe;
  const counted = { ...failed, failures: failed.failures + (isCounted ? 1 : 0) };
  const asked = slow ? (retryAfter ?? (destination.rate ? 0 : scaled(rest))) : 0;
  if (asked > 0) {
    const probe_at = Math.max(now + asked, failed.probe_at ?? 0);
    const cause = failed.cause ?? ("asked" as const);
    return { ...counted, down_since: failed.down_since ?? now, probe_at, cause };
  }
  const slowed = slow ? { ...counted, tokens: 0, refilled_at: now } : counted;
  const isTooMany = isDown(failed) || counted.failures >= failuresUntilDown;
  return isTooMany ? takeDown(slowed, failed.cause ?? "failures", sending, now) : slowed;
}

/** For an overloaded service that has no rate and named no time. */
const rest = 30 * second;

function takeDown(
  failed: Channel,
  cause: ChannelCause,
  { scaled }: Circumstances,
  now: number,
): Channel {
  const down = { ...failed, cause, down_since: failed.down_since ?? now };
  return untilNextProbe(down, now, scaled);
}

/**
 * When it was planned, or last retried by the operator: attempts from before do not count against
 * it.
 */
export function plannedAt({ expires_at }: Pick<Delivery, "expires_at">, scaled: App["scaled"]) {
  return expires_at === null ? 0 : expires_at - scaled(lifetime);
}

/** A notice that has ended needs no place in the person's order, and may outlive their data. */
export function keyAfter(
  { purpose }: Pick<Delivery, "purpose">,
  { state }: Pick<Delivery, "state">,
): { person_key?: string } {
  return purpose === "notice" && state !== "pending" ? { person_key: "" } : {};
}

/** It was refused or given up; the operator may retry it. */
export const deadStates = ["refused", "expired"] as const;

export type DeadState = (typeof deadStates)[number];

export function isDead<Row extends { state: string }>(row: Row): row is Row & { state: DeadState } {
  return deadStates.some((state) => state === row.state);
}

/** How a message ends that no way leads to: the operator must tell its recipient. */
export const noWay = { state: "refused", reason: "no way to send", cause: "no_way" } as const;

export const bestEffort = destinationNames(({ isBestEffort }) => isBestEffort);
