import type { ChoiceField, NumberField, TextField } from "./field";
import type { HelplineId } from "./helplines";
import type { CaseRecord } from "./record";

/** A kind of case, as the site explains it. One module in `data/cases/` each. */
export type Case = {
  slug: string;
  /**
   * The page's h1, and the `Case type` of every lead it sends. Change it only with care: firms
   * filter by it.
   */
  title: string;
  /** The browser's title and the one shared on social sites; on the abuse cases it names no abuse. */
  documentTitle: string;
  /** Meta description, 70 to 160 characters. */
  description: string;
  group: GroupId;
  /** One or two sentences under the h1, at most 130 characters: three lines on a phone. */
  summary: string;
  /** Chips in the hero, at most four, two to four words each. */
  highlights: readonly string[];
  card: Card;
  hero: Picture;
  /** One or two drawings that explain something, each with a caption. */
  gallery: readonly (Picture & { caption: string })[];
  /** Who may qualify: at least five. *At a glance* shows the short forms of the first six. */
  eligibility: readonly EligibilityPoint[];
  /** What to know: at most four passages with a heading each. */
  overview: readonly Passage[];
  /** May not qualify if: at least three. */
  disqualifiers: readonly string[];
  /** Four to six. */
  faqs: readonly { question: string; answer: string }[];
  /** Null where nothing is known about a case. */
  record: CaseRecord | null;
  /** Slugs of two or three cases a reader may also look for. */
  related: readonly string[];
  /** ISO date on which the text of the page was last edited. */
  reviewedOn: string;
  quiz: Quiz;
  /** Answers that point to a listed disqualifier. The site informs, and decides nothing. */
  cautions: readonly Caution[];
  /** When to get medical or emergency help now; shown right after the summary. */
  urgent?: { title: string; text: string };
  helplines?: { place: "start" | "end"; lines: readonly HelplineId[] };
  /** Disability applications: an agency approves and caps what a firm may charge. */
  hasCappedFee?: true;
  /** One of the four abuse cases: quick exit, discreet title, safe-to-call questions. */
  sensitive?: true;
};

type Card = {
  title: string;
  /** Two to five words above the title: what it is about. */
  sub: string;
  /** One sentence of at most 25 words. */
  desc: string;
};

/** A drawing in `public/images/cases/`, SVG, with its size for layout without shift. */
export type Picture = { src: string; alt: string; width: number; height: number };

type Passage = { heading: string; paragraphs: readonly string[] };

/** `short`: two to six words, on the first six. */
type EligibilityPoint = { text: string; short?: string };

type Caution = {
  /** Name of the quiz question. */
  question: string;
  /** Any of these answers brings the note up. */
  answers: readonly string[];
  /** Kind and plain: what it may mean and what to do instead. One to three sentences. */
  note: string;
};

export type Quiz = {
  bannerTitle: string;
  bannerSubtitle: string;
  cta: string;
  questions: readonly Question[];
};

type Question = ChoiceField | NumberField | TextField;

export type GroupId = "products" | "toxic" | "drugs" | "injury" | "abuse";
