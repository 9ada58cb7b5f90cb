import { localTime } from "../operator/print-time";
import type { AttemptRow, DeliveryRow, ReceiptRow } from "../operator/read-submission";
import type { OperatorLogTable, SubmissionTable } from "../store/schema";
import { aligned, counted } from "./print";
import { parseTexts, viewSubmission } from "./submission-view";

export type Shown = {
  row: SubmissionTable;
  deliveries: readonly DeliveryRow[];
  attempts: readonly AttemptRow[];
  receipt: ReceiptRow | undefined;
  acts: readonly OperatorLogTable[];
};

/** One submission as lines for a terminal. */
export function showLines({ row, deliveries, attempts, receipt, acts }: Shown): string[] {
  return [
    ...summary(row),
    ...section("Fields", Object.entries(parseTexts(row.fields))),
    ...section("Answers", Object.entries(parseTexts(row.answers))),
    ...deliveryLines(deliveries, attempts),
    ...actLines(acts),
    ...proof(receipt),
  ];
}

function summary(row: SubmissionTable): string[] {
  return aligned([
    ["reference", row.reference],
    ["revision", String(row.revision)],
    ["kind", row.kind],
    ["case", row.case_title ?? "-"],
    ["received", localTime(row.received_at)],
    ["state", row.erased_at === null ? row.state : `erased ${localTime(row.erased_at)}`],
    ["opted out", viewSubmission(row, []).optedOut.join(", ") || "no"],
    ["page", row.page_source],
    ["address", row.ip ? `${row.ip} (seen by the ${row.ip_source ?? "server"})` : "-"],
  ]);
}

function section(title: string, rows: [string, string][]): string[] {
  if (rows.length === 0) return [];

  const indented = rows.map(([name, value]) => [`  ${name}`, value.replace(/\r?\n/g, "\n    ")]);
  return ["", title, ...aligned(indented)];
}

function deliveryLines(
  deliveries: readonly DeliveryRow[],
  attempts: readonly AttemptRow[],
): string[] {
  if (deliveries.length === 0) return ["", "Stored only: no destination was on."];

  const lines = deliveries.flatMap(({ id, destination, state, next_at, reason, ...delivery }) => {
    const next = state === "pending" ? `next ${localTime(next_at)}` : "";
    const revision = delivery.revision > 1 ? `revision ${delivery.revision}` : "";
    const told = [state, counted(delivery.attempts, "attempt"), revision, next, reason];
    return [
      `  ${destination}: ${told.filter(Boolean).join(", ")}`,
      ...attemptLines(attempts.filter(({ delivery_id }) => delivery_id === id)),
    ];
  });
  return ["", "Deliveries", ...lines];
}

function attemptLines(attempts: readonly AttemptRow[]): string[] {
  return aligned(
    attempts.map(({ started_at, outcome, status, detail }) => [
      `    ${localTime(started_at)}`,
      outcome,
      status === null ? "-" : String(status),
      detail,
    ]),
  );
}

function actLines(acts: readonly OperatorLogTable[]): string[] {
  if (acts.length === 0) return [];

  const rows = acts.map(({ at, act, place, outcome }) => [
    `  ${localTime(at)}`,
    act,
    place,
    outcome,
  ]);
  return ["", "Operator", ...aligned(rows)];
}

/** What a partner firm needs as proof: the very bytes, to be hashed again by anybody. */
function proof(receipt: ReceiptRow | undefined): string[] {
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
