import type { Command } from "commander";
import { spellAge, timeInNewYork } from "~/data/dates";
import { todoInTerminal } from "../operator/needs";
import {
  type DestinationStatus,
  describeCondition,
  destinationState,
  type RelayStatus,
  readStatus,
} from "../operator/read-status";
import { isBroken } from "../state/condition";
import type { CommandContext, ExitCode, Run } from "./context";
import { aligned } from "./print";

export function addStatus(relay: Command, run: Run) {
  relay
    .command("status")
    .description(
      "shows what needs the operator and what is on; exits 1 while anything needs the operator",
    )
    .option("--json", "as one JSON object")
    .action(({ json }: { json?: boolean }) => run((context) => status(context, json), "read"));
}

async function status(context: CommandContext, asJson = false): Promise<ExitCode> {
  const found = await readStatus(context.app);
  if (asJson) context.out(JSON.stringify(toJson(found)));
  else for (const line of lines(found, context.app.now())) context.out(line);
  return found.needs.length > 0 ? 1 : 0;
}

function toJson(status: RelayStatus) {
  const { destinations, needs, chain, backup } = status;
  return {
    destinations: destinations.map(({ name, condition, pending, oldestSeconds }) => ({
      name,
      state: destinationState(condition),
      since: timestamp("since" in condition ? condition.since : null),
      reason: "error" in condition ? condition.error : null,
      pending,
      oldestSeconds,
    })),
    needs: needs.map((need) => ({
      kind: need.kind,
      destination: need.destination,
      count: need.count,
      since: timestamp(need.since),
      title: need.title,
      todo: todoInTerminal(need),
    })),
    chain,
    backup: { at: timestamp(backup.at) },
    needsPerson: needs.length > 0,
  };
}

function timestamp(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

function lines(status: RelayStatus, now: number): string[] {
  const { destinations, needs, hints, chain, backup } = status;
  return [
    ...(needs.length > 0 ? [] : ["Nothing needs attention."]),
    ...needs.flatMap((need) => [
      `${need.title}${need.reason === null ? "" : `: ${need.reason}`}`,
      `  ${todoInTerminal(need)}`,
      // A legal day that is still to come is in the title.
      ...(need.since === null || need.since > now ? [] : [`  Since ${timeInNewYork(need.since)}.`]),
    ]),
    "",
    ...aligned([
      ["destination", "state", "pending", "oldest", ""],
      ...destinations.map((one) => [
        one.name,
        spellCondition(one),
        String(one.pending),
        one.oldestSeconds === null ? "-" : spellAge(one.oldestSeconds),
        waitingOf(one),
      ]),
    ]),
    "",
    ...hints,
    `Receipts: ${chain.stored} stored, ${chain.sealed} sealed.`,
    backup.at === null
      ? "Backup: none was made with relay backup."
      : `Backup: the newest is of ${timeInNewYork(backup.at)}.`,
  ];
}

function spellCondition({ condition }: DestinationStatus): string {
  const { words, error } = describeCondition(condition, timeInNewYork);
  return [words, error ?? []].flat().join(": ");
}

/** When a delivery was accepted last, and when it is tried next, as far as it matters. */
function waitingOf({ condition, pending, passedAt }: DestinationStatus): string {
  const nextAt = isBroken(condition) ? condition.nextAt : null;
  return [
    pending > 0 && passedAt !== null ? `delivered last ${timeInNewYork(passedAt)}` : null,
    nextAt === null ? null : `next try ${timeInNewYork(nextAt)}`,
  ]
    .filter(Boolean)
    .join(", ");
}
