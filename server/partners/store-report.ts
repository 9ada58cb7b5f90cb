import type { Selectable } from "kysely";
import { cleanText } from "~/data/clean";
import type { App } from "../app";
import type { AnsweredStatus, LeadStatus } from "../destinations/partner-payload";
import { noteRecipient } from "../outbox/notices";
import { endReported } from "../outbox/queue";
import { giveBack, passOn, type Search } from "../outbox/routing";
import { readAuthorizations, wasRevoked } from "../privacy/authorizations";
import { isReportableBy, statusFor, triedPartners } from "../state/holders";
import { findRouting, storeStatus } from "../state/routing-row";
import { changeSubmissions } from "../state/settle";
import type { Db, PartnerEventTable, PartnerStatus, Trx } from "../store/schema";
import { findEnd, type LeadEnd, wasSent } from "./partner-request";
import { mayFollow, type Report, type WhyNot, whyUncounted } from "./report";
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
  return changeSubmissions(app.db, [reference], async (trx) =>
    (await isTest(trx, reference))
      ? storeOfTest(trx, rowOf(report, app.now()))
      : storeWithin(app, trx, report),
  );
}

/**
 * What a repeated id is answered, whatever else the repeat says: that of a report whose lead is
 * still here. Null for a new one.
 */
export async function findRepeated(
  { db }: App,
  sent: Pick<EventRow, "partner" | "message_id">,
): Promise<StoredReport | null> {
  const first = await findEvent(db, sent);
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
  app: App,
  trx: Trx,
  report: FirmReport,
  after: Pick<Search, "to" | "canUndo"> = {},
): Promise<StoredReport> {
  const { status, partner, reference } = report;
  const at = app.now();
  const routing = await findRouting(trx, reference);
  if (!routing) {
    return (await wasSent(trx, reference, partner))
      ? { kind: "ended", cause: await findEnd(trx, reference) }
      : { kind: "unknown" };
  }
  if (!triedPartners(routing).includes(partner)) return { kind: "unknown" };
  if (wasRevoked(await readAuthorizations(trx, reference), { partner, at })) {
    return { kind: "ended", cause: "authorization_ended" };
  }

  const before = statusFor(routing, partner);
  const note = cleanText(report.note ?? "", true) || null;
  const counts = mayFollow(before, status) ? 1 : 0;
  const why = await insertReport(trx, { ...rowOf(report, at), note, counts }, before);
  const isStored = why !== "repeated_id" && why !== "too_many";
  // Also if the lead is at another firm by now: this one may get it back, and is told what happens to it.
  if (isStored) await noteRecipient(app, trx, report, isReportableBy(report));
  if (isStored && status !== "declined") await endReported(app, trx, report);
  if (why === "not_yours") {
    const back = await giveBack(app, trx, reference);
    if (back === partner) return { kind: "counted", status };
  }
  if (why) return { kind: "not_counted", status: before, why };

  await storeStatus(trx, reference, { status, status_at: at });
  if (status === "declined") {
    await passOn(app, trx, { reference, occasion: "declined", from: partner, ...after });
  }
  return { kind: "counted", status };
}

/** Kept without its note. */
async function storeOfTest(
  trx: Trx,
  report: Omit<EventRow, "note" | "counts">,
): Promise<StoredReport> {
  const before = await readTestStatus(trx, report);
  if (before === "not_sent") return { kind: "not_counted", status: before, why: "test" };
  const why = await insertReport(trx, { ...report, note: null, counts: 0 }, before);
  return why
    ? { kind: "not_counted", status: before, why }
    : { kind: "not_counted", status: report.status, why: "test" };
}

type EventRow = Omit<Selectable<PartnerEventTable>, "id">;

/** Null for a report that moves its lead on; otherwise why it does not. */
async function insertReport(trx: Trx, row: EventRow, before: LeadStatus): Promise<WhyNot | null> {
  const { partner, message_id, reference, status } = row;
  const moves = mayFollow(before, status);
  if (await findEvent(trx, { partner, message_id })) return "repeated_id";
  if (!moves && (await countUncounted(trx, partner, reference)) >= mostUncounted) return "too_many";
  const { numInsertedOrUpdatedRows: stored } = await trx
    .insertInto("partner_events")
    .values(row)
    .onConflict((conflict) => conflict.columns(["partner", "message_id"]).doNothing())
    .executeTakeFirstOrThrow();
  // It came at the same time, about another lead.
  if (Number(stored) === 0) return "repeated_id";
  return moves ? null : whyUncounted(before, status);
}

function findEvent(db: Db, { partner, message_id }: Pick<EventRow, "partner" | "message_id">) {
  return db
    .selectFrom("partner_events")
    .select(["partner", "reference"])
    .where((is) => is.and({ partner, message_id }))
    .executeTakeFirst();
}

/** Reports of a firm about a lead that are stored although they do not change its status. */
const mostUncounted = 50;

async function countUncounted(trx: Trx, partner: string, reference: string): Promise<number> {
  const { count } = await trx
    .selectFrom("partner_events")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("partner", "=", partner)
    .where("reference", "=", reference)
    .where("counts", "=", 0)
    .executeTakeFirstOrThrow();
  return count;
}
