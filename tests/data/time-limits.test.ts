import { describe, expect, test } from "vitest";
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
