import type { ConfirmationCopy } from "./after-sending";
import * as spanish from "./es/declined";
import { inLanguage } from "./language";

/**
 * For people in an excluded state: the reason, and other places to ask.
 */
const englishDeclined = {
  title: "We cannot pass on requests from {{state}}",
  paragraphs: [
    "Nothing you typed was saved or sent. Each state has its own rules about lawyer advertising.",
    "You can still get help: from your state bar's lawyer referral service, or from legal aid if your income is low. Time limits may apply, so ask soon.",
  ],
  links: [
    { label: "Find a lawyer through your bar", href: "https://www.findlegalhelp.org/" },
    {
      label: "Find legal aid",
      href: "https://www.lsc.gov/about-lsc/what-legal-aid/get-legal-help",
    },
  ],
} as const satisfies ConfirmationCopy;

export const declined = /* @__PURE__ */ inLanguage({ en: englishDeclined, es: spanish.declined });

/** For a case that no firm takes. No form is shown, and nothing is stored. */
const englishCaseNotTaken = {
  title: "No firm on this site takes this kind of case now",
  paragraphs: [
    "That is why there is no form here. Nothing was saved or sent. It says nothing about your case.",
    englishDeclined.paragraphs[1],
  ],
  links: englishDeclined.links,
} as const satisfies ConfirmationCopy;

export const caseNotTaken = /* @__PURE__ */ inLanguage({
  en: englishCaseNotTaken,
  es: spanish.caseNotTaken,
});
