import type { Insertable } from "kysely";
import { retention } from "~/data/site";
import type { Db, OperatorLogTable, PrivacyLogTable } from "../store/schema";

type PrivacyRequest = Pick<Insertable<PrivacyLogTable>, "at" | "nature" | "outcome"> &
  Partial<Pick<PrivacyLogTable, "reference">>;

/** Logs a privacy request that was carried out, and where; no personal data. */
export async function logRequest(
  db: Db,
  { place }: Pick<OperatorLogTable, "place">,
  request: PrivacyRequest,
): Promise<void> {
  const manner = place === "person" ? "web" : place;
  await db
    .insertInto("privacy_log")
    .values({ reference: null, manner, ...request })
    .execute();
}

/** Rows before this time, in milliseconds, may go: the law asks for 24 months (11 CCR 7101). */
export function logLimit(now: number): number {
  const limit = new Date(now);
  return limit.setUTCMonth(limit.getUTCMonth() - retention.logMonths);
}
