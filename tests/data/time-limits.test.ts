import { describe, expect, test } from "vitest";
import type { Texts } from "~/data/language";
import { stateCodes } from "~/data/states";
import { limitKinds, limitsSearched } from "~/data/time-limit";
import { stateLimits } from "~/data/time-limits";

test("the date of the last search is not in the future of the release", () => {
  expect(limitsSearched).toMatch(/^2026-11-\d\d$/);
});

test("covers all 50 states, DC and Puerto Rico, once each", () => {
  const elsewhere = ["AS", "GU", "MP", "VI"];
  const known = stateCodes.filter((code) => !elsewhere.includes(code));
  expect(stateLimits.map(({ code }) => code).toSorted()).toEqual(known.toSorted());
});

describe.each(stateLimits.map((state) => [state.slug, state] as const))("%s", (_, state) => {
  test("has a statute and one to three sources for each rule", () => {
    for (const kind of limitKinds) {
      const rule = state[kind];
      if (!rule) continue;
      expect(rule.cite).not.toBe("");
      expect(rule.sources.length).toBeGreaterThanOrEqual(1);
      expect(rule.sources.length).toBeLessThanOrEqual(3);
      for (const at of rule.sources) expect(state.sources[at]?.url).toMatch(/^https?:/);
    }
  });

  test("states no length of time for a rule of low confidence", () => {
    for (const kind of limitKinds) {
      const rule = state[kind];
      if (rule?.confidence !== "low") continue;
      expect(rule.years).toBeUndefined();
      expect(rule.text.en).not.toMatch(
        /\b(\d+|one|two|three|four|five|six|ten)\b (years?|days|months)/i,
      );
      expect(rule.text.es).not.toMatch(
        /\b(\d+|un|dos|tres|cuatro|cinco|seis|diez)\b (años?|días|meses)/i,
      );
      expect(rule.text.en).toMatch(/ask|lawyer/i);
    }
  });

  test("each rule is in whole sentences, not in the words of a table", () => {
    for (const { en, es } of limitKinds.flatMap((kind) => textsOf(state[kind]))) {
      for (const text of [en, es]) expect(text).toMatch(/^[^a-z].*\.$/s);
      expect(en).not.toMatch(/^(?:[A-Z]?\w+ years?\b(?! (?:after|before))|By |Until )/);
      expect(es).not.toMatch(/^(?:(?!Los)\w+ años?\b(?! después)|Hasta )/);
    }
  });

  test("the rule for children speaks of a child, because a parent may read it", () => {
    expect(state.minors.text.en).not.toMatch(/\byour?\b/i);
  });

  test("names in each rule the numbers that the table and the notice have", () => {
    for (const kind of limitKinds) {
      const rule = state[kind];
      if (!rule || rule.confidence === "low") continue;
      const text = textsOf(rule)
        .map(({ en }) => en.toLowerCase())
        .join(" ");
      const years = [rule.years, "outerYears" in rule ? rule.outerYears : undefined];
      for (const number of years) {
        if (number !== undefined) expect(text, kind).toMatch(spelled(number));
      }
      if ("days" in rule && rule.days) {
        const [days, periods] = [`${rule.days} days`, inPeriods[rule.days] ?? []];
        expect(
          [days, ...periods].some((one) => text.includes(one)),
          `${kind}: ${text}`,
        ).toBe(true);
      }
    }
  });

  test("says the same numbers in Spanish", () => {
    for (const kind of limitKinds) {
      const text = state[kind]?.text;
      if (!text) continue;
      const digits = (words: string) => words.match(/\d+/g)?.toSorted() ?? [];
      // Dates keep their digits in both languages.
      const years = (words: string) => digits(words).filter((one) => one.length === 4);
      expect(years(text.es), text.es).toEqual(years(text.en));
    }
  });
});

const numerals =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(
    " ",
  );

/** A number of years in digits or in words. */
function spelled(years: number): RegExp {
  if (!Number.isInteger(years)) return /\b(?:two years and six months)\b/;

  const word = years === 20 ? "twenty" : numerals[years];
  return new RegExp(`\\b(?:${years}|${word})\\b`);
}

/** How a law gives a time that we keep in days. */
const inPeriods: Record<number, string[]> = {
  180: ["six months"],
  365: ["one year"],
  730: ["two years"],
  1095: ["three years"],
};

type Rule = (typeof stateLimits)[number][(typeof limitKinds)[number]];

/** The text of a rule and of its parts, without a window. */
function textsOf(rule: Rule): Texts[] {
  if (!rule) return [];

  const outer = "outer" in rule ? rule.outer : undefined;
  const minors = "minors" in rule ? rule.minors : undefined;
  return [rule.text, outer, minors].flatMap((text) => text ?? []);
}

test("a limit for child abuse that turns on a date is not given as one age in the table", () => {
  for (const { slug, childAbuse } of stateLimits) {
    if (childAbuse.kind !== "to an age") continue;
    const { en } = childAbuse.text;
    const ages = new Set(
      en.match(/(?<=until |by the |age |before |or )\d\d(?=th|st|nd|rd|\b(?!,? \d{4}))/g),
    );
    const parts = /[Aa]buse (?:since|before|from)|[Oo]lder claims keep|[Ee]arlier abuse/.test(en);
    expect(ages.size > 1 && parts, `${slug}: ${en}`).toBe(false);
  }
});
