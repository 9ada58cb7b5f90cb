import { describe, expect, test } from "vitest";
import type { Case } from "~/data/case";
import { cases } from "~/data/cases";
import { inSpanish } from "~/data/es/cases";
import { withoutNotes } from "~/data/record";
import {
  easeOf,
  longSentences,
  neverSaid,
  numbersIn,
  type Pair,
  pairs,
  syllablesIn,
} from "./spanish-prose";

/**
 * What a reader reads of a case, beside its English. Facts are the same in both and are left out.
 */
function pairsOf(item: Case): Pair[] {
  return pairs(item, inSpanish(item), item.slug).filter(
    ({ english, spanish }) => english !== spanish,
  );
}

const words = cases.flatMap(pairsOf);
const texts = words.map(({ spanish }) => withoutNotes(spanish));
const months =
  "January enero February febrero March marzo April abril June junio July julio August agosto September septiembre October octubre November noviembre December diciembre".split(
    " ",
  );

function notesIn(text: string): string[] {
  return (text.match(/\[\^[\w-]+\]/g) ?? []).toSorted();
}

test("syllables are counted as they are spoken", () => {
  const spoken = ["queja", "guía", "agua", "caer", "demanda", "bufete", "cáncer", "país", "juicio"];
  expect(spoken.map(syllablesIn)).toEqual([2, 2, 2, 2, 3, 3, 2, 2, 2]);
});

describe("the cases in Spanish", () => {
  test("say each number and each note of the English, and no other", () => {
    for (const { path, english, spanish } of words) {
      expect({ path, numbers: numbersIn(spanish) }).toEqual({ path, numbers: numbersIn(english) });
      expect({ path, notes: notesIn(spanish) }).toEqual({ path, notes: notesIn(english) });
    }
  });

  test("name the months that the English names", () => {
    for (const { path, english, spanish } of words) {
      for (const [index, month] of months.entries()) {
        if (index % 2 || !withoutNotes(english).includes(month)) continue;
        expect(spanish.toLowerCase(), path).toContain(months[index + 1]);
      }
    }
  });

  test("open their questions, and say nothing that we may not say", () => {
    for (const text of texts) {
      expect(text).not.toMatch(neverSaid);
      expect(text.match(/¿/g)?.length, text).toBe(text.match(/\?/g)?.length);
    }
  });

  test("are as long as the English, or somewhat longer", () => {
    const sentences = words.filter(({ english }) => english.length > 55);
    const odd = sentences.filter(({ english, spanish }) => {
      const ratio = spanish.length / english.length;
      return ratio < 0.94 || ratio > 1.5;
    });
    expect(sentences.length).toBeGreaterThan(1000);
    expect(odd).toEqual([]);
  });

  test("are easy to read, in sentences of at most 35 words", () => {
    expect(texts.flatMap(longSentences)).toEqual([]);
    for (const item of cases) {
      const prose = pairsOf(item).filter(({ spanish }) => /\.$/.test(withoutNotes(spanish)));
      expect(
        easeOf(prose.map(({ spanish }) => withoutNotes(spanish))),
        item.slug,
      ).toBeGreaterThanOrEqual(62);
    }
  });

  test("print the date of a source in Spanish", () => {
    const dates = words.filter(({ path }) => /\.sources\.\w+\.date$/.test(path));
    expect(dates.length).toBeGreaterThan(200);
    for (const { spanish } of dates) {
      expect(spanish).toMatch(/^(?:\d{1,2} de )?(?:[a-z]+ de )?\d{4}$|^sin fecha$/);
    }
  });
});
