import type { Command } from "commander";
import { spellAge, timeInNewYork } from "~/data/dates";
import {
  countNeeds,
  needsPerson,
  type Queue,
  readStatus,
  type Status,
} from "../operator/read-status";
import type { CommandContext, ExitCode, Run } from "./context";
import { aligned } from "./print";

export function addStatus(relay: Command, run: Run) {
  relay
    .command("status")
    .description("shows what is on and what waits; exits 1 while anything needs attention")
    .option("--json", "as one JSON object")
    .action(({ json }: { json?: boolean }) => run((context) => status(context, json), "read"));
}

async function status(context: CommandContext, asJson = false): Promise<ExitCode> {
  const found = await readStatus(context);
  if (asJson) context.out(JSON.stringify(toJson(found)));
  else for (const line of lines(found)) context.out(line);
  return needsPerson(found) ? 1 : 0;
}

function toJson(status: Status) {
  const { queues, chain } = status;
  const { quarantined, refused, expired } = countNeeds(status);
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
    chain,
    needsPerson: needsPerson(status),
  };
}

function lines(status: Status): string[] {
  const { stored, sealed } = status.chain;
  const { needs } = status;
  return [
    ...aligned([["destination", "state", "pending", "oldest", ""], ...status.queues.map(columns)]),
    "",
    `Receipts: ${stored} stored, ${sealed} sealed.`,
    ...(needs.every(({ isWatched }) => isWatched) ? ["Nothing needs attention."] : []),
    ...needs.map(({ title, todo }) => `${title}. ${todo}`),
  ];
}

function columns({ name, state, pending, oldestSeconds, ...queue }: Queue): string[] {
  const oldest = oldestSeconds === null ? "-" : spellAge(oldestSeconds);
  const since = queue.passedAt === null ? "" : `, delivered last ${timeInNewYork(queue.passedAt)}`;
  const error = pending > 0 && queue.lastError ? `${queue.lastError}${since}` : "";
  return [name, state, String(pending), oldest, error];
}
