import { addresses, partAddress } from "./addresses";
import { consent as spanish, answerLanguage as spanishAnswerLanguage } from "./es/consent";
import type { Link } from "./home";
import { inEach } from "./language";

/**
 * Directly above the box of both lead forms, at most 120 words with the sentence of the box. The
 * receipt stores it as shown (`disclosure_text`), so a change here is a new version of the consent
 * and never corrects an old one.
 */
const englishConsent = {
  title: "Agreeing to be contacted",
  parts: [
    {
      title: "Who",
      text: "{{site.company}} and partner firms. {{partners.list}} We are not a law firm; firms pay us. Attorney advertising: {{site.responsibleAdvertiser}}.",
    },
    {
      title: "How",
      text: "Calls and texts may be autodialed, use an artificial or prerecorded voice, and advertise, to the number you give, even on do-not-call lists. Frequency varies. Message and data rates may apply.",
    },
    {
      title: "Your choice",
      text: "The box is your electronic signature, not a condition of any purchase. Without agreeing, write to {{site.contactEmail}} or {{site.postalAddress}}.",
    },
    { title: "To stop", text: "Reply STOP to end texts, HELP for help." },
  ],
  assent: "By sending it, you accept the Terms, which include arbitration.",
  newTab: "In a new tab:",
  links: [
    { label: "Terms", href: addresses.terms },
    { label: "Arbitration", href: partAddress("terms", "arbitration") },
    { label: "Privacy", href: addresses.privacy },
    { label: "What we keep and how long", href: partAddress("privacy", "retention") },
    { label: "Do Not Sell or Share", href: addresses.optOut },
  ],
} satisfies Consent;

export const consent = /* @__PURE__ */ inEach<Consent>({ en: englishConsent, es: spanish });

/** Notice at collection (California Civil Code 1798.100): its links go to the exact sections. */
export type Consent = {
  /** Of the group that ends with the box. */
  title: string;
  /** Who may contact the visitor, how, the visitor's choice, and how to stop it. */
  parts: readonly { title: string; text: string }[];
  /** What sending the form means besides the box. The first links lead to the named pages. */
  assent: string;
  /** Before the links, which must not replace a form that is half filled in. */
  newTab: string;
  links: readonly Link[];
};

type Firms = Parameters<typeof spanishAnswerLanguage>[0];

/** Before a form that is not in English: in which language its firms answer. */
export const answerLanguage = /* @__PURE__ */ inEach<((firms: Firms) => string) | null>({
  en: null,
  es: spanishAnswerLanguage,
});
