import { stateAddress } from "~/data/addresses";
import { caseNotes } from "~/data/case-page";
import { language, locale, type Spoken, speak, type Texts } from "~/data/language";
import type { PartialDate } from "~/data/record";
import { daysIn, isPast } from "~/data/record-dates";
import { stateName } from "~/data/states";
import { type LimitKind, limitsSearched, type StateLimits } from "~/data/time-limit";
import { stateLimits } from "~/data/time-limits";
import { timeLimitsPage } from "~/data/time-limits-page";

/** A rule in the language of the page, as `RuleView` draws it. */
export type StateRule = {
  /** The answer in a number or a word, as the table of all states has it; null for what has none. */
  figure: string | null;
  text: string;
  cite: string;
  isUncertain: boolean;
  more: { name: "outer" | "window" | "minors"; text: string }[];
  /** Days in the text that have passed since the sources were searched. */
  passed: PartialDate[];
  /** Official ones first. */
  sources: Spoken<StateLimits["sources"]>;
};

/**
 * The rule of a state for a kind of claim; null if we have none. `today` is the ISO date in
 * America/New_York when the page is sent.
 */
export function readRule(state: StateLimits, kind: LimitKind, today: string): StateRule | null {
  const rule = state[kind];
  if (!rule) return null;

  const isUncertain = rule.confidence === "low";
  const more = isUncertain ? [] : readMore(state, kind);
  const said = [rule.text.en, ...more.map(({ text }) => text.en)];
  const sources = nameSources(rule.sources.flatMap((at) => state.sources[at] ?? []));

  return {
    figure: figureOf(state, kind),
    text: unbroken(rule.text[language()]),
    cite: rule.cite,
    isUncertain,
    more: more.map(({ name, text }) => ({ name, text: unbroken(text[language()]) })),
    passed: [...new Set(said.flatMap(daysIn))].filter(
      (day) => !isPast(day, limitsSearched) && isPast(day, today),
    ),
    sources: sources.toSorted((a, b) => Number(b.isOfficial) - Number(a.isOfficial)),
  };
}

export function nameSources(sources: StateLimits["sources"]): StateRule["sources"] {
  return speak(sources, language());
}

/** No line ends within *four-year*. */
const unbroken = (text: string) => text.replace(/-(?=year|month)/g, "-\u2060");

type More = { name: StateRule["more"][number]["name"]; text: Texts };

function readMore(state: StateLimits, kind: LimitKind): More[] {
  const more = (name: More["name"], text?: Texts): More[] => (text ? [{ name, text }] : []);

  switch (kind) {
    case "product":
      return more("outer", state.product.outer);
    case "malpractice":
      return more("minors", state.malpractice.minors);
    case "childAbuse":
      return more("window", state.childAbuse.window?.text);
    default:
      return [];
  }
}

/**
 * What most states give, by the rule that each shows first once it is chosen: as a heading with where
 * it holds, and in a sentence. Counted, so that it cannot differ from their rules; those of low
 * confidence have no number. Undefined if the states have too little in common.
 */
export function usualLimit(kinds: readonly LimitKind[]) {
  const { usual } = caseNotes();
  const ways = kinds.filter((kind) => kind !== "minors");
  const rules = stateLimits.flatMap((state) => {
    const [rule] = ways.flatMap((kind) => state[kind] ?? []);
    return rule && rule.confidence !== "low" ? [rule] : [];
  });
  if (ways[0] === "childAbuse") {
    const ages = stateLimits.flatMap(({ childAbuse }) => childAbuse.age ?? []);
    return usual.ages(Math.min(...ages), Math.max(...ages));
  }

  const all = rules.flatMap(({ years }) => years ?? []);
  if (ways[0] === "assault") return usual.span(Math.min(...all), Math.max(...all));

  const count = (...some: number[]) => all.filter((years) => some.includes(years)).length;
  const [most = 0, next = 0] = [...new Set(all)].toSorted((a, b) => count(b) - count(a));
  const common = [[most], [most, next]].find((some) => count(...some) > stateLimits.length / 2);
  return common && usual.years(Math.min(...common), Math.max(...common), Math.min(...all));
}

export function findState(slug: string | null | undefined): StateLimits | undefined {
  return stateLimits.find((state) => state.slug === slug);
}

/** Every state by its name in the language of the page. */
export function listStates() {
  const inOrder = new Intl.Collator(locale());
  return stateLimits
    .map((state) => ({ state, slug: state.slug, name: stateName(state.code) }))
    .toSorted((a, b) => inOrder.compare(a.name, b.name));
}

/** The row of a state in the table of all. A rule of low confidence has no number. */
export function readRow(state: StateLimits) {
  const kinds = ["injury", "product", "death", "malpractice", "childAbuse"] as const;

  return {
    name: stateName(state.code),
    href: stateAddress(state.slug),
    limits: kinds.map((kind) => figureOf(state, kind)),
  };
}

const table = () => timeLimitsPage().table;

function figureOf(state: StateLimits, kind: LimitKind): string | null {
  if (kind === "childAbuse") return abuseLimit(state.childAbuse);

  // These change another limit, or count days.
  const rule = kind === "minors" || kind === "government" ? undefined : state[kind];
  return rule ? yearsOf(rule) : null;
}

function yearsOf({ years, confidence }: StateLimits["injury"]): string {
  if (confidence === "low") return table().ask;

  return years === undefined ? table().depends : table().years(String(years).replace(".5", "½"));
}

function abuseLimit({ kind, age, confidence }: StateLimits["childAbuse"]): string {
  if (confidence === "low") return table().ask;
  if (kind === "no limit") return table().noLimit;

  return kind === "to an age" && age !== undefined ? table().toAge(age) : table().depends;
}
