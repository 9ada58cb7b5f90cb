import { hour, minute, second } from "~/data/dates";
import type { Destination, Outcome } from "../destinations/destination";
import type { ChannelRow, Db, DeliveryState, PauseCause, Trx } from "../store/schema";
import { priority } from "../submission/kinds";
import type { Claimed, Delivery } from "./context";

/**
 * One form id, sheet, firm or mail server: its rate, and whether it is open or paused until a time
 * for a cause. While it is paused, one probe at a time is sent, and the first success reopens it.
 */
export type Channel = ChannelRow;

const failuresToPause = 5;
const firstPause = 30 * second;
const longestPause = 5 * minute;
/** Between the probes of a channel with a configuration fault. */
const heldPause = hour;

export function isPaused({ paused_since }: Pick<Channel, "paused_since">): boolean {
  return paused_since !== null;
}

/** Paused because of a configuration fault, here or at the service. */
export function isHeld({ cause }: Pick<Channel, "cause">): boolean {
  return cause === "fault" || cause === "ours";
}

type Rate = Destination["rate"];

/**
 * Milliseconds until the channel takes the next delivery: 0 if it takes one now, as a probe if it is
 * paused. A probe takes a token, too, so that the rate of a form is kept.
 */
export function untilAdmitted(channel: Channel, rate: Rate, now: number): number {
  const pause = (channel.paused_until ?? 0) - now;
  if (pause > 0 || !rate) return Math.max(0, pause);

  return Math.max(0, ((1 - tokensAt(channel, rate, now)) * minute) / rate.perMinute);
}

function tokensAt(channel: Channel, rate: NonNullable<Rate>, now: number): number {
  const grown = (Math.max(0, now - channel.refilled_at) * rate.perMinute) / minute;
  return Math.min(rate.burst, channel.tokens + grown);
}

type Sent = { rate: Rate; delivery: Pick<Delivery, "id" | "priority">; now: number; scale: number };

export function takeToken(channel: Channel, { rate, delivery, now, scale }: Sent): Channel {
  const tokens = rate ? tokensAt(channel, rate, now) - 1 : channel.tokens;
  const since_lead = delivery.priority === priority.lead ? 0 : channel.since_lead + 1;
  const taken = { ...channel, tokens, refilled_at: now, since_lead };
  if (!isPaused(channel)) return taken;

  // If this process dies, the next probe comes without an answer to this one.
  const paused_until = now + pauseAfter(channel.cause, channel.failures, scale);
  return { ...taken, paused_until, last_probe: delivery.id };
}

/** Failed probes double the pause. */
function pauseAfter(cause: PauseCause | null, failures: number, scale: number): number {
  if (cause === "fault" || cause === "ours") return Math.round(heldPause * scale);
  const doubled = firstPause * 2 ** Math.max(0, failures - failuresToPause);
  return Math.max(1, Math.round(Math.min(longestPause, doubled) * scale));
}

/** A delivery and its channel as they are once the outcome is known. */
export type Situation = { claimed: Claimed; channel: Channel; now: number; scale: number };

/** Whether the channel has accepted another delivery since this one came under suspicion. */
export function othersPassed({ claimed: { delivery }, channel }: Situation): boolean {
  return delivery.suspect_at !== null && (channel.passed_at ?? 0) > delivery.suspect_at;
}

