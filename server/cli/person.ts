import type { Command } from "commander";
import { timeInNewYork } from "~/data/dates";
import { counted } from "~/data/formats";
import { type Affected, erasePerson, previewErasure } from "../leads/erase";
import { allow, readPerson } from "../leads/person";
import { describeAct } from "../operator/acts";
import type { Who } from "../privacy/identity";
import { logRequest } from "../privacy/privacy-log";
import { type CommandContext, type ExitCode, errorMessage, operator, type Run } from "./context";
import { type PersonArgument, personOrInput, readAsked } from "./options";

const who = "of the person; - reads it from standard input, so that no list of processes shows it";

function readOrRefuse(asked: PersonArgument, command: Command): Promise<Who> {
  return readAsked(asked).catch((error: unknown) =>
    command.error(`error: standard input: ${errorMessage(error)}`),
  );
}

export function addPerson(relay: Command, run: Run) {
  relay
    .command("person")
    .description("prints everything stored about one person, as JSON")
    .argument("<email|phone|->", who, personOrInput)
    .action(async (asked: PersonArgument, _options: object, command: Command) => {
      const given = await readOrRefuse(asked, command);
      await run((context) => showPerson(context, given));
    });
}

/** Logged, because requests to know and their answers must be kept on record. */
async function showPerson(context: CommandContext, given: Who): Promise<ExitCode> {
  const { db, now } = context.app;
  const { unreadable, earlier, ...stored } = await readPerson(context.app, given);
  const erased = stored.submissions.filter(({ erasedAt }) => erasedAt !== null).length;
  const whole = counted(stored.submissions.length - erased, "submission");
  // For an erased submission, only the receipt was handed out.
  const outcome = erased === 0 ? whole : `${whole}, ${erased} more by receipt only`;
  await logRequest(db, operator, { at: now(), nature: "know", outcome });

  context.out(JSON.stringify(stored, null, 2));
  for (const reference of unreadable) context.err(`${reference} cannot be read, and is left out.`);
  for (const reference of earlier) context.err(earlierLine(reference, "left out"));
  if (unreadable.length > 0) return 1;
  return stored.submissions.length + stored.suppressions.length > 0 ? 0 : 1;
}

export function addAllow(relay: Command, run: Run) {
  relay
    .command("allow")
    .description(describeAct("allow"))
    .argument("<email|phone|->", who, personOrInput)
    .action(async (asked: PersonArgument, _options: object, command: Command) => {
      const given = await readOrRefuse(asked, command);
      await run((context) => allowPerson(context, given));
    });
}

async function allowPerson(context: CommandContext, given: Who): Promise<ExitCode> {
  const { lifted, kept, earlier } = await allow(context.app, operator, given);
  if (lifted === 0) context.err("That person is not on the opt-out list.");
  else context.out(`${counted(lifted, "entry", "entries")} lifted.`);
  for (const reference of earlier) context.err(earlierLine(reference, "left out"));
  // If the number stays on the list, the next form with it is opted out again.
  if (kept > 0) {
    context.err(
      `${counted(kept, "phone number")} of this person stay on the list, because another person opted out with the same number.`,
    );
  }
  return lifted === 0 ? 1 : 0;
}

type EraseOptions = { dryRun?: boolean; yes?: boolean };

export function addErase(relay: Command, run: Run) {
  relay
    .command("erase")
    .description(describeAct("erase"))
    .argument("<email|phone|->", who, personOrInput)
    .option("--dry-run", "only prints what would be erased, and what was sent to whom")
    .option("--yes", "does not ask; needed where there is no terminal to ask on")
    .action(async (asked: PersonArgument, options: EraseOptions, command: Command) => {
      const given = await readOrRefuse(asked, command);
      await run(
        (context) => eraseWhom(context, given, options),
        options.dryRun ? "read" : "write",
        "firms",
      );
    });
}

async function eraseWhom(
  context: CommandContext,
  who: Who,
  { dryRun, yes }: EraseOptions,
): Promise<ExitCode> {
  const { app, out, err, ask } = context;
  const { stored, earlier } = await previewErasure(app, who);
  for (const reference of earlier) err(earlierLine(reference, "not erased"));
  if (stored.length === 0) {
    err("Nothing was sent with that address or number.");
    return 1;
  }
  if (!dryRun && !yes && !ask) {
    err("error: without a terminal to ask on, give --yes (or --dry-run to look first)");
    return 2;
  }
  if (dryRun || !yes) out(describeStored(stored));
  for (const line of stored.map(sentLine)) out(line);
  if (dryRun) return 0;

  // Asks for the address or number again, so that nobody erases the wrong person.
  const word = who.email ?? who.phone ?? "";
  const typed = yes ? word : await ask?.(`This cannot be undone. Type ${word} to erase: `);
  if (typed?.trim().toLowerCase() !== word.toLowerCase()) {
    err("Nothing was erased.");
    return 1;
  }
  const { submissions, receipts } = await erasePerson(app, operator, who);
  if (submissions > 0) out(`${counted(submissions, "submission")} erased.`);
  if (receipts > 0) {
    out(
      `Personal parts erased from the receipts of ${counted(receipts, "submission")} erased before.`,
    );
  }
  return 0;
}

function earlierLine(reference: string, what: string): string {
  return `${reference} is ${what}: it once had that address or number and was corrected to another, which may be somebody else's. If not, ask for that one too (relay show ${reference}).`;
}

function describeStored(stored: readonly Affected[]): string {
  const before = stored.filter(({ isErased }) => isErased).length;
  const more = `, and the receipts of ${counted(before, "submission")} erased before`;
  const whole = counted(stored.length - before, "submission");
  return `Would be erased: ${whole}${before > 0 ? more : ""}.`;
}

function sentLine({ reference, sent }: Affected): string {
  const places = sent.map(({ destination, at }) =>
    at === null
      ? `may have reached ${destination}`
      : `sent to ${destination} at ${timeInNewYork(at)}`,
  );
  return `  ${reference}: ${places.join(", ") || "sent to nobody"}`;
}
