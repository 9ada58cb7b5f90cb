import { counts } from "~/data/desk/counts";
import { showWords as words } from "~/data/desk/show";
import { formatLocalTime } from "../operator/format-time";
import type { AttemptRow, DeliveryRow, ReceiptRow } from "../operator/submission-rows";
import type { OperatorLogTable, SubmissionTable } from "../store/schema";
import { aligned } from "./print";
import { parseTexts, viewSubmission } from "./submission-view";

export type Shown = {
  row: SubmissionTable;
  deliveries: readonly DeliveryRow[];
  attempts: readonly AttemptRow[];
  receipt: ReceiptRow | undefined;
  acts: readonly OperatorLogTable[];
};

export function showLines({ row, deliveries, attempts, receipt, acts }: Shown): string[] {
  return [
    ...summary(row),
    ...section(words.fields, Object.entries(parseTexts(row.fields))),
    ...section(words.answers, Object.entries(parseTexts(row.answers))),
    ...deliveryLines(deliveries, attempts),
    ...actLines(acts),
    ...proof(receipt),
  ];
}

function summary(row: SubmissionTable): string[] {
  return aligned([
    [words.reference, row.reference],
    [words.revision, String(row.revision)],
    [words.kind, row.kind],
    [words.case, row.case_title ?? "-"],
    [words.received, formatLocalTime(row.received_at)],
    [
      words.state,
      row.erased_at === null ? row.state : words.erasedAt(formatLocalTime(row.erased_at)),
    ],
    [words.optedOut, viewSubmission(row, []).optedOut.join(", ") || words.no],
    [words.page, row.page_source],
    [words.address, row.ip ? words.seenBy(row.ip, row.ip_source ?? words.server) : "-"],
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
  if (deliveries.length === 0) return ["", words.storedOnly];

  const lines = deliveries.flatMap(({ id, destination, state, next_at, reason, ...delivery }) => {
    const next = state === "pending" ? words.next(formatLocalTime(next_at)) : "";
    const revision = delivery.revision > 1 ? words.atRevision(delivery.revision) : "";
    const told = [state, counts.attempts(delivery.attempts), revision, next, reason];
    return [
      `  ${destination}: ${told.filter(Boolean).join(", ")}`,
      ...attemptLines(attempts.filter(({ delivery_id }) => delivery_id === id)),
    ];
  });
  return ["", words.deliveries, ...lines];
}

function attemptLines(attempts: readonly AttemptRow[]): string[] {
  return aligned(
    attempts.map(({ started_at, outcome, status, detail }) => [
      `    ${formatLocalTime(started_at)}`,
      outcome,
      status === null ? "-" : String(status),
      detail,
    ]),
  );
}

function actLines(acts: readonly OperatorLogTable[]): string[] {
  if (acts.length === 0) return [];

  const rows = acts.map(({ at, act, place, outcome }) => [
    `  ${formatLocalTime(at)}`,
    act,
    place,
    outcome,
  ]);
  return ["", words.operator, ...aligned(rows)];
}

/** The stored bytes, so that a partner firm can compute the hash itself. */
function proof(receipt: ReceiptRow | undefined): string[] {
  if (!receipt) return ["", words.noReceipt];

  const { body, sha256, personal, seq, seal } = receipt;
  const rows = [
    [words.body, body],
    [words.sha256, words.ofBody(sha256)],
    [words.personal, personal ?? words.erased],
    [words.place, seq === null ? words.unsealed : words.inChain(seq)],
    ...(seal === null ? [] : [[words.seal, seal]]),
  ];
  return [
    "",
    words.receipt,
    ...aligned(rows.map(([name = "", value = ""]) => [`  ${name}`, value])),
  ];
}
