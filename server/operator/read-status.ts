import { existsSync, statfsSync } from "node:fs";
import { dirname } from "node:path";
import type { Kysely } from "kysely";
import { definitionsFor } from "../destinations/index";
import { partnerOf } from "../destinations/partner";
import { type Kept, readKept } from "../leads/retention";
import { isHeld, isPaused } from "../outbox/channel";
import { type ChainStatus, readChainStatus } from "../privacy/receipt-chain";
import type { ChannelRow, Database } from "../store/schema";
import { readUpkeep } from "../store/upkeep";
import { needyDeliveries, quarantinedSubmissions, type SubmissionNeed } from "./needs";
import type { Operator } from "./operator";
import { readUntold } from "./untold";

export type Queue = {
  name: string;
  label: string;
  state: "on" | "off" | "held" | "open";
  pending: number;
  /** Age of the delivery that has waited longest; null when none waits. */
  oldestSeconds: number | null;
  holdReason: string | null;
  /** Tokens left in its bucket; null if it has no bucket or nothing was sent yet. */
  tokens: number | null;
  /** When it is probed next, in milliseconds since 1970; null while it is on. */
  probeAt: number | null;
};

export type Status = {
  queues: Queue[];
  quarantined: number;
  refused: number;
  expired: number;
  /** Certificates that must be retained within 12 hours. */
  certificates: number;
  /** Opt-out requests and notices that no destination has taken yet. */
  optOuts: number;
  /** Recipients to be told by hand, or whose deadline for a notice is close. */
  stops: number;
  /** Why the daily retention erased nothing, mostly because of the clock; null if it did its work. */
  retentionFault: string | null;
  /** Submissions that retention keeps although they are old enough, and what they wait for. */
  kept: Kept[];
  /** The chain of receipts. */
  chain: ChainStatus;
  /** Seconds since a server last wrote, once that is over a minute. */
  silentSeconds: number | null;
  /** SQLite only: the disk of the store is full. */
  isDiskFull: boolean;
};

/** What is on, what waits, and what needs attention. */
export async function readStatus(operator: Omit<Operator, "place">): Promise<Status> {
  const { db, keys, now } = operator;
  const { retention, serve } = await readUpkeep(db);
  const silentMs = serve.doneAt === null ? null : now() - serve.doneAt;

  return {
    queues: await readQueues(operator),
    quarantined: await count(db, { need: "quarantined", now: now() }),
    refused: await count(db, { need: "refused", now: now() }),
    expired: await count(db, { need: "expired", now: now() }),
    certificates: await count(db, { need: "certificates", now: now() }),
    optOuts: await count(db, { need: "opt-outs", now: now() }),
    stops: (await readUntold({ db, now })).length,
    retentionFault: retention.fault,
    kept: await readKept(operator),
    chain: await readChainStatus({ db, keys, now: now() }),
    silentSeconds: silentMs !== null && silentMs > patienceMs ? Math.floor(silentMs / 1000) : null,
    isDiskFull: hasNoRoom(operator.config.DATABASE_URL),
  };
}

/**
 * Checks free space, because on a full disk some writes still succeed: SQLite reuses space in its
 * log.
 */
function hasNoRoom(address: string): boolean {
  if (!address.startsWith("file:")) return false;
  const folder = dirname(address.slice("file:".length));
  if (!existsSync(folder)) return false;

  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < leastRoom;
}

/** Bytes: less than a lead with its receipt may need. */
const leastRoom = 64 * 1024;

/** A server writes every second; a restart takes a few seconds. */
const patienceMs = 60_000;

export function needsPerson(status: Status): boolean {
  return Object.values(countNeeds(status)).some((count) => count > 0);
}

/** For the exit code of `status` and the metrics alike. */
export function countNeeds(status: Status) {
  const { queues, quarantined, refused, expired, certificates, stops } = status;
  const left = queues.filter(isLeftBehind).length;
  const holds = queues.filter(({ state }) => state === "held").length;
  const chain = status.chain.agrees ? 0 : 1;
  const clock = status.retentionFault === null ? 0 : 1;
  const store = status.silentSeconds === null && !status.isDiskFull ? 0 : 1;
  const kept = status.kept.length;
  return {
    ...{ quarantined, refused, expired, certificates, stops, holds, left, kept },
    ...{ chain, clock, store },
  };
}

/** Submissions are sent to nobody: worth mentioning, but intended on a site that only stores. */
export function isStoredOnly({ queues }: Status): boolean {
  const own = ["alert", "staff", "page"];
  return queues.every(({ name, state }) => state === "off" || own.includes(name));
}

/** Deliveries to a firm that has left the file. */
export function isLeftBehind({ name, state, pending }: Queue): boolean {
  return state === "off" && pending > 0 && partnerOf(name) !== null;
}

async function readQueues({ db, config, keys, now }: Omit<Operator, "place">): Promise<Queue[]> {
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
    return {
      name,
      label,
      state: connection ? channelState(channel) : "off",
      pending: Number(queue?.pending ?? 0),
      oldestSeconds: seconds,
      holdReason: channel?.last_error ?? null,
      tokens: connection?.rate && channel ? Math.floor(channel.tokens) : null,
      probeAt: channel?.paused_until ?? null,
    };
  });
}

function channelState(channel: ChannelRow | undefined): Queue["state"] {
  if (!channel) return "on";
  if (isHeld(channel)) return "held";
  return isPaused(channel) ? "open" : "on";
}

async function count(
  db: Kysely<Database>,
  { need, now }: { need: SubmissionNeed; now: number },
): Promise<number> {
  const found =
    need === "quarantined" ? quarantinedSubmissions(db) : needyDeliveries(db, { need, now });
  const { total } = await found
    .select(({ fn }) => fn.countAll().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}
