import { existsSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { Case } from "~/data/case";
import { cases } from "~/data/cases";
import { everything, everyWord, plainSentences, prose, withoutNotes } from "../support/case-words";
import { grade, longSentences } from "../support/reading";

const quizzes = JSON.parse(readFileSync("tests/facts/quizzes.json", "utf8")) as Record<
  string,
  { bannerTitle: string; bannerSubtitle: string; cta: string; quiz: unknown[] }
>;

/** Words that promise, press or accuse. Matched as whole words, any case. */
const forbidden = [
  "guarantee[ds]?",
  "owed",
  "entitled to",
  "act now",
  "hurry",
  "last chance",
  "don't wait",
  "before it's too late",
  "cash",
  "payouts?",
  "average settlement",
  "millions?",
  "billions?",
  "jackpot",
  "you qualify",
  "you will qualify",
  "we will win",
  "your deadline (is|was|ends|passes)",
  "deadly",
  "toxic formula",
  "poisoned",
  "covered up",
  "cover-up by",
  "knew and hid",
  "lied",
  "stop taking",
  "stop the shot",
  "addicts?",
  "junkies?",
  "victims?",
  "ticking",
  "alert",
  "top-rated",
  "best lawyers?",
];

/** What the shared block answers once for all cases. */
const shared =
  /not a law firm|upfront fee|contingency|if you send the form|partner (law )?firm|useful papers|time limits differ|privacy policy|rather tell you|something to be proud of/i;

/** The number of cases or people is out of date the day it is printed. */
const counts =
  /\b(\d+(,\d+)*|dozens|hundreds|thousands)( of)?( thousands of)?( (pending|individual|federal|state|similar|other|more))* (cases|lawsuits|suits|claims|plaintiffs|claimants|complaints|verdicts)\b/i;

describe.each(cases.map((item) => [item.slug, item] as const))("%s", (slug, item) => {
  test("has every part in the right number", () => {
    expect(item.highlights.length).toBeGreaterThanOrEqual(2);
    expect(item.highlights.length).toBeLessThanOrEqual(4);
    expect(item.eligibility.length).toBeGreaterThanOrEqual(5);
    expect(item.overview.length).toBeGreaterThanOrEqual(4);
    expect(item.overview.length).toBeLessThanOrEqual(6);
    const paragraphs = item.overview.flatMap((passage) => passage.paragraphs);
    expect(paragraphs.length).toBeGreaterThanOrEqual(5);
    expect(paragraphs.length).toBeLessThanOrEqual(9);
    expect(item.disqualifiers.length).toBeGreaterThanOrEqual(3);
    expect(item.faqs.length).toBeGreaterThanOrEqual(4);
    expect(item.faqs.length).toBeLessThanOrEqual(6);
    expect(item.gallery.length).toBeLessThanOrEqual(2);
    expect(item.description.length).toBeGreaterThanOrEqual(70);
    expect(item.description.length).toBeLessThanOrEqual(160);
    expect(countWords(item.card.desc)).toBeLessThanOrEqual(25);
    // Three lines on a phone.
    expect(item.summary.length).toBeLessThanOrEqual(130);
    expect(item.reviewedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test("gives the first six points a short form of two to six words", () => {
    const first = item.eligibility.slice(0, 6);
    for (const { text, short = "" } of first) {
      expect(countWords(short), text).toBeGreaterThanOrEqual(2);
      expect(countWords(short), short).toBeLessThanOrEqual(6);
      expect(short).not.toMatch(/[.?!]$/);
    }
    expect(item.eligibility.slice(6).filter(({ short }) => short)).toEqual([]);
  });

  test("says nothing twice", () => {
    const said = plainSentences(everything(item))
      .map(({ text }) => text.toLowerCase().replace(/[^a-z0-9' ]/g, ""))
      .filter((text) => countWords(text) >= 3);
    expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([]);
  });

  test("does not repeat what the shared block says for every case", () => {
    for (const { text } of everything(item)) {
      expect(text).not.toMatch(shared);
      expect(text).not.toContain("STOP");
    }
  });

  test("promises nothing, presses nobody, accuses nobody", () => {
    for (const word of forbidden) {
      expect(everyWord(item)).not.toMatch(new RegExp(`\\b${word}\\b`, "i"));
    }
  });

  test("names no sum and counts no cases", () => {
    expect(everyWord(item)).not.toMatch(/\$\s?\d|\b\d+ dollars/);
    expect(everyWord(item)).not.toMatch(counts);
  });

  test("reads at grade 9 or lower, with no sentence over 35 words", () => {
    expect(longSentences(runningText(item), 35)).toEqual([]);
    expect(grade(runningText(item))).toBeLessThanOrEqual(9);
  });

  test("asks exactly the questions of the fact base", () => {
    const asked = item.quiz.questions.map((question) => comparable(question));
    expect(asked).toEqual(quizzes[slug]?.quiz.map((question) => comparable(question)));
    expect(item.quiz.bannerTitle).toBe(quizzes[slug]?.bannerTitle);
    expect(item.quiz.bannerSubtitle).toBe(quizzes[slug]?.bannerSubtitle);
    expect(item.quiz.cta).toBe(quizzes[slug]?.cta);
  });

  test("ties each caution to an answer the quiz offers", () => {
    expect(item.cautions.length).toBeGreaterThanOrEqual(1);
    for (const caution of item.cautions) {
      const question = item.quiz.questions.find(({ name }) => name === caution.question);
      const values =
        question && "options" in question ? question.options.map(({ value }) => value) : [];
      for (const answer of caution.answers) expect(values).toContain(answer);
    }
  });

  test("has drawings that exist, have alternative text, and weigh at most 12 kB", () => {
    for (const picture of [item.hero, ...item.gallery]) {
      const file = `public${picture.src}`;
      expect(existsSync(file), file).toBe(true);
      expect(gzipSync(readFileSync(file)).length).toBeLessThanOrEqual(12 * 1024);
      expect(picture.alt.length).toBeGreaterThan(20);
    }
  });

  test("leads on to two or three other cases", () => {
    const slugs = cases.map((other) => other.slug).filter((other) => other !== slug);
    expect(item.related.length).toBeGreaterThanOrEqual(2);
    expect(item.related.length).toBeLessThanOrEqual(3);
    expect(item.related.filter((other) => !slugs.includes(other))).toEqual([]);
  });
});

test("there is a page for each case of the fact base, and no other", () => {
  expect(cases.map(({ slug }) => slug).sort()).toEqual(Object.keys(quizzes).sort());
});

test("all cases read at grade 6 to 8 on average", () => {
  const grades = cases.map((item) => grade(runningText(item)));
  const average = grades.reduce((sum, value) => sum + value, 0) / grades.length;
  expect(average).toBeGreaterThanOrEqual(6);
  expect(average).toBeLessThanOrEqual(8);
});

test("document titles and descriptions are unique, and discreet on the abuse cases", () => {
  expect(new Set(cases.map((item) => item.documentTitle)).size).toBe(cases.length);
  expect(new Set(cases.map((item) => item.description)).size).toBe(cases.length);
  for (const item of cases.filter(({ sensitive }) => sensitive)) {
    expect(item.documentTitle).not.toMatch(/abuse|assault|sex|exploit|rape|molest|violen/i);
  }
});

function runningText(item: Case): string {
  return prose(item)
    .map(({ text }) => withoutNotes(text))
    .join("\n");
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

function comparable(question: unknown) {
  const { type, name, label, options, min, max, placeholder, required } = question as Record<
    string,
    unknown
  >;
  return { type, name, label, options, min, max, placeholder, required: required === true };
}
