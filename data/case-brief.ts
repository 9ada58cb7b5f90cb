import type { Texts } from "./language";
import type { LimitKind } from "./time-limit";

/**
 * `brief.ts` of a case: what the first screens of its page say about the time limit, where the case
 * stands, and free help. `page.ts` and `record.ts` have the complete text.
 */
export type WrittenBrief = {
  limit: {
    /**
     * The general rule in at most 25 words, without a number of days left. Shown until a state is
     * chosen. It goes on where what most states give ends, which is counted from their rules
     * (`usualLimit`); if they have too little in common, it says all.
     */
    rule: Texts;
    /** The rules of a state that apply to this kind of case, the main one first. */
    kinds: readonly LimitKind[];
    /** What to do today, if it is not to ask here. Without a date: the last days name what they need. */
    today?: Texts;
    /** In place of a state's rule, if the law of one place or agency applies to everyone. */
    everywhere?: Texts;
    /** The limit that this law sets. */
    figure?: Texts;
  };
  /** Where it stands: one sentence each of at most 30 words; may have source notes. */
  now: Texts;
  next: Texts;
  money: Texts;
  /** Two to five; those with a telephone number first. */
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
