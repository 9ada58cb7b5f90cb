/**
 * View model of a desk page: `server/desk` fills it, `app/desk` renders it. Every text is final.
 */
export type DeskPage = {
  site: string;
  title: string;
  note: Note | null;
  /** Address of this page, for the link that reloads it. */
  path: string;
} & DeskContent;

export type DeskContent =
  | { kind: "overview"; overview: Overview }
  | { kind: "submission"; submission: SubmissionView }
  | { kind: "statistics"; charts: readonly Chart[]; period: string; figures: readonly Fact[] }
  | { kind: "firms"; columns: readonly string[]; rows: readonly FirmRow[]; untold: UntoldList }
  | { kind: "firm"; firm: FirmView; untold: UntoldList }
  | { kind: "problem"; text: string };

export type FirmRow = {
  name: string;
  /** Null for a firm without an id, which has no page. */
  href: string | null;
  state: string;
  /** In the order of the columns after the state. */
  cells: readonly string[];
};

export type FirmView = {
  id: string;
  /** How leads reach it and which it takes, in one line. */
  summary: string;
  state: string;
  figures: readonly Fact[];
  needs: readonly Need[];
  can: { pause: boolean; resume: boolean };
  formToken: string;
};

/** Recipients to be told by hand. */
export type UntoldList = {
  formToken: string;
  rows: readonly {
    /** Null while automatic attempts continue. */
    mark: string | null;
    recipient: string;
    reference: string;
    text: string;
    due: string;
  }[];
};

/** Result of the operator's last act. */
export type Note = { tone: "done" | "error"; text: string };

/** A time for the `datetime` attribute, and as shown. */
export type Moment = { iso: string; text: string };

export type Overview = {
  /** Empty on a page of search results. */
  needs: readonly Need[];
  /** Null on a page of search results. */
  destinations: readonly DestinationRow[] | null;
  /** One line per case page, by age of its newest source; null on a page of search results. */
  pages: readonly string[] | null;
  /** How many receipts are stored and sealed; null on a page of search results. */
  receipts: string | null;
  search: Search;
  rows: readonly ListRow[];
  /** Address of the next page; null on the last. */
  next: string | null;
};

/** `watch`: expected to resolve by itself. */
export type Need = { title: string; todo: string; href: string; tone: "act" | "watch" };

export type DestinationRow = {
  name: string;
  label: string;
  state: string;
  pending: string;
  oldest: string;
  /** Tokens left in the bucket. */
  bucket: string;
  detail: string;
};

export type Search = {
  text: string;
  kind: string;
  state: string;
  day: string;
  language: string;
  kinds: readonly Option[];
  states: readonly Option[];
  languages: readonly Option[];
};

export type Option = { value: string; label: string };

export type ListRow = {
  reference: string;
  href: string;
  received: Moment;
  /** Name or address of the sender; empty after an erasure. */
  from: string;
  /** Phone number and state of residence, as far as they were given. */
  contact: string;
  /** Set if a caller must know something first. */
  caution: string | null;
  kind: string;
  state: string;
  about: string;
  /** That of the form and the preferred one; null where both are English, or unknown. */
  language: string | null;
  deliveries: readonly { id: number; label: string; state: string }[];
};

export type SubmissionView = {
  reference: string;
  revision: number;
  /** Kind and sender in one line. */
  summary: string;
  received: Moment;
  /** Hidden field of every form on the page, see `server/desk/access.ts`. */
  formToken: string;
  /** What a caller must know first. */
  cautions: readonly string[];
  /** Why it needs attention. */
  troubles: readonly string[];
  facts: readonly Fact[];
  /** What was sent, for reading. */
  sent: readonly Fact[];
  /** Fields to correct; empty if nothing can be corrected. */
  fields: readonly EditableField[];
  answers: readonly Fact[];
  deliveries: readonly DeliveryView[];
  /** Which firms it went to and why, and what they reported. */
  firms: readonly Fact[];
  acts: readonly ActView[];
  consent: readonly Fact[];
  /** The hashed bytes of the receipt, and its place in the chain. */
  proof: readonly Fact[];
  can: Record<
    "retry" | "release" | "edit" | "allow" | "stop" | "withdraw" | "close" | "erase",
    boolean
  >;
};

/** `href`: what a click on the value does, such as a call. */
export type Fact = { name: string; value: string; href?: string };
export type ActView = { at: Moment; text: string };

/** `error`: why the last correction of this field was not accepted. */
export type EditableField = {
  name: string;
  label: string;
  value: string;
  isLong: boolean;
  /** Choices of a select; null for free text. */
  options: readonly Option[] | null;
  error: string | null;
};

export type DeliveryView = {
  id: number;
  label: string;
  state: string;
  detail: string;
  attempts: readonly { at: Moment; outcome: string; status: string; detail: string }[];
};

/** A bar for each value, with a table of the same figures below. */
export type Chart = {
  id: string;
  title: string;
  /** Column heads of the table. */
  columns: readonly [string, string];
  bars: readonly { name: string; value: number; shown: string }[];
  /** `columns` for values over time, `bars` for named values. */
  shape: "columns" | "bars";
  /** Shown instead of an empty chart. */
  empty: string;
};
