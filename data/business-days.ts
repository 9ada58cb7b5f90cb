import { dateInNewYork } from "./dates";

const day = 24 * 60 * 60 * 1000;

/**
 * The date in New York this many business days after a moment: weekends and federal holidays do not
 * count (5 U.S.C. 6103, which also says on which day each is observed).
 */
export function businessDaysAfter(at: number, count: number): string {
  let date = Date.parse(dateInNewYork(at));
  for (let left = count; left > 0; ) {
    date += day;
    if (isBusinessDay(date)) left -= 1;
  }
  return dateOf(date);
}

function isBusinessDay(date: number): boolean {
  const weekday = new Date(date).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(date);
}

function isHoliday(date: number): boolean {
  const year = new Date(date).getUTCFullYear();
  // New Year's Day of the next year can be observed in this one.
  return [...holidays(year), ...holidays(year + 1)].includes(dateOf(date));
}

function holidays(year: number): string[] {
  const fixed = [
    `${year}-01-01`,
    `${year}-06-19`,
    `${year}-07-04`,
    `${year}-11-11`,
    `${year}-12-25`,
  ];
  return [
    ...fixed.map(observed),
    nthWeekday(year, 0, { weekday: 1, nth: 3 }),
    nthWeekday(year, 1, { weekday: 1, nth: 3 }),
    lastMonday(year, 4),
    nthWeekday(year, 8, { weekday: 1, nth: 1 }),
    nthWeekday(year, 9, { weekday: 1, nth: 2 }),
    nthWeekday(year, 10, { weekday: 4, nth: 4 }),
  ];
}

/** A holiday on a Saturday is observed on Friday, one on a Sunday on Monday. */
function observed(holiday: string): string {
  const date = Date.parse(holiday);
  const weekday = new Date(date).getUTCDay();
  if (weekday === 6) return dateOf(date - day);
  return weekday === 0 ? dateOf(date + day) : holiday;
}

function nthWeekday(
  year: number,
  month: number,
  { weekday, nth }: { weekday: number; nth: number },
) {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
  const offset = (weekday - first + 7) % 7;
  return dateOf(Date.UTC(year, month, 1 + offset + (nth - 1) * 7));
}

function lastMonday(year: number, month: number): string {
  const last = new Date(Date.UTC(year, month + 1, 0));
  return dateOf(last.getTime() - ((last.getUTCDay() + 6) % 7) * day);
}

function dateOf(date: number): string {
  return new Date(date).toISOString().slice(0, 10);
}
