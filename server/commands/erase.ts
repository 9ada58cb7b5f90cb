import type { Command } from "commander";
import { commandWords } from "~/data/desk/commands";
import { counts } from "~/data/desk/counts";
import { destinationNames } from "../destinations/index";
import { logAct } from "../operator/operator-log";
import { type Cancelled, erase } from "../privacy/erasure";
import type { CommandContext, ExitCode, Run } from "./context";
import { email } from "./options";

const words = commandWords.erase;

export function addErase(relay: Command, run: Run) {
  relay
    .command("erase")
    .description("erases what one person sent; opt-outs and the chain of receipts stay")
    .argument("<email>", "the person's e-mail address", email)
    .action((address: string) => run((context) => erasePerson(context, address)));
}

async function erasePerson(context: CommandContext, address: string): Promise<ExitCode> {
  const { db, keys, now } = context;
  const { submissions, receipts, cancelled, inFlight } = await erase(db, {
    keys,
    email: address,
    at: now(),
  });
  if (submissions + receipts === 0) {
    context.err(words.nothing);
    return 1;
  }

  const outcome = `${counts.submissions(submissions)} erased`;
  await logAct(db, context, { act: "erase", outcome, references: [null] });
  if (submissions > 0) context.out(words.done(submissions));
  if (receipts > 0) context.out(words.receipts(receipts));
  for (const line of cancelledLines(cancelled)) context.out(line);
  if (inFlight > 0) context.out(words.inFlight(inFlight));
  return 0;
}

/**
 * A cancelled unsubscribe or opt-out reaches the form service only if the operator passes it on.
 */
function cancelledLines(all: readonly Cancelled[]): string[] {
  const cancelled = all.filter(({ destination }) => doableByHand.includes(destination));
  if (cancelled.length === 0) return [];

  const total = cancelled.reduce((sum, { deliveries }) => sum + deliveries, 0);
  const kinds = countByKind(cancelled).join(", ");
  const isRequest = cancelled.some(({ kind }) => kind === "unsubscribe" || kind === "opt_out");
  return [words.cancelled(total, kinds), ...(isRequest ? [words.byHand] : [])];
}

const doableByHand = destinationNames(({ isDoableByHand }) => isDoableByHand);

function countByKind(cancelled: readonly Cancelled[]): string[] {
  return [...new Set(cancelled.map(({ kind }) => kind))].map((kind) => {
    const ofKind = cancelled.filter((row) => row.kind === kind);
    return `${kind} ${ofKind.reduce((sum, { deliveries }) => sum + deliveries, 0)}`;
  });
}
