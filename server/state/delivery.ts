import { day, hour, minute, second } from "~/data/dates";
import type { App } from "../app";
import {
  type Destination,
  hasItAlready,
  type Outcome,
  type TryAgain,
} from "../destinations/destination";
import { destinationNames } from "../destinations/index";
import type {
  AttemptTable,
  Channel,
  ChannelCause,
  Delivery,
  DeliveryState,
  NoticeAbout,
} from "../store/schema";
import { errorCode, isOfRow } from "../store/store-error";
import { failuresUntilDown, isDown, noError, notDown, untilNextProbe } from "./channel";

/** What an attempt sends. It is read anew for each attempt. */
export type Prepared = {
  kind: "message";
  send(signal: AbortSignal): Promise<Outcome>;
  /** Values that an answer may repeat and that must not be stored with it. */
  personal: readonly string[];
};

/** How a delivery ends without an attempt: people read its `reason`, code asks its `cause`. */
export type Ending = Pick<Delivery, "state" | "reason"> &
  Partial<Pick<Delivery, "cause" | "person_key">> & {
    /** Its firm may not have it: another one, or the person's authorization, is sought. */
    occasion?: "barred" | undefined;
  };

/** There is nothing to send any more. */
export type Unsendable = { kind: "ending"; ending: Ending };

/** A delivery this process may send, until its lease is lost. */
export type Claimed = {
  delivery: Delivery;
  destination: Destination;
  token: string;
  /** The single attempt that tests a channel that is down. */
  isProbe: boolean;
};

// The lifecycle of a delivery. It is planned as `pending`, `withheld` (an opt-out, or mail that is not
// wanted), `quarantined` (spam), or `refused` (`noWay`). `afterAttempt` decides what each attempt makes
// of it; without one it ends as one of `endings`. A person sees each `quarantined` one, and each `refused`
// or `expired` one that its recipient misses (`missed` in `needs.ts`): they return it to
// `pending`, or end it as `delivered` or `cancelled`, or press *Done*. If an operator takes back that a lead
// left its firm, the newest that this cancelled is `pending` again (`undoChoice`).

const barred = { occasion: "barred" } as const;
const ended = <State extends DeliveryState>(state: State, reason: string) => ({ state, reason });

/**
 * Every way in which a delivery ends without an attempt. If it was to go to a firm, its lead goes on to
 * the next one after `refused`, `expired`, and `barred`. A person must act after `refused` and `expired`.
 * For example, a lead waits for its firm, and its state is excluded meanwhile: `excludedState`. No other
 * firm can have it, so the operator is told. But if its sender corrects the state to one in which that
 * firm does not work, it ends as `otherState`, and the next firm gets it.
 */
export const endings = {
  // Somebody tells its recipient, or the recipient has it already.
  noWay: { state: "refused", reason: "no way to send", cause: "no_way" },
  notified: { state: "delivered", reason: "notified by a person", cause: "notified" },
  reported: { state: "delivered", reason: "the firm said that it has it", cause: "reported" },
  // It cannot be sent.
  ownFault: (code: string) => ended("refused", `internal error: ${code}`),
  tooLate: { state: "expired", reason: "too late" },
  waitedTooLong: (reason: string | null) =>
    ended("expired", reason ?? "no attempt was possible in seven days"),
  // It may not be sent.
  excludedState: { state: "refused", reason: "from an excluded state", ...barred },
  unknownState: { state: "refused", reason: "its state is not known", ...barred },
  otherState: { state: "withheld", reason: "its firm does not work in this state", ...barred },
  notAuthorized: { state: "withheld", reason: "not authorized", ...barred },
  noFurtherFirm: {
    state: "withheld",
    reason: "opted out, or an authorization was ended: it goes to no further firm",
    cause: "opted_out",
  },
  optedOut: (reasons: readonly string[]) =>
    ended("withheld", `opted out (${reasons.join(", ")}): nothing goes to third parties`),
  tooManyMails: (reason: string) => ended("withheld", reason),
  mailNotWanted: { state: "withheld", reason: "the address accepts no mail from us" },
  // It is not to be sent any more, because of what its sender, a firm, or the operator did.
  erased: { state: "cancelled", reason: "erased", person_key: "" },
  stopped: { state: "cancelled", reason: "contact stopped", cause: "stopped" },
  byNotice: (about: NoticeAbout) => ({
    ...ended("cancelled", about),
    cause: about === "contact.revoked" ? ("stopped" as const) : null,
  }),
  refusedAtOnce: { state: "cancelled", reason: "refused while the visitor waited" },
  superseded: { ...ended("cancelled", "superseded by a later request"), cause: "superseded" },
  corrected: (revision: number) => ended("cancelled", `corrected by revision ${revision}`),
  passedOn: { state: "cancelled", reason: "passed on to another firm", cause: "passed_on" },
  declined: { state: "cancelled", reason: "declined by the firm", cause: "passed_on" },
  neverHadLead: { state: "cancelled", reason: "its recipient never got the lead" },
  needsNobody: { state: "cancelled", reason: "nothing needs attention any more" },
} as const satisfies Record<string, Ending | ((said: never) => Ending)>;

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

