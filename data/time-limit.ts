import type { Name, Texts } from "./language";

/**
 * One time limit of one state. A rule of low confidence has no number: its text says what is
 * uncertain and whom to ask.
 */
export type LimitRule = {
  years?: number;
  /** The event from which the years are usually counted. */
  from?: "injury" | "discovery" | "death";
  text: Texts;
  /** The statute, as lawyers cite it. */
  cite: string;
  /** Up to three places in the state's list of sources, official ones first. */
  sources: readonly number[];
  confidence: "high" | "medium" | "low";
};

/**
 * General time limits of one state, DC, or Puerto Rico, searched on the date in `limitsSearched`.
 * One module in `data/time-limits/` each.
 */
export type StateLimits = {
  /** Two-letter code; `data/states.ts` has the name. */
  code: string;
  slug: string;
  injury: LimitRule;
  /** Products and drugs. `outerYears`: the last year in which a claim can be brought at all. */
  product: LimitRule & { outerYears?: number; outer?: Texts };
  death: LimitRule;
  /** How the limits change while the injured person is a child. */
  minors: LimitRule;
  malpractice: LimitRule & { outerYears?: number; minors: Texts };
  childAbuse: LimitRule & {
    kind?: "to an age" | "mixed" | "no limit" | "years";
    age?: number;
    /** `source`: place in the list of the page that has its last day. */
    window?: { from?: string; to: string | null; text: Texts; source?: number };
  };
  /** Assault of an adult. */
  assault: LimitRule & { window?: { from: string; to: string | null } };
  motor?: LimitRule;
  asbestos?: LimitRule;
  /** Notice to a public body before a suit. */
  government: LimitRule & { days?: number };
  sources: readonly { publisher: Name; url: string; isOfficial: boolean }[];
};

/** The kinds of claim, in the order of the pages. */
export const limitKinds = [
  "injury",
  "product",
  "death",
  "minors",
  "malpractice",
  "childAbuse",
  "assault",
  "motor",
  "asbestos",
  "government",
] as const;

export type LimitKind = (typeof limitKinds)[number];

/** When the sources of all states were last searched. */
export const limitsSearched = "2026-11-25";
