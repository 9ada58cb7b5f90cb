import { addresses, partAddress } from "./addresses";
import { consent as spanish } from "./es/consent";
import type { Link } from "./home";
import { inLanguage } from "./language";

/**
 * Directly above the button of both lead forms, at most 120 words with the sentence of the box. The
 * receipt stores it as shown (`disclosure_text`), so a change here is a new version of the consent
 * and never corrects an old one.
 */
const englishConsent = {
  text: "The checked box is your electronic signature. {{site.company}} and its partner firms may contact you. {{partners.list}} Calls and texts may be autodialed, use an artificial or prerecorded voice, and advertise, to the number you give, even on a do-not-call list. Frequency varies. This is not a condition of any purchase. Message and data rates may apply. Reply STOP to end texts, HELP for help. To ask without agreeing, write to {{site.contactEmail}} or {{site.postalAddress}}. Attorney advertising: {{site.responsibleAdvertiser}}. We are not a law firm; firms pay us.",
  assent: "By sending this form you accept the Terms, which include arbitration.",
  links: [
    { label: "Terms", href: addresses.terms },
    { label: "Arbitration", href: partAddress("terms", "arbitration") },
    { label: "Privacy Policy", href: addresses.privacy },
    { label: "What we keep and how long", href: partAddress("privacy", "retention") },
    { label: "Do Not Sell or Share", href: addresses.optOut },
  ],
} as const satisfies Consent;

export const consent = /* @__PURE__ */ inLanguage({ en: englishConsent, es: spanish });

/** Notice at collection (California Civil Code 1798.100): its links go to the exact sections. */
export type Consent = {
  text: string;
  /** What sending the form means besides the box. The first links lead to the named pages. */
  assent: string;
  links: readonly Link[];
};
