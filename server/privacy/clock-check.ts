import type { Kysely } from "kysely";
import type { Database } from "../store/schema";

const day = 24 * 60 * 60 * 1000;
const mostDays = 7;

/**
 * A clock that is years ahead makes everything overdue, and what was erased does not come back when
 * the clock is mended. A store that is in use has rows of this week.
 *
 * @returns days between now and the newest row when they are too many to trust the clock, else null
 */
export async function daysClockIsAhead(db: Kysely<Database>, now: number): Promise<number | null> {
  const newest = await newestRow(db);
  const days = newest === null ? 0 : Math.floor((now - newest) / day);
  return days > mostDays ? days : null;
}

/** By the newest key of each table: a million rows need not be read for it. */
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
