import type { Command } from "commander";
import type { Kysely } from "kysely";
import { answerPrefix } from "~/data/forms/prefixes";
import type { Database, SubmissionTable } from "../store/schema";
import type { CommandContext, ExitCode, Run } from "./context";
import { reference } from "./options";
import { aligned, counted, localTime } from "./print";
import {
  type DeliveryRow,
  deliveriesOf,
  submissionOf,
  textsOf,
  unknownReference,
  viewOf,
} from "./submission-view";

export function addShow(relay: Command, run: Run) {
  relay
    .command("show")
    .description("one submission, its deliveries, and the proof of its consent")
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
  const row = await submissionOf(context.db, ref);
  if (!row) {
    context.err(unknownReference(ref));
    return 1;
  }

  const deliveries = await deliveriesOf(context.db, [ref]);
  const receipt = await receiptOf(context.db, ref);
  const lines = json
    ? [jsonOf(row, deliveries, receipt)]
    : [
        ...summary(row),
        ...section("Fields", Object.entries(textsOf(row.fields))),
        ...section("Answers", Object.entries(textsOf(row.answers))),
        ...(await deliveryLines(context.db, deliveries)),
        ...proof(receipt),
      ];
  for (const line of lines) context.out(line);
  return 0;
}

type Receipt = NonNullable<Awaited<ReturnType<typeof receiptOf>>>;

/** The newest revision is the one that counts. */
async function receiptOf(db: Kysely<Database>, ref: string) {
  return db
    .selectFrom("receipts")
    .select(["revision", "body", "sha256", "personal", "seq", "seal"])
    .where("reference", "=", ref)
    .orderBy("revision", "desc")
    .executeTakeFirst();
}

function jsonOf(row: SubmissionTable, deliveries: DeliveryRow[], receipt: Receipt | undefined) {
  return JSON.stringify({
    ...viewOf(row, deliveries),
    fields: { ...textsOf(row.fields), ...answersOf(row) },
    receipt: receipt
      ? { ...receipt, body: parsed(receipt.body), personal: parsed(receipt.personal) }
      : null,
  });
}

/** Under the names they were posted by. */
function answersOf({ answers }: SubmissionTable) {
  return Object.fromEntries(
    Object.entries(textsOf(answers)).map(([name, value]) => [answerPrefix + name, value]),
  );
}

/** Sorted names without white space give the hashed bytes again; what does not parse stays raw. */
function parsed(json: string | null): unknown {
  if (json === null) return null;
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

function summary(row: SubmissionTable): string[] {
  return aligned([
    ["reference", row.reference],
    ["kind", row.kind],
    ["case", row.case_title ?? "-"],
    ["received", localTime(row.received_at)],
    ["state", row.erased_at === null ? row.state : `erased ${localTime(row.erased_at)}`],
    ["opted out", viewOf(row, []).optedOut.join(", ") || "no"],
    ["page", row.page_source],
    ["address", row.ip ? `${row.ip} (seen by the ${row.ip_source ?? "server"})` : "-"],
  ]);
}

function section(title: string, rows: [string, string][]): string[] {
  if (rows.length === 0) return [];

  const indented = rows.map(([name, value]) => [`  ${name}`, value.replace(/\r?\n/g, "\n    ")]);
  return ["", title, ...aligned(indented)];
}

async function deliveryLines(db: Kysely<Database>, deliveries: DeliveryRow[]): Promise<string[]> {
  if (deliveries.length === 0) return ["", "Stored only: no destination was on."];

  const lines = ["", "Deliveries"];
  for (const { id, destination, state, attempts, next_at, reason } of deliveries) {
    const next = state === "pending" ? `next ${localTime(next_at)}` : "";
    const told = [state, counted(attempts, "attempt"), next, reason].filter(Boolean).join(", ");
    lines.push(`  ${destination}: ${told}`, ...(await attemptLines(db, id)));
  }
  return lines;
}

async function attemptLines(db: Kysely<Database>, id: number): Promise<string[]> {
  const attempts = await db
    .selectFrom("attempts")
    .select(["started_at", "outcome", "status", "detail"])
    .where("delivery_id", "=", id)
    .orderBy("id")
    .execute();
  return aligned(
    attempts.map(({ started_at, outcome, status, detail }) => [
      `    ${localTime(started_at)}`,
      outcome,
      status === null ? "-" : String(status),
      detail,
    ]),
  );
}

/** What a partner firm needs as proof: the very bytes, to be hashed again by anybody. */
function proof(receipt: Receipt | undefined): string[] {
  if (!receipt) return ["", "No receipt."];

  const { body, sha256, personal, seq, seal } = receipt;
  return [
    "",
    "Receipt",
    `  body      ${body}`,
    `  sha256    ${sha256} (of body)`,
    `  personal  ${personal ?? "erased"}`,
    `  place     ${seq === null ? "not sealed yet" : `${seq} in the chain`}`,
    ...(seal === null ? [] : [`  seal      ${seal}`]),
  ];
}
