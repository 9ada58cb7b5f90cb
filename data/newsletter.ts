import { addresses, partAddress } from "./addresses";
import { newsletter as spanishNewsletter } from "./es/newsletter";
import type { Link } from "./home";
import { inEach } from "./language";

const englishNewsletter = {
  title: "Newsletter",
  lead: "We send news about injury lawsuits in plain words, from time to time. No pressure and no sales calls.",
  benefits: {
    title: "What you get",
    items: [
      "Settlements and court rulings, and what they change for people.",
      "How time limits work, and where to check yours.",
      "New and updated pages on this site.",
      "Guides on records, fees and how to choose a lawyer.",
    ],
  },
  block: {
    title: "Stay informed",
    text: "Get our newsletter by email. We only ask for your first name and your email.",
    /** By the link of a mail. */
    confirm: {
      text: "Press the button to get our newsletter at the address that received this link.",
      idle: "Confirm",
      busy: "Sending...",
      broken:
        "This link is not complete or no longer works, so nothing was changed. If you want our newsletter, sign up again.",
    },
  },
  updates: {
    title: "Recent updates",
    lead: "What changed in the cases, newest first. Each date is the day of the event, as its source gives it.",
    feed: "All updates as a feed",
    link: "Read the page",
  },
  consent: {
    text: "By signing up you agree to get our newsletter at this address. It may include ads for legal services. We do not give the address to law firms, and we do not call you. You can unsubscribe at any time.",
    links: [
      { label: "Unsubscribe", href: addresses.unsubscribe },
      { label: "What we collect", href: partAddress("privacy", "information-we-collect") },
    ],
  },
} satisfies Newsletter;

export const newsletter = /* @__PURE__ */ inEach<Newsletter>({
  en: englishNewsletter,
  es: spanishNewsletter,
});

export type Newsletter = {
  title: string;
  lead: string;
  benefits: { title: string; items: readonly string[] };
  /** Beside the form on all pages except `/newsletter`. */
  block: {
    title: string;
    text: string;
    confirm: { text: string; idle: string; busy: string; broken: string };
  };
  updates: { title: string; lead: string; feed: string; link: string };
  consent: { text: string; links: readonly Link[] };
};
