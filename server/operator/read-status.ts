import { spellAge, timeInNewYork } from "~/data/dates";
import { counted } from "~/data/formats";
import type { App } from "../app";
import { definitionsFor, ownDestinations } from "../destinations/index";
import { partnerOf } from "../destinations/partner";
import { isPausedByOperator } from "../outbox/channel";
import { type ChainStatus, readChainStatus } from "../privacy/receipt-chain";
import type { ChannelRow, Db } from "../store/schema";
import { readUpkeep } from "../store/upkeep";
import { type NeedEntry, readNeeds } from "./needs";

export type DestinationStatus = {
  name: string;
  label: string;
  state: "on" | "off" | "paused";
  /** Since when it is paused, in milliseconds since 1970; null while it is not. */
  since: number | null;
  /** Why it is paused, or why the last attempt failed; null once one has succeeded. */
  reason: string | null;
  isPausedByOperator: boolean;
  pending: number;
  /** Age of the delivery that has waited longest; null when none waits. */
  oldestSeconds: number | null;
  /** When a delivery was last accepted. */
  passedAt: number | null;
  /** When it is probed next, or an operator's pause ends; null while it is not known. */
  nextAt: number | null;
};

export type RelayStatus = {
  destinations: DestinationStatus[];
  /** What needs the operator, the most urgent first. */
  needs: NeedEntry[];
  /** What is worth knowing, and needs nobody. */
  hints: string[];
  chain: ChainStatus;
  backup: { at: number | null };
};

/** What is on, what waits, and what needs the operator. */
export async function readStatus(app: App): Promise<RelayStatus> {
  const { db, keys, now } = app;
  const destinations = await readDestinations(app);
  const chain = await readChainStatus(db, keys, now());
  const { backup } = await readUpkeep(db);
  const optOuts = await countOptOuts(db);
  const isOff = destinations.every(
    ({ name, state }) => state === "off" || ownDestinations.includes(name),
  );
  return {
    destinations,
    needs: await readNeeds(app),
    hints: [
      ...(optOuts > 0
        ? [`${counted(optOuts, "opt-out")} to pass on, before everything else.`]
        : []),
      // Worth mentioning, but intended on a site that only stores.
      ...(isOff ? ["No destination is on. Submissions are stored here and sent to nobody."] : []),
    ],
    chain,
    backup: { at: backup.doneAt },
  };
}

export function needsAttention({ needs, chain }: Pick<RelayStatus, "needs" | "chain">): boolean {
  return needs.length > 0 || !chain.agrees;
}

/** `works`, `off`, or since when and why it does not deliver. */
export function describeState(one: DestinationStatus): string {
  const { state, since, reason, isPausedByOperator, nextAt } = one;
  if (state === "off") return "off";
  if (state === "on") return "works";
  if (isPausedByOperator) {
    return nextAt === null
      ? "paused by an operator"
      : `paused by an operator until ${timeInNewYork(nextAt)}`;
  }
  const from = since === null ? "" : ` since ${timeInNewYork(since)}`;
  return `not reachable${from}: ${reason ?? "no answer"}`;
}

/** When it is tried next, what the last attempt said and when one succeeded, as far as it matters. */
export function describeWaiting(one: DestinationStatus): string {
  const { state, pending, reason, passedAt, nextAt, isPausedByOperator } = one;
  return [
    state === "on" && pending > 0 ? reason : null,
    pending > 0 && passedAt !== null ? `delivered last ${timeInNewYork(passedAt)}` : null,
    state === "paused" && !isPausedByOperator && nextAt !== null
      ? `next try ${timeInNewYork(nextAt)}`
      : null,
  ]
    .filter(Boolean)
    .join(", ");
}

export function describeAge({ oldestSeconds }: Pick<DestinationStatus, "oldestSeconds">): string {
  return oldestSeconds === null ? "-" : spellAge(oldestSeconds);
}

/** Opt-out requests and notices that wait to be sent. */
async function countOptOuts(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom("deliveries")
    .select(({ fn }) => fn.countAll().as("total"))
    .where("state", "=", "pending")
    .where(({ or, eb }) =>
      or([eb("purpose", "=", "notice"), eb("destination", "=", "form:opt_out")]),
    )
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** What waits for each destination, and the state of its channel. */
async function readDestinations({ db, config, keys, now }: App): Promise<DestinationStatus[]> {
  const waiting = await db
    .selectFrom("deliveries")
    .select(["destination", ({ fn }) => fn.countAll().as("pending")])
    .select(({ fn }) => fn.min("created_at").as("oldest"))
    .where("state", "=", "pending")
    .groupBy("destination")
    .execute();
  const channels = await db.selectFrom("channels").selectAll().execute();

  const definitions = definitionsFor(config);
  const left = waiting
    .map(({ destination: name }) => name)
    .filter((name) => partnerOf(name) !== null && !definitions.some((one) => one.name === name))
    .map((name) => ({ name, label: name, connect: () => null }));

  return [...definitions, ...left].map(({ name, label, connect }) => {
    const queue = waiting.find(({ destination }) => destination === name);
    const connection = connect(config, keys[0]);
    const channel = channels.find((row) => row.name === connection?.channel);
    const seconds = queue ? Math.max(0, Math.floor((now() - Number(queue.oldest)) / 1000)) : null;
    const state = connection ? stateOfChannel(channel, now()) : "off";
    return {
      name,
      label,
      state,
      since: state === "paused" ? (channel?.paused_since ?? null) : null,
      reason: channel?.last_error ?? null,
      isPausedByOperator: channel !== undefined && isPausedByOperator(channel, now()),
      pending: Number(queue?.pending ?? 0),
      oldestSeconds: seconds,
      passedAt: channel?.passed_at ?? null,
      nextAt: state === "paused" ? (channel?.paused_until ?? null) : null,
    };
  });
}

function stateOfChannel(channel: ChannelRow | undefined, now: number): DestinationStatus["state"] {
  if (!channel || channel.paused_since === null) return "on";
  return channel.cause !== "operator" || isPausedByOperator(channel, now) ? "paused" : "on";
}

/** Leads that no firm has yet, of the whole store. A lead that waits has a time to look again. */
export async function countWaiting(db: Db) {
  const { all, asked } = await db
    .selectFrom("routings")
    .select(({ fn }) => [
      fn.countAll<number | string>().as("all"),
      fn.count<number | string>("asks").as("asked"),
    ])
    .where("check_at", "is not", null)
    .where("state", "=", "waiting")
    .executeTakeFirstOrThrow();
  return { firm: Number(all) - Number(asked), authorization: Number(asked) };
}
