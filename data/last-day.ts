import { spellDate } from "./dates";
import { lastDayWords as spanish } from "./es/last-day";
import { inEach } from "./language";
import type { PartialDate, Way } from "./record";
import { daysLeft, hasDay, type Nearness, nearness } from "./record-dates";

/** A last day as a page prints it. */
type WordedLastDay = {
  date: PartialDate;
  nearness: Nearness;
  /** The color of the days that are left. */
  warmth: string;
  /** Where, or for which program, it holds. */
  scope: string;
  /** *43 days left*; null for a month, and for a day that has passed. */
  left: string | null;
  /** What ends or ended, for whom, and how we know. */
  text: string;
  /** What to do; never after the day. */
  act?: string;
};

/**
 * The one place that words a last day by the days that are left: more than 45, 45 to 8, 7 to 1,
 * today, passed. The instruction appears within 45 days and ends with the day.
 *
 * @param today ISO date in America/New_York
 * @returns null if no day ends the way
 */
export function wordLastDay({ ends: date, lastDay }: Way, today: string): WordedLastDay | null {
  if (!date || !lastDay) return null;

  const near = nearness(date, today);
  const days = daysLeft(date, today);
  const { scope, says, said, act } = lastDay;
  const words = lastDayWords();
  const isPassed = near === "passed";
  const isNear = near !== "ahead" && !isPassed;
  return {
    date,
    nearness: near,
    warmth: warmth(days),
    scope,
    left: hasDay(date) && !isPassed ? words.left(days) : null,
    text: isPassed ? `${words.passed(spellDate(date))} ${said}` : says,
    ...(isNear && { act }),
  };
}

/** The fewer days are left, the warmer. */
export function warmth(days: number) {
  if (days < 30) return "soon";
  return days < 180 ? "near" : "far";
}

const englishLastDayWords = {
  left: (days: number) => (days === 0 ? "Today" : `${days} ${days === 1 ? "day" : "days"} left`),
  passed: (day: string) => `${day}, has passed.`,
  /** The tag of an option whose last day is near, but not within a week. */
  call: "Call a lawyer this week",
};

export const lastDayWords = /* @__PURE__ */ inEach({ en: englishLastDayWords, es: spanish });
