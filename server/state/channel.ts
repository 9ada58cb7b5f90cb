import { sql } from "kysely";
import { minute, second } from "~/data/dates";
import type { App, InTransaction } from "../app";
import type { Destination } from "../destinations/destination";
import type { Channel, ChannelCause, Db, Delivery } from "../store/schema";
import { priority } from "../submission/kinds";

/** After so many failures in a row a channel is down; those of its probes are counted on. */
export const failuresUntilDown = 5;

/**
 * Minutes from one probe to the next; the last step repeats. A fault of the configuration needs the
 * operator.
 */
const probeSteps: Record<ChannelCause, readonly number[]> = {
  fault: [1, 5, 15, 30, 60],
  ours: [1, 5, 15, 30, 60],
  failures: [0.5, 1, 2, 4, 5, 15, 30, 60],
  asked: [0.5, 1, 2, 4, 5, 15, 30, 60],
};

/** It does not work: only probes are sent. */
export function isDown({ down_since }: Pick<Channel, "down_since">): boolean {
  return down_since !== null;
}

/** Down because of a configuration fault, here or at the service. */
export function isMisconfigured({ cause }: Pick<Channel, "cause">): boolean {
  return cause === "fault" || cause === "ours";
}

/** Whether an operator paused it, until later or until they resume it; in queries `isOnPaused`. */
export function isPaused(
  { paused_since, paused_until }: Pick<Channel, "paused_since" | "paused_until">,
  now: number,
): boolean {
  return paused_since !== null && (paused_until === null || paused_until > now);
}

type Rate = Destination["rate"];

/**
 * Milliseconds until the channel takes the next delivery: 0 if it takes one now, as a probe if it is
 * down. A probe takes a token, too, so that the rate of a form is kept. A pause delays nothing here:
 * it decides what is sent (`waitsForResume`), not when.
 */
export function untilAdmitted(channel: Channel, rate: Rate, now: number): number {
  const untilProbe = isDown(channel) ? (channel.probe_at ?? 0) - now : 0;
  if (untilProbe > 0 || !rate) return Math.max(0, untilProbe);

  return Math.max(0, ((1 - tokensAt(channel, rate, now)) * minute) / rate.perMinute);
}

function tokensAt(channel: Channel, rate: NonNullable<Rate>, now: number): number {
  const grown = (Math.max(0, now - channel.refilled_at) * rate.perMinute) / minute;
  return Math.min(rate.burst, channel.tokens + grown);
}

type TokenUse = Pick<Delivery, "priority"> & { rate: Rate; now: number; scaled: App["scaled"] };

export function takeToken(channel: Channel, { rate, priority: level, now, scaled }: TokenUse) {
  const tokens = rate ? tokensAt(channel, rate, now) - 1 : channel.tokens;
  const since_lead = level === priority.lead ? 0 : channel.since_lead + 1;
  const taken = { ...channel, tokens, refilled_at: now, since_lead };
  return isDown(channel) ? untilNextProbe(taken, now, scaled) : taken;
}

/** Also set before a probe is sent: if its process dies, the next one still comes. */
export function untilNextProbe(channel: Channel, now: number, scaled: App["scaled"]): Channel {
  const steps = probeSteps[channel.cause ?? "failures"];
  const step = Math.min(steps.length - 1, Math.max(0, channel.failures - failuresUntilDown));
  const wait = Math.max(1, scaled((steps[step] ?? 0) * minute));
  return { ...channel, probe_at: now + wait };
}

/** The columns of a channel that is not down. */
export const notDown = { failures: 0, down_since: null, probe_at: null, cause: null };

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
export function lockChannel({ db }: InTransaction, name: string, rate: Rate): Promise<Channel> {
  return db
    .insertInto("channels")
    .values(newChannel(name, rate))
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ name }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function saveChannel({ db }: InTransaction, { name, ...row }: Channel): Promise<void> {
  await db.updateTable("channels").set(row).where("name", "=", name).execute();
}

/**
 * The operator has probably fixed what is wrong, so those that are down are probed at once. Channels
 * are locked before deliveries, and in one order.
 *
 * @param tested are tested although they are not down: what waits may not be due for a long time
 */
export async function probeNow(
  { now, db }: InTransaction,
  names: readonly string[],
  tested: readonly string[] = [],
): Promise<void> {
  for (const name of [...new Set(names)].toSorted()) {
    await db
      .updateTable("channels")
      .set({ probe_at: now() })
      .where("name", "=", name)
      .$if(!tested.includes(name), (query) => query.where("down_since", "is not", null))
      .execute();
  }
}

/** A restart probably means that the setting that caused a fault was corrected. */
export async function probeSoon({ db, now, scaled }: InTransaction): Promise<void> {
  const soon = now() + scaled(second);
  await db
    .updateTable("channels")
    .set({ probe_at: soon })
    .where("cause", "in", ["fault", "ours"])
    .where("probe_at", ">", soon)
    .execute();
}

/** The clock was set back: no time is later than now, and no probe than this. */
export async function boundChannels(
  { db }: InTransaction,
  { now, probe_at }: { now: number; probe_at: number },
): Promise<void> {
  const past = { refilled_at: now, down_since: now, paused_since: now, passed_at: now };
  for (const [column, bound] of Object.entries({ ...past, probe_at })) {
    await sql`update channels set ${sql.ref(column)} = ${bound}
      where ${sql.ref(column)} > ${bound}`.execute(db);
  }
}

/** One that works, with all its tokens. */
export function newChannel(name: string, rate: Rate): Channel {
  return {
    name,
    tokens: rate?.burst ?? 0,
    refilled_at: 0,
    ...notDown,
    ...noError,
    paused_since: null,
    paused_until: null,
    passed_at: null,
    since_lead: 0,
  };
}
