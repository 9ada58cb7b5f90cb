import { stateNotices as spanishStateNotices } from "./es/state-notices";
import { inEach } from "./language";

/**
 * Notices that state laws require if requests from residents are accepted. An excluded state gets
 * the plain statement instead.
 */
const englishStateNotices = {
  /**
   * Washington and Nevada require a separate, signed authorization before health data is sold.
   * Used where no firm can be reached, so nothing is passed on.
   */
  authorization: (states: string) =>
    `For people who live in ${states}: today this site passes no request to a firm, so it asks for no authorization. Before a firm could get your request, you would have to sign an authorization for that firm, apart from the form. The checked box on a form here is consent to be contacted and does not replace it. Questions: {{site.privacyEmail}}.`,
  /** Used if this site asks for the signature before a firm gets the request. */
  signedHere: (states: string) =>
    `For people who live in ${states}, no firm gets a request before they sign an authorization for that firm, apart from the form. It names the data and the one firm, says how to take it back, and ends after one year. You read it, sign it, keep a copy of it and take it back on [Your request](/your-request). Each further firm needs an authorization of its own. If you do not sign within 30 days, we withdraw and erase the request.`,
  maryland:
    "Maryland does not let a business under its privacy law sell sensitive data. A request from Maryland goes to a firm only because you ask us to pass it on.",
  /** Texas: the fixed sentence for a business that may sell sensitive data. */
  texas:
    "Partner firms pay us for requests that you ask us to pass on, and Texas law may count that as a sale. So it requires this sentence: NOTICE: We may sell your sensitive personal data.",
  excluded: (states: string) => `We take no requests from people who live in ${states}.`,
};

export const stateNotices = /* @__PURE__ */ inEach({
  en: englishStateNotices,
  es: spanishStateNotices,
});
