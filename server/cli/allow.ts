import type { Command } from "commander";
import { commandWords } from "~/data/desk/commands";
import { counts } from "~/data/desk/counts";
import { logAct } from "../leads/actor";
import { allow } from "../leads/person";
import type { Who } from "../privacy/identity";
import type { CommandContext, ExitCode, Run } from "./context";
import { person } from "./options";

const words = commandWords.allow;

export function addAllow(relay: Command, run: Run) {
  relay
    .command("allow")
    .description("takes one person off the opt-out list; check first who asks")
    .argument("<email|phone>", "of the person", person)
    .action((who: Who) => run((context) => allowPerson(context, who)));
}

async function allowPerson(context: CommandContext, who: Who): Promise<ExitCode> {
  const { db } = context;
  const { lifted, kept } = await allow(context, who);

  const outcome = `${counts.entries(lifted)} lifted`;
  await logAct(db, context, { act: "allow", outcome, references: [null] });
  if (lifted === 0) context.err(words.unlisted);
  else context.out(words.lifted(lifted));
  // If the number stays on the list, the next form with it is opted out again.
  if (kept > 0) context.err(words.kept(kept));
  return lifted === 0 ? 1 : 0;
}
