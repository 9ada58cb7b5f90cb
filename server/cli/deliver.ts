import type { Command } from "commander";
import { counted } from "~/data/formats";
import { retryAll } from "../leads/retry";
import { describeAct } from "../operator/acts";
import { runAct } from "../operator/run-act";
import { tryDestinations } from "../operator/try-destinations";
import type { DeadState } from "../state/delivery";
import { type CommandContext, type ExitCode, nothingMatched, operator, type Run } from "./context";
import { reference } from "./options";

export function addRetry(relay: Command, run: Run) {
  relay
    .command("retry")
    .description(describeAct("retry"))
    .argument("[reference]", "of one submission", reference)
    .option("--all-refused", "every refused delivery")
    .option("--all-expired", "every expired delivery")
    .action((ref: string | undefined, { allRefused, allExpired }: Options, command: Command) => {
      if ([ref, allRefused, allExpired].filter(Boolean).length !== 1) {
        command.error("error: name one of these: a reference, --all-refused, --all-expired");
      }
      if (ref) return run((context) => act(context, "retry", ref));
      return run((context) => retryEvery(context, allRefused ? "refused" : "expired"));
    });
}

type Options = { allRefused?: boolean; allExpired?: boolean };

async function retryEvery(context: CommandContext, state: DeadState): Promise<ExitCode> {
  const count = await retryAll(context.app, operator, state);
  if (count === 0) return nothingMatched(context);
  context.out(`${counted(count, "delivery", "deliveries")} due now.`);
  return 0;
}

export function addTry(relay: Command, run: Run) {
  relay
    .command("try")
    .description(
      "tries destinations that do not work now, with what waits for them; exits 1 while one does not work",
    )
    .argument("[destination]", "such as sheet or firm:lee-roe; without it, all that do not work")
    .action((name?: string) =>
      run(async (context) => {
        const isOn = context.app.destinations.some((one) => one.name === name);
        if (name !== undefined && !isOn) {
          context.err(`No destination that is on is called ${name}. relay status lists them.`);
          return 1;
        }
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
    .description(describeAct("release"))
    .argument("<reference>", "as list --state quarantined shows it", reference)
    .action((ref: string) => run((context) => act(context, "release", ref), "write", "firms"));
}

/** As the desk does it, by the same rule. */
async function act(
  { app, out, err }: CommandContext,
  name: string,
  ref: string,
): Promise<ExitCode> {
  const acted = await runAct(app, operator, name, ref);
  if (acted.kind === "done") out(`${ref}: ${acted.text}`);
  else err(acted.text);
  return acted.kind === "done" ? 0 : 1;
}
