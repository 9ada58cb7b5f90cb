import { type Language, locale } from "./language";
import type { PartialDate } from "./record";

const newYork = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" });

/** The date of a moment in America/New_York, as `YYYY-MM-DD`. */
export function dateInNewYork(at: number): string {
  return newYork.format(at);
}

export function yearInNewYork(at: number): number {
  return Number(dateInNewYork(at).slice(0, 4));
}

const hour = 60 * 60 * 1000;

/** The moment when the date changes there, to the second; days have 23 to 25 hours. */
export function nextMidnight(at: number): number {
  const today = dateInNewYork(at);
  let [before, after] = [at, at + 26 * hour];
  while (after - before > 1000) {
    const middle = Math.round((before + after) / 2);
    if (dateInNewYork(middle) === today) before = middle;
    else after = middle;
  }
  return after;
}

/** `June 25, 2026`, `June 2026` or `2026`; without a language, in that of the page. */
export function spellDate(date: PartialDate, of?: Language): string {
  const [year, month, day] = date.split("-");
  if (!month) return date;

  return new Intl.DateTimeFormat(locale(of), {
    timeZone: "UTC",
    year: "numeric",
    month: "long",
    day: day ? "numeric" : undefined,
  }).format(new Date(`${year}-${month}-${day ?? "01"}T00:00:00Z`));
}
