import { cleanText } from "~/data/clean";
import type { App, InTransaction } from "../app";
import type { AnsweredStatus, LeadEnd } from "../destinations/partner-payload";
import { noteRecipient } from "../outbox/notices";
import { endReported } from "../outbox/queue";
import { passOn, type Search } from "../outbox/routing";
import { isReportableBy, statusFor } from "../state/holders";
import { findRouting } from "../state/routing-row";
import { changeSubmissions } from "../state/settle";
import type { PartnerStatus } from "../store/schema";
import { readLeadFor } from "./partner-request";
import type { Report, WhyNot } from "./report";
import { findReport, insertReport } from "./report-row";
import { isTest, readTestStatus } from "./test-partner";

export type StoredReport =
  | { kind: "counted"; status: PartnerStatus }
  | { kind: "not_counted"; status: AnsweredStatus; why: WhyNot }
  | { kind: "ended"; cause: LeadEnd }
  | { kind: "unknown" };

/** Stores a report that a firm sent. One about a made-up lead changes nothing. */
export async function storeReport(app: App, sent: FirmReport): Promise<StoredReport> {
  const reference = cleanText(sent.reference).toUpperCase();
  if (/[^A-Z0-9]/.test(reference)) return { kind: "unknown" };

  const report = { ...sent, reference };
  return changeSubmissions(app, [reference], async (app) =>
    (await isTest(app.db, reference))
      ? storeOfTest(app, rowOf(report, app.now()))
      : storeWithin(app, report),
  );
}

/**
 * What a repeated id is answered, whatever else the repeat says: that of a report whose lead is
 * still here. Null for a new one.
 */
export async function findRepeated(
  { db }: App,
  sent: Parameters<typeof findReport>[1],
): Promise<StoredReport | null> {
  const first = await findReport(db, sent);
  if (!first) return null;
  const routing = await findRouting(db, first.reference);
  const status = routing ? statusFor(routing, sent.partner) : await readTestStatus(db, first);
  return { kind: "not_counted", status, why: "repeated_id" };
}

type FirmReport = Report & { messageId: string; partner: string };

function rowOf({ partner, messageId, reference, status, reason }: FirmReport, received_at: number) {
  return { partner, message_id: messageId, reference, status, reason: reason ?? null, received_at };
}

/**
 * Stores a report of a firm, also one by telephone that the operator noted, in a transaction of the
 * caller, who settles. A decline passes the lead on. No report sets the status of a lead back.
 *
 * @param after to which firm a declined lead goes on, and whether that can be undone
 */
export async function storeWithin(
  app: InTransaction,
  report: FirmReport,
  after: Pick<Search, "to" | "canUndo"> = {},
): Promise<StoredReport> {
  const { status, partner, reference } = report;
  const at = app.now();
  const lead = await readLeadFor(app.db, report);
  if (!lead) return { kind: "unknown" };
  if (lead.status === "ended") return { kind: "ended", cause: lead.cause };

  const { status: before } = lead;
  const note = cleanText(report.note ?? "", true) || null;
  const why = await insertReport(app, { ...rowOf(report, at), note }, before);
  const isStored = why !== "repeated_id" && why !== "too_many";
  // Also if the lead is at another firm by now: this one may get it back, and is told what happens to it.
  if (isStored) await noteRecipient(app, report, isReportableBy(report));
  if (isStored && status !== "declined") await endReported(app, report);
  if (why === "not_yours") {
    const back = await passOn(app, { reference, occasion: "again" });
    if (back.kind === "moved" && back.partner === partner) return { kind: "counted", status };
  }
  if (why) return { kind: "not_counted", status: before, why };

  if (status === "declined") {
    await passOn(app, { reference, occasion: "declined", from: partner, ...after });
  }
  return { kind: "counted", status };
}

/** Kept without its note. */
async function storeOfTest(
  app: InTransaction,
  report: ReturnType<typeof rowOf>,
): Promise<StoredReport> {
  const before = await readTestStatus(app.db, report);
  if (before === "not_sent") return { kind: "not_counted", status: before, why: "test" };
  const why = await insertReport(app, { ...report, note: null }, before, true);
  return why
    ? { kind: "not_counted", status: before, why }
    : { kind: "not_counted", status: report.status, why: "test" };
}
