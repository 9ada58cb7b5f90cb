import type { WrittenBrief } from "./case-brief";
import type { ChoiceField, NumberField, Option, TextField } from "./field";
import type { HelplineId } from "./helplines";
import type { Language, Spoken, Texts } from "./language";
import type { CaseRecord, WrittenRecord } from "./record";

/** A kind of case in one language, as the site explains it. */
export type Case = Omit<Spoken<CasePage>, "drawing" | "record" | "brief"> & {
  slug: string;
  group: GroupId;
  hero: Picture;
  /** Null where nothing is known about a case. */
  record: CaseRecord | null;
  brief: Spoken<WrittenBrief> | null;
};

/** A folder in `data/cases/`, in every language. Its name is the slug. */
export type CasePage = WrittenPage & {
  record: WrittenRecord;
  quiz: WrittenQuiz;
  brief: WrittenBrief;
};

/** `page.ts` of a case. */
export type WrittenPage = {
  /**
   * The page's h1. The English one is the `Case type` of every lead. Change it only with care: firms
   * filter by it.
   */
  title: Texts;
  /** The browser's title and the one shared on social sites; on the abuse cases it names no abuse. */
  documentTitle: Texts;
  /** Meta description, 70 to 160 characters. */
  description: Texts;
  /** One or two sentences under the h1, at most 130 characters: three lines on a phone. */
  summary: Texts;
  /** Chips in the hero, at most four, two to four words each. */
  highlights: readonly Texts[];
  card: Card;
  /**
   * What people may type besides the title: brand names, and everyday words for the product, the
   * illness, and the place. Lower case, without accents, which the search removes.
   */
  searchWords: Texts;
  /** What the drawing shows, for those who do not see it. */
  drawing: Texts;
  /** Drawings that explain something, each with a caption. The page shows two. */
  gallery: readonly (Drawn & { caption: Texts })[];
  /** Who may qualify: at least five. *At a glance* shows the short forms of the first six. */
  eligibility: readonly EligibilityPoint[];
  /** What to know: at most four passages with a heading each. */
  overview: readonly Passage[];
  /** May not qualify if: at least three. */
  disqualifiers: readonly Texts[];
  /** Four to six. */
  faqs: readonly { question: Texts; answer: Texts }[];
  /** Answers that point to a listed disqualifier. The site informs, and decides nothing. */
  cautions: readonly Caution[];
  /** When to get medical or emergency help now; shown right after the summary. */
  urgent?: { title: Texts; text: Texts };
  helplines?: { place: "start" | "end"; lines: readonly HelplineId[] };
  /** Disability applications: an agency approves and caps what a firm may charge. */
  hasCappedFee?: true;
  /** One of the four abuse cases: quick exit, discreet title, safe-to-call questions. */
  sensitive?: true;
  /** Slugs of two or three cases a reader may also look for. */
  related: readonly string[];
  /** ISO date on which the text of the page was last edited. */
  reviewedOn: string;
};

type Card = {
  title: Texts;
  /** Two to five words above the title: what it is about. */
  sub: Texts;
  /** One sentence of at most 25 words. */
  desc: Texts;
};

/** A drawing, SVG, with its size for layout without shift. */
type Drawn = { src: string; alt: Texts; width: number; height: number };

export type Picture = Spoken<Drawn>;

type Passage = { heading: Texts; paragraphs: readonly Texts[] };

/** `short`: two to six words, on the first six. */
type EligibilityPoint = { text: Texts; short?: Texts };

type Caution = {
  /** Name of the quiz question. */
  question: string;
  /** Any of these answers brings the note up: values of options, or numbers in a range. */
  answers: readonly (string | NumberRange)[];
  /** Kind and plain: what it may mean and what to do instead. One to three sentences. */
  note: Texts;
};

/** Numbers up to `to`, from `from` on, or years that are at least `yearsAgo` years back. */
type NumberRange = { to: number } | { from: number } | { yearsAgo: number };

/** `quiz.ts` of a case. */
export type WrittenQuiz = {
  bannerTitle: Texts;
  bannerSubtitle: Texts;
  cta: Texts;
  questions: readonly Question[];
};

export type Quiz = Omit<Spoken<WrittenQuiz>, "questions"> & {
  questions: readonly (ChoiceField | NumberField | TextField)[];
};

/** A list that is sorted by the names of each language has its options by language. */
type Question =
  | ChoiceField<Texts>
  | (Omit<ChoiceField<Texts>, "options"> & {
      options: Readonly<Record<Language, readonly Option[]>>;
    })
  | NumberField<Texts>
  | TextField<Texts>;

export type GroupId = "products" | "toxic" | "drugs" | "injury" | "abuse";
