import type { Kysely } from "kysely";
import { destinationDefinitions } from "../destinations/index";
import type { ChannelRow, Database } from "../store/schema";
import { needyDeliveries, quarantinedSubmissions, type SubmissionNeed } from "./needs";
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
  /** Opt-out requests and notices that no destination has taken yet. */
  optOuts: number;
};

/** What is on, what waits, and what needs a person. */
export async function readStatus(operator: Omit<Operator, "place">): Promise<Status> {
  const { db, now } = operator;

  return {
    queues: await readQueues(operator),
    quarantined: await count(db, { need: "quarantined", now: now() }),
    refused: await count(db, { need: "refused", now: now() }),
    expired: await count(db, { need: "expired", now: now() }),
    certificates: await count(db, { need: "certificates", now: now() }),
    optOuts: await count(db, { need: "opt-outs", now: now() }),
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
