import { existsSync, statfsSync } from "node:fs";
import { dirname } from "node:path";
import type { Kysely } from "kysely";
import { spellAge, timeInNewYork } from "~/data/dates";
import { counted } from "~/data/formats";
import { definitionsFor, destinationLabel, ownDestinations } from "../destinations/index";
import { partnerOf } from "../destinations/partner";
import { type Kept, readKept } from "../leads/retention";
import { isHeld, isPaused } from "../outbox/channel";
import { findIdle } from "../outbox/watch";
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
  /** Why the last attempt failed; null once one has succeeded. */
  lastError: string | null;
  /** When a delivery was last accepted. */
  passedAt: number | null;
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
  /** Destinations that delivered nothing for an hour while something waited, and why. */
  idle: ReadonlyMap<string, string>;
  /** Why PARTNERS_FILE cannot be used; empty if it can. */
  partnerFaults: readonly string[];
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
    idle: await findIdle(db, now(), operator.config.RETRY_SCALE),
    partnerFaults: operator.config.partnerFaults,
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

/** Something that needs attention, and what to do about it. */
export type Need = {
  /** Its name in the metrics. */
  what: string;
  count: number;
  title: string;
  todo: string;
  /** On the desk. */
  href: string;
  /** Expected to resolve by itself: nobody must act. */
  isWatched?: boolean;
};

/** What needs attention, the most urgent first: for `status`, the desk and the metrics. */
export function listNeeds(status: Status): Need[] {
  const { silentSeconds, chain, retentionFault, certificates, stops } = status;
  const { refused, expired, quarantined, optOuts } = status;
  const all: Need[] = [
    {
      what: "store",
      count: Number(status.isDiskFull),
      title: "The disk of the database is full",
      todo: "Free some space. Until then, new submissions may not be kept.",
      href: "#needs",
    },
    {
      what: "store",
      count: Number(silentSeconds !== null),
      title: `No server has written here for ${spellAge(silentSeconds ?? 0)}`,
      todo: "It is stopped, the disk of the database is full, or PostgreSQL accepts no writes. No new submission is kept.",
      href: "#needs",
    },
    {
      what: "chain",
      count: Number(!chain.agrees),
      title: "The receipts and their seals do not agree",
      todo: "relay verify shows where. Until this is fixed, new receipts prove less.",
      href: "#receipts",
    },
    {
      what: "certificates",
      count: certificates,
      title:
        certificates === 1
          ? "1 certificate ends within 12 hours"
          : `${certificates} certificates end within 12 hours`,
      todo: "Fix what keeps it from being retained: after that it is lost.",
      href: "/?need=certificates",
    },
    ...status.partnerFaults.map((fault) => ({
      what: "partners",
      count: 1,
      title: "PARTNERS_FILE cannot be used",
      todo: `${fault}. A running server keeps the firms that it read before; relay check validates the file.`,
      href: "#needs",
    })),
    // While the file cannot be used, every firm would seem to have left it.
    ...status.queues.flatMap((queue) =>
      status.partnerFaults.length > 0 && queue.state === "off" ? [] : listQueueNeeds(queue),
    ),
    ...[...status.idle].map(([name, reason]) => ({
      what: "idle",
      count: 1,
      title: `${destinationLabel(name)} has delivered nothing for an hour`,
      todo: `${reason}. Fix the service, or check whether it is reachable.`,
      href: partnerOf(name) === null ? "#destinations" : `/firms/${partnerOf(name)}`,
    })),
    {
      what: "stops",
      count: stops,
      title: `${counted(stops, "recipient")} to be notified by hand`,
      todo: "No message reaches them, or not in time. Notify them, then mark it done: relay partner needs.",
      href: "/firms#untold",
    },
    {
      what: "refused",
      count: refused,
      title: `${counted(refused, "delivery", "deliveries")} refused`,
      todo: "Correct what the service did not accept, or send it again: relay list --state refused.",
      href: "/?need=refused",
    },
    {
      what: "expired",
      count: expired,
      title: `${counted(expired, "delivery", "deliveries")} expired`,
      todo: "Every attempt for a week failed. Send it again when the service works: relay list --state expired.",
      href: "/?need=expired",
    },
    {
      what: "quarantined",
      count: quarantined,
      title: `${counted(quarantined, "submission")} quarantined`,
      todo: "Taken for spam. Release those that a person sent: relay list --state quarantined.",
      href: "/?need=quarantined",
    },
    {
      what: "clock",
      count: Number(retentionFault !== null),
      title: "The daily retention did not run",
      todo: retentionFault ?? "",
      href: "#needs",
    },
    ...status.kept.map((one) => ({
      what: "kept",
      count: 1,
      title: `Retention keeps ${one.reference}`,
      todo: describeKept(one),
      href: `/submissions/${one.reference}`,
    })),
    {
      what: "opt-outs",
      count: optOuts,
      title: `${counted(optOuts, "opt-out")} to pass on`,
      todo: "Sent before everything else, as soon as its destination takes it.",
      href: "/?need=opt-outs",
      isWatched: true,
    },
    {
      what: "stored only",
      count: Number(isStoredOnly(status)),
      title: "No destination is on",
      todo: "Submissions are stored here and sent to nobody. Settings turn destinations on.",
      href: "#destinations",
      isWatched: true,
    },
  ];
  return all.filter(({ count }) => count > 0);
}

