import type { Command } from "commander";
import { counts } from "~/data/desk/counts";
import { person as readPerson } from "../leads/person";
import type { Who } from "../privacy/identity";
import { logRequest } from "../privacy/privacy-log";
import type { CommandContext, ExitCode, Run } from "./context";
import { person } from "./options";

export function addPerson(relay: Command, run: Run) {
  relay
    .command("person")
    .description("prints everything held about one person, as JSON")
    .argument("<email|phone>", "of the person", person)
    .action((who: Who) => run((context) => showPerson(context, who)));
}

/** Logged, because requests to know and their answers must be kept on record. */
async function showPerson(context: CommandContext, who: Who): Promise<ExitCode> {
  const { db, keys, now } = context;
  const held = await readPerson(db, { keys, ...who });
  await logRequest(db, { at: now(), nature: "know", outcome: describeOutcome(held) });

  context.out(JSON.stringify(held, null, 2));
  return held.submissions.length + held.suppressions.length + held.watches.length > 0 ? 0 : 1;
}

/** For an erased submission, only the receipt was handed out. */
function describeOutcome({ submissions }: Awaited<ReturnType<typeof readPerson>>): string {
  const erased = submissions.filter(({ erasedAt }) => erasedAt !== null).length;
  const whole = counts.submissions(submissions.length - erased);
  return erased === 0 ? whole : `${whole}, ${erased} more by receipt only`;
}
