import type { Command } from "commander";
import { commandWords } from "~/data/desk/commands";
import { formatAge } from "../operator/format-time";
import {
  countNeeds,
  isLeftBehind,
  isStoredOnly,
  needsPerson,
  type Queue,
  readStatus,
  type Status,
} from "../operator/read-status";
import type { CommandContext, ExitCode, Run } from "./context";
import { aligned } from "./print";
import { keptLine } from "./retention";

const words = commandWords.status;

export function addStatus(relay: Command, run: Run) {
  relay
    .command("status")
    .description("shows what is on and what waits; exits 1 while anything needs attention")
    .option("--json", "as one JSON object")
    .action((options: { json?: boolean }) => run((context) => status(context, options), "read"));
}

async function status(context: CommandContext, { json }: { json?: boolean }): Promise<ExitCode> {
  const found = await readStatus(context);

  if (json) context.out(JSON.stringify(report(found)));
  else for (const line of [...queueLines(found.queues), ...deadLines(found)]) context.out(line);
  return needsPerson(found) ? 1 : 0;
}

function report(status: Status) {
  const { queues, quarantined, refused, expired, chain, retentionFault, silentSeconds } = status;

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
    // Present only while there is something to say.
    ...(retentionFault && { retentionFault }),
    ...(silentSeconds && { silentSeconds }),
    needsPerson: needsPerson(status),
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

function deadLines(status: Status): string[] {
  const { retentionFault, silentSeconds, isDiskFull, chain } = status;
  const { holds, quarantined, refused, expired, certificates, stops } = countNeeds(status);
  const lines = [
    holds > 0 ? words.held(holds) : "",
    quarantined > 0 ? words.quarantined(quarantined) : "",
    refused > 0 ? words.refused(refused) : "",
    expired > 0 ? words.expired(expired) : "",
    stops > 0 ? words.stops(stops) : "",
    certificates > 0 ? words.certificates(certificates) : "",
    ...status.queues
      .filter(isLeftBehind)
      .map(({ name, pending }) => words.leftBehind(name, pending)),
    chain.agrees ? "" : words.chain,
    retentionFault === null ? "" : words.retention(retentionFault),
    ...status.kept.map(keptLine),
    isDiskFull ? words.fullDisk : "",
    silentSeconds ? words.silent(formatAge(silentSeconds)) : "",
  ].filter(Boolean);
  const stored = isStoredOnly(status) ? [words.storedOnly] : [];
  return ["", words.receipts(chain), ...(lines.length > 0 ? lines : [words.nothing]), ...stored];
}
