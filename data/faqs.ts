import { addresses, partAddress, postAddress } from "./addresses";
import type { Link } from "./home";

export const faqs = {
  title: "Questions people\u00a0ask",
  lead: "Four short answers. If yours is not here, write to us.",
  /** For search engines. */
  description:
    "What a mass tort is, whether you pay anything up front, how long a review takes, and who sees what you send.",
  other: { text: "Something else?", link: "Contact us" },
  items: [
    {
      id: "mass-tort",
      question: "What is a mass tort?",
      answer: [
        "It is a group of cases in which many people say the same product, drug or event hurt them. Each person keeps a case of their own, with their own facts and their own result. Courts often handle the shared questions together, so that the same work is not done again for each person.",
        "It is not the same as a class action, where one case stands for everybody in the group. Each case page here says which kind it is, in which court, and where it stands.",
      ],
      links: [{ label: "The cases we explain", href: addresses.catalogue }],
    },
    {
      id: "cost",
      question: "Do I pay anything up front?",
      answer: [
        "Not to us, at any time. Partner firms pay us for the requests they receive. Their review of your request is free as well.",
        "If a firm takes your case, it usually works for a share of what it recovers, and is paid no fee if it recovers nothing. Costs such as court fees may be handled in another way. Read the firm's agreement before you sign it.",
      ],
      links: [{ label: "How partner firms pay", href: partAddress("partners", "payment") }],
    },
    {
      id: "how-long",
      question: "How long does a review take?",
      answer: [
        "Your part takes a few minutes. Your request is stored and passed on right away, but each firm keeps its own hours. You may hear from one within days, later, or not at all, and a firm may say no. {{partners.list}}",
        "A review is only the start. If a claim is filed, it can take years. Sending a form does not stop the clock on a claim, so call a lawyer directly if you think a deadline is near.",
      ],
      links: [
        { label: "When a law firm calls", href: postAddress("when-a-law-firm-calls") },
        { label: "How time limits work", href: postAddress("how-time-limits-work") },
      ],
    },
    {
      id: "privacy",
      question: "Is what I send private?",
      answer: [
        "It goes to us, to service providers that work for us, and to partner firms. Answers to the questions on a case page go along only if you tick the box for it. We keep what you send for {{retention.submissions}}, and the personal part of its receipt, with your name, email, phone and internet address, for {{retention.receipts}}. You can ask us to erase both sooner.",
        "It may not be covered by attorney-client privilege yet. You can tell us not to sell or share your data. That works at once, and you do not have to prove who you are.",
      ],
      links: [
        { label: "Privacy Policy", href: addresses.privacy },
        { label: "Do Not Sell or Share", href: addresses.optOut },
      ],
    },
  ],
} as const satisfies Faqs;

export type Faqs = {
  title: string;
  lead: string;
  description: string;
  other: { text: string; link: string };
  items: readonly {
    id: string;
    question: string;
    answer: readonly string[];
    links: readonly Link[];
  }[];
};
