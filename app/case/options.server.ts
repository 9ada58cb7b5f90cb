import { listStates, readRule, usualLimit } from "~/app/limits/limits.server";
import { slugOf } from "~/data/addresses";
import type { Case } from "~/data/case";
import { caseNotes } from "~/data/case-page";
import { findCase } from "~/data/cases";
import { lastDayWords, wordLastDay } from "~/data/last-day";
import { type CaseRecord, noteKeys } from "~/data/record";
import { figuresOn, isPast, lastDaysAhead } from "~/data/record-dates";
import { stateName } from "~/data/states";
import type { StateLimits } from "~/data/time-limit";

type Chosen = StateLimits | undefined;
type Known = { chosen: Chosen; today: string };

/**
 * What *Your time limit* shows: the general rule, headed by what most states give if no day is large,
 * the next days that end a way, each headed by the state or program that it holds for, and what to
 * do today. One day is large: that of a chosen
 * state, else that of a program; it stands above the rules of a chosen state, which are long. What
 * one state sets is folded until it is chosen, because readers would take it for their own. A
 * person's own last day is never computed.
 */
export function readLimit(
  item: Case,
  record: CaseRecord,
  { chosen, today, todo }: Known & { todo: string | null },
) {
  const { rule, kinds = [], everywhere, figure, today: ask = todo } = item.brief?.limit ?? {};
  const days = readDays(record, chosen, today);
  const large =
    days.find(({ isOfChosen }) => isOfChosen) ?? days.find(({ isOfState }) => !isOfState);
  const usual = figure
    ? { figure, scope: caseNotes().usual.every, said: figure }
    : usualLimit(kinds);
  const folded = days.find((one) => one !== large);
  const rules = kinds.flatMap((kind) => {
    const rule = chosen && readRule(chosen, kind, today);
    return rule ? [{ kind, rule }] : [];
  });
  const general = rules.length === 0 && {
    ...(usual && !large && { figure: usual.figure, scope: usual.scope }),
    rule: usual ? `${large ? usual.said : ""}, ${rule}` : rule,
  };

  return {
    states: packStates(),
    chosen: chosen && { slug: chosen.slug, name: stateName(chosen.code) },
    rules,
    ...general,
    everywhere: chosen && everywhere,
    /** Above the rules of a chosen state, which are long. */
    large: large?.day,
    folded: folded && {
      ...folded.day,
      // It may not be the reader's state: no alarm.
      ...(folded.isOfState && { warmth: "far" }),
      text: [folded.day.text, folded.day.act].filter(Boolean).join(" "),
    },
    todo: large?.day.act ?? ask,
  };
}

/** The next two days, of different dates. What only another state's law sets is left out. */
function readDays({ ways }: CaseRecord, chosen: Chosen, today: string) {
  const all = lastDaysAhead(ways, today).flatMap((way) => {
    const worded = wordLastDay(way, today);
    const { states } = way.lastDay ?? {};
    const isOfChosen = chosen !== undefined && states?.includes(chosen.code);
    if (!worded || (chosen && states && !isOfChosen)) return [];

    const sources = noteKeys(way.clock).slice(0, 2);
    const isOfState = states !== undefined;
    return [
      {
        isOfChosen,
        isOfState,
        day: { ...worded, text: worded.text + sources.map((key) => `[^${key}]`).join("") },
      },
    ];
  });
  const isNew = ({ day }: (typeof all)[number], index: number) =>
    all.findIndex((one) => one.day.date === day.date) === index;
  return all.filter(isNew).slice(0, 2);
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
    const day = wordLastDay(way, today);
    const { states } = way.lastDay ?? {};
    // Of a state that may not be the reader's, as *Your time limit* says it.
    const isOfOther = states && !(chosen && states.includes(chosen.code));
    return {
      order: `${state && names(state, english[index]?.way ?? "") ? 0 : 1}${isDated ? way.ends : way.ends ? "z" : "x"}`,
      // Within a week the days left, in the words of *Your time limit*.
      tag:
        day?.act && (((isOfOther || day.nearness !== "near") && day.left) || lastDayWords().call),
      // Without what is empty: a page has up to ten options.
      option: {
        way: way.way,
        ...(isDated && { date: way.ends }),
        ...(!isDated && { last: way.last }),
        whom: way.whom,
        who: way.who,
        clock: day?.nearness === "passed" ? day.text : way.clock,
        ...(amounts.length > 0 && { amounts }),
        check: way.check.text,
        ...(way.check.href && { href: way.check.href }),
      },
    };
  });

  const sorted = options.toSorted((a, b) => a.order.localeCompare(b.order));
  const urgent = sorted.find(({ tag }) => tag);
  return {
    rows: sorted.map(({ option }) => option),
    /** Only one is marked: repeated in every row, it would be ignored. */
    urgent: urgent && { way: urgent.option.way, tag: urgent.tag },
  };
}

/** "Virginia" does not name West Virginia, nor "Kansas" Arkansas. */
function names(state: string, text: string): boolean {
  return new RegExp(`(?<!West )\\b${state}\\b`).test(text);
}

/** A sum with its source as a note. */
export function readFigure({ value, what, source }: CaseRecord["figures"][number]) {
  return { value, what: `${what}[^${source}]` };
}
