import type { Command } from "commander";
import { commandWords } from "~/data/desk/commands";
import { destinationNames } from "../destinations/index";
import {
  type Cancelled,
  countWatches,
  erasePerson,
  type Held,
  previewErasure,
} from "../leads/erase";
import { formatTime } from "../operator/format-time";
import type { Who } from "../privacy/identity";
import type { CommandContext, ExitCode, Run } from "./context";
import { person } from "./options";

const words = commandWords.erase;

type Options = { dryRun?: boolean; yes?: boolean };

export function addErase(relay: Command, run: Run) {
  relay
    .command("erase")
    .description("erases what one person sent; opt-outs and the chain of receipts stay")
    .argument("<email|phone>", "of the person", person)
    .option("--dry-run", "only prints what would be erased, and what was sent to whom")
    .option("--yes", "does not ask; needed where there is no terminal to ask on")
    .action((who: Who, options: Options) =>
      run((context) => eraseWhom(context, who, options), options.dryRun ? "read" : "write"),
    );
}

async function eraseWhom(
  context: CommandContext,
  who: Who,
  { dryRun, yes }: Options,
): Promise<ExitCode> {
  const held = await previewErasure(context, who);
  const watches = await countWatches(context, who);
  if (held.length + watches === 0) {
    context.err(words.nothing);
    return 1;
  }
  if (!dryRun && !yes && !context.ask) {
    context.err(words.needsYes);
    return 2;
  }
  const before = held.filter(({ isErased }) => isErased).length;
  if (dryRun || !yes) context.out(words.wouldErase(held.length - before, before));
  for (const line of sentLines(held)) context.out(line);
  if (watches > 0) context.out(words.watches(watches));
  if (dryRun) return 0;
  if (!yes && !(await isConfirmed(context, who))) {
    context.err(words.unconfirmed);
    return 1;
  }
  return eraseAll(context, who);
}

/** Asks for the address or number again, so that nobody erases the wrong person. */
async function isConfirmed({ ask }: CommandContext, who: Who): Promise<boolean> {
  const word = who.email ?? who.phone ?? "";
  const typed = await ask?.(words.ask(word));
  return typed?.trim().toLowerCase() === word.toLowerCase();
}

function sentLines(held: readonly Held[]): string[] {
  return held.map(({ reference, sent }) => {
    const told = sent.map(({ destination, at }) =>
      at === null ? words.mayHave(destination) : words.sentTo(destination, formatTime(at)),
    );
    return words.sent(reference, told.join(", ") || words.notSent);
  });
}

async function eraseAll(context: CommandContext, who: Who): Promise<ExitCode> {
  const { submissions, receipts, cancelled, inFlight } = await erasePerson(context, who);
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
