import { inLanguage } from "./language";

/**
 * Notices that a state asks for where its residents' requests are taken. A state the operator
 * excludes gets the plain statement instead.
 */
const englishStateNotices = {
  /** Washington and Nevada: a separate, signed authorization before health data is sold. */
  authorization: (states: string) =>
    `For people who live in ${states}, {{site.company}} uses an authorization of its own, in a document apart from this website. It names the data and the firm, says how to take it back, and ends after one year. The tick on a form here is consent to be contacted and does not take its place. Write to {{site.privacyEmail}} to see it or to get a copy of yours.`,
  maryland:
    "Maryland does not let a business under its privacy law sell sensitive data. A request from Maryland goes to a firm only because you ask us to pass it on.",
  /** Texas: the fixed sentence for a business that may sell sensitive data. */
  texas:
    "Partner firms pay us for requests that you ask us to pass on, and Texas law may count that as a sale. So it asks for this sentence: NOTICE: We may sell your sensitive personal data.",
  excluded: (states: string) => `We take no requests from people who live in ${states}.`,
};

export const stateNotices = /* @__PURE__ */ inLanguage({
  en: englishStateNotices,
  es: englishStateNotices,
});