/** Why retention keeps a submission, and what to do about it. */
export function describeKept({ reference, destination }: Kept): string {
  return `${reference} is old enough to be erased, but its delivery to ${destination} still waits: send or erase it.`;
}

/** A destination on hold, and deliveries to a firm that has left the file. */
export function listQueueNeeds(queue: Queue): Need[] {
  const { name, label, state, pending, lastError, probeAt } = queue;
  const partner = partnerOf(name);
  const href = partner === null ? "#destinations" : `/firms/${partner}`;
  if (state === "held") {
    const next = probeAt === null ? "" : ` Next try: ${timeInNewYork(probeAt)}.`;
    const todo = `${lastError ?? "?"}. Due deliveries wait until this is fixed.${next}`;
    return [{ what: "holds", count: 1, title: `${label} is on hold`, todo, href }];
  }
  if (state === "off" && pending > 0 && partner !== null) {
    const todo = `${counted(pending, "delivery waits", "deliveries wait")} for it. Put the firm back into the file, or notify it yourself.`;
    const title = `${partner} is no longer in PARTNERS_FILE`;
    return [{ what: "left", count: 1, title, todo, href }];
  }
  return [];
}

export function needsPerson(status: Status): boolean {
  return listNeeds(status).some(({ isWatched }) => !isWatched);
}

/** For the metrics: what needs a person, counted, and 0 for all others. */
export function countNeeds(status: Status) {
  const needs = listNeeds(status);
  const count = (what: string) =>
    needs.reduce((sum, one) => (one.what === what ? sum + one.count : sum), 0);
  return {
    quarantined: count("quarantined"),
    refused: count("refused"),
    expired: count("expired"),
    certificates: count("certificates"),
    stops: count("stops"),
    holds: count("holds"),
    left: count("left"),
    kept: count("kept"),
    idle: count("idle"),
    partners: count("partners"),
    chain: count("chain"),
    clock: count("clock"),
    store: count("store"),
  };
}

/** Submissions are sent to nobody: worth mentioning, but intended on a site that only stores. */
function isStoredOnly({ queues }: Status): boolean {
  return queues.every(({ name, state }) => state === "off" || ownDestinations.includes(name));
}

/** What waits for each destination, and the state of its channel. */
export async function readQueues({
  db,
  config,
  keys,
  now,
}: Omit<Operator, "place">): Promise<Queue[]> {
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
      lastError: channel?.last_error ?? null,
      passedAt: channel?.passed_at ?? null,
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

/** Leads that no firm has yet, of the whole store. A lead that waits has a time to look again. */
export async function countWaiting(db: Kysely<Database>) {
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
