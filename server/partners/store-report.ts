import { cleanText } from "~/data/clean";
import { type App, type KeptApp, keepPartners } from "../app";
import type { AnsweredStatus } from "../destinations/partner-payload";
import { lockRouting, noteArrived, triedPartners } from "../outbox/holders";
import { type NextWay, passOn } from "../outbox/routing";
import { lockSubmissions, settle } from "../outbox/settle";
import { readAuthorizations, wasRevoked } from "../privacy/authorizations";
import type { PartnerStatus, Trx } from "../store/schema";
import { transact } from "../store/transact";
import { testPrefix } from "../submission/submission";
import { findEnd, type LeadEnd, wasSent } from "./lead-end";
import { mayFollow, type Report, statusFor, type WhyNot, whyUncounted } from "./report";
import { readTestStatus } from "./send-tests";

export type StoredReport =
  | { kind: "counted"; status: PartnerStatus }
  | { kind: "not_counted"; status: AnsweredStatus; why: WhyNot }
  | { kind: "ended"; cause: LeadEnd }
  | { kind: "unknown" };

/**
 * Stores a report of a firm: one that it sent, or one by telephone that the operator noted. A decline
 * passes the lead on. The status of a lead never goes back.
 */
export function storeReport(opened: App, report: FirmReport): Promise<StoredReport> {
  const app = keepPartners(opened);
  return transact(app.db, (trx) => storeWithin(app, trx, report));
}

type FirmReport = Report & { messageId: string; partner: string };

/**
 * As `storeReport`, in a transaction of the caller.
 *
 * @param after where and when a declined lead goes on
 */
export async function storeWithin(
  app: KeptApp,
  trx: Trx,
  report: FirmReport,
  after: Pick<NextWay, "to" | "timing"> = {},
): Promise<StoredReport> {
  const { reference, status, reason = null, messageId: message_id, partner } = report;
  const note = cleanText(report.note ?? "", true) || null;
  const at = app.now();
  const known = cleanText(reference).toUpperCase();
  if (/[^A-Z0-9]/.test(known)) return { kind: "unknown" };

  await lockSubmissions(trx, [known]);
  const routing = await lockRouting(trx, known);
  const test = routing ? null : await readTestStatus(trx, { partner, reference: known });
  if (!routing && test === null) {
    // Firms also try their reports with a reference that they made up.
    if (known.startsWith(testPrefix))
      return { kind: "not_counted", status: "not_sent", why: "test" };
    return (await wasSent(trx, known, partner))
      ? { kind: "ended", cause: await findEnd(trx, known) }
      : { kind: "unknown" };
  }
  if (routing && !triedPartners(routing).includes(partner)) return { kind: "unknown" };
  if (wasRevoked(await readAuthorizations(trx, known), { partner, at })) {
    return { kind: "ended", cause: "authorization_ended" };
  }

  const before = routing ? statusFor(routing, partner) : (test ?? "sent");
  const moves = mayFollow(before, status);
  const uncounted = (why: WhyNot) => ({ kind: "not_counted", status: before, why }) as const;
  const sent = { partner, message_id };
  if (await wasStored(trx, sent)) return uncounted("repeated_id");
  if (!moves && (await countUncounted(trx, partner, known)) >= mostUncounted) {
    return uncounted("too_many");
  }
  const { numInsertedOrUpdatedRows: stored } = await trx
    .insertInto("partner_events")
    .values({
      ...sent,
      reference: known,
      status,
      note: routing ? note : null,
      reason,
      counts: moves && routing ? 1 : 0,
      received_at: at,
    })
    .onConflict((conflict) => conflict.columns(["partner", "message_id"]).doNothing())
    .executeTakeFirstOrThrow();
  // It came at the same time, about another lead.
  if (Number(stored) === 0) return uncounted("repeated_id");
  if (routing?.partner === partner) await noteArrived(trx, known, partner);
  if (!moves) {
    await settle(trx, [known]);
    return uncounted(whyUncounted(before, status));
  }
  if (!routing) return { kind: "not_counted", status, why: "test" };

  await trx
    .updateTable("routings")
    .set({ status, status_at: at, updated_at: at })
    .where("reference", "=", routing.reference)
    .execute();
  if (status === "declined") {
    const left = { reference: routing.reference, occasion: "declined", from: partner } as const;
    await passOn(app, trx, { ...left, ...after });
  }
  await settle(trx, [known]);
  return { kind: "counted", status };
}

async function wasStored(trx: Trx, sent: { partner: string; message_id: string }) {
  const before = await trx
    .selectFrom("partner_events")
    .select("id")
    .where((is) => is.and(sent))
    .executeTakeFirst();
  return before !== undefined;
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
  return Number(count);
}
