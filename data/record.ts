/**
 * What can be looked up about a case: its status, what changed, which ways there are, what to
 * gather and ask, and the published page behind each statement. One module in `data/records/` each.
 *
 * In running text a note is written `[^key]`, right after the sentence it supports: the page draws
 * it as a numbered link to the line of that source.
 */
export type CaseRecord = {
  status: CourtStatus;
  /** The newest source that says something about the stage; *Today* begins with its month. */
  newest: { date: PartialDate; source: string };
  /** The next date that ends or decides something; null where none is known. */
  soonest: Soonest | null;
  /** Limits, funds, fees and outcomes that decide something, each in its only place. */
  figures: readonly Figure[];
  /** What changed: 3 to 8, newest first. */
  events: readonly CaseEvent[];
  /** Ways to a remedy and what stops each of them: at least two. */
  ways: readonly Way[];
  /** What to gather: at least four. */
  documents: readonly Document[];
  /** What to ask a lawyer: five to seven. */
  questions: readonly string[];
  /** Timelines, and what each side says: one or two drawings. */
  charts: readonly Chart[];
  /** By key, in the order of the list on the page. */
  sources: Readonly<Record<string, Source>>;
};

export type CourtStatus = {
  /** Kind of proceeding, two to six words. */
  kind: string;
  court: string;
  /** Null where there is no docket. */
  docket: string | null;
  judge: string | null;
  /** When the proceeding began; more than one where there are several. */
  since: readonly { date: PartialDate; of?: string }[];
  /** One sentence, begins "As of …". */
  stage: string;
  /**
   * What is expected next, without the date that `soonest` has: it stays true when that date has
   * passed.
   */
  next: string;
  /** Official, or that none was found; never a sum: those are `figures`. */
  settlement: string;
  classAction: string;
  /** ISO date on which the court status was last checked. */
  checkedOn: string;
};

/** `2026`, `2026-03` or `2026-03-04`. */
export type PartialDate = string;

export type Soonest = {
  /** A month without a day lapses at its end and enters no calendar. */
  date: PartialDate;
  /** Whether it ends a right or a program; a test trial or a motion does not. */
  ends: boolean;
  /** Title of the way that it ends. */
  way?: string;
  /** What it means and what to do: one or two sentences, without the date itself. */
  text: string;
  /** Whom it concerns, as the end of *for …*. */
  whom: string;
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
export type Figure = {
  /** As the source has it: `up to $7.25 billion`. */
  value: string;
  /** What the value is, and what it depends on. */
  what: string;
  /** When this was true; beside an event, the date of that event. */
  date: PartialDate;
  /** Beside the way of this title, or in the dated list of what changed. */
  where: { part: "ways"; way: string } | { part: "changed" };
  /** Its last day on the page, if it holds for a year only: see `figuresOn`. */
  until?: string;
  /** Reported by the press, a firm or a digest, and by no official source. */
  isReported?: true;
  /** Key of its source. */
  source: string;
};

type CaseEvent = {
  date: PartialDate;
  /** One sentence. */
  text: string;
  /** Key of its source. */
  source: string;
  /** Known from the press or a party only: the line then says by whom it was reported. */
  isReported?: true;
};

export type Way = {
  way: string;
  who: string;
  /** What stops it. Exact dates only from official sources, and never as the reader's own. */
  clock: string;
  /** The day that `clock` speaks of, if it ends the way for somebody: see `isThisWeek`. */
  ends?: PartialDate;
  /** How certain that day is, if `soonest` does not say it. */
  certainty?: Certainty;
  /** Where to check it free of charge. */
  check: { text: string; href?: string };
};

type Document = { name: string; holder: string; how: string };

export type Source = {
  publisher: string;
  /** The page's own title. */
  title: string;
  /** As printed: `June 25, 2026`, `March 2026` or `2026`. */
  date: string;
  url?: string;
  /** Where it can be found, if it has no address. */
  where?: string;
};

/** A figure that is drawn. */
export type Chart = Timeline | Sides | Dots;

export type Timeline = {
  kind: "timeline";
  /** Names the point of the figure. */
  caption: string;
  /** Three to six, oldest first, each of one to three words: the events say what it was. */
  points: readonly { date: PartialDate; text: string }[];
};

/** What each side says, in two equal columns of short points. */
export type Sides = {
  kind: "sides";
  caption: string;
  sides: readonly [Side, Side];
};

type Side = { title: string; points: readonly string[] };

/** *n in 100*: one dot per person, with those the figure is about filled in. */
export type Dots = {
  kind: "dots";
  caption: string;
  of: 100;
  groups: readonly { label: string; count: number }[];
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
