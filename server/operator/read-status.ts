import type { Kysely } from "kysely";
import { destinationDefinitions, destinationNames } from "../destinations/index";
import type { ChannelRow, Database } from "../store/schema";
import type { Operator } from "./operator";

export type Queue = {
  name: string;
  label: string;
  state: "on" | "off" | "held" | "open";
  pending: number;
  /** Age of what waits longest; null when nothing waits. */
  oldestSeconds: number | null;
  holdReason: string | null;
  /** Tokens left in its bucket; null where it has none, or nothing was sent yet. */
  tokens: number | null;
  /** When it is probed next, milliseconds since 1970; null while it is on. */
  probeAt: number | null;
};

export type Status = {
  queues: Queue[];
  quarantined: number;
  refused: number;
  expired: number;
  /** Certificates whose time to be kept ends within 12 hours. */
  certificates: number;
};

/** What is on, what waits, and what needs a person. */
export async function readStatus(operator: Omit<Operator, "place">): Promise<Status> {
  const { db, now } = operator;

  return {
    queues: await readQueues(operator),
    quarantined: await countQuarantined(db),
    refused: await countDead(db, "refused"),
    expired: await countDead(db, "expired"),
    certificates: await countEndingSoon(db, now()),
  };
}

export function needsPerson({ queues, quarantined, refused, expired }: Status): boolean {
  return quarantined + refused + expired > 0 || queues.some(({ state }) => state === "held");
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

  return destinationDefinitions.map(({ name, label, connect }) => {
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
      holdReason: channel?.hold_reason ?? null,
      tokens: connection?.rate && channel ? Math.floor(channel.tokens) : null,
      probeAt: channel?.probe_at ?? null,
    };
  });
}

function channelState(channel: ChannelRow | undefined): Queue["state"] {
  if (!channel) return "on";
  if (channel.held_since !== null) return "held";
  return channel.opened_at === null ? "on" : "open";
}

/** Without erased submissions: they can no longer be released, so they need no person. */
async function countQuarantined(db: Kysely<Database>): Promise<number> {
  const { total } = await db
    .selectFrom("submissions")
    .select(({ fn }) => fn.countAll().as("total"))
    .where("state", "=", "quarantined")
    .where("erased_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(total);
}

const bestEffort = destinationNames(({ isBestEffort }) => isBestEffort);

/** What is best effort, and a refusal the visitor saw: neither needs a person. */
async function countDead(db: Kysely<Database>, state: "refused" | "expired"): Promise<number> {
  const { total } = await db
    .selectFrom("deliveries")
    .innerJoin("submissions", "submissions.reference", "deliveries.reference")
    .select(({ fn }) => fn.countAll().as("total"))
    .where("deliveries.state", "=", state)
    .where("deliveries.destination", "not in", bestEffort)
    .where("submissions.state", "=", "accepted")
    .executeTakeFirstOrThrow();
  return Number(total);
}

const low = 12 * 60 * 60 * 1000;

async function countEndingSoon(db: Kysely<Database>, now: number): Promise<number> {
  const { total } = await db
    .selectFrom("deliveries")
    .select(({ fn }) => fn.countAll().as("total"))
    .where("state", "=", "pending")
    .where("deadline", "<=", now + low)
    .executeTakeFirstOrThrow();
  return Number(total);
}
