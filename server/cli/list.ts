import { type Command, Option } from "commander";
import { timeInNewYork } from "~/data/dates";
import { nobody, readPersons } from "../leads/same-person";
import { summarizeStored, withNextTries } from "../leads/stored-submission";
import { eachSubmission, type Filter, listStates } from "../operator/inbox";
import { readDeliveries } from "../state/settle";
import type { SubmissionTable } from "../store/schema";
import { submissionKinds } from "../submission/kinds";
import { unlessDamaged } from "../submission/submission";
import { type CommandContext, type ExitCode, nothingMatched, type Run } from "./context";
import { type Since, since } from "./options";

const kinds = Object.keys(submissionKinds);

type Options = Pick<Filter, "kind" | "state"> & { since?: Since; json?: boolean };

export function addList(relay: Command, run: Run) {
  relay
    .command("list")
    .description("lists submissions, oldest first")
    .addOption(new Option("--kind <kind>", "only of this form").choices(kinds))
    .addOption(
      new Option(
        "--state <state>",
        "in this state, or with a delivery in it; refused and expired as status counts them",
      ).choices(listStates),
    )
    .option(
      "--since <when>",
      "received since a date (2026-11-21) or within a span (24h, 7d)",
      since,
    )
    .option("--json", "one JSON object per line")
    .action((options: Options) => run((context) => list(context, options), "read"));
}

async function list(
  context: CommandContext,
  { since: start, json, ...rest }: Options,
): Promise<ExitCode> {
  const filter = { ...rest, from: start?.(context.app.now()) };
  let isEmpty = true;
  let code: ExitCode = 0;
  for await (const rows of eachSubmission(context.app, filter)) {
    const references = rows.map(({ reference }) => reference);
    const { db } = context.app;
    const deliveries = await withNextTries(db, await readDeliveries(db, references));
    const people = await readPersons(context.app, rows);
    isEmpty = false;
    for (const row of rows) {
      const person = people.get(row.reference) ?? nobody;
      const summary = unlessDamaged(() => summarizeStored(row, deliveries, person));
      if (summary) context.out(json ? JSON.stringify(summary) : formatLine(row, summary));
      else {
        context.err(`${row.reference} cannot be read.`);
        code = 1;
      }
    }
  }
  return isEmpty ? nothingMatched(context) : code;
}

type Summary = ReturnType<typeof summarizeStored>;

function formatLine(row: SubmissionTable, { status, deliveries }: Summary): string {
  const sent = deliveries.map((delivery) => `${delivery.destination} ${delivery.state}`).join(", ");
  const about = row.case_title ?? "";

  return [
    timeInNewYork(row.received_at),
    row.reference,
    row.kind.padEnd(11),
    status.padEnd(11),
    (about.length > 28 ? `${about.slice(0, 27)}…` : about).padEnd(28),
    sent || "stored only",
  ].join("  ");
}
