import type { Command } from "commander";
import { commandWords } from "~/data/desk/commands";
import { counts } from "~/data/desk/counts";
import { logAct } from "../operator/operator-log";
import { allow } from "../privacy/allow";
import type { CommandContext, ExitCode, Run } from "./context";
import { email } from "./options";

const words = commandWords.allow;

export function addAllow(relay: Command, run: Run) {
  relay
    .command("allow")
    .description("takes one person off the opt-out list; check first who asks")
    .argument("<email>", "the person's e-mail address", email)
    .action((address: string) => run((context) => allowPerson(context, address)));
}

async function allowPerson(context: CommandContext, address: string): Promise<ExitCode> {
  const { db, keys, now } = context;
  const { lifted, kept } = await allow(db, { keys, email: address, at: now() });

  const outcome = `${counts.entries(lifted)} lifted`;
  await logAct(db, context, { act: "allow", outcome, references: [null] });
  if (lifted === 0) context.err(words.unlisted);
  else context.out(words.lifted(lifted));
  // A number that stays on the list opts out the next form with it again.
  if (kept > 0) context.err(words.kept(kept));
  return lifted === 0 ? 1 : 0;
}