/** What decides after an attempt, or after a test of a destination. */
export type Sending = {
  delivery: Pick<Delivery, "attempts" | "ambiguous" | "deadline" | "expires_at">;
  destination: Pick<Destination, "rate" | "partner">;
  isProbe: boolean;
  /** Earlier attempts of the delivery since it was planned or retried, the oldest first. */
  past: readonly PastAttempt[];
  scaled: App["scaled"];
};

type DeliveryUpdate = Pick<Delivery, "state" | "reason" | "attempts" | "ambiguous" | "next_at">;

/** What an outcome makes of a delivery and its channel. */
type Transition = { delivery: DeliveryUpdate; channel: Channel };

/** An error of our own, before or after the request: it says nothing about the service. */
export function ownFault(error: unknown, wasSent: boolean): TryAgain {
  const kind = wasSent ? "ambiguous" : "retry";
  const said = errorCode(error);
  // Without the store, it waits for a minute. The error of a row would come back, so it ends soon.
  const pace = wasSent || isOfRow(error) ? { limit: 5 } : { retryAfter: minute };
  return { kind, status: null, detail: "internal error", said, fault: "ours", ...pace };
}

/**
 * With which earlier attempts of its delivery an attempt is counted. For example, the fifth error of ours ends
 * the delivery, and so does the last answer that its `limit` allows. A refusal by a filter ends it if another
 * delivery was accepted since the first such refusal. Null for what is tried again for seven days, such as
 * after a lost connection.
 */
export function causeOf(outcome: Outcome): AttemptTable["cause"] {
  if (outcome.fault === "ours" || outcome.fault === "filter") return outcome.fault;
  return "limit" in outcome && outcome.limit !== undefined ? "limited" : null;
}

/**
 * What an attempt makes of its delivery and its channel. For example, a firm answers 500: the delivery
 * waits for its next try and may have arrived, and its channel has one more failure; with the fifth in a
 * row it is down (`slowDown`), and only probes are sent.
 */
export function afterAttempt(
  outcome: Outcome,
  sending: Sending,
  channel: Channel,
  now: number,
): Transition {
  const { delivery, destination, isProbe, past } = sending;
  const cause = causeOf(outcome);
  const isHold = outcome.kind === "hold";
  const before = past.filter((one) => (isHold ? one.outcome === "hold" : one.cause === cause));
  const isLast =
    "limit" in outcome && before.length + 1 >= (outcome.limit ?? Number.POSITIVE_INFINITY);
  // Its channel has accepted another one since this one failed first.
  const [first] = before;
  const isAlone = !isDown(channel) && first && (channel.passed_at ?? 0) > first.ended_at;

  const ambiguous = delivery.ambiguous + (outcome.kind === "ambiguous" ? 1 : 0);
  const same = { attempts: delivery.attempts, ambiguous, next_at: now, reason: outcome.detail };
  const tried = { ...same, attempts: same.attempts + 1 };
  const refused = { ...tried, state: "refused" } as const;

  if (outcome.fault === "ours") {
    return { delivery: isLast ? refused : tryAgain(outcome, same, sending, now), channel };
  }
  const failed = { ...channel, last_error: outcome.detail, fault: outcome.fault ?? null };
  const accepted = { ...channel, ...notDown, ...noError, passed_at: now };
  // The service answered: only this delivery is at fault. The third in a row shows that none of them is.
  const works = { ...failed, ...notDown };
  const failures = channel.failures + 1;
  const worksOrDown = () => (failures < 3 ? { ...works, failures } : down());
  const down = () =>
    takeDown(failed, failed.fault === "mail_server" ? "ours" : "fault", sending, now);

  switch (outcome.kind) {
    case "delivered": {
      const reason = outcome.review ?? null;
      return { delivery: { ...tried, state: "delivered", reason }, channel: accepted };
    }
    case "refused":
      if (hasItAlready(outcome, delivery)) {
        return { delivery: { ...tried, state: "delivered" }, channel: accepted };
      }
      // A firm has one mailbox, visitors have many.
      if (outcome.fault === "mailbox" && destination.partner !== null) {
        return { delivery: refused, channel: worksOrDown() };
      }
      return { delivery: refused, channel: works };
    case "hold":
      // It uses up no attempt. But alone it would take the channel down after each recovery.
      if (isAlone) return { delivery: refused, channel: worksOrDown() };
      return { delivery: later(same, sending, now), channel: down() };
  }
  const again = tryAgain(outcome, same, sending, now);
  const slowed = slowDown(outcome, failed, sending, now);
  switch (cause) {
    case "filter":
      if (isAlone) return { delivery: refused, channel: works };
      return { delivery: again, channel: first ? down() : slowed };
    case "limited":
      // A probe tests the channel, whatever is wrong with the delivery.
      if (isProbe) return { delivery: again, channel: slowed };
      return isLast ? { delivery: refused, channel: works } : { delivery: again, channel: failed };
    default:
      return { delivery: again, channel: slowed };
  }
}

