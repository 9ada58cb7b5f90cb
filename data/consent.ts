import { addresses, partAddress } from "./addresses";
import type { Link } from "./home";

/**
 * Directly above the button of both lead forms, at most 120 words with the sentence of the box. A
 * receipt stores what was shown, as `disclosure_text`, in the order it is drawn: a change here is a
 * new version of the consent, never a correction of an old one.
 */
export const consent = {
  text: "If you agree, {{site.company}} and its partner firms may contact you about your inquiry. {{partners.list}} They may use autodialed or prerecorded calls and texts, some advertising, to the number you give, even if it is on a do-not-call list. This is not a condition of any purchase or service. Message and data rates may apply. Reply STOP to end texts, HELP for help. To ask without agreeing, write to {{site.contactEmail}} or {{site.postalAddress}}. Attorney advertising: {{site.responsibleAdvertiser}}. We are not a law firm; partner firms pay us.",
  links: [
    { label: "What we keep and how long", href: partAddress("privacy", "retention") },
    { label: "Terms you accept by sending", href: addresses.terms },
    { label: "Arbitration", href: partAddress("terms", "arbitration") },
    { label: "Do Not Sell or Share", href: addresses.optOut },
  ],
} as const satisfies Consent;

/** Notice at collection (California Civil Code 1798.100): links go to the very sections. */
export type Consent = { text: string; links: readonly Link[] };
