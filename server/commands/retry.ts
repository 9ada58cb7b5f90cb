import type { Command } from "commander";
import { retry, retryAll } from "../operator/retry";
import type { CommandContext, ExitCode, Run } from "./context";
import { reference } from "./options";
import { counted } from "./print";

type Options = { allRefused?: boolean; allExpired?: boolean };

export function addRetry(relay: Command, run: Run) {
  relay
    .command("retry")
    .description("sends again what was refused, has expired or is held back")
    .argument("[reference]", "of one submission", reference)
    .option("--all-refused", "every refused delivery")
    .option("--all-expired", "every expired delivery")
    .action((ref: string | undefined, options: Options, command: Command) => {
      const given = [ref, options.allRefused, options.allExpired].filter(Boolean).length;
      if (given !== 1) command.error("error: name a reference, --all-refused or --all-expired");
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

  context.out(
    result.count > 0
      ? `${ref}: ${counted(result.count, "delivery", "deliveries")} due now.`
      : `${ref}: nothing to send again.`,
  );
  return result.count > 0 ? 0 : 1;
}

async function retryEvery(
  context: CommandContext,
  state: "refused" | "expired",
): Promise<ExitCode> {
  const count = await retryAll(context, state);
  context.out(`${counted(count, "delivery", "deliveries")} due now.`);
  return 0;
}
