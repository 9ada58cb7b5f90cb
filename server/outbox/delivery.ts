import type { ExpressionBuilder } from "kysely";
import { day, hour, minute, second } from "~/data/dates";
import { hasItAlready, type Outcome, type TryAgain } from "../destinations/destination";
import { destinationNames } from "../destinations/index";
import type { Alert } from "../events";
import type { Database, Db } from "../store/schema";
import { isHeld, othersPassed, type Situation } from "./channel";
import type { Delivery } from "./context";

// The lifecycle of a delivery. It is planned as `pending`, `withheld` (opt-out) or `quarantined`
// (spam), and every attempt leads through `nextDelivery`. `delivered`, `withheld` and `cancelled`
// are final. A person sees each `refused`, `expired` or `quarantined` delivery and may return it to
// `pending`.

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

/** Milliseconds after which a delivery that still waits is given up. */
export function lifetime(scale: number): number {
  return Math.round(7 * day * scale);
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

/** The columns that return a dead delivery to the queue, under the same message id. */
export function revived(at: number, scale: number) {
  const counts = { attempts: 0, strikes: 0, suspect_at: null };
  const times = { next_at: at, expires_at: at + lifetime(scale), updated_at: at };
  return { state: "pending" as const, reason: null, ...counts, ...times };
}

export type DeliveryUpdate = Pick<
  Delivery,
  "state" | "reason" | "attempts" | "ambiguous" | "strikes" | "suspect_at" | "next_at"
>;

/** What an outcome changes in its delivery. */
export function nextDelivery(outcome: Outcome, situation: Situation): DeliveryUpdate {
  const { claimed, channel, now } = situation;
  const { attempts, ambiguous, strikes, suspect_at } = claimed.delivery;
  const same = { attempts, ambiguous, strikes, suspect_at, next_at: now };
  const counted = { ...same, attempts: attempts + 1 };
  const { detail } = outcome;

  switch (outcome.kind) {
    case "delivered":
      return { ...counted, state: "delivered", reason: outcome.review ?? null };
    case "refused": {
      return {
        ...counted,
        state: hasItAlready(outcome, claimed.delivery) ? "delivered" : "refused",
        reason: detail,
      };
    }
    case "hold": {
      // A configuration fault uses up no attempt. But a delivery that causes it again after others
      // passed would pause the channel after each recovery.
      if (isHeld(channel)) return { ...same, state: "pending", reason: detail };
      if (othersPassed(situation)) return { ...counted, state: "refused", reason: detail };
      return { ...same, suspect_at: now, state: "pending", reason: detail };
    }
    case "ambiguous":
      return tryAgain(outcome, situation, { ...same, ambiguous: ambiguous + 1 });
    case "retry":
      return tryAgain(outcome, situation, same);
  }
}

type Same = Omit<DeliveryUpdate, "state" | "reason">;

/** Neither a probe nor a wait that the service asked for counts as an attempt. */
function tryAgain(outcome: TryAgain, situation: Situation, same: Same): DeliveryUpdate {
  const { claimed, now, scale } = situation;
  const isProbe = claimed.manner === "probe";
  const isFree = isProbe || outcome.retryAfter !== undefined;
  const next = { ...same, attempts: same.attempts + (isFree ? 0 : 1) };

  if (outcome.blocked) {
    if (!isProbe && othersPassed(situation)) {
      return { ...next, state: "refused", reason: outcome.detail };
    }
    next.suspect_at ??= now;
    return later(outcome, situation, { ...next, next_at: now + Math.round(hour * scale) });
  }
  if (outcome.limit !== undefined && !isProbe) {
    next.strikes += 1;
    if (next.strikes >= outcome.limit) {
      const state = claimed.destination.isBestEffort ? "expired" : "refused";
      return { ...next, state, reason: outcome.detail };
    }
  }
  const own = outcome.wait === undefined ? delayAfter(next.attempts, scale) : outcome.wait * scale;
  const wait = Math.max(Math.round(own), untilSettled(outcome, scale), outcome.retryAfter ?? 0);
  return later(outcome, situation, { ...next, next_at: now + wait });
}

/** Milliseconds in which an interrupted attempt may still succeed. */
export function untilSettled(outcome: Outcome, scale: number): number {
  return "waitAtLeast" in outcome ? Math.round((outcome.waitAtLeast ?? 0) * scale) : 0;
}

/** The last attempt is made just before the end. */
function later({ detail }: Outcome, { claimed, now, scale }: Situation, same: Same) {
  const { deadline, expires_at } = claimed.delivery;
  const end = Math.min(
    deadline ?? Number.POSITIVE_INFINITY,
    expires_at ?? Number.POSITIVE_INFINITY,
  );
  if (same.next_at < end) return { ...same, state: "pending" as const, reason: detail };

  const next_at = Math.round(end - minute * Math.min(1, scale));
  const state = next_at > now ? ("pending" as const) : ("expired" as const);
  return { ...same, state, reason: detail, next_at };
}

/** A notice that has ended needs no place in the person's order, and may outlive their data. */
export function keyAfter(
  { purpose }: Pick<Delivery, "purpose">,
  { state }: Pick<Delivery, "state">,
): { person_key?: string } {
  return purpose === "notice" && state !== "pending" ? { person_key: "" } : {};
}

export const bestEffort = destinationNames(({ isBestEffort }) => isBestEffort);

/** Raises an alert if a person must look at the delivery. */
export function alertOfEnd(
  { alert }: { alert: Alert },
  delivery: Pick<Delivery, "reference" | "destination" | "purpose" | "state">,
  reason: string,
): void {
  const { reference, destination, purpose, state } = delivery;
  if ((state !== "refused" && state !== "expired") || bestEffort.includes(destination)) return;
  const event = purpose === "notice" ? "stop" : state;
  alert({ event, ...(reference === "" ? {} : { reference }), destination, reason });
}

/** Whether a recipient has it, or may have it after an attempt without a clear response. */
export function mayHaveArrived(is: ExpressionBuilder<Database, "deliveries">) {
  return is.or([is("state", "=", "delivered"), is("ambiguous", ">", 0)]);
}

export type Candidate = ExpressionBuilder<Database & { d: Database["deliveries"] }, "d">;

/** Whether an earlier revision may have arrived: then this is a correction, not a new lead. */
export function hasArrivedBefore(is: Candidate) {
  return is.and([
    is("d.revision", ">", 1),
    is.exists(
      otherRevision(is, "<").where((o) =>
        o.or([o("other.state", "=", "delivered"), o("other.ambiguous", ">", 0)]),
      ),
    ),
  ]);
}

function otherRevision(is: Candidate, compared: "<" | ">") {
  return is
    .selectFrom("deliveries as other")
    .select("other.id")
    .whereRef("other.reference", "=", "d.reference")
    .whereRef("other.destination", "=", "d.destination")
    .whereRef("other.revision", compared, "d.revision")
    .where("other.purpose", "=", "submission");
}

/** Whether this is a correction, and whether it was corrected itself. */
export async function readRevisions(db: Db, id: number) {
  const { isCorrection, isCorrected } = await db
    .selectFrom("deliveries as d")
    .select((is) => [
      hasArrivedBefore(is).as("isCorrection"),
      is.exists(otherRevision(is, ">")).as("isCorrected"),
    ])
    .where("d.id", "=", id)
    .executeTakeFirstOrThrow();
  return { isCorrection: Boolean(isCorrection), isCorrected: Boolean(isCorrected) };
}
