import type { Command } from "commander";
import { commandWords } from "~/data/desk/commands";
import { release } from "../operator/release";
import type { CommandContext, ExitCode, Run } from "./context";
import { reference } from "./options";

export function addRelease(relay: Command, run: Run) {
  relay
    .command("release")
    .description("accepts a quarantined submission and delivers it")
    .argument("<reference>", "as list --state quarantined shows it", reference)
    .action((ref: string) => run((context) => releaseOne(context, ref)));
}

async function releaseOne(context: CommandContext, ref: string): Promise<ExitCode> {
  const result = await release(context, ref);
  if (result.kind === "obstacle") {
    context.err(result.obstacle);
    return 1;
  }

  context.out(commandWords.release.done(ref, result.count));
  return 0;
}