/** What is stored of a delivery that is tried again. */
type Retry = Omit<DeliveryUpdate, "state">;

/** Neither a probe nor a wait that the service asked for counts as an attempt. */
function tryAgain(
  { retryAfter, wait = 0 }: TryAgain,
  same: Retry,
  sending: Sending,
  now: number,
): DeliveryUpdate {
  const { isProbe, scaled } = sending;
  const isFree = isProbe || retryAfter !== undefined;
  const attempts = same.attempts + (isFree ? 0 : 1);
  const own = Math.max(delayAfter(attempts), wait);
  const next_at = now + Math.max(scaled(own), retryAfter ?? 0);
  return later({ ...same, attempts, next_at }, sending, now);
}

/** If its end comes before the next try, one last attempt is made a minute before the end. */
function later(retry: Retry, { delivery, scaled }: Sending, now: number): DeliveryUpdate {
  const { deadline, expires_at } = delivery;
  const end = Math.min(
    deadline ?? Number.POSITIVE_INFINITY,
    expires_at ?? Number.POSITIVE_INFINITY,
  );
  if (retry.next_at < end) return { ...retry, state: "pending" };

  const next_at = end - Math.min(minute, scaled(minute));
  return { ...retry, next_at, state: next_at > now ? "pending" : "expired" };
}

function slowDown(
  { slow, retryAfter }: TryAgain,
  failed: Channel,
  sending: Sending,
  now: number,
): Channel {
  const { destination, scaled } = sending;
  const asked = slow ? (retryAfter ?? (destination.rate ? 0 : scaled(rest))) : 0;
  const failures = failuresAfter(failed, sending);
  if (asked > 0) {
    const probe_at = Math.max(now + asked, failed.probe_at ?? 0);
    const cause = failed.cause ?? ("asked" as const);
    return { ...failed, failures, down_since: failed.down_since ?? now, probe_at, cause };
  }
  const slowed = slow ? { ...failed, tokens: 0, refilled_at: now } : failed;
  const isTooMany = isDown(failed) || failures >= failuresUntilDown;
  if (!isTooMany) return { ...slowed, failures };
  return takeDown(slowed, failed.cause ?? "failures", sending, now);
}

/** For an overloaded service that has no rate and named no time. */
const rest = 30 * second;

/** Attempts that began before it was down neither count nor put off its probe. */
function takeDown(failed: Channel, cause: ChannelCause, sending: Sending, now: number): Channel {
  if (isDown(failed) && !sending.isProbe) return failed;
  const failures = Math.max(failuresUntilDown, failuresAfter(failed, sending));
  const down = { ...failed, failures, cause, down_since: failed.down_since ?? now };
  return untilNextProbe(down, now, sending.scaled);
}

function failuresAfter(channel: Channel, { isProbe }: Sending): number {
  return channel.failures + (isDown(channel) && !isProbe ? 0 : 1);
}

/**
 * When it was planned, or last retried by the operator: attempts from before do not count against
 * it.
 */
export function plannedAt({ expires_at }: Pick<Delivery, "expires_at">, scaled: App["scaled"]) {
  return expires_at === null ? 0 : expires_at - scaled(lifetime);
}

/** It was refused or given up; the operator may retry it. */
export const deadStates = ["refused", "expired"] as const;

export type DeadState = (typeof deadStates)[number];

export function isDead<Row extends { state: string }>(row: Row): row is Row & { state: DeadState } {
  return deadStates.some((state) => state === row.state);
}

export const bestEffort = destinationNames(({ isBestEffort }) => isBestEffort);
