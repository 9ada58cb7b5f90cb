import type { Command } from "commander";
import { counts } from "~/data/desk/counts";
import { person } from "../privacy/person";
import { logRequest } from "../privacy/privacy-log";
import type { CommandContext, ExitCode, Run } from "./context";
import { email } from "./options";

export function addPerson(relay: Command, run: Run) {
  relay
    .command("person")
    .description("everything held about one person, as JSON")
    .argument("<email>", "the person's e-mail address", email)
    .action((address: string) => run((context) => showPerson(context, address)));
}

/** Noted, because requests to know and their answers must be kept on record. */
async function showPerson(context: CommandContext, address: string): Promise<ExitCode> {
  const { db, keys, now } = context;
  const held = await person(db, { keys, email: address });
  await logRequest(db, { at: now(), nature: "know", outcome: describeOutcome(held) });

  context.out(JSON.stringify(held, null, 2));
  return held.submissions.length + held.suppressions.length > 0 ? 0 : 1;
}

/** For an erased submission, only the receipt was handed out. */
function describeOutcome({ submissions }: Awaited<ReturnType<typeof person>>): string {
  const erased = submissions.filter(({ erasedAt }) => erasedAt !== null).length;
  const whole = counts.submissions(submissions.length - erased);
  return erased === 0 ? whole : `${whole}, ${erased} more by receipt only`;
}
