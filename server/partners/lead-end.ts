import { z } from "zod";
import { partnerDestination } from "../destinations/partner";
import type { Db } from "../store/schema";
import { findSubmission } from "../submission/submission";

/** The descriptions become part of docs/partners/openapi.json. */
export const leadEnd = z
  .enum(["withdrawn", "authorization_ended", "erased", "expired"])
  .describe(
    "Why it ended. withdrawn, authorization_ended: treat it as after `lead.withdrawn`. erased: treat it as after `lead.erased`. expired: we deleted it, because it is older than we keep leads; what you have stays yours",
  );

export type LeadEnd = z.infer<typeof leadEnd>;

/** Why a lead that a firm had has no routing any more. */
export async function findEnd(db: Db, reference: string): Promise<LeadEnd> {
  const row = await findSubmission(db, reference);
  if (row && row.withdrawn_at !== null) return "withdrawn";

  // Retention sends no notices.
  const notice = await db
    .selectFrom("deliveries")
    .select("id")
    .where("regarding", "=", reference)
    .where("about", "=", "lead.erased")
    .limit(1)
    .executeTakeFirst();
  return notice ? "erased" : "expired";
}

/** A lead that was erased or withdrawn has no routing any more, but its deliveries remain. */
export async function wasSent(trx: Db, reference: string, partner: string) {
  const row = await trx
    .selectFrom("deliveries")
    .select("id")
    .where("reference", "=", reference)
    .where("destination", "=", partnerDestination(partner))
    .where("purpose", "=", "submission")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
