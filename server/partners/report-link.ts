import { randomUUID } from "node:crypto";
import { z } from "zod";
import { cleanText } from "~/data/clean";
import { partnerStatuses } from "~/data/partner-mail";
import type { App } from "../app";
import { type AnsweredStatus, mayFollow } from "../destinations/partner-payload";
import { describeFault } from "../faults";
import type { Entries } from "../leads/read-post";
import { isReportToken, type PartnerReport } from "../privacy/sealed-token";
import { isReportableBy } from "../state/holders";
import type { PartnerStatus } from "../store/schema";
import { readLeadFor } from "./partner-request";
import { noteStored } from "./receive-event";
import { ownIds, partnerEvent, type WhyNot, whyUncounted } from "./report";
import { type StoredReport, storeReport } from "./store-report";

const reportQuery = z.object({
  reference: z.string().max(20),
  status: z.enum(partnerStatuses),
  until: z.coerce.number().int().nonnegative(),
  token: z.string().max(100),
});

type LinkRequest = { id: string; query: URLSearchParams };

/**
 * The report of a link in a mail to a firm, and what is known before its button is pressed. A mail
 * program may open it, so this changes nothing.
 */
export async function readReportLink(app: App, asked: LinkRequest): Promise<ReadLink> {
  const link = openReport(app, asked);
  if (link.kind !== "open") return { report: null, result: link };
  const { report } = link;
  const lead = await readLeadFor(app.db, report);
  if (lead?.status === "ended") return { report: null, result: { kind: "gone" } };
  if (!lead || mayFollow(lead.status, report.status)) return { report, result: null };
  const { status } = lead;
  // It may have the lead too, and then gets it back if the next firm does not.
  const sent = app.db.selectFrom("deliveries as d").select("d.id").where(isReportableBy(report));
  if (status === "passed_on" && (await sent.executeTakeFirst())) return { report, result: null };
  const why = whyUncounted(status, report.status);
  return { report, result: { kind: "unchanged", why, status } };
}

type ReadLink = { report: PartnerReport | null; result: ReportResult | null };

function openReport(
  { config, keys, now }: App,
  { id, query }: LinkRequest,
): { kind: "open"; report: PartnerReport } | { kind: "expired" | "broken" } {
  const read = reportQuery.safeParse(Object.fromEntries(query));
  if (!read.success || !config.partners.some((one) => one.id === id)) return { kind: "broken" };

  const { token, ...report } = { ...read.data, partner: id };
  if (!isReportToken(keys, report, token)) return { kind: "broken" };
  return report.until * 1000 < now() ? { kind: "expired" } : { kind: "open", report };
}

/** What the button behind such a link did. */
export type ReportResult =
  | { kind: "counted"; status: PartnerStatus }
  | { kind: "invalid"; typed: Typed }
  /** Too many reports from one address, or a failure of the store; `retryAfter` in seconds. */
  | { kind: "busy" | "unsaved"; typed: Typed; retryAfter: number }
  | { kind: "unchanged"; why: WhyNot; status: AnsweredStatus }
  | { kind: "gone" | "unknown" | "expired" | "broken" };

type Typed = { note: string; reason: string };

function plainNote(text: string): string | null {
  return cleanText(text.replace(/\r\n?/g, "\n"), true) || null;
}

/** The same as an event that the firm signed. */
export async function reportByLink(
  app: App,
  { id, query, form, ip }: LinkRequest & { form: Entries; ip: string | null },
): Promise<ReportResult> {
  const link = openReport(app, { id, query });
  if (link.kind !== "open") return link;
  const typed = { note: form.get("note")?.[0] ?? "", reason: form.get("reason")?.[0] ?? "" };
  const said = { reason: typed.reason || null, note: plainNote(typed.note) };
  const read = partnerEvent.shape.data.safeParse({ ...link.report, ...said });
  if (!read.success) return { kind: "invalid", typed };
  const retryAfter = await app.limiter.wait(ip);
  if (retryAfter > 0) return { kind: "busy", typed, retryAfter };

  const { status, partner } = link.report;
  const report = { ...read.data, partner, messageId: `${ownIds.byLink}${randomUUID()}` };
  let stored: StoredReport;
  try {
    stored = await storeReport(app, report);
  } catch (error) {
    app.log.error(describeFault(error), "report not stored");
    return { kind: "unsaved", typed, retryAfter: 60 };
  }
  // The page of the firm lists it; what is stored counts without that.
  await noteStored(app, report, stored).catch((error: unknown) =>
    app.log.error(describeFault(error), "report not noted"),
  );
  app.wake();
  switch (stored.kind) {
    case "counted":
      return { kind: "counted", status };
    case "not_counted":
      return { ...stored, kind: "unchanged" };
    case "ended":
      return { kind: "gone" };
    case "unknown":
      return { kind: "unknown" };
  }
}
