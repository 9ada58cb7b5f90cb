import { type Command, InvalidArgumentError } from "commander";
import { edit } from "../operator/edit";
import type { CommandContext, ExitCode, Run } from "./context";
import { reference } from "./options";
import { counted } from "./print";

type Changes = Record<string, string>;

export function addEdit(relay: Command, run: Run) {
  relay
    .command("edit")
    .description("corrects fields of a submission and delivers it again, as its next revision")
    .argument("<reference>", "as the visitor saw it", reference)
    .argument("<field=value...>", 'such as "Email=ann@example.com"', readChange)
    .action((ref: string, changes: Changes) => run((context) => correct(context, ref, changes)));
}

function readChange(text: string, before: Changes = {}): Changes {
  const equals = text.indexOf("=");
  if (equals < 1) throw new InvalidArgumentError("It must be a field, =, and its new value.");
  return { ...before, [text.slice(0, equals)]: text.slice(equals + 1) };
}

async function correct(context: CommandContext, ref: string, changes: Changes): Promise<ExitCode> {
  const result = await edit(context, ref, changes);
  switch (result.kind) {
    case "done":
      context.out(
        `${ref} is revision ${result.revision}, ${counted(result.count, "delivery", "deliveries")} due now.`,
      );
      return 0;
    case "invalid":
      for (const [name, message] of Object.entries(result.errors))
        context.err(`${name}: ${message}`);
      context.err("Nothing was changed.");
      return 1;
    case "obstacle":
      context.err(result.obstacle);
      return 1;
  }
}
