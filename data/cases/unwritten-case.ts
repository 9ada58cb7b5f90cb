import type { Case } from "../case";
import { roundupCancerQuiz } from "../quizzes/roundup-cancer";
import { findCase } from "./index";

/** The case of this address, written or not. */
export function resolveCase(slug: string): Case {
  return findCase(slug) ?? unwrittenCase(slug);
}

/** A well-formed address nobody wrote a page for still takes a request, under its own name. */
function unwrittenCase(slug: string): Case {
  const title = titleFrom(slug);

  return {
    slug,
    title,
    documentTitle: title,
    description: `Ask a law firm to look at a possible claim about ${title}. There is no page about it here yet.`,
    group: "products",
    summary:
      "We have written nothing on this yet. You can still ask for a free review. The questions were made for another kind of case: choose what comes closest.",
    highlights: [],
    card: { title, sub: "", desc: "" },
    hero: {
      src: "/images/cases/default.svg",
      alt: "An open folder with a leaf on it.",
      width: 800,
      height: 600,
    },
    gallery: [],
    eligibility: [],
    overview: [],
    disqualifiers: [],
    faqs: [],
    record: null,
    related: [],
    reviewedOn: "",
    quiz: roundupCancerQuiz,
    cautions: [],
  };
}

/** `purple-widget-burns` is Purple Widget Burns. */
function titleFrom(slug: string): string {
  return slug
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

export function isWellFormed(slug: string): boolean {
  return slug.length <= 80 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug);
}
