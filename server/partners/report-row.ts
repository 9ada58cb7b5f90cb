import type { Selectable } from "kysely";
import type { InTransaction } from "../app";
import { type LeadStatus, lastReport, mayFollow } from "../destinations/partner-payload";
import type { Db, PartnerEventTable } from "../store/schema";
import { testPrefix } from "../submission/submission";
import { type WhyNot, whyUncounted } from "./report";

// What firms reported. Only this file writes these rows, until an erasure deletes them: they stay as they came.

type ReportRow = Omit<Selectable<PartnerEventTable>, "id">;

/** Those of a firm about a lead or a test, oldest first. */
export function readReports(
  db: Db,
  { partner, reference }: Pick<ReportRow, "partner" | "reference">,
) {
  return db
    .selectFrom("partner_events")
    .select(["id", "status", "counts"])
    .where((is) => is.and({ partner, reference }))
    .orderBy("id")
    .execute();
}

export function findReport(
  db: Db,
  { partner, message_id }: Pick<ReportRow, "partner" | "message_id">,
) {
  return db
    .selectFrom("partner_events")
    .select(["partner", "reference"])
    .where((is) => is.and({ partner, message_id }))
    .executeTakeFirst();
}

/** Reports of a firm about a lead that are stored although they say nothing new. */
const mostUncounted = 50;

/**
 * It counts if it says more than the firm has said, also while another firm has the lead: that is what this
 * one did, and if the lead comes back, where it stands.
 *
 * @param before where the lead stands for the firm
 * @returns null for a report that moves its lead on; otherwise why it does not
 */
export async function insertReport(
  { db }: InTransaction,
  row: Omit<ReportRow, "counts">,
  before: LeadStatus,
  isTest = false,
): Promise<WhyNot | null> {
  const { status } = row;
  const earlier = await readReports(db, row);
  const isNew = mayFollow(lastReport(earlier)?.status ?? "sent", status);
  const uncounted = earlier.filter(({ counts }) => counts === 0);
  if (!isNew && uncounted.length >= mostUncounted) return "too_many";
  const { numInsertedOrUpdatedRows: stored } = await db
    .insertInto("partner_events")
    .values({ ...row, counts: isNew && !isTest ? 1 : 0 })
    .onConflict((conflict) => conflict.columns(["partner", "message_id"]).doNothing())
    .executeTakeFirstOrThrow();
  // It came at the same time, about another lead.
  if (Number(stored) === 0) return "repeated_id";
  return mayFollow(before, status) ? null : whyUncounted(before, status);
}

/** One that an operator takes back, with what the firm's page shows of it: what came after it may count now. */
export async function dropReport(
  { db }: InTransaction,
  { partner, reference, message_id }: Pick<ReportRow, "partner" | "reference" | "message_id">,
): Promise<void> {
  const events = db.deleteFrom("partner_events");
  await events.where((is) => is.and({ partner, message_id })).execute();
  const left = await readReports(db, { partner, reference });
  for (const [index, { id, status }] of left.entries()) {
    const last = lastReport(left.slice(0, index));
    const counts = mayFollow(last?.status ?? "sent", status) ? 1 : 0;
    await db.updateTable("partner_events").set({ counts }).where("id", "=", id).execute();
  }
  const requests = db.deleteFrom("partner_requests");
  await requests.where((is) => is.and({ reference, message_id })).execute();
}

/** Those about tests of a firm that are not kept any more. */
export async function dropTestReports({ db }: InTransaction, partner: string): Promise<void> {
  await db
    .deleteFrom("partner_events")
    .where("partner", "=", partner)
    .where("reference", "like", `${testPrefix}%`)
    .where("reference", "not in", (is) =>
      is.selectFrom("partner_tests").select("reference").where("partner", "=", partner),
    )
    .where("reference", "not in", (is) =>
      is.selectFrom("submissions").select("reference").where("reference", "like", `${testPrefix}%`),
    )
    .execute();
}
