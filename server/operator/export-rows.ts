import type { App } from "../app";
import type { OutboundMessage } from "../destinations/destination";
import { partnerLabel } from "../destinations/index";
import { exportMembers, exportNames, type Member, unsentMessage } from "../destinations/payload";
import { hashesUnder, withStored } from "../privacy/identity";
import { findListed, reasonsNow } from "../privacy/opt-out";
import type { SubmissionTable } from "../store/schema";
import { findUnsafe, readPeople, readStops, stoppedSince } from "../submission/contact-stops";
import { submissionKinds } from "../submission/kinds";
import { readConsent, readSubmission, unlessDamaged } from "../submission/submission";
import { eachSubmission, type Filter, type Order } from "./inbox";
import { spreadsheetRow, startOfSpreadsheet } from "./spreadsheet";

export type ExportFormat = "csv" | "jsonl";

/** Not `state`, because payloads use that name for where a visitor lives. */
const own = ["received_at", "form", "submission_state", "firm", "status"] as const;
const proof = ["submission_id", "revision", "do_not_sell", "gpc", "contact_allowed"];
const consent = ["consented_at", "consent_text", "receipt_sha256"];

/** Every name that a payload of any form can have, once, in the order of the forms. */
const exportColumns: readonly string[] = [
  ...new Set([
    ...own,
    ...proof,
    ...Object.values(submissionKinds).flatMap(({ kind }) => exportNames(kind)),
    ...consent,
  ]),
];

/**
 * Rows of submissions that are not erased, read in pages, so that memory does not
 * grow with the store. As in a payload, the row of a person who opted out is marked and has neither
 * answers nor IP address.
 */
export async function* exportRows(
  app: App,
  format: ExportFormat,
  filter: Filter,
  order?: Order,
): AsyncGenerator<{ text: string; rows: number; unreadable: readonly string[] }> {
  const { partners } = app.config;
  if (format === "csv") yield { text: startOfSpreadsheet(exportColumns), rows: 0, unreadable: [] };

  for await (const page of eachSubmission(app, filter, order)) {
    const kept = page.filter(({ erased_at }) => erased_at === null);
    const rows = kept.filter((row) => unlessDamaged(() => readSubmission(row)));
    const unreadable = kept.filter((row) => !rows.includes(row)).map((row) => row.reference);
    const messages = await readMessages(app, rows);
    const lines = rows.map((row, index) => {
      const message = messages[index];
      const members: Member[] = message
        ? [
            ["received_at", new Date(row.received_at).toISOString()],
            ["form", row.kind],
            ["submission_state", row.state],
            ["firm", row.holder === null ? "" : partnerLabel(row.holder, partners)],
            ["status", row.status],
            ...exportMembers(message, app.keys[0]),
          ]
        : [];
      return format === "csv"
        ? csvRow(members)
        : `${JSON.stringify(Object.fromEntries(members))}\n`;
    });
    yield { text: lines.join(""), rows: page.length, unreadable };
  }
}

/**
 * The number of queries does not grow with the page. Uses today's suppressions and stops, and the
 * newest receipts.
 */
async function readMessages(
  app: App,
  rows: readonly SubmissionTable[],
): Promise<OutboundMessage[]> {
  const { db, keys } = app;
  const references = rows.map(({ reference }) => reference);
  const people = await readPeople(app, rows);
  const hashes = withStored(hashesUnder(keys, {}), [...people.values()].flat());
  const listed = await findListed(db, "sale", hashes);
  const stops = await readStops(db, people);
  const unsafe = await findUnsafe(db, rows, people);
  const receipts = await readReceipts(app, references);

  return rows.map(readSubmission).map((submission) => {
    const { reference, optedOut, receivedAt } = submission;
    const isListed = people.get(reference)?.some((hash) => listed.has(hash)) ?? false;
    return unsentMessage(submission, {
      optOut: reasonsNow(optedOut, isListed),
      receipt: receipts.get(reference) ?? null,
      stopped: stoppedSince(receivedAt, stops.get(reference)),
      isUnsafeToCall: unsafe.has(reference),
    });
  });
}

async function readReceipts({ db }: App, references: readonly string[]) {
  const rows = await db
    .selectFrom("receipts")
    .select(["reference", "body", "personal", "sha256"])
    .where("reference", "in", references)
    .orderBy("revision")
    .execute();
  return new Map(rows.map(({ reference, ...row }) => [reference, readConsent(row)] as const));
}

function csvRow(members: readonly Member[]): string {
  const values = new Map(members);
  return spreadsheetRow(exportColumns.map((name) => values.get(name) ?? ""));
}
