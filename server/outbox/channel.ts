import type { ExpressionBuilder } from "kysely";
import { minute } from "~/data/dates";
import type { Destination } from "../destinations/destination";
import type { ChannelRow, Database, Db, Delivery, PauseCause, Trx } from "../store/schema";
import { priority } from "../submission/kinds";

/**
 * One form id, sheet, firm or mail server: its rate, and whether it is open or paused until a time
 * for a cause. A fault pauses it until a probe succeeds; an operator's pause ends when they say so,
 * or at its time.
 */
export type Channel = ChannelRow;

/** Consecutive failures, after which a channel pauses and its failed probes are counted on. */
export const failuresToPause = 5;

/**
 * From one probe to the next; the last pause repeats. A fault of the configuration needs the
 * operator.
 */
const pauses: Record<Exclude<PauseCause, "operator">, readonly number[]> = {
  fault: [1, 5, 15, 30, 60],
  ours: [1, 5, 15, 30, 60],
  failures: [0.5, 1, 2, 4, 5, 15, 30, 60],
  asked: [0.5, 1, 2, 4, 5, 15, 30, 60],
};

/** Paused because it does not work. */
export function isDown({ paused_since, cause }: Pick<Channel, "paused_since" | "cause">) {
  return paused_since !== null && cause !== "operator";
}

/** Paused because of a configuration fault, here or at the service. */
export function isMisconfigured({ cause }: Pick<Channel, "cause">): boolean {
  return cause === "fault" || cause === "ours";
}

/** Whether an operator paused it, until later or until they resume it. */
export function isPausedByOperator(
  { cause, paused_until }: Pick<Channel, "cause" | "paused_until">,
  now: number,
): boolean {
  return cause === "operator" && (paused_until === null || paused_until > now);
}

type IsChannel = ExpressionBuilder<Database, "channels">;

/** `isDown` of a stored channel. */
export function whereDown(is: IsChannel) {
  return is.and([is("channels.paused_since", "is not", null), isNotByOperator(is)]);
}

function isNotByOperator(is: IsChannel) {
  return is.or([is("channels.cause", "is", null), is("channels.cause", "!=", "operator")]);
}

/** `isPausedByOperator` of a stored channel. */
export function wherePausedByOperator(now: number) {
  return (is: IsChannel) =>
    is.and([
      is("channels.cause", "=", "operator"),
      is.or([is("channels.paused_until", "is", null), is("channels.paused_until", ">", now)]),
    ]);
}

type Rate = Destination["rate"];

/**
 * Milliseconds until the channel takes the next delivery: 0 if it takes one now, as a probe if it is
 * paused. A probe takes a token, too, so that the rate of a form is kept. What a firm that an
 * operator paused may still get is not delayed.
 */
export function untilAdmitted(channel: Channel, rate: Rate, now: number): number {
  const pause = isDown(channel) ? (channel.paused_until ?? 0) - now : 0;
  if (pause > 0 || !rate) return Math.max(0, pause);

  return Math.max(0, ((1 - tokensAt(channel, rate, now)) * minute) / rate.perMinute);
}

function tokensAt(channel: Channel, rate: NonNullable<Rate>, now: number): number {
  const grown = (Math.max(0, now - channel.refilled_at) * rate.perMinute) / minute;
  return Math.min(rate.burst, channel.tokens + grown);
}

type Sent = { rate: Rate; delivery: Pick<Delivery, "priority">; now: number; scale: number };

export function takeToken(channel: Channel, { rate, delivery, now, scale }: Sent): Channel {
  const tokens = rate ? tokensAt(channel, rate, now) - 1 : channel.tokens;
  const since_lead = delivery.priority === priority.lead ? 0 : channel.since_lead + 1;
  const isOver = channel.cause === "operator" && !isPausedByOperator(channel, now);
  const taken = { ...channel, ...(isOver && open), tokens, refilled_at: now, since_lead };
  return isDown(channel) ? untilNextProbe(taken, now, scale) : taken;
}

/** If the process of a probe dies, the next one comes without an answer to it. */
export function untilNextProbe(channel: Channel, now: number, scale: number): Channel {
  const cause = channel.cause === "operator" ? "failures" : (channel.cause ?? "failures");
  const steps = pauses[cause];
  const step = Math.min(steps.length - 1, Math.max(0, channel.failures - failuresToPause));
  const wait = Math.max(1, Math.round((steps[step] ?? 0) * minute * scale));
  return { ...channel, paused_until: now + wait };
}

/** The columns of a channel that is not paused. */
export const open = { failures: 0, paused_since: null, paused_until: null, cause: null };

/** The columns of a channel whose last answer was no failure. */
export const noError = { last_error: null, fault: null };

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
    ...noError,
    passed_at: null,
    since_lead: 0,
  };
}
