/** What a page of the operator's desk shows. Texts are ready to be drawn; times are as printed. */
export type DeskPage = { site: string; title: string; note: Note | null } & DeskContent;

export type DeskContent =
  | { kind: "overview"; overview: Overview }
  | { kind: "submission"; submission: SubmissionView }
  | { kind: "statistics"; charts: readonly Chart[]; period: string }
  | { kind: "problem"; text: string };

/** What came of the last act. */
export type Note = { tone: "done" | "error"; text: string };

export type Overview = {
  needs: readonly Need[];
  destinations: readonly DestinationRow[];
  search: Search;
  rows: readonly ListRow[];
  /** Address of the next page; null on the last. */
  next: string | null;
};

export type Need = { text: string; href: string };

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
  kinds: readonly string[];
  states: readonly string[];
};

export type ListRow = {
  reference: string;
  href: string;
  received: string;
  kind: string;
  state: string;
  about: string;
  deliveries: string;
};

export type SubmissionView = {
  reference: string;
  /** Token of every form on the page. */
  formToken: string;
  facts: readonly Fact[];
  fields: readonly EditableField[];
  answers: readonly Fact[];
  deliveries: readonly DeliveryView[];
  acts: readonly Fact[];
  receipt: readonly Fact[];
  can: { retry: boolean; release: boolean; edit: boolean; allow: boolean; erase: boolean };
};

export type Fact = { name: string; value: string };

/** `error` stands at the field when a correction was not accepted. */
export type EditableField = {
  name: string;
  label: string;
  value: string;
  isLong: boolean;
  /** Where one of these is to be chosen; null for free text. */
  options: readonly { value: string; label: string }[] | null;
  isEditable: boolean;
  error: string | null;
};

export type DeliveryView = {
  id: number;
  destination: string;
  state: string;
  detail: string;
  attempts: readonly { at: string; outcome: string; status: string; detail: string }[];
};

/** The charts as one page of their own. */
export type Report = { site: string; title: string; period: string; charts: readonly Chart[] };

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
