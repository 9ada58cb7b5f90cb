import { counted } from "~/data/formats";
import type { App } from "../app";
import { definitionsFor, ownDestinations } from "../destinations/index";
import { partnerOf } from "../destinations/partner";
import { readChainStatus } from "../privacy/receipt-chain";
import {
  type Condition,
  conditionNames,
  conditionOn,
  errorOf,
  isBroken,
  readChannels,
} from "../state/condition";
import type { Db } from "../store/schema";
import { readUpkeep } from "../store/upkeep";
import { chainNeed, readNeeds } from "./needs";

export type DestinationStatus = Awaited<ReturnType<typeof readDestinations>>[number];
export type RelayStatus = Awaited<ReturnType<typeof readStatus>>;

/** What is on, what waits, and what needs the operator. */
export async function readStatus(app: App) {
  const { db, keys, now } = app;
  const destinations = await readDestinations(app);
  const chain = await readChainStatus(db, keys, now());
  const { backup } = await readUpkeep(db);
  const notices = await countNotices(db);
  const needs = await readNeeds(app);
  const isUnnoticed = !chain.agrees && !needs.some(({ kind }) => kind === "chain");
  const isOff = destinations.every(
    ({ name, condition }) => condition.kind === "off" || ownDestinations.includes(name),
  );
  return {
    destinations,
    /** What needs the operator, the most urgent first. */
    needs: isUnnoticed ? [chainNeed, ...needs] : needs,
    /** What is worth knowing, and needs nobody. */
    hints: [
      ...(notices > 0
        ? [`${counted(notices, "notice")} still to be sent. They go out first.`]
        : []),
      // Worth mentioning, but intended on a site that only stores.
      ...(isOff ? ["No destination is on. Submissions are stored here and sent to nobody."] : []),
    ],
    chain,
    backup: { at: backup.doneAt },
  };
}

/** In JSON and metrics. */
export const destinationStates = ["on", "off", "paused"] as const;

export function destinationState({ kind }: Condition): (typeof destinationStates)[number] {
  if (kind === "off") return "off";
  return kind === "down" || kind === "paused" ? "paused" : "on";
}

/** `works`, `off`, or since when and why it does not deliver. */
export function describeCondition(condition: Condition, spell: (at: number) => string) {
  const name = conditionNames[condition.kind];
  if (isBroken(condition)) {
    return { words: `${name} since ${spell(condition.since)}`, error: errorOf(condition) };
  }
  if (condition.kind !== "paused") return { words: name, error: null };
  const until = condition.until === null ? "" : ` until ${spell(condition.until)}`;
  return { words: `${name} by an operator${until}`, error: null };
}

/** Those that wait to be sent, opt-out requests among them. */
async function countNotices(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom("deliveries")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("state", "=", "pending")
    .where(({ or, eb }) =>
      or([eb("purpose", "=", "notice"), eb("destination", "=", "form:opt_out")]),
    )
    .executeTakeFirstOrThrow();
  return total;
}

/** What waits for each destination, and the condition of its channel. */
async function readDestinations(app: App) {
  const { db, config, keys, now } = app;
  const waiting = await db
    .selectFrom("deliveries")
    .select(["destination", ({ fn }) => fn.countAll<number>().as("pending")])
    .select(({ fn }) => fn.min("created_at").as("oldest"))
    .where("state", "=", "pending")
    .groupBy("destination")
    .execute();
  const channels = await readChannels(app);

  const definitions = definitionsFor(config);
  const left = waiting
    .map(({ destination: name }) => name)
    .filter((name) => partnerOf(name) !== null && !definitions.some((one) => one.name === name))
    .map((name) => ({ name, label: name, connect: () => null }));

  return [...definitions, ...left].map(({ name, label, connect }) => {
    const queue = waiting.find(({ destination }) => destination === name);
    const connection = connect(config, keys[0]);
    const channel = channels.find((row) => row.name === connection?.channel);
    const off: Condition = { kind: "off" };
    return {
      name,
      label,
      condition: connection ? conditionOn(channels, connection.channel) : off,
      pending: queue?.pending ?? 0,
      /** Age of the delivery that has waited longest. */
      oldestSeconds: queue ? Math.max(0, Math.floor((now() - queue.oldest) / 1000)) : null,
      /** When a delivery was last accepted. */
      passedAt: channel?.passed_at ?? null,
    };
  });
}

/** Leads that no firm has yet, of the whole store. A lead that waits has a time to look again. */
export async function countWaiting(db: Db) {
  const { all, asked } = await db
    .selectFrom("routings")
    .select(({ fn }) => [fn.countAll<number>().as("all"), fn.count<number>("asks").as("asked")])
    .where("check_at", "is not", null)
    .where("state", "=", "waiting")
    .executeTakeFirstOrThrow();
  return { firm: all - asked, authorization: asked };
}
