import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { Case } from "~/data/case";
import { cases } from "~/data/cases";
import { pages } from "~/data/cases/all";
import { groupOf } from "~/data/groups";
import { findGaps } from "~/server/scripts/find-text.mjs";
import { grade, longSentences, sentences } from "../support/reading";
import { everything, everyWord, prose, withoutNotes } from "./case-texts";

/** Words that promise, press, or accuse. */
const forbidden =
  /\b(guarantee[ds]?|owed|entitled to|act now|hurry|last chance|don't wait|before it's too late|cash|payouts?|average settlement|millions?|billions?|jackpot|you (will )?qualify|we will win|your deadline (is|was|ends|passes)|deadly|toxic formula|poisoned|covered up|cover-up by|knew and hid|lied|stop taking|stop the shot|addicts?|junkies?|victims?|ticking|alert|top-rated|best lawyers?)\b/i;

/** Topics that the shared block covers for all cases. */
const shared =
  /not a law firm|upfront fee|contingency|if you send the form|partner (law )?firm|useful papers|time limits differ|privacy policy|rather tell you|something to be proud of/i;

/** Numbers of cases or people are outdated as soon as they are printed. */
const counts =
  /\b(\d+(,\d+)*|dozens|hundreds|thousands)( of)?( thousands of)?( (pending|individual|federal|state|similar|other|more))* (cases|lawsuits|suits|claims|plaintiffs|claimants|complaints|verdicts)\b/i;

describe.each(cases.map((item) => [item.slug, item] as const))("%s", (slug, item) => {
  test("has no gap left by npm run new-case", () => {
    expect(findGaps(slug)).toEqual([]);
  });

  test("has each part within its bounds", () => {
    const paragraphs = item.overview.flatMap((passage) => passage.paragraphs);
    const many = Number.POSITIVE_INFINITY;
    // What each side says is one of four rows.
    const sides = item.record?.charts.filter(({ kind }) => kind === "sides") ?? [];
    const bounds: [part: string, value: number, least: number, most: number][] = [
      ["highlights", item.highlights.length, 2, 4],
      ["eligibility", item.eligibility.length, 5, many],
      ["overview", item.overview.length, 3, 4 - sides.length],
      ["paragraphs of overview", paragraphs.length, 4, 9],
      ["disqualifiers", item.disqualifiers.length, 3, many],
      ["faqs", item.faqs.length, 4, 6],
      ["gallery", item.gallery.length, 0, 2],
      ["letters of description", item.description.length, 70, 160],
      ["words of card.desc", countWords(item.card.desc), 1, 25],
      // Three lines on a phone.
      ["letters of summary", item.summary.length, 1, 130],
      ["related", item.related.length, 2, 3],
    ];
    const outside = bounds
      .filter(([, value, least, most]) => value < least || value > most)
      .map(([part, value, least, most]) => `${part}: ${value}, and needs ${least} to ${most}`);
    expect(outside).toEqual([]);
    expect(item.reviewedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test("gives the first six eligibility items a short form of two to six words", () => {
    for (const { short = "" } of item.eligibility.slice(0, 6)) {
      expectWithin(countWords(short), 2, 6);
      expect(short).not.toMatch(/[.?!]$/);
    }
    expect(item.eligibility.slice(6).filter(({ short }) => short)).toEqual([]);
  });

  test("repeats no sentence, and nothing that the shared block says for every case", () => {
    const said = everything(item)
      .flatMap((text) => sentences(withoutNotes(text)))
      .map((text) => text.toLowerCase().replace(/[^a-z0-9' ]/g, ""))
      .filter((text) => countWords(text) >= 3);
    expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([]);
    for (const text of everything(item)) {
      expect(text).not.toMatch(shared);
      expect(text).not.toContain("STOP");
    }
  });

  test("promises nothing, presses and accuses nobody, names no sum, and counts no cases", () => {
    expect(everyWord(item)).not.toMatch(forbidden);
    expect(everyWord(item)).not.toMatch(/\$\s?\d|\b\d+ dollars/);
    expect(everyWord(item)).not.toMatch(counts);
  });

  test("asks three to eight questions, at most the last about a lawyer", () => {
    const { questions } = item.quiz;
    expectWithin(questions.length, 3, 8);
    expect(new Set(questions.map(({ name }) => name)).size).toBe(questions.length);
    for (const question of questions) {
      expect(question.name).toMatch(/^[a-z][a-z0-9_]*$/);
      if (!("options" in question)) continue;
      const values = question.options.map(({ value }) => value);
      expect(new Set(values).size).toBe(values.length);
    }
    expect(questions.at(-1)?.name).toMatch(/^has_(?:lawyer|rep)$/);
  });

  test("ties each caution to an answer that the quiz offers", () => {
    expect(item.cautions.length).toBeGreaterThanOrEqual(1);
    for (const caution of item.cautions) {
      const question = item.quiz.questions.find(({ name }) => name === caution.question);
      const values =
        question && "options" in question ? question.options.map(({ value }) => value) : [];
      for (const answer of caution.answers) {
        if (typeof answer === "string") expect(values).toContain(answer);
        else expect(question?.type).toBe("number");
      }
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

  test("links to other cases that exist", () => {
    const others = cases.map((other) => other.slug).filter((other) => other !== slug);
    for (const other of item.related) expect(others).toContain(other);
  });
});

test("every folder of a case has its line in the groups, and every line its folder", () => {
  const folders = readdirSync("data/cases", { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  );
  const names = folders.map(({ name }) => name).toSorted();
  expect(Object.keys(groupOf).toSorted()).toEqual(names);
  expect(Object.keys(pages).toSorted()).toEqual(names);
});

test.each(cases.map((item) => [item.slug, item] as const))(
  "%s reads at grade 7.5 or lower, with no sentence over 35 words",
  (_, item) => {
    expect(longSentences(runningText(item), 35)).toEqual([]);
    expect(grade(runningText(item))).toBeLessThanOrEqual(7.5);
  },
);

test("document titles and descriptions are unique, and discreet on the abuse cases", () => {
  expect(new Set(cases.map((item) => item.documentTitle)).size).toBe(cases.length);
  expect(new Set(cases.map((item) => item.description)).size).toBe(cases.length);
  for (const item of cases.filter(({ sensitive }) => sensitive)) {
    expect(item.documentTitle).not.toMatch(/abuse|assault|sex|exploit|rape|molest|violen/i);
  }
});

test("no title holds a number or an address, which would be a link within the link to its page", () => {
  const titles = cases.map(({ title }) => title);
  expect(
    titles.filter((title) => /\d{3}-\d{4}|\b(911|988)\b|\.(com|gov|org)\b/.test(title)),
  ).toEqual([]);
});

test("a quiz that is about its reader asks in the second person", () => {
  const own = ["bard-powerport", "depo-provera", "hernia-mesh", "ozempic-wegovy", "suboxone"];
  for (const { slug, quiz } of cases.filter((item) => own.includes(item.slug))) {
    expect(quiz.questions[0]?.label, slug).toMatch(/\byou(r)?\b/);
    const labels = quiz.questions.map(({ label }) => label);
    expect(
      labels.filter((label) => /^(was|were) (?!.*\byour?\b)/i.test(label)),
      slug,
    ).toEqual([]);
  }
});

function runningText(item: Case): string {
  return prose(item).map(withoutNotes).join("\n");
}

function expectWithin(value: number, least: number, most: number) {
  expect(value).toBeGreaterThanOrEqual(least);
  expect(value).toBeLessThanOrEqual(most);
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
