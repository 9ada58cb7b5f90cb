import type { Case } from "./case";
import { day } from "./dates";
import type { CaseRecord, Figure, PartialDate, Soonest } from "./record";

/**
 * If the newest source is older than this many days, the stage states that nothing newer was found.
 */
const oldStage = 180;

/** After so many days somebody should search the sources of a page again. */
const longUnsearched = 90;

/*
 * `today` is always the ISO date in America/New_York when the page is sent. A document cached
 * yesterday can show a date that has passed since.
 */

/** Within so many days a last day names what to do; within the fewest it says how many are left. */
const nearDays = 45;
const lastDays = 7;

/** How near a last day is. What the page says follows from it: see `wordLastDay`. */
export type Nearness = "ahead" | "near" | "this week" | "today" | "passed";

export function nearness(date: PartialDate, today: string): Nearness {
  const days = daysLeft(date, today);
  if (days < 0) return "passed";
  if (days === 0) return "today";
  if (days <= lastDays) return "this week";
  return days <= nearDays ? "near" : "ahead";
}

/** The ways that a day ends, soonest first; past ones are left out. */
export function lastDaysAhead<Some extends { ends?: PartialDate }>(
  ways: readonly Some[],
  today: string,
): (Some & { ends: PartialDate })[] {
  return ways
    .flatMap((way) => (way.ends && !isPast(way.ends, today) ? [{ ...way, ends: way.ends }] : []))
    .toSorted((a, b) => a.ends.localeCompare(b.ends));
}

/** Whole days until a date; 0 on the day itself. */
export function daysLeft(date: PartialDate, today: string): number {
  return daysBetween(today, lastDay(date));
}

/** Whether an English text names a day that has passed since `from`. */
export function namesPassedDay(text: string, from: string, today: string): boolean {
  return daysIn(text).some((date) => date >= from && isPast(date, today));
}

/** The days that an English text names, as ISO dates. */
export function daysIn(text: string): string[] {
  return (text.match(/\b[A-Z][a-z]+ \d{1,2}, \d{4}\b/g) ?? []).flatMap((spelled) => {
    const at = Date.parse(`${spelled} UTC`);
    return Number.isNaN(at) ? [] : [new Date(at).toISOString().slice(0, 10)];
  });
}

/** A day is past when it is over, a month or a year at its end. */
export function isPast(date: PartialDate, today: string): boolean {
  return lastDay(date) < today;
}

/** Whether the date has a day. Only such dates enter a calendar. */
export function hasDay(date: PartialDate): boolean {
  return date.length === "2026-12-31".length;
}

type Dated = Pick<CaseRecord, "soonest" | "otherDates">;

/** The dates of a record that have not passed, soonest first. */
export function datesAhead({ soonest, otherDates = [] }: Dated, today: string): Soonest[] {
  return [...(soonest ? [soonest] : []), ...otherDates]
    .filter(({ date }) => !isPast(date, today))
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

/** Whether a date can be added to a calendar today. */
export function isInCalendar(record: CaseRecord, today: string): boolean {
  const dates = datesAhead(record, today).map(({ date }) => date);
  const lastDays = lastDaysAhead(record.ways, today).map(({ ends }) => ends);
  return [...dates, ...lastDays].some(hasDay);
}

/** The figures that are still valid. A yearly limit expires with its year. */
export function figuresOn({ figures }: Pick<CaseRecord, "figures">, today: string): Figure[] {
  return figures.filter(({ until }) => !until || !isPast(until, today));
}

/** Whole days since a source was printed; a month counts from its first day. */
export function ageOf(date: PartialDate, today: string): number {
  return daysBetween(firstDay(date), today);
}

export function isOldStage({ newest }: Pick<CaseRecord, "newest">, today: string): boolean {
  return ageOf(newest.date, today) > oldStage;
}

/** Why a page is due for a check. */
type Due =
  | { slug: string; why: "past-date"; date: PartialDate }
  | { slug: string; why: "old-stage"; date: PartialDate; days: number }
  | { slug: string; why: "no-address"; source: string };

/** Past dates come first: they leave a page without its line. */
export function listDue(cases: readonly Case[], today: string): Due[] {
  const due = cases.flatMap(({ slug, record }) => (record ? dueOf(slug, record, today) : []));
  const order: readonly Due["why"][] = ["past-date", "old-stage", "no-address"];
  return order.flatMap((why) => due.filter((one) => one.why === why));
}

/** The written pages whose sources were last searched more than 90 days ago, the oldest first. */
export function listUnsearched(cases: readonly Case[], today: string) {
  return cases
    .flatMap(({ slug, record }) => (record ? { slug, date: record.status.checkedOn } : []))
    .map((page) => ({ ...page, days: ageOf(page.date, today) }))
    .filter(({ days }) => days > longUnsearched)
    .toSorted((a, b) => b.days - a.days);
}

function dueOf(slug: string, record: CaseRecord, today: string): Due[] {
  const { soonest, otherDates = [], ways, figures, newest, sources } = record;
  const ends = [...ways.map(({ ends }) => ends), ...figures.map(({ until }) => until)];
  const dates = new Set([soonest?.date, ...otherDates.map(({ date }) => date), ...ends]);
  const past = [...dates].filter((date) => date !== undefined && isPast(date, today));
  const days = ageOf(newest.date, today);

  return [
    ...past.flatMap((date): Due[] => (date ? [{ slug, why: "past-date", date }] : [])),
    ...(isOldStage(record, today)
      ? [{ slug, why: "old-stage", date: newest.date, days } as const]
      : []),
    ...Object.values(sources)
      .filter(({ url }) => !url)
      .map(({ title }) => ({ slug, why: "no-address", source: title }) as const),
  ];
}

function firstDay(date: PartialDate): string {
  const [year, month = "01", day = "01"] = date.split("-");
  return `${year}-${month}-${day}`;
}

function lastDay(date: PartialDate): string {
  const [year, month = "12", day] = date.split("-");
  if (day) return date;

  // The day before the first of the next month.
  return new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10);
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / day);
}
