import { type Language, locale } from "./language";
import type { PartialDate } from "./record";

/** Milliseconds. */
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;
/** Dates by the hour since 1970. */
const latest = /* @__PURE__ */ new Map<number, string>();
const mostKept = 1000;

/* Marked pure, so that the script of a page that does not use them leaves them out. */

const newYork = /* @__PURE__ */ new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" });

/**
 * Returns the date of a moment in America/New_York as `YYYY-MM-DD`. Results are cached per hour,
 * because formatting costs as much as a query.
 */
export function dateInNewYork(at: number): string {
  const hours = Math.floor(at / hour);
  const date = latest.get(hours) ?? newYork.format(at);
  if (latest.size >= mostKept) latest.clear();
  latest.set(hours, date);
  return date;
}

export function yearInNewYork(at: number): number {
  return Number(dateInNewYork(at).slice(0, 4));
}

/** The Monday of its week in America/New_York, as `YYYY-MM-DD`. */
export function mondayInNewYork(at: number): string {
  const date = dateInNewYork(at);
  return dateAfter(date, -((new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7));
}

/** The next midnight in New York, exactly. Days have 23 to 25 hours. */
export function nextMidnight(at: number): number {
  return startInNewYork(dateAfter(dateInNewYork(at), 1));
}

/** The date some days after another, or before it. */
export function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + days * day).toISOString().slice(0, 10);
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

/** `Feb 25, 2026`; the name of a month with at most five letters is written out: `June 2026`. */
export function spellShortDate(date: PartialDate): string {
  const [year, month, day] = date.split("-");
  if (!month) return date;

  const at = new Date(`${year}-${month}-${day ?? "01"}T00:00:00Z`);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale(), { timeZone: "UTC", ...options });
  const name = format({ month: "long" }).format(at);
  return format({ year: "numeric", month: "short", day: day ? "numeric" : undefined })
    .formatToParts(at)
    .map(({ type, value }) => (type === "month" && name.length <= 5 ? name : value))
    .join("");
}

const clockInNewYork = /* @__PURE__ */ new Intl.DateTimeFormat("sv-SE", {
  timeZone: "America/New_York",
  dateStyle: "short",
  timeStyle: "medium",
});
const zoneInNewYork = /* @__PURE__ */ new Intl.DateTimeFormat("en-US", {
  timeZone: "America/New_York",
  timeZoneName: "short",
});

/** For spreadsheets, which then know it as a time: `2026-11-21 08:26:11`. */
export function plainTimeInNewYork(at: number): string {
  return clockInNewYork.format(at);
}

/** For operators: `2026-11-21 08:26:11 EST`. Sweden writes dates as ISO 8601 does. */
export function timeInNewYork(at: number): string {
  const zone = zoneInNewYork.formatToParts(at).find(({ type }) => type === "timeZoneName");
  return `${clockInNewYork.format(at)} ${zone?.value ?? ""}`.trimEnd();
}

const peopleInNewYork = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "long",
  timeZone: "America/New_York",
});

/** For people at firms: `Nov 21, 2026, 8:26:11 AM EST`. */
export function spellTimeInNewYork(at: number): string {
  return peopleInNewYork.format(at);
}

const plainDay = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** The same of a day: `2026-11-21` as `Nov 21, 2026`. Anything else stays as it is. */
export function spellPlainDay(day: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(day) ? plainDay.format(Date.parse(day)) : day;
}

const dayParts = { timeZone: "America/New_York", month: "short", day: "numeric" } as const;
const momentParts = { ...dayParts, hour: "numeric", minute: "2-digit" } as const;
const moment = /* @__PURE__ */ new Intl.DateTimeFormat("en-US", momentParts);
const momentOfYear = /* @__PURE__ */ new Intl.DateTimeFormat("en-US", {
  ...momentParts,
  year: "numeric",
});

/** For people: `Dec 3, 8:17 am`, with the year unless it is the present one. */
export function spellMoment(at: number, now: number): string {
  const text = (isThisYear(at, now) ? moment : momentOfYear).format(at);
  return text.replace(/\u202f/g, " ").replace(/ (AM|PM)$/, (half) => half.toLowerCase());
}

const weekday = /* @__PURE__ */ new Intl.DateTimeFormat("en-US", { ...dayParts, weekday: "short" });
const weekdayOfYear = /* @__PURE__ */ new Intl.DateTimeFormat("en-US", {
  ...dayParts,
  weekday: "short",
  year: "numeric",
});

/** `Mon, Dec 14`, with the year unless it is the present one. */
export function spellDay(at: number, now: number): string {
  return (isThisYear(at, now) ? weekday : weekdayOfYear).format(at);
}

function isThisYear(at: number, now: number): boolean {
  return yearInNewYork(at) === yearInNewYork(now);
}

/** `8:17 am`, where most people of a state live. */
export function clockIn(timeZone: string, at: number): string {
  return new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", minute: "2-digit" })
    .format(at)
    .replace(/\u202f/g, " ")
    .toLowerCase();
}

/**
 * How far a day is on which something is due, as a clerk says it: it is overdue only once the day is
 * over in New York.
 */
export function spellDue(at: number, now: number): { text: string; isDue: boolean } {
  const [due, today] = [dateInNewYork(at), dateInNewYork(now)];
  if (due === today) return { text: "due today", isDue: true };
  if (due === dateAfter(today, 1)) return { text: "due by tomorrow", isDue: false };
  const day = spellDay(at, now);
  return due < today
    ? { text: `overdue since ${day}`, isDue: true }
    : { text: `due by ${day}`, isDue: false };
}

/** The first moment in New York of a day that exists. */
export function startInNewYork(day: string): number {
  const at = midnightInNewYork(day);
  if (at === null) throw new Error(`${day} is no day`);
  return at;
}

/** The hour of the day there, from 0 to 23. */
export function hourIn(timeZone: string, at: number): number {
  const format = new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", hourCycle: "h23" });
  return Number(format.format(at));
}

/** The first moment of a day in New York; null if there is no such day. */
export function midnightInNewYork(day: string): number | null {
  const noon = Date.parse(`${day}T12:00:00Z`);
  if (Number.isNaN(noon) || new Date(noon).toISOString().slice(0, 10) !== day) return null;

  // The offset of that night: 4 or 5 hours, because clocks change after midnight.
  return [4, 5].map((hours) => noon - (12 - hours) * hour).find(begins(day)) ?? null;
}

function begins(day: string) {
  return (at: number) => newYork.format(at) === day && newYork.format(at - 1) !== day;
}

const ageUnits = [
  { name: "d", seconds: 86_400 },
  { name: "h", seconds: 3600 },
  { name: "min", seconds: 60 },
] as const;

/** For operators, in the largest unit that fits: `3 h`. */
export function spellAge(seconds: number): string {
  const unit = ageUnits.find((one) => seconds >= one.seconds);
  return unit ? `${Math.floor(seconds / unit.seconds)} ${unit.name}` : `${seconds} s`;
}

/** The same of milliseconds; `-` if there are none. */
export function spellDuration(ms: number | null | undefined): string {
  return ms == null ? "-" : spellAge(Math.floor(ms / 1000));
}
