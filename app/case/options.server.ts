import { listStates, readRule } from "~/app/limits/limits.server";
import { slugOf } from "~/data/addresses";
import type { Case } from "~/data/case";
import { findCase } from "~/data/cases";
import { spellDate } from "~/data/dates";
import { englishMark } from "~/data/language";
import { type CaseRecord, noteKeys, type Way } from "~/data/record";
import { daysLeft, endingDates, figuresOn, hasDay, isPast, isThisWeek } from "~/data/record-dates";
import { caseDates } from "~/data/record-words";
import { stateName, states } from "~/data/states";
import type { StateLimits } from "~/data/time-limit";

type Chosen = StateLimits | undefined;
type Known = { chosen: Chosen; today: string };

/**
 * What *Your time limit* shows: the rules of the chosen state, else the next date that ends a right,
 * else the general rule. A person's own last day is never computed.
 */
export function readLimit(item: Case, record: CaseRecord, { chosen, today }: Known) {
  const { rule, kinds = [], everywhere, ask } = item.brief?.limit ?? {};

  return {
    states: packStates(),
    chosen: chosen && { slug: chosen.slug, name: stateName(chosen.code) },
    rules: chosen
      ? kinds.flatMap((kind) => {
          const rule = readRule(chosen, kind, today);
          return rule ? [{ kind, rule }] : [];
        })
      : [],
    everywhere: chosen && everywhere,
    dates: readDates(chosen && !everywhere ? openIn(chosen, item, record) : record, today),
    rule,
    // A page behind a link is English; a number needs no mark.
    ask: ask && { ...ask, what: ask.what + (ask.phone ? "" : englishMark()) },
  };
}

/** The record without the ways that name other states and not the chosen one. */
function openIn(chosen: StateLimits, item: Case, record: CaseRecord): CaseRecord {
  const english = findCase(item.slug)?.record?.ways ?? [];
  const own = stateName(chosen.code, "en");
  const others = states("en").map(({ label }) => label);
  const ways = record.ways.filter((_, index) => {
    const { way = "", who = "", clock = "" } = english[index] ?? {};
    const text = `${way} ${who} ${clock}`;
    return names(own, text) || !others.some((state) => names(state, text));
  });
  const { soonest } = record;
  const isOpen = soonest?.way === undefined || ways.some(({ id }) => id === soonest.way);
  return { ...record, ways, soonest: isOpen ? soonest : null };
}

/** The next two. */
function readDates(record: CaseRecord, today: string) {
  return endingDates(record, today)
    .slice(0, 2)
    .map(({ date, ways }) => ({
      date,
      days: hasDay(date) ? daysLeft(date, today) : null,
      isSoon: isThisWeek(date, today),
      ways,
      sources: sourcesOf(record, date),
    }));
}

/** Notes: the source of the record's next date, or those of the ways that end on the day. */
function sourcesOf({ soonest, ways }: CaseRecord, date: string): string {
  const keys =
    soonest?.date === date
      ? [soonest.source]
      : ways.filter(({ ends }) => ends === date).flatMap(({ clock }) => noteKeys(clock));
  return keys.map((key) => `[^${key}]`).join("");
}

/**
 * One string, because as objects they make each document 0.6 kB larger. A slug is only given if it
 * is not the name in small letters with hyphens.
 */
function packStates(): string {
  return listStates()
    .map(({ slug, name }) => (slugOf(name) === slug ? name : `${name}=${slug}`))
    .join("|");
}

/** By last day, without a date in the order of the record, past ones last; a chosen state first. */
export function readOptions(item: Case, record: CaseRecord, { chosen, today }: Known) {
  const english = findCase(item.slug)?.record?.ways ?? [];
  const state = chosen && stateName(chosen.code, "en");
  const figures = figuresOn(record, today);
  const options = record.ways.map((way, index) => {
    const isDated = way.ends !== undefined && !isPast(way.ends, today);
    const amounts = figures.filter((figure) => figure.way === way.id).map(readFigure);
    return {
      order: `${state && names(state, english[index]?.way ?? "") ? 0 : 1}${isDated ? way.ends : way.ends ? "z" : "x"}`,
      isSoon: isThisWeek(way.ends, today),
      // Without what is empty: a page has up to ten options.
      option: {
        way: way.way,
        ...(isDated && { date: way.ends }),
        ...(!isDated && { last: way.last }),
        whom: way.whom,
        who: way.who,
        clock: `${endOf(way, record, today)} ${way.clock}`.trim(),
        ...(amounts.length > 0 && { amounts }),
        check: way.check.text,
        ...(way.check.href && { href: way.check.href }),
      },
    };
  });

  const sorted = options.toSorted((a, b) => a.order.localeCompare(b.order));
  return {
    rows: sorted.map(({ option }) => option),
    /** Only one is marked: repeated in every row, it would be ignored. */
    urgent: sorted.find(({ isSoon }) => isSoon)?.option.way,
  };
}

/** "Virginia" does not name West Virginia, nor "Kansas" Arkansas. */
function names(state: string, text: string): boolean {
  return new RegExp(`(?<!West )\\b${state}\\b`).test(text);
}

/** For whom a way closes on a day, or that it has closed. */
function endOf({ id, ends }: Way, { soonest }: CaseRecord, today: string): string {
  if (!ends) return "";
  if (isPast(ends, today)) return caseDates().passed(spellDate(ends));

  return soonest?.way === id ? caseDates().endsFor(spellDate(soonest.date), soonest) : "";
}

/** A sum with its date, and its source as a note. */
export function readFigure({
  value,
  what,
  date,
  isReported,
  source,
}: CaseRecord["figures"][number]) {
  const day = spellDate(date);
  const asOf = isReported ? caseDates().asReported(day) : caseDates().asOf(day);
  // In one sentence: several sums can have the same date.
  return { value, what: `${what.replace(/\.$/, "")} (${asOf}).[^${source}]` };
}
