import type { Command } from "commander";
import { erase } from "../privacy/erasure";
import type { CommandContext, ExitCode, Run } from "./context";
import { email } from "./options";
import { counted } from "./print";

export function addErase(relay: Command, run: Run) {
  relay
    .command("erase")
    .description("erases what one person sent; opt-outs and the chain of receipts stay")
    .argument("<email>", "the person's e-mail address", email)
    .action((address: string) => run((context) => erasePerson(context, address)));
}

async function erasePerson(context: CommandContext, address: string): Promise<ExitCode> {
  const { db, key, now } = context;
  const count = await erase(db, { key, email: address, at: now() });

  if (count === 0) context.err("Nothing was sent with that address.");
  else context.out(`${counted(count, "submission")} erased.`);
  return count === 0 ? 1 : 0;
}
