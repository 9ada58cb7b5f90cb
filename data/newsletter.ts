import type { Link } from "./home";

export const newsletter = {
  title: "Newsletter",
  lead: "News about injury lawsuits, in plain words and now and then. No pressure and no sales calls.",
  benefits: {
    title: "What you get",
    items: [
      "Settlements and court rulings, with what they change for people.",
      "How time limits work, and where to check yours.",
      "New and updated pages on this site.",
      "Guides on records, fees and how to choose a lawyer.",
    ],
  },
  block: {
    title: "Stay informed",
    text: "Get our newsletter by email. Two fields, and you can leave at any time.",
  },
  updates: {
    title: "Recent updates",
    items: [
      {
        date: "2026-11-21",
        text: "We read all case pages again and set out the legal pages anew.",
        link: { label: "See the cases", href: "/#cases" },
      },
      {
        date: "2026-11-10",
        text: "A new guide: which papers help a claim, and how to ask for them.",
        link: { label: "How to gather records", href: "/blog#how-to-gather-records" },
      },
      {
        date: "2026-10-13",
        text: "A new guide: what a first call is like, and how to check a firm.",
        link: { label: "When a law firm calls", href: "/blog#when-a-law-firm-calls" },
      },
      {
        date: "2026-09-15",
        text: "A new guide: how the clock for a claim starts, and what can pause it.",
        link: { label: "How time limits work", href: "/blog#how-time-limits-work" },
      },
    ],
  },
  consent: {
    text: "By signing up you agree to get our newsletter at this address. It may include ads for legal services. We do not give the address to law firms, and we do not call you. You can unsubscribe at any time.",
    links: [
      { label: "Unsubscribe", href: "/unsubscribe" },
      { label: "What we collect", href: "/privacy#information-we-collect" },
    ],
  },
} as const satisfies Newsletter;

export type Newsletter = {
  title: string;
  lead: string;
  benefits: { title: string; items: readonly string[] };
  /** Beside the form on the pages that only carry it. */
  block: { title: string; text: string };
  updates: {
    title: string;
    /** ISO dates, newest first. */
    items: readonly { date: string; text: string; link: Link }[];
  };
  consent: { text: string; links: readonly Link[] };
};
