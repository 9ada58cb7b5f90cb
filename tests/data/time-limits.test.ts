import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { limitKinds, limitsSearched } from "~/data/time-limit";
import { stateLimits } from "~/data/time-limits";

type Fact = { years?: number | null; confidence: string } & Record<string, unknown>;

/** Members such as `injury` and `product` of each state, by its code. */
const clocks: Record<string, Record<string, Fact>> = JSON.parse(
  readFileSync("tests/facts/clocks.json", "utf8"),
);

const counting =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const ordinals =
  "_ first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");

/** Numbers in words or digits, years of the calendar included; ages are written as digits. */
function numbersIn(text: string): Set<string> {
  const found = new Set<string>();
  const plain = text.toLowerCase().replaceAll(/whichever (comes|is) first/g, "");
  for (const [word] of plain.matchAll(/[a-z]+|\d+(?:,\d{3})*/g)) {
    if (/^\d/.test(word)) found.add(String(Number(word.replaceAll(",", ""))));
    if (counting.includes(word)) found.add(String(counting.indexOf(word)));
    if (ordinals.includes(word)) found.add(String(ordinals.indexOf(word)));
    if (word === "thirty") found.add("30");
  }
  return found;
}

test("the date of the last search is not in the future of the release", () => {
  expect(limitsSearched).toMatch(/^2026-11-\d\d$/);
});

test("covers all 50 states, DC and Puerto Rico, once each", () => {
  expect(stateLimits.map(({ code }) => code).toSorted()).toEqual(Object.keys(clocks).toSorted());
});

describe.each(stateLimits.map((state) => [state.slug, state] as const))("%s", (_, state) => {
  const facts = clocks[state.code] ?? {};

  test("has a rule for each kind of claim in the fact base, with its statute and sources", () => {
    const known = limitKinds.filter((kind) => kind in facts);
    expect(limitKinds.filter((kind) => state[kind])).toEqual(known);
    for (const kind of known) {
      const rule = state[kind];
      expect(rule?.cite).toBe(facts[kind]?.cite);
      expect(rule?.confidence).toBe(facts[kind]?.confidence);
      expect(rule?.sources.length).toBeGreaterThanOrEqual(1);
      expect(rule?.sources.length).toBeLessThanOrEqual(3);
      for (const at of rule?.sources ?? []) expect(state.sources[at]?.url).toMatch(/^https?:/);
    }
  });

  test("states no number that the fact base does not have for that kind of claim", () => {
    for (const kind of limitKinds) {
      const { text, years } = state[kind] ?? {};
      if (!text) continue;
      const known = numbersIn(JSON.stringify(facts[kind]).replaceAll("-", " "));
      const said = [
        text.en,
        kind === "malpractice" ? state.malpractice.minors.en : "",
        kind === "product" ? (state.product.outer?.en ?? "") : "",
        kind === "childAbuse" ? (state.childAbuse.window?.text.en ?? "") : "",
      ].join(" ");
      const unknown = [...numbersIn(said)].filter((number) => !known.has(number));
      expect(unknown, `${kind}: ${said}`).toEqual([]);
      if (years !== undefined) expect(years).toBe(facts[kind]?.years);
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
