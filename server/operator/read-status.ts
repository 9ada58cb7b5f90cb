import { timeInNewYork } from "~/data/dates";
import { counted } from "~/data/formats";
import { definitionsFor, destinationLabel, ownDestinations } from "../destinations/index";
import { partnerOf } from "../destinations/partner";
import type { Actor } from "../leads/actor";
import { type Kept, readKept } from "../leads/retention";
import { isHeld, isPaused } from "../outbox/channel";
import { findIdle } from "../outbox/watch";
import { type ChainStatus, readChainStatus } from "../privacy/receipt-chain";
import type { ChannelRow, Db } from "../store/schema";
import { fileOf, hasNoRoom, isServed } from "../store/served";
import { readUpkeep } from "../store/upkeep";
import { countSubmissions } from "./inbox";
import { readUnnotified } from "./unnotified";

type Reader = Omit<Actor, "place">;

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
  /** When it is probed next, in milliseconds since 1970; null while it is on. */
  probeAt: number | null;
};

/** Something that needs attention, and what to do about it. */
export type Need = {
  /** Its name in the metrics. */
  what: (typeof needNames)[number] | "opt-outs" | "stored only" | "page" | "reminders";
  count: number;
  title: string;
  todo: string;
  /** On the desk: `/` if its submissions are rows of the first list. */
  href: string;
  /** Expected to resolve by itself: nobody must act. */
  isWatched?: boolean;
};

const needNames = [
  "store",
  "chain",
  "certificates",
  "partners",
  "holds",
  "left",
  "idle",
  "stops",
  "refused",
  "expired",
  "quarantined",
  "clock",
  "kept",
] as const;

export type Status = {
  queues: Queue[];
  chain: ChainStatus;
  /** The most urgent first: for `status`, the desk and the metrics. */
  needs: Need[];
};

