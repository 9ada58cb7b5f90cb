import type { Kysely } from "kysely";
import { retention } from "~/data/site";
import type { Database, PrivacyLogTable } from "../store/schema";

/** Notes a request the operator carried out, and its answer, without personal data. */
export async function logRequest(
  db: Kysely<Database>,
  request: { at: number; nature: PrivacyLogTable["nature"]; outcome: string },
): Promise<void> {
  await db
    .insertInto("privacy_log")
    .values({ ...request, reference: null, manner: "command line" })
    .execute();
}

/** Before this the log may go: it must be kept 24 months (11 CCR 7101), and is of no other use. */
export function logLimit(now: number): number {
  const limit = new Date(now);
  return limit.setUTCMonth(limit.getUTCMonth() - retention.logMonths);
}
