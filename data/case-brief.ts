import type { LimitKind, Texts } from "./time-limit";

/**
 * What the first screens of a case page say: the time limit, where the case stands, the options in
 * one line each, and free help. One module in `data/briefs/` each. `data/cases/` and `data/records/`
 * have the complete text.
 */
export type CaseBrief = {
  limit: {
    /**
     * The general rule in one sentence of at most 20 words, without a number of days left. Shown
     * until a state is chosen, if no date ends a right.
     */
    rule: Texts;
    /** The rules of a state that apply to this kind of case, the main one first. */
    kinds: readonly LimitKind[];
    /** In place of a state's rule, if the law of one place or agency applies to everyone. */
    everywhere?: Texts;
    /** Whom to ask at once about a date that is near. */
    ask?: Pick<Help, "what" | "href" | "phone">;
  };
  /** Where it stands: one sentence each of at most 30 words; may have source notes. */
  now: Texts;
  next: Texts;
  money: Texts;
  /** One per way of the record, in its order. */
  options: readonly {
    /** At most six words. Shown if the way has no date that ends it, or the date has passed. */
    last: Texts;
    /** At most twelve words. */
    whom: Texts;
  }[];
  /** Two to five, from `help.json`; those with a telephone number first. */
  help: readonly Help[];
};

type Help = {
  what: Texts;
  who: Texts;
  href?: string;
  phone?: string;
  /** At most ten words, such as *Free*. */
  cost: Texts;
};
