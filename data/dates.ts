import { type Language, locale } from "./language";
import type { PartialDate } from "./record";

const hour = 60 * 60 * 1000;
let latest = { hours: Number.NaN, date: "" };

const newYork = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" });

/**
 * Returns the date of a moment in America/New_York as `YYYY-MM-DD`. The last result is cached per
 * hour, because formatting costs as much as a query.
 */
export function dateInNewYork(at: number): string {
  const hours = Math.floor(at / hour);
  if (hours !== latest.hours) latest = { hours, date: newYork.format(at) };
  return latest.date;
}

export function yearInNewYork(at: number): number {
  return Number(dateInNewYork(at).slice(0, 4));
}

/** The next midnight in New York, to the second. Days have 23 to 25 hours. */
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

/** `June 25, 2026`, `June 2026` or `2026`, by default in the language of the page. */
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
