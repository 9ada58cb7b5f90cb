import type { Case, Quiz } from "./case";
import type { CaseRecord } from "./record";

/*
 * A case in another language. The English modules have slugs, dates, links, sizes, answers, and
 * figures. The modules of this type have the text, in lists of the same length.
 */

/** A list of the same length. */
type Each<List, Word> = { readonly [K in keyof List]: Word };

/** The words of `data/cases/…`, in `data/es/cases/…`. */
export type CaseWords<C extends Case> = {
  /** SHA-256 of the English words of case, quiz and record that were translated here. */
  from: string;
  title: string;
  documentTitle: string;
  /** 70 to 160 characters. */
  description: string;
  summary: string;
  highlights: Each<C["highlights"], string>;
  card: { title: string; sub: string; desc: string };
  hero: { alt: string };
  gallery: Each<C["gallery"], { alt: string; caption: string }>;
  eligibility: EligibilityWords<C["eligibility"]>;
  overview: PassageWords<C["overview"]>;
  disqualifiers: Each<C["disqualifiers"], string>;
  faqs: Each<C["faqs"], { question: string; answer: string }>;
  /** The notes, in order. */
  cautions: Each<C["cautions"], string>;
} & (C extends { urgent: object } ? { urgent: { title: string; text: string } } : unknown);

/* TypeScript maps a list member by member only if the list is a type parameter. */

type EligibilityWords<List> = {
  readonly [K in keyof List]: List[K] extends { short: string }
    ? { text: string; short: string }
    : { text: string };
};

type PassageWords<List> = {
  readonly [K in keyof List]: List[K] extends { paragraphs: infer P }
    ? { heading: string; paragraphs: Each<P, string> }
    : never;
};

/** The words of `data/quizzes/…`, by the names and values of the questions. */
export type QuizWords<Q extends Quiz> = {
  bannerTitle: string;
  bannerSubtitle: string;
  cta: string;
  questions: { readonly [A in Q["questions"][number] as A["name"]]: QuestionWords<A> };
};

type QuestionWords<A> = { label: string } & (A extends { hint: string }
  ? { hint: string }
  : unknown) &
  (A extends { placeholder: string } ? { placeholder: string } : unknown) &
  (A extends { missing: string } ? { missing: string } : unknown) &
  (A extends { options: readonly { value: infer V }[] }
    ? { options: { readonly [K in V & string]: string } }
    : unknown);

/**
 * The words of `data/records/…`. A chart's dates, a way's links and all sources stay as they are.
 */
export type RecordWords<R extends CaseRecord> = {
  status: {
    kind: string;
    court: string;
    docket: R["status"]["docket"] extends null ? null : string;
    judge: R["status"]["judge"] extends null ? null : string;
    since: SinceWords<R["status"]["since"]>;
    stage: string;
    next: string;
    settlement: string;
    classAction: string;
  };
  soonest: R["soonest"] extends null ? null : { text: string; whom: string };
  figures: Each<R["figures"], { value: string; what: string }>;
  events: Each<R["events"], string>;
  ways: Each<R["ways"], { way: string; who: string; clock: string; check: string }>;
  documents: Each<R["documents"], { name: string; holder: string; how: string }>;
  questions: Each<R["questions"], string>;
  charts: ChartsWords<R["charts"]>;
  /** For a source that has no address: where it can be found. */
  where: {
    readonly [K in keyof R["sources"] as R["sources"][K] extends { where: string }
      ? K
      : never]: string;
  };
};

type SinceWords<List> = {
  readonly [K in keyof List]: List[K] extends { of: string } ? string : null;
};

type ChartsWords<List> = { readonly [K in keyof List]: ChartWords<List[K]> };

type ChartWords<C> = C extends { kind: "timeline"; points: infer P }
  ? { caption: string; points: Each<P, string> }
  : C extends { kind: "sides"; sides: infer S }
    ? { caption: string; sides: { readonly [K in keyof S]: SideWords<S[K]> } }
    : C extends { kind: "dots"; groups: infer G }
      ? { caption: string; groups: Each<G, string> }
      : never;

type SideWords<S> = S extends { points: infer P }
  ? { title: string; points: Each<P, string> }
  : never;
