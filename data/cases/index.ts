import type { Case, CasePage, Quiz, WrittenQuiz } from "~/data/case";
import { unwritten as spanishUnwritten } from "~/data/es/unwritten";
import { groupOf } from "~/data/groups";
import { inEach, type Language, language, perLanguage, speak } from "~/data/language";
import { pages } from "./all";
import { quiz as roundupQuiz } from "./roundup-cancer/quiz";

/** In each language, in the order the catalog shows them. A folder without a group is on no page. */
const written = perLanguage((of): readonly Case[] =>
  Object.entries(groupOf).flatMap(([slug, group]) => {
    const page = pages[slug];
    if (!page) return [];

    const { drawing, ...said } = speak<CasePage>(page, of);
    const hero = { src: `/images/cases/${slug}.svg`, alt: drawing, width: 800, height: 600 };
    return [{ ...said, slug, group, hero }];
  }),
);

/** In English, for firms and operators, and for facts. */
export const cases = written("en");

const bySlug = new Map(cases.map((item) => [item.slug, item]));

/** In the language of the page that is being made. */
export const shownCases = written;
/** The case of this address in the language of the page, written or not. */
export function shownCase(slug: string, of = language()): Case {
  return shownCases(of).find((item) => item.slug === slug) ?? unwrittenCase(slug, of);
}

export function findCase(slug: string): Case | undefined {
  return bySlug.get(slug);
}

/** The case of this address, written or not. */
export function resolveCase(slug: string): Case {
  return findCase(slug) ?? unwrittenCase(slug, "en");
}

const englishUnwritten = {
  description: (title: string) =>
    `Ask a law firm to look at a possible claim about ${title}. There is no page about it here yet.`,
  summary: (title: string) =>
    `We have no page about “${title}” yet. Search for a similar case, or ask for a free review.`,
  /** Of a page that has no form. */
  withoutForm: {
    description: (title: string) => `There is no page about ${title} here yet.`,
    summary: (title: string) => `We have no page about “${title}” yet. Search for a similar case.`,
  },
  alt: "An open folder with a leaf on it.",
  quiz: {
    bannerTitle: "Free Case Review",
    bannerSubtitle: "Tell us what happened.",
    whom: "Who was harmed?",
    other: "Another illness or injury",
    none: "No diagnosis",
  },
};

const unwritten = inEach({ en: englishUnwritten, es: spanishUnwritten });

/**
 * A well-formed address that nobody has written a page for still takes a request, under its own
 * name.
 */
function unwrittenCase(slug: string, of: Language): Case {
  const { description, summary, alt } = unwritten(of);
  const title = titleFrom(slug);

  return {
    slug,
    title,
    documentTitle: title,
    description: description(title),
    group: "products",
    summary: summary(title),
    highlights: [],
    card: { title, sub: "", desc: "" },
    hero: { src: "/images/cases/default.svg", alt, width: 800, height: 600 },
    gallery: [],
    eligibility: [],
    overview: [],
    disqualifiers: [],
    faqs: [],
    searchWords: "",
    brief: null,
    record: null,
    related: [],
    reviewedOn: "",
    quiz: unwrittenQuiz(of),
    cautions: [],
  };
}

/** The same where no firm takes it, and its page has no form. */
export function withoutForm(item: Case): Case {
  if (findCase(item.slug)) return item;

  const { description, summary } = unwritten(language()).withoutForm;
  return { ...item, description: description(item.title), summary: summary(item.title) };
}

/**
 * Roundup's questions and answers under the names they are posted by, asked about anything else.
 */
const unwrittenQuiz = perLanguage((of): Quiz => {
  const quiz = speak<WrittenQuiz>(roundupQuiz, of);
  const { bannerTitle, bannerSubtitle, whom, other, none } = unwritten(of).quiz;
  /** Roundup's last two answers, without its illness; they come first. */
  const anyHarm = [
    { value: "other", label: other },
    { value: "none", label: none },
  ];

  return {
    ...quiz,
    bannerTitle,
    bannerSubtitle,
    questions: quiz.questions.map((question) => {
      if (question.name === "exposure_subject") return { ...question, label: whom };
      if (question.name !== "diagnosis" || !("options" in question)) return question;

      return { ...question, options: [...anyHarm, ...question.options.slice(0, -anyHarm.length)] };
    }),
  };
});

/** `purple-widget-burns` becomes Purple Widget Burns. */
function titleFrom(slug: string): string {
  return slug.replaceAll("-", " ").replace(/\b\w/g, (letter) => letter.toUpperCase());
}

export function isWellFormed(slug: string): boolean {
  return slug.length <= 80 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug);
}