/** What is on, what waits, and what needs attention. */
export async function readStatus(reader: Reader): Promise<Status> {
  const { db, keys, now, config } = reader;
  const { retention, serve } = await readUpkeep(db);
  const file = await fileOf(db);
  const hasStopped = serve.doneAt !== null && !(await isServed(db));
  const queues = await readQueues(reader);
  const chain = await readChainStatus({ db, keys, now: now() });
  const faults = config.partnerFaults;
  const certificates = await countSubmissions(reader, { need: "certificate" });
  const stops = (await readUnnotified({ db, now })).length;
  const refused = await countSubmissions(reader, { state: "refused" });
  const expired = await countSubmissions(reader, { state: "expired" });
  const quarantined = await countSubmissions(reader, { need: "spam" });
  const optOuts = await countOptOuts(db);

  const needs: Need[] = [
    {
      what: "store",
      count: Number(file !== null && hasNoRoom(file)),
      title: "The disk of the database is full",
      todo: "Free some space. Until then, new submissions may not be kept.",
      href: "/destinations",
    },
    {
      what: "store",
      count: Number(hasStopped),
      title: "No server is running here",
      todo: "Start it, and see its log. Until then, no new submission is kept and nothing is sent.",
      href: "/destinations",
    },
    {
      what: "chain",
      count: Number(!chain.agrees),
      title: "The receipts and their seals do not agree",
      todo: "relay verify shows where. Until this is fixed, new receipts prove less.",
      href: "/destinations",
    },
    {
      what: "certificates",
      count: certificates,
      title:
        certificates === 1
          ? "1 certificate ends within 12 hours"
          : `${certificates} certificates end within 12 hours`,
      todo: "Fix what keeps it from being retained: after that it is lost.",
      href: "/",
    },
    ...faults.map((fault) => ({
      what: "partners" as const,
      count: 1,
      title: "PARTNERS_FILE cannot be used",
      todo: `${fault}. A running server keeps the firms that it read before; relay check validates the file.`,
      href: "/firms",
    })),
    // While the file cannot be used, every firm would seem to have left it.
    ...queues.flatMap((queue) => (faults.length > 0 && queue.state === "off" ? [] : needOf(queue))),
    ...[...(await findIdle(db, now(), config.RETRY_SCALE))].map(([name, reason]) => ({
      what: "idle" as const,
      count: 1,
      title: `${destinationLabel(name, config.partners)} has delivered nothing for an hour`,
      todo: `${reason}. Fix the service, or check whether it is reachable.`,
      href: pageOf(name),
    })),
    {
      what: "stops",
      count: stops,
      title: `${counted(stops, "recipient")} to be notified by hand`,
      todo: "No message reaches them, or not in time. Notify them, then mark it done at the desk.",
      href: "/firms#untold",
    },
    {
      what: "refused",
      count: refused,
      title: `${counted(refused, "delivery", "deliveries")} refused`,
      todo: "Correct what the service did not accept, or send it again: relay list --state refused.",
      href: "/",
    },
    {
      what: "expired",
      count: expired,
      title: `${counted(expired, "delivery", "deliveries")} expired`,
      todo: "Every attempt for a week failed. Send it again when the service works: relay list --state expired.",
      href: "/",
    },
    {
      what: "quarantined",
      count: quarantined,
      title: `${counted(quarantined, "submission")} quarantined`,
      todo: "Taken for spam. Release those that a person sent: relay list --state quarantined.",
      href: "/",
    },
    {
      what: "clock",
      count: Number(retention.fault !== null),
      title: "The daily retention did not run",
      todo: retention.fault ?? "",
      href: "/destinations",
    },
    ...(await readKept(reader)).map((one) => ({
      what: "kept" as const,
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
      href: "/destinations",
      isWatched: true,
    },
    {
      what: "stored only",
      // Worth mentioning, but intended on a site that only stores.
      count: Number(
        queues.every(({ name, state }) => state === "off" || ownDestinations.includes(name)),
      ),
      title: "No destination is on",
      todo: "Submissions are stored here and sent to nobody. Settings turn destinations on.",
      href: "/destinations",
      isWatched: true,
    },
  ];
  return { queues, chain, needs: needs.filter(({ count }) => count > 0) };
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

/** Why retention keeps a submission, and what to do about it. */
export function describeKept({ reference, destination }: Kept): string {
  return `${reference} is old enough to be erased, but its delivery to ${destination} still waits: send or erase it.`;
}

function pageOf(destination: string): string {
  return partnerOf(destination) === null ? "/destinations" : "/firms";
}

/** A destination on hold, and deliveries to a firm that has left the file. */
function needOf({ name, label, state, pending, lastError, probeAt }: Queue): Need[] {
  const partner = partnerOf(name);
  if (state === "held") {
    const next = probeAt === null ? "" : ` Next try: ${timeInNewYork(probeAt)}.`;
    const todo = `${lastError ?? "?"}. Due deliveries wait until this is fixed.${next}`;
    return [{ what: "holds", count: 1, title: `${label} is on hold`, todo, href: pageOf(name) }];
  }
  if (state === "off" && pending > 0 && partner !== null) {
    const todo = `${counted(pending, "delivery waits", "deliveries wait")} for it. Put the firm back into the file, or notify it yourself.`;
    const title = `${partner} is no longer in PARTNERS_FILE`;
    return [{ what: "left", count: 1, title, todo, href: "/destinations" }];
  }
  return [];
}

export function needsPerson({ needs }: Pick<Status, "needs">): boolean {
  return needs.some(({ isWatched }) => !isWatched);
}

/** For the metrics: what needs a person, counted, and 0 for all others. */
export function countNeeds({ needs }: Status) {
  const count = (what: Need["what"]) =>
    needs.reduce((sum, one) => (one.what === what ? sum + one.count : sum), 0);
  return Object.fromEntries(needNames.map((what) => [what, count(what)]));
}

/** What waits for each destination, and the state of its channel. */
async function readQueues({ db, config, keys, now }: Reader): Promise<Queue[]> {
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
      probeAt: channel?.paused_until ?? null,
    };
  });
}

function channelState(channel: ChannelRow | undefined): Queue["state"] {
  if (!channel) return "on";
  if (isHeld(channel)) return "held";
  return isPaused(channel) ? "open" : "on";
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