/** The channel after an outcome. `state` is what the delivery became by it. */
export function nextChannel(outcome: Outcome, state: DeliveryState, situation: Situation): Channel {
  const { channel, claimed, now, scale } = situation;
  if (state === "delivered") return { ...reopened(channel), last_error: null, passed_at: now };

  const failed = { ...channel, last_error: outcome.detail };
  if (outcome.kind === "hold" && state !== "refused") {
    return pause(failed, outcome.isOurs ? "ours" : "fault", situation);
  }
  if (isFormBlocked(outcome, situation)) return pause(failed, "fault", situation);
  if (outcome.kind === "refused" && outcome.isMailbox && claimed.destination.partner !== null) {
    // A firm has one mailbox: if it refuses several mails, none of them is at fault.
    const failures = channel.failures + 1;
    if (failures >= mailboxRefusals) return pause(failed, "fault", situation);
    return { ...reopened(failed), failures };
  }
  // The service answered: only this delivery is at fault.
  if (state === "refused" || outcome.kind === "refused") return reopened(failed);
  if (outcome.kind === "hold" || outcome.kind === "delivered") return failed;

  const isProbe = claimed.manner === "probe";
  if (outcome.limit !== undefined && !isProbe) return failed;
  // Attempts that began before the pause do not lengthen it.
  if (isPaused(channel) && !isProbe && outcome.retryAfter === undefined) return failed;

  const failures = channel.failures + (isPaused(channel) && !isProbe ? 0 : 1);
  const next = { ...failed, failures };
  const asked = outcome.slow ? (outcome.retryAfter ?? (claimed.destination.rate ? 0 : rest)) : 0;
  if (asked > 0) {
    const until = now + Math.round(outcome.retryAfter ?? rest * scale);
    const cause = channel.cause ?? "asked";
    const paused_until = Math.max(until, channel.paused_until ?? 0);
    return { ...next, paused_since: channel.paused_since ?? now, paused_until, cause };
  }
  const slowed = outcome.slow ? { ...next, tokens: 0, refilled_at: now } : next;
  const isToPause = isPaused(channel) || failures >= failuresToPause;
  return isToPause ? pause(slowed, channel.cause ?? "failures", situation) : slowed;
}

/** Pause for an overloaded service that has no rate and named no time. */
const rest = 30 * second;
const mailboxRefusals = 3;

function pause(channel: Channel, cause: PauseCause, { claimed, now, scale }: Situation): Channel {
  return {
    ...channel,
    cause,
    paused_since: channel.paused_since ?? now,
    paused_until: now + pauseAfter(cause, channel.failures, scale),
    last_probe: claimed.delivery.id,
  };
}

function reopened(channel: Channel): Channel {
  return { ...channel, ...open };
}

const open = { failures: 0, paused_since: null, paused_until: null, cause: null };

/** For a person who has fixed the cause of the pause. */
export async function endPause(db: Db, name: string): Promise<void> {
  await db
    .updateTable("channels")
    .set({ ...open, last_error: null })
    .where("name", "=", name)
    .execute();
}

/** The second refusal by a filter, with nothing accepted in between: the form is at fault. */
function isFormBlocked(outcome: Outcome, situation: Situation): boolean {
  const isBlocked = outcome.kind === "retry" && outcome.blocked === true;
  return isBlocked && situation.claimed.delivery.suspect_at !== null && !othersPassed(situation);
}

export async function readChannel(db: Db, name: string, rate: Rate): Promise<Channel> {
  const row = await db
    .selectFrom("channels")
    .selectAll()
    .where("name", "=", name)
    .executeTakeFirst();
  return row ?? newChannel(name, rate);
}

/**
 * Reads the channel in order to change it. It writes first, because on PostgreSQL the write keeps
 * other processes out until the transaction ends.
 */
export function lockChannel(trx: Trx, name: string, rate: Rate): Promise<Channel> {
  return trx
    .insertInto("channels")
    .values(newChannel(name, rate))
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ name }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function saveChannel(trx: Trx, { name, ...row }: Channel): Promise<void> {
  await trx.updateTable("channels").set(row).where("name", "=", name).execute();
}

/** Open, with all its tokens. */
export function newChannel(name: string, rate: Rate): Channel {
  return {
    name,
    tokens: rate?.burst ?? 0,
    refilled_at: 0,
    failures: 0,
    paused_since: null,
    paused_until: null,
    cause: null,
    last_error: null,
    last_probe: null,
    passed_at: null,
    since_lead: 0,
  };
}
