import { existsSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { Case } from "~/data/case";
import { grade, longSentences } from "../support/reading";

const modules = import.meta.glob<Record<string, unknown>>(
  ["../../data/cases/*.ts", "!../../data/cases/index.ts"],
  { eager: true },
);
const cases = Object.values(modules).flatMap((module) =>
  Object.values(module).filter((value) => isCase(value)),
);
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
  "millions",
  "billions?",
  "jackpot",
  "you qualify",
  "you will qualify",
  "we will win",
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

describe.each(cases.map((item) => [item.slug, item] as const))("%s", (slug, item) => {
  test("has every part in the right number", () => {
    expect(item.highlights.length).toBeGreaterThanOrEqual(2);
    expect(item.highlights.length).toBeLessThanOrEqual(4);
    expect(item.eligibility.length).toBeGreaterThanOrEqual(5);
    const paragraphs = item.overview.flatMap((passage) => passage.paragraphs);
    expect(paragraphs.length).toBeGreaterThanOrEqual(5);
    expect(paragraphs.length).toBeLessThanOrEqual(9);
    expect(item.disqualifiers.length).toBeGreaterThanOrEqual(3);
    expect(item.faqs.length).toBeGreaterThanOrEqual(5);
    expect(item.gallery.length).toBeGreaterThanOrEqual(1);
    expect(item.gallery.length).toBeLessThanOrEqual(2);
    expect(item.description.length).toBeGreaterThanOrEqual(70);
    expect(item.description.length).toBeLessThanOrEqual(160);
    expect(item.card.desc.split(/\s+/).length).toBeLessThanOrEqual(25);
    expect(item.reviewedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(item.record?.status.stage).toMatch(/^As of /);
  });

  test("promises nothing, presses nobody, accuses nobody", () => {
    for (const word of forbidden) {
      expect(everyWord(item)).not.toMatch(new RegExp(`\\b${word}\\b`, "i"));
    }
    expect(everyWord(item)).not.toMatch(/\$\s?\d/);
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

  test("has drawings that exist, say what they show, and weigh at most 12 kB", () => {
    for (const picture of [item.hero, ...item.gallery]) {
      const file = `public${picture.src}`;
      expect(existsSync(file), file).toBe(true);
      expect(gzipSync(readFileSync(file)).length).toBeLessThanOrEqual(12 * 1024);
      expect(picture.alt.length).toBeGreaterThan(20);
    }
  });
});

test("all 21 cases read at grade 8 on average", () => {
  const grades = cases.map((item) => grade(runningText(item)));
  expect(cases).toHaveLength(21);
  expect(grades.reduce((sum, value) => sum + value, 0) / grades.length).toBeLessThanOrEqual(8);
});

test("document titles and descriptions are unique, and discreet on the abuse cases", () => {
  expect(new Set(cases.map((item) => item.documentTitle)).size).toBe(cases.length);
  expect(new Set(cases.map((item) => item.description)).size).toBe(cases.length);
  for (const item of cases.filter(({ sensitive }) => sensitive)) {
    expect(item.documentTitle).not.toMatch(/abuse|assault|sex|exploit|rape|molest|violen/i);
  }
});

function isCase(value: unknown): value is Case {
  return typeof value === "object" && value !== null && "slug" in value && "eligibility" in value;
}

function runningText(item: Case): string {
  return [
    item.summary,
    ...item.eligibility.map(({ text }) => text),
    ...item.overview.flatMap(({ heading, paragraphs }) => [`${heading}.`, ...paragraphs]),
    ...item.disqualifiers,
    ...item.faqs.flatMap(({ question, answer }) => [question, answer]),
    item.record?.status.stage ?? "",
    item.urgent?.text ?? "",
    ...item.cautions.map(({ note }) => note),
  ].join("\n");
}

function everyWord(item: Case): string {
  const { title, documentTitle, description, highlights, card, hero, gallery } = item;
  return [
    runningText(item),
    title,
    documentTitle,
    description,
    ...highlights,
    card.title,
    card.sub,
    card.desc,
    hero.alt,
    ...gallery.flatMap(({ alt, caption }) => [alt, caption]),
  ].join("\n");
}

function comparable(question: unknown) {
  const { type, name, label, options, min, max, placeholder, required } = question as Record<
    string,
    unknown
  >;
  return { type, name, label, options, min, max, placeholder, required: required === true };
}
