import type { Kysely } from "kysely";
import { retention } from "~/data/site";
import type { Database, PrivacyLogTable } from "../store/schema";

/** Logs a privacy request that the operator carried out; no personal data. */
export async function logRequest(
  db: Kysely<Database>,
  request: { at: number; nature: PrivacyLogTable["nature"]; outcome: string },
): Promise<void> {
  await db
    .insertInto("privacy_log")
    .values({ ...request, reference: null, manner: "command line" })
    .execute();
}

/** Rows before this time, in milliseconds, may go: the law asks for 24 months (11 CCR 7101). */
export function logLimit(now: number): number {
  const limit = new Date(now);
  return limit.setUTCMonth(limit.getUTCMonth() - retention.logMonths);
}
