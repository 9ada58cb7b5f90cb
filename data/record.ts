import type { Name, Spoken, Texts } from "./language";

/** The record of a case in one language. */
export type CaseRecord = Spoken<WrittenRecord>;

/**
 * `record.ts` of a case: its status, what changed, which ways there are, what to gather and ask, and
 * the published page behind each statement.
 *
 * In running text a note is written `[^key]`, right after the sentence it supports: the page draws
 * it as a numbered link to the line of that source.
 */
export type WrittenRecord = {
  status: WrittenCourtStatus;
  /** The newest source that says something about the stage; *Today* begins with its month. */
  newest: { date: PartialDate; source: string };
  /** The next date that ends or decides something; null where none is known. */
  soonest: WrittenSoonest | null;
  /** Every other date that the page says is coming. */
  otherDates?: readonly WrittenSoonest[];
  /** Limits, funds, fees and outcomes that decide something, each in its only place. */
  figures: readonly WrittenFigure[];
  /** What changed, at least three, newest first: every dated event that may be printed. */
  events: readonly WrittenEvent[];
  /** Ways to a remedy and what stops each of them: at least two. */
  ways: readonly WrittenWay[];
  /** What to gather: at least four. */
  documents: readonly Document[];
  /** What to ask a lawyer: five to seven. */
  questions: readonly Texts[];
  /** Timelines, and what each side says: one or two drawings. */
  charts: readonly WrittenChart[];
  /** By key, in the order of the list on the page. */
  sources: Readonly<Record<string, WrittenSource>>;
};

type WrittenCourtStatus = {
  /** Kind of proceeding, two to six words. */
  kind: Texts;
  court: Texts;
  /** Null where there is no docket. */
  docket: Name | null;
  judge: Name | null;
  /** When the proceeding began; more than one where there are several. */
  since: readonly { date: PartialDate; of?: Texts }[];
  /** One sentence, begins "As of …". */
  stage: Texts;
  /**
   * What is expected next, without the date that `soonest` has: it stays true when that date has
   * passed.
   */
  next: Texts;
  /** Official, or that none was found; never a sum: those are `figures`. */
  settlement: Texts;
  classAction: Texts;
  /** ISO date on which the court status was last checked. */
  checkedOn: string;
};

/** `2026`, `2026-03` or `2026-03-04`. */
export type PartialDate = string;

export type Soonest = Spoken<WrittenSoonest>;

type WrittenSoonest = {
  /** A month without a day lapses at its end and enters no calendar. */
  date: PartialDate;
  /** Whether it ends a right or a program; a test trial or a motion does not. */
  ends: boolean;
  /** Id of the way that it ends. */
  way?: string;
  /** What it means and what to do: one or two sentences, without the date itself. */
  text: Texts;
  /** Whom it concerns, as the end of *This concerns …*. */
  whom: Texts;
  certainty: Certainty;
  /** Key of its source. */
  source: string;
};

/** Stated by a court, an agency or a law; reported by others; or calculated by us from the law. */
export type Certainty = "official" | "reported" | "counted";

/**
 * A number that decides something. Never in a first view, a title, a description, a card or a form;
 * what must not appear anywhere is not written down here at all.
 */
export type Figure = Spoken<WrittenFigure>;

type WrittenFigure = {
  /** As the source has it: `up to $7.25 billion`. */
  value: Texts;
  /** What the value is, when and according to whom, and what it depends on. */
  what: Texts;
  /** When this was true, as `what` says; beside an event, the date of that event. */
  date: PartialDate;
  /** Id of the way beside which it stands. Without one, it is in the dated list of what changed. */
  way?: string;
  /** Its last day on the page, if it holds for a year only: see `figuresOn`. */
  until?: string;
  /** Key of its source. */
  source: string;
};

type WrittenEvent = {
  date: PartialDate;
  /** One sentence. */
  text: Texts;
  /** Key of its source. */
  source: string;
  /** Known from the press or a party only: the line then says by whom it was reported. */
  isReported?: true;
};

export type Way = Spoken<WrittenWay>;

type WrittenWay = {
  /** For dates and figures that belong to it; never shown. */
  id: string;
  way: Texts;
  /** At most six words. Shown if no date ends it, or the date has passed. */
  last: Texts;
  /** For whom, in at most twelve words. */
  whom: Texts;
  who: Texts;
  /** What stops it. Exact dates only from official sources, and never as the reader's own. */
  clock: Texts;
  /** The day that `clock` speaks of, if it ends the way for somebody. */
  ends?: PartialDate;
  /** How certain that day is, if `soonest` does not say it. */
  certainty?: Certainty;
  /** That day in whole sentences: required with `ends`. See `wordLastDay`. */
  lastDay?: WrittenLastDay;
  /** Where to check it free of charge. */
  check: { text: Texts; href?: string };
};

/** A last day as sentences that do not contain the date, which stands beside them. */
type WrittenLastDay = {
  /** Where, or for which program, it holds: *In California*. */
  scope: Texts;
  /** Codes of the states whose laws set it: once one is chosen, the day comes before the rule. */
  states?: readonly string[];
  /** What ends, for whom, and how we know. */
  says: Texts;
  /** The same once the day has passed, without an instruction. */
  said: Texts;
  /** What to do, with the right number for exactly that. Shown in the last 45 days. */
  act: Texts;
};

type Document = { name: Texts; holder: Texts; how: Texts };

export type Source = Spoken<WrittenSource>;

/** With its date as a page prints it. */
export type PrintedSource = Omit<Source, "date"> & { date: string };

type WrittenSource = {
  publisher: Name;
  /** The page's own title. */
  title: Name;
  /** When it was published; null if the page does not say. */
  date: PartialDate | null;
  url?: string;
  /** Where it can be found, if it has no address. */
  where?: Texts;
};

/** A figure that is drawn. */
export type Chart = Spoken<WrittenChart>;

type WrittenChart = WrittenTimeline | WrittenSides | WrittenDots;

export type Timeline = Spoken<WrittenTimeline>;

type WrittenTimeline = {
  kind: "timeline";
  /** Names the point of the figure. */
  caption: Texts;
  /** Three to six, oldest first, each of one to three words: the events say what it was. */
  points: readonly { date: PartialDate; text: Texts }[];
};

/** What each side says, in two equal columns of short points. */
export type Sides = Spoken<WrittenSides>;

type WrittenSides = {
  kind: "sides";
  caption: Texts;
  sides: readonly [Side, Side];
};

type Side = { title: Texts; points: readonly Texts[] };

/** *n in 100*: one dot per person, with those the figure is about filled in. */
export type Dots = Spoken<WrittenDots>;

type WrittenDots = {
  kind: "dots";
  caption: Texts;
  of: 100;
  groups: readonly { label: Texts; count: number }[];
};

/** Notes in running text, `[^key]`, one or more in a row: the sources of the sentence before. */
const notes = /((?:\[\^[\w-]+\])+)/g;

/** Texts and groups of notes in turn: every second part is a group. */
export function splitAtNotes(text: string): string[] {
  return text.split(notes);
}

/** The keys in a group of notes, or in a whole text. */
export function noteKeys(text: string): string[] {
  return [...text.matchAll(/\[\^([\w-]+)\]/g)].flatMap(([, key]) => key ?? []);
}

/** Only the text, for places that draw no notes. */
export function withoutNotes(text: string): string {
  return text.replaceAll(notes, "");
}
