import type { Command } from "commander";
import { commandWords } from "~/data/desk/commands";
import { retry, retryAll } from "../operator/retry";
import type { CommandContext, ExitCode, Run } from "./context";
import { nothingMatched } from "./matches";
import { reference } from "./options";

const words = commandWords.retry;

type Options = { allRefused?: boolean; allExpired?: boolean };

export function addRetry(relay: Command, run: Run) {
  relay
    .command("retry")
    .description(
      "retries deliveries that were refused or have expired, and at once those waiting for their next try",
    )
    .argument("[reference]", "of one submission", reference)
    .option("--all-refused", "every refused delivery")
    .option("--all-expired", "every expired delivery")
    .action((ref: string | undefined, options: Options, command: Command) => {
      const given = [ref, options.allRefused, options.allExpired].filter(Boolean).length;
      if (given !== 1) command.error(words.usage);
      if (ref) return run((context) => retryOne(context, ref));
      return run((context) => retryEvery(context, options.allRefused ? "refused" : "expired"));
    });
}

async function retryOne(context: CommandContext, ref: string): Promise<ExitCode> {
  const result = await retry(context, ref);
  if (result.kind === "obstacle") {
    context.err(result.obstacle);
    return 1;
  }

  context.out(result.count > 0 ? words.done(ref, result.count) : words.nothing(ref));
  return result.count > 0 ? 0 : 1;
}

async function retryEvery(
  context: CommandContext,
  state: "refused" | "expired",
): Promise<ExitCode> {
  const count = await retryAll(context, state);
  context.out(commandWords.dueNow(count));
  return count > 0 ? 0 : nothingMatched(context);
}
