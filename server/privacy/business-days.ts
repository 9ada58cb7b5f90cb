import holidays from "@18f/us-federal-holidays";
import { dateInNewYork, day } from "~/data/dates";

/** Business days within which every recipient must have stopped (47 CFR 64.1200(a)(10)). */
const daysToHonor = 10;

/** Business days within which an opt-out must take effect (11 CCR 7026(f)(1)). */
export const daysToOptOut = 15;

/** The date in New York by which a stop at this moment must be honored. */
export function honorBy(at: number): string {
  return businessDaysAfter(at, daysToHonor);
}

/**
 * The date in New York this many business days after a moment. Weekends and federal holidays do not
 * count (5 U.S.C. 6103).
 */
export function businessDaysAfter(at: number, count: number): string {
  const date = new Date(dateInNewYork(at));
  for (let left = count; left > 0; ) {
    date.setTime(date.getTime() + day);
    const isWeekend = [0, 6].includes(date.getUTCDay());
    if (!isWeekend && !isHoliday(date)) left -= 1;
  }
  return date.toISOString().slice(0, 10);
}

/** Computing them takes longer than a query, and lists ask for every row. */
const known = new Map<number, boolean>();

function isHoliday(date: Date): boolean {
  const found = known.get(date.getTime()) ?? holidays.isAHoliday(date, { utc: true });
  known.set(date.getTime(), found);
  return found;
}
