import type { Command } from "commander";
import { counted } from "~/data/formats";
import { retry, retryAll } from "../leads/retry";
import { acts } from "../operator/acts";
import { release } from "../operator/submission-acts";
import { tryDestinations } from "../operator/try-destinations";
import type { DeadState } from "../outbox/delivery";
import { type CommandContext, type ExitCode, nothingMatched, operator, type Run } from "./context";
import { reference } from "./options";

export function addRetry(relay: Command, run: Run) {
  relay
    .command("retry")
    .description(acts.retry.does)
    .argument("[reference]", "of one submission", reference)
    .option("--all-refused", "every refused delivery")
    .option("--all-expired", "every expired delivery")
    .action((ref: string | undefined, { allRefused, allExpired }: Options, command: Command) => {
      if ([ref, allRefused, allExpired].filter(Boolean).length !== 1) {
        command.error("error: name a reference, --all-refused or --all-expired");
      }
      if (ref) return run((context) => retryOne(context, ref));
      return run((context) => retryEvery(context, allRefused ? "refused" : "expired"));
    });
}

type Options = { allRefused?: boolean; allExpired?: boolean };

async function retryOne(context: CommandContext, ref: string): Promise<ExitCode> {
  const result = await retry(context.app, operator, { reference: ref });
  if (result.kind === "obstacle") {
    context.err(result.obstacle);
    return 1;
  }
  context.out(`${ref}: ${result.count > 0 ? due(result.count) : "nothing to send again."}`);
  return result.count > 0 ? 0 : 1;
}

async function retryEvery(context: CommandContext, state: DeadState): Promise<ExitCode> {
  const count = await retryAll(context.app, operator, state);
  context.out(due(count));
  return count > 0 ? 0 : nothingMatched(context);
}

export function addTry(relay: Command, run: Run) {
  relay
    .command("try")
    .description(acts.try.does)
    .argument("[destination]", "such as sheet or firm:lee-roe; without it, all that do not work")
    .action((name?: string) =>
      run(async (context) => {
        const tried = await tryDestinations(context.app, operator, name);
        if (tried.length === 0) {
          context.out(`${name ?? "Every destination"} works, or an operator paused it.`);
          return 0;
        }
        for (const { isOpen, text } of tried) (isOpen ? context.out : context.err)(text);
        return tried.every(({ isOpen }) => isOpen) ? 0 : 1;
      }),
    );
}

export function addRelease(relay: Command, run: Run) {
  relay
    .command("release")
    .description(acts.release.does)
    .argument("<reference>", "as list --state quarantined shows it", reference)
    .action((ref: string) => run((context) => releaseOne(context, ref), "write", "firms"));
}

async function releaseOne(context: CommandContext, ref: string): Promise<ExitCode> {
  const result = await release(context.app, operator, ref);
  if (result.kind === "obstacle") context.err(result.obstacle);
  else context.out(`${ref} released, ${due(result.count)}`);
  return result.kind === "obstacle" ? 1 : 0;
}

function due(count: number): string {
  return `${counted(count, "delivery", "deliveries")} due now.`;
}
