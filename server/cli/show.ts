import type { Command } from "commander";
import { timeInNewYork } from "~/data/dates";
import { unknownReference } from "../leads/operator-log";
import { readStored, storedJson } from "../leads/stored-submission";
import { type Fact, type SubmissionView, viewSubmission } from "../operator/submission-view";
import type { CommandContext, ExitCode, Run } from "./context";
import { reference } from "./options";
import { aligned } from "./print";

export function addShow(relay: Command, run: Run) {
  relay
    .command("show")
    .description(
      "shows one submission, its deliveries, what was done to it, and the proof of its consent",
    )
    .argument("<reference>", "as the visitor saw it", reference)
    .option("--json", "as one JSON object")
    .action((ref: string, { json }: { json?: boolean }) =>
      run((context) => show(context, ref, json), "read"),
    );
}

async function show(context: CommandContext, ref: string, asJson = false): Promise<ExitCode> {
  const stored = await readStored(context.app, ref);
  if (!stored) {
    context.err(unknownReference(ref));
    return 1;
  }
  if (asJson) context.out(JSON.stringify(storedJson(stored)));
  else for (const line of lines(viewSubmission(context.app, stored))) context.out(line);
  return 0;
}

function lines({ headline, summary, place, cautions, ...view }: SubmissionView): string[] {
  return [
    [headline, ...summary].join(" · "),
    place,
    ...cautions.map((text) => `! ${text}`),
    ...section("About it", factLines(view.facts)),
    ...section("Fields", factLines(view.sent)),
    ...section("Answers", factLines(view.answers)),
    ...section(
      "Deliveries",
      view.deliveries.map(({ name, state, detail }) => `${name}: ${state}, ${detail}`),
    ),
    ...section(
      "Timeline",
      view.timeline.map(({ at, text, detail }) =>
        [timeInNewYork(at), text, detail].filter(Boolean).join("  "),
      ),
    ),
    ...section("Consent", factLines(view.consent)),
    ...section("Receipt", factLines(view.proof)),
    ...(view.proof.length === 0 ? ["", "No receipt."] : []),
  ];
}

function section(title: string, rows: readonly string[]): string[] {
  return rows.length === 0 ? [] : ["", title, ...rows.map((row) => `  ${row}`)];
}

/** A value with line breaks continues in its own column, so that it cannot forge a fact. */
function factLines(facts: readonly Fact[]): string[] {
  return aligned(facts.map(({ name, value }) => [name, value]));
}
