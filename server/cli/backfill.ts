import type { Command } from "commander";
import { commandWords } from "~/data/desk/commands";
import { backfill } from "../operator/backfill";
import type { CommandContext, ExitCode, Run } from "./context";
import { countSince, nothingMatched } from "./matches";
import { type Since, since } from "./options";
import { createProgress } from "./progress";

const words = commandWords.backfill;

type Options = { since?: Since; dryRun?: boolean };

export function addBackfill(relay: Command, run: Run) {
  relay
    .command("backfill")
    .description("plans deliveries to a destination for submissions from before it was configured")
    .argument("<destination>", "as status names it, such as sheet or form:home")
    .option("--since <when>", "received since a date or within a span (24h, 7d)", since)
    .option("--dry-run", "only prints how many there would be")
    .action((destination: string, options: Options) =>
      run((context) => fill(context, destination, options), options.dryRun ? "read" : "write"),
    );
}

async function fill(
  context: CommandContext,
  destination: string,
  { since: start, dryRun }: Options,
): Promise<ExitCode> {
  const from = start?.(context.now()) ?? 0;
  const progress = createProgress(words.progress);
  const result = await backfill(context, {
    destination,
    from,
    isDryRun: dryRun === true,
    progress: progress.set,
  }).finally(progress.end);

  if (result.kind === "obstacle") {
    context.err(result.obstacle);
    return 1;
  }
  context.out(dryRun ? words.wouldPlan(result.count) : words.planned(result.count));
  const isFound = result.count > 0 || (await countSince(context, from)) > 0;
  return isFound ? 0 : nothingMatched(context);
}
