import type { Case, Quiz } from "~/data/case";
import { inSpanish } from "~/data/es/cases";
import { unwritten as spanishUnwritten } from "~/data/es/unwritten";
import { inLanguage, type Language, language, perLanguage } from "~/data/language";
import { asbestosLungCancer } from "./asbestos-lung-cancer";
import { autoAccidentPersonalInjury } from "./auto-accident-personal-injury";
import { babyFormulaNec } from "./baby-formula-nec";
import { bardPowerport } from "./bard-powerport";
import { birthInjury } from "./birth-injury";
import { depoProvera } from "./depo-provera";
import { hairRelaxerCancer } from "./hair-relaxer-cancer";
import { herniaMesh } from "./hernia-mesh";
import { institutionalSexAbuse } from "./institutional-sex-abuse";
import { laWildfire } from "./la-wildfire";
import { ldsAbuse } from "./lds-abuse";
import { oxbryta } from "./oxbryta";
import { ozempicWegovy } from "./ozempic-wegovy";
import { paraquatParkinsons } from "./paraquat-parkinsons";
import { pfasWater } from "./pfas-water";
import { rideshareAssault } from "./rideshare-assault";
import { robloxDiscordChildAbuse } from "./roblox-discord-child-abuse";
import { roundupCancer } from "./roundup-cancer";
import { ssdiApplications } from "./ssdi-applications";
import { suboxone } from "./suboxone";
import { videoGameAddiction } from "./video-game-addiction";

/** In the order the catalog shows them. */
export const cases: readonly Case[] = [
  roundupCancer,
  hairRelaxerCancer,
  babyFormulaNec,
  paraquatParkinsons,
  asbestosLungCancer,
  pfasWater,
  laWildfire,
  oxbryta,
  bardPowerport,
  herniaMesh,
  ozempicWegovy,
  depoProvera,
  suboxone,
  autoAccidentPersonalInjury,
  ssdiApplications,
  birthInjury,
  videoGameAddiction,
  institutionalSexAbuse,
  ldsAbuse,
  rideshareAssault,
  robloxDiscordChildAbuse,
];

const bySlug = new Map(cases.map((item) => [item.slug, item]));

/** In the language of the page that is being made. */
export const shownCases = perLanguage((of): readonly Case[] =>
  of === "en" ? cases : cases.map(inSpanish),
);

/** The case of this address in the language of the page, written or not. */
export function shownCase(slug: string): Case {
  return shownCases().find((item) => item.slug === slug) ?? unwrittenCase(slug, language());
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
  neutral: "This topic",
  names: (title: string) =>
    `We have no page about “${title}” yet. Search for a similar case, or ask for a free review.`,
  summary: "We have no page about this yet. Search for a similar case, or ask for a free review.",
  alt: "An open folder with a leaf on it.",
  quiz: {
    bannerTitle: "Free Case Review",
    bannerSubtitle: "Tell us what happened.",
    whom: "Who was harmed?",
    other: "Another illness or injury",
    none: "No diagnosis",
  },
} as const;

const unwritten = inLanguage({ en: englishUnwritten, es: spanishUnwritten });

/**
 * A well-formed address that nobody has written a page for still takes a request, under its own
 * name. One with digits or more than six words is no name that a page should repeat.
 */
function unwrittenCase(slug: string, of: Language): Case {
  const { description, neutral, names, summary, alt } = unwritten(of);
  const isReadable = slug.split("-").length <= 6 && !/\d/.test(slug);
  const title = isReadable ? titleFrom(slug, of) : neutral;

  return {
    slug,
    title,
    documentTitle: title,
    description: description(title),
    group: "products",
    summary: isReadable ? names(title) : summary,
    highlights: [],
    card: { title, sub: "", desc: "" },
    hero: { src: "/images/cases/default.svg", alt, width: 800, height: 600 },
    gallery: [],
    eligibility: [],
    overview: [],
    disqualifiers: [],
    faqs: [],
    record: null,
    related: [],
    reviewedOn: "",
    quiz: unwrittenQuiz[of],
    cautions: [],
  };
}

const unwrittenQuiz = {
  en: askedOfAnything(roundupCancer.quiz, "en"),
  es: askedOfAnything(inSpanish(roundupCancer).quiz, "es"),
} as const;

/**
 * Roundup's questions and answers under the names they are posted by, asked about anything else.
 */
function askedOfAnything(quiz: Quiz, of: Language): Quiz {
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
}

/** `purple-widget-burns` becomes Purple Widget Burns; Spanish titles have one capital. */
function titleFrom(slug: string, of: Language): string {
  const first = of === "es" ? /^\w/ : /\b\w/g;
  return slug.replaceAll("-", " ").replace(first, (letter) => letter.toUpperCase());
}

export function isWellFormed(slug: string): boolean {
  return slug.length <= 80 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug);
}
