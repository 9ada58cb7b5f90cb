import { limitsWords as spanishLimitsWords } from "./es/limits-words";
import { inEach } from "./language";
import type { LimitKind } from "./time-limit";

/** What a rule of a state is called and introduced with, on case pages and on `/time-limits`. */
const englishLimitsWords = {
  kinds: {
    injury: "Personal injury",
    product: "Product or drug",
    death: "Wrongful death",
    minors: "If the injured person is a child",
    malpractice: "Medical malpractice",
    childAbuse: "Sexual abuse of a child",
    assault: "Assault of an adult",
    motor: "Motor vehicle crash",
    asbestos: "Asbestos",
    government: "Claim against a public body",
  } satisfies Record<LimitKind, string>,
  /** The rest of a rule, after its own text. */
  more: {
    outer: "Outer limit",
    window: "Window for expired claims",
    minors: "For a child",
  },
  /** A rule of low confidence. */
  uncertain: (state: string) =>
    `The bar's referral service in ${state} can help you find a lawyer.`,
  passed: (day: string) => `A date that this rule names, ${day}, has passed.`,
  /** Collapsed below how the main rule of a chosen state begins. */
  basis: "The full rule, its law, and sources",
  /** Collapsed below a rule. */
  law: "Law and sources",
  statute: "Statute",
  sources: (count: number): string => (count === 1 ? "Source" : "Sources"),
  searched: "Sources searched on",
  confirm: "Confirm the limit with a lawyer in your state; exceptions can shorten or lengthen it.",
};

export const limitsWords = /* @__PURE__ */ inEach({
  en: englishLimitsWords,
  es: spanishLimitsWords,
});
