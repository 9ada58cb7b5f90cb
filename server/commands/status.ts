import type { Command } from "commander";
import { commandWords } from "~/data/desk/commands";
import { formatAge } from "../operator/format-time";
import { needsPerson, type Queue, readStatus, type Status } from "../operator/read-status";
import type { CommandContext, ExitCode, Run } from "./context";
import { aligned } from "./print";

const words = commandWords.status;

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
    words.columns,
    ...queues.map(({ name, state, pending, oldestSeconds, holdReason }) => [
      name,
      state,
      String(pending),
      oldestSeconds === null ? "-" : formatAge(oldestSeconds),
      state === "held" ? (holdReason ?? "") : "",
    ]),
  ]);
}

function deadLines({ queues, quarantined, refused, expired, certificates }: Status): string[] {
  const held = queues.filter(({ state }) => state === "held").length;
  const lines = [
    held > 0 ? words.held(held) : "",
    quarantined > 0 ? words.quarantined(quarantined) : "",
    refused > 0 ? words.refused(refused) : "",
    expired > 0 ? words.expired(expired) : "",
    certificates > 0 ? words.certificates(certificates) : "",
  ].filter(Boolean);
  return ["", ...(lines.length > 0 ? lines : [words.nothing])];
}
