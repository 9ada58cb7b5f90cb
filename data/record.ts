/**
 * What can be looked up about a case: where it stands, what changed, which ways there are, what to
 * gather and ask, and the published page behind each statement. One module in `data/records/` each.
 *
 * In running text a note is written `[^key]`, right after the sentence it carries: the page draws it
 * as a numbered link to the line of that source.
 */
export type CaseRecord = {
  status: CourtStatus;
  /** What changed: 3 to 8, newest first. */
  events: readonly CaseEvent[];
  /** Ways to a remedy and what stops each: at least two. */
  ways: readonly Way[];
  /** What to gather: at least four. */
  documents: readonly Document[];
  /** What to ask a lawyer: five to seven. */
  questions: readonly string[];
  /** Timelines, and what each side says: one or two. */
  figures: readonly Figure[];
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
  /** The next known date and how sure it is, or that none is known. */
  next: string;
  /** Official, or that none was found; never a sum. */
  settlement: string;
  classAction: string;
  /** ISO date on which the court status was last checked. */
  checkedOn: string;
};

/** `2026`, `2026-03` or `2026-03-04`. */
export type PartialDate = string;

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

export type Figure = Timeline | Sides | Dots;

export type Timeline = {
  kind: "timeline";
  /** Names the point of the figure. */
  caption: string;
  /** Three to six, oldest first, each of two to eight words. */
  points: readonly { date: PartialDate; text: string }[];
};

/** What each side says, in two equal columns of short points. */
export type Sides = {
  kind: "sides";
  caption: string;
  sides: readonly [Side, Side];
};

type Side = { title: string; points: readonly string[] };

/** *n in 100*: one dot a person, those the figure is about filled. */
export type Dots = {
  kind: "dots";
  caption: string;
  of: 100;
  groups: readonly { label: string; count: number }[];
};
