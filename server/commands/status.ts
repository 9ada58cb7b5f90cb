import type { Command } from "commander";
import { age } from "../operator/print-time";
import { needsPerson, type Queue, readStatus, type Status } from "../operator/read-status";
import type { CommandContext, ExitCode, Run } from "./context";
import { aligned, counted } from "./print";

export function addStatus(relay: Command, run: Run) {
  relay
    .command("status")
    .description("what is on, what waits; exits 1 while anything needs a person")
    .option("--json", "as one JSON object")
    .action((options: { json?: boolean }) => run((context) => status(context, options), "read"));
}

async function status(context: CommandContext, { json }: { json?: boolean }): Promise<ExitCode> {
  const found = await readStatus(context);

  if (json) context.out(JSON.stringify(report(found)));
  else for (const line of [...queueLines(found.queues), ...deadLines(found)]) context.out(line);
  return needsPerson(found) ? 1 : 0;
}

function report({ queues, quarantined, refused, expired }: Status) {
  return {
    destinations: queues.map(({ name, state, pending, oldestSeconds }) => ({
      name,
      state,
      pending,
      oldestSeconds,
    })),
    quarantined,
    refused,
    expired,
  };
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

function deadLines({ quarantined, refused, expired }: Status): string[] {
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
