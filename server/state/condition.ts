import { hour } from "~/data/dates";
import type { App } from "../app";
import type { Channel, Delivery } from "../store/schema";
import { isPaused } from "./channel";
import { plannedAt } from "./delivery";
import { isPending } from "./holders";

/**
 * Whether a destination works: the one answer that status, needs, the desk, and a firm's own page
 * show. `off`: the settings do not configure it. `failing`: its last attempt failed, and something
 * waits for it. `down`: its channel is. Nothing was delivered `since`.
 */
export type Condition =
  | { kind: "off" | "works" }
  | { kind: "failing" | "down"; since: number; error: string | null; nextAt: number | null }
  | { kind: "paused"; since: number; until: number | null };

type BrokenCondition = Extract<Condition, { error: string | null }>;

export function isBroken(condition: Condition): condition is BrokenCondition {
  return condition.kind === "failing" || condition.kind === "down";
}

/** After an hour a person must act, and the leads of a firm go elsewhere. */
export function isBrokenForLong(since: number, { now, scaled }: App): boolean {
  return since <= now() - scaled(hour);
}

/** The newest error of a destination that is broken. */
export function errorOf({ error }: BrokenCondition): string {
  return error ?? "no answer";
}

export const conditionNames = {
  off: "off",
  works: "works",
  failing: "last attempt failed",
  down: "not reachable",
  paused: "paused",
} as const satisfies Record<Condition["kind"], string>;

/** What waits for a channel: since when, and when the next of it is due. */
type Backlog = { since: number; nextAt: number };

function conditionOf(channel: Channel, waiting: Backlog | null, now: number): Condition {
  const { down_since, paused_since, passed_at, last_error: error } = channel;
  if (isPaused(channel, now)) {
    return { kind: "paused", since: paused_since ?? now, until: channel.paused_until };
  }
  const undelivered = waiting && Math.max(waiting.since, passed_at ?? 0);
  if (down_since !== null) {
    const since = Math.min(down_since, undelivered ?? down_since);
    return { kind: "down", since, error, nextAt: channel.probe_at };
  }
  if (error === null || undelivered === null) return { kind: "works" };
  return { kind: "failing", since: undelivered, error, nextAt: waiting?.nextAt ?? null };
}

type Queued = Pick<Delivery, "purpose" | "next_at"> & { isCorrection: unknown };

/**
 * When a delivery that waits is tried, not before the next probe of its channel; null until an
 * operator resumes its firm.
 */
export function nextTry(
  row: Queued,
  channel: Pick<Channel, "probe_at" | "paused_since" | "paused_until"> | undefined,
): number | null {
  const soonest = Math.max(row.next_at, channel?.probe_at ?? 0);
  if (!channel || channel.paused_since === null || goesDespitePause(row)) return soonest;
  return channel.paused_until && Math.max(soonest, channel.paused_until);
}

/** Whether a firm that an operator paused gets it all the same; in queries the reverse, `waitsForResume`. */
export function goesDespitePause({ purpose, isCorrection }: Omit<Queued, "next_at">): boolean {
  return purpose === "notice" || Boolean(isCorrection);
}

/** Every channel that was used, with its condition. */
export async function readChannels(app: App): Promise<(Channel & { condition: Condition })[]> {
  const channels = await app.db.selectFrom("channels").selectAll().orderBy("name").execute();
  const read = channels.map(async (channel) => {
    const waiting = channel.last_error === null ? null : await readWaiting(app, channel);
    return { ...channel, condition: conditionOf(channel, waiting, app.now()) };
  });
  return Promise.all(read);
}

/** Of one of these channels; what was never used works. */
export function conditionOn(
  channels: readonly { name: string; condition: Condition }[],
  name: string | undefined,
): Condition {
  return channels.find((one) => one.name === name)?.condition ?? { kind: "works" };
}

async function readWaiting({ db, scaled }: App, { name }: Channel): Promise<Backlog | null> {
  const { expires_at, next_at } = await db
    .selectFrom("deliveries")
    .select(({ fn }) => [
      fn.min<number | null>("expires_at").as("expires_at"),
      fn.min<number | null>("next_at").as("next_at"),
    ])
    .where("channel", "=", name)
    .where("state", "=", isPending)
    .executeTakeFirstOrThrow();
  if (next_at === null) return null;
  return { since: plannedAt({ expires_at }, scaled), nextAt: next_at };
}
