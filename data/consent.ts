import type { Link } from "./home";

/**
 * The texts directly above the button of both lead forms. A receipt stores what was shown, as
 * `disclosure_text`, in the order it is drawn: a change here is a new version of the consent, never
 * a correction of an old one.
 */
export const consent = {
  who: {
    title: "Who may contact you",
    paragraphs: [
      "By ticking the box and sending this form, you agree that {{site.company}} and the partner firms named here may call, text and email you about your inquiry. {{partners.list}}",
      "They may use the phone number and email address you give here. Calls and texts may be autodialed. Calls may use an artificial or prerecorded voice. Some may be advertising.",
      "Your consent is not a condition of buying anything or of getting any service. Message and data rates may apply. How often messages come varies. Reply STOP to end texts, or HELP for help. The links in this box open a new tab.",
    ],
    links: [{ label: "Calls, texts and email", href: "/terms#consent" }],
  },
  advertising: {
    text: "Attorney advertising. The responsible advertiser is {{site.responsibleAdvertiser}}. {{site.name}} is not a law firm or a lawyer referral service. It does not weigh your claim or recommend a lawyer. Partner firms pay us.",
    links: [],
  },
  notice: {
    text: "We collect what you type here to pass your request on to a partner firm, so that it can reach you. We keep it for {{retention.submissions}}. Firms pay us for requests, and some state laws may call that a sale. You can opt out.",
    links: [
      { label: "What we collect", href: "/privacy#information-we-collect" },
      { label: "How long we keep it", href: "/privacy#retention" },
      { label: "Do Not Sell or Share", href: "/do-not-sell-my-info" },
    ],
  },
  terms: {
    text: "By sending this form you agree to the Terms of Use. They include an agreement to settle disputes with us by arbitration, one person at a time. You can opt out of it.",
    links: [
      { label: "Terms of Use", href: "/terms" },
      { label: "Arbitration", href: "/terms#arbitration" },
    ],
  },
  withoutConsent: {
    text: "If you do not want to agree, you can still ask. Write to {{site.contactEmail}} or to {{site.company}}, {{site.postalAddress}}, and say how you want to be reached.",
    links: [{ label: "Write an email", href: "mailto:{{site.contactEmail}}" }],
  },
} as const satisfies Consent;

export type Consent = {
  who: { title: string; paragraphs: readonly string[]; links: readonly Link[] };
  advertising: ConsentLine;
  /** Notice at collection (California Civil Code 1798.100): links go to the very sections. */
  notice: ConsentLine;
  terms: ConsentLine;
  withoutConsent: ConsentLine;
};

export type ConsentLine = { text: string; links: readonly Link[] };
