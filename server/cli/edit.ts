import { type Command, InvalidArgumentError } from "commander";
import { commandWords, usageWords } from "~/data/desk/commands";
import { edit } from "../operator/edit";
import type { CommandContext, ExitCode, Run } from "./context";
import { reference } from "./options";

const words = commandWords.edit;

type Changes = Record<string, string>;

export function addEdit(relay: Command, run: Run) {
  relay
    .command("edit")
    .description("corrects fields of a submission and delivers it again as its next revision")
    .argument("<reference>", "as the visitor saw it", reference)
    .argument("<field=value...>", 'such as "Email=ann@example.com"', readChange)
    .action((ref: string, changes: Changes) => run((context) => correct(context, ref, changes)));
}

function readChange(text: string, before: Changes = {}): Changes {
  const equals = text.indexOf("=");
  if (equals < 1) throw new InvalidArgumentError(usageWords.change);
  return { ...before, [text.slice(0, equals)]: text.slice(equals + 1) };
}

async function correct(context: CommandContext, ref: string, changes: Changes): Promise<ExitCode> {
  const result = await edit(context, ref, { changes });
  switch (result.kind) {
    case "done":
      context.out(words.done(ref, result.revision, result.count));
      return 0;
    case "invalid":
      for (const [name, message] of Object.entries(result.errors))
        context.err(`${name}: ${message}`);
      context.err(words.invalid);
      return 1;
    case "stale":
    case "obstacle":
      context.err(result.obstacle);
      return 1;
  }
}
