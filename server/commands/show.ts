import type { Command } from "commander";
import { answerPrefix } from "~/data/forms/prefixes";
import { unknownReference } from "../operator/act-result";
import { readActs } from "../operator/operator-log";
import {
  findSubmission,
  readAttempts,
  readDeliveries,
  readReceipt,
} from "../operator/submission-rows";
import type { SubmissionTable } from "../store/schema";
import type { CommandContext, ExitCode, Run } from "./context";
import { reference } from "./options";
import { type Shown, showLines } from "./show-lines";
import { parseTexts, viewSubmission } from "./submission-view";

export function addShow(relay: Command, run: Run) {
  relay
    .command("show")
    .description(
      "one submission, its deliveries, what was done to it, and the proof of its consent",
    )
    .argument("<reference>", "as the visitor saw it", reference)
    .option("--json", "as one JSON object")
    .action((ref: string, options: { json?: boolean }) =>
      run((context) => show(context, ref, options), "read"),
    );
}

async function show(
  context: CommandContext,
  ref: string,
  { json }: { json?: boolean },
): Promise<ExitCode> {
  const row = await findSubmission(context.db, ref);
  if (!row) {
    context.err(unknownReference(ref));
    return 1;
  }

  const shown = await readAll(context, row);
  const lines = json ? [JSON.stringify(jsonView(shown))] : showLines(shown);
  for (const line of lines) context.out(line);
  return 0;
}

async function readAll({ db }: CommandContext, row: SubmissionTable): Promise<Shown> {
  const deliveries = await readDeliveries(db, [row.reference]);
  return {
    row,
    deliveries,
    attempts: await readAttempts(
      db,
      deliveries.map(({ id }) => id),
    ),
    receipt: await readReceipt(db, row.reference),
    acts: await readActs(db, row.reference),
  };
}

function jsonView({ row, deliveries, attempts, receipt, acts }: Shown) {
  const view = viewSubmission(row, deliveries);
  return {
    ...view,
    deliveries: view.deliveries.map((delivery, index) => ({
      ...delivery,
      attempts: attempts
        .filter(({ delivery_id }) => delivery_id === deliveries[index]?.id)
        .map(({ started_at, outcome, status }) => ({ at: iso(started_at), outcome, status })),
    })),
    fields: { ...parseTexts(row.fields), ...answersByPostedName(row) },
    receipt: receipt
      ? { ...receipt, body: parseOrKeep(receipt.body), personal: parseOrKeep(receipt.personal) }
      : null,
    acts: acts.map(({ at, act, place, outcome }) => ({ at: iso(at), act, place, outcome })),
  };
}

function answersByPostedName({ answers }: SubmissionTable) {
  return Object.fromEntries(
    Object.entries(parseTexts(answers)).map(([name, value]) => [answerPrefix + name, value]),
  );
}

/**
 * Serialized with sorted names and no white space, the parsed value gives the hashed bytes again.
 * Text that does not parse is printed as it is.
 */
function parseOrKeep(json: string | null): unknown {
  if (json === null) return null;
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

function iso(at: number): string {
  return new Date(at).toISOString();
}
