import type { Command } from "commander";
import type { Kysely } from "kysely";
import { destinationDefinitions, destinationNames } from "../destinations/index";
import type { ChannelTable, Database } from "../store/schema";
import type { CommandContext, ExitCode, Run } from "./context";
import { age, aligned, counted } from "./print";

export function addStatus(relay: Command, run: Run) {
  relay
    .command("status")
    .description("what is on, what waits; exits 1 while anything needs a person")
    .option("--json", "as one JSON object")
    .action((options: { json?: boolean }) => run((context) => status(context, options), "read"));
}

async function status(context: CommandContext, { json }: { json?: boolean }): Promise<ExitCode> {
  const { db } = context;
  const queues = await queuesOf(context);
  const report = {
    destinations: queues.map(({ holdReason: _, ...queue }) => queue),
    quarantined: await countQuarantined(db),
    refused: await countDead(db, "refused"),
    expired: await countDead(db, "expired"),
  };

  if (json) context.out(JSON.stringify(report));
  else for (const line of [...queueLines(queues), ...deadLines(report)]) context.out(line);

  const needsPerson = report.quarantined + report.refused + report.expired > 0;
  return needsPerson || queues.some(({ state }) => state === "held") ? 1 : 0;
}

type Queue = {
  name: string;
  state: "on" | "off" | "held" | "open";
  pending: number;
  /** Age of what waits longest; null when nothing waits. */
  oldestSeconds: number | null;
  holdReason: string | null;
};

async function queuesOf({ db, config, keys, now }: CommandContext): Promise<Queue[]> {
  const waiting = await db
    .selectFrom("deliveries")
    .select(["destination", ({ fn }) => fn.countAll().as("pending")])
    .select(({ fn }) => fn.min("created_at").as("oldest"))
    .where("state", "=", "pending")
    .groupBy("destination")
    .execute();
  const channels = await db.selectFrom("channels").selectAll().execute();

  return destinationDefinitions.map(({ name, connect }) => {
    const queue = waiting.find(({ destination }) => destination === name);
    const connection = connect(config, keys[0]);
    const channel = channels.find((row) => row.name === connection?.channel);
    const seconds = queue ? Math.max(0, Math.floor((now() - Number(queue.oldest)) / 1000)) : null;
    return {
      name,
      state: connection ? stateOf(channel) : "off",
      pending: Number(queue?.pending ?? 0),
      oldestSeconds: seconds,
      holdReason: channel?.hold_reason ?? null,
    };
  });
}

function stateOf(channel: ChannelTable | undefined): Queue["state"] {
  if (!channel) return "on";
  if (channel.held_since !== null) return "held";
  return channel.opened_at === null ? "on" : "open";
}

/** What was erased meanwhile can neither be released nor looked at: nobody has to. */
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

function queueLines(queues: readonly Queue[]): string[] {
  return aligned([
    ["destination", "state", "pending", "oldest", ""],
    ...queues.map(({ name, state, pending, oldestSeconds, holdReason }) => [
      name,
      state,
      String(pending),
      oldestSeconds === null ? "-" : age(oldestSeconds),
      state === "held" ? (holdReason ?? "") : "",
    ]),
  ]);
}

type Dead = { quarantined: number; refused: number; expired: number };

function deadLines({ quarantined, refused, expired }: Dead): string[] {
  const lines = [
    quarantined > 0
      ? `${counted(quarantined, "submission")} quarantined: list --state quarantined, release REF`
      : "",
    refused > 0
      ? `${counted(refused, "delivery", "deliveries")} refused: list --state refused, retry REF`
      : "",
    expired > 0
      ? `${counted(expired, "delivery", "deliveries")} expired: list --state expired, retry REF`
      : "",
  ].filter(Boolean);
  return ["", ...(lines.length > 0 ? lines : ["Nothing needs a person."])];
}
