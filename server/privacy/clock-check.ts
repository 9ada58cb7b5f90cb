import type { Kysely } from "kysely";
import type { Database } from "../store/schema";

const day = 24 * 60 * 60 * 1000;
const trustedDays = 7;

/**
 * Guards retention against a clock that is far ahead: everything would be overdue, and erasing
 * cannot be undone. A store in use has rows of the last week.
 *
 * @param now milliseconds since 1970
 * @returns days between the newest row and now if they are more than 7, else null
 */
export async function daysClockIsAhead(db: Kysely<Database>, now: number): Promise<number | null> {
  const newest = await newestRow(db);
  const days = newest === null ? 0 : Math.floor((now - newest) / day);
  return days > trustedDays ? days : null;
}

/** By the newest entry of an index, so that no table is scanned. */
async function newestRow(db: Kysely<Database>): Promise<number | null> {
  const rows = [
    await db
      .selectFrom("submissions")
      .select("received_at as at")
      .orderBy("received_at", "desc")
      .limit(1)
      .executeTakeFirst(),
    await db
      .selectFrom("attempts")
      .select("ended_at as at")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst(),
    await db
      .selectFrom("privacy_log")
      .select("at")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst(),
  ];
  const times = rows.flatMap((row) => row?.at ?? []);
  return times.length === 0 ? null : Math.max(...times);
}
