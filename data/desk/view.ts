/** What a page of the operator's desk shows. Texts are ready to be drawn; times are as printed. */
export type DeskPage = {
  site: string;
  title: string;
  note: Note | null;
  /** The page's own, so that it can be looked at again. */
  path: string;
} & DeskContent;

export type DeskContent =
  | { kind: "overview"; overview: Overview }
  | { kind: "submission"; submission: SubmissionView }
  | { kind: "statistics"; charts: readonly Chart[]; period: string; figures: readonly Fact[] }
  | { kind: "problem"; text: string };

/** What came of the last act. */
export type Note = { tone: "done" | "error"; text: string };

/** A time as the machine and as a person reads it. */
export type Moment = { iso: string; text: string };

export type Overview = {
  /** Empty on a page of results. */
  needs: readonly Need[];
  /** Null on a page of results. */
  destinations: readonly DestinationRow[] | null;
  search: Search;
  rows: readonly ListRow[];
  /** Address of the next page; null on the last. */
  next: string | null;
};

/** What to do about it is said beside it; what ends by itself is only watched. */
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
  kinds: readonly Option[];
  states: readonly Option[];
};

export type Option = { value: string; label: string };

export type ListRow = {
  reference: string;
  href: string;
  received: Moment;
  /** Who sent it; empty where nobody is known. */
  from: string;
  kind: string;
  state: string;
  about: string;
  deliveries: readonly { id: number; label: string; state: string }[];
};

export type SubmissionView = {
  reference: string;
  /** What it is, from whom, in one line. */
  summary: string;
  received: Moment;
  /** Token of every form on the page. */
  formToken: string;
  /** Why it needs a person. */
  troubles: readonly string[];
  facts: readonly Fact[];
  fields: readonly EditableField[];
  /** Stored beside the fields of the form, or no longer correctable. */
  stored: readonly Fact[];
  answers: readonly Fact[];
  deliveries: readonly DeliveryView[];
  acts: readonly ActView[];
  consent: readonly Fact[];
  /** The very bytes that were hashed, and their place in the chain. */
  proof: readonly Fact[];
  can: { retry: boolean; release: boolean; edit: boolean; allow: boolean; erase: boolean };
};

export type Fact = { name: string; value: string };
export type ActView = { at: Moment; text: string };

/** `error` stands at the field when a correction was not accepted. */
export type EditableField = {
  name: string;
  label: string;
  value: string;
  isLong: boolean;
  /** Where one of these is to be chosen; null for free text. */
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

/** The charts as one page of their own. */
export type Report = {
  site: string;
  title: string;
  period: string;
  charts: readonly Chart[];
  figures: readonly Fact[];
};

/** A bar for each value, with the same figures in a table under it. */
export type Chart = {
  id: string;
  title: string;
  /** Heads of the table's two columns. */
  columns: readonly [string, string];
  bars: readonly { name: string; value: number; shown: string }[];
  /** `columns` for values over time, `bars` for named values. */
  shape: "columns" | "bars";
  /** Said where there is nothing to draw. */
  empty: string;
};
