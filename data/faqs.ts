import type { Link } from "./home";

export const faqs = {
  title: "Questions people ask",
  lead: "Four short answers. If yours is not here, write to us.",
  items: [
    {
      id: "cost",
      question: "Are you a law firm, and what does it cost?",
      answer: [
        "No. {{site.name}} is not a law firm and gives no legal advice. We explain cases and pass your request on to partner firms. Those firms pay us. You pay us nothing.",
        "A firm's review is free. If you hire a firm, it usually takes a share of what it recovers, and no fee if it recovers nothing. Costs, such as court fees, may be handled in another way. Ask the firm, and read its agreement before you sign.",
      ],
      links: [{ label: "How partner firms pay", href: "/partners#payment" }],
    },
    {
      id: "what-happens",
      question: "What happens after I send the form, and who will call me?",
      answer: [
        "You see a reference right away. We pass your request on, and a partner firm looks at it. The firm may call, text or email you. It may also say no, and we cannot say how long it will take. {{partners.list}}",
        "You are not a client until you and a firm both sign. To stop texts, reply STOP. To stop everything or to fix a mistake, write to {{site.contactEmail}} with your reference.",
      ],
      links: [
        { label: "When a law firm calls", href: "/blog#when-a-law-firm-calls" },
        { label: "Calls, texts and email", href: "/terms#consent" },
      ],
    },
    {
      id: "deadline",
      question: "How long do I have?",
      answer: [
        "It depends on your state, the kind of claim and when you learned of the harm. Some time limits are short. Some can be paused, for example for a child. A lawyer can tell you which one applies to you.",
        "Sending a form here does not stop the clock. If you think a deadline is near, call a lawyer directly. Your state bar can give you names.",
      ],
      links: [{ label: "How time limits work", href: "/blog#how-time-limits-work" }],
    },
    {
      id: "privacy",
      question: "Is what I send private?",
      answer: [
        "It goes to us, to service providers that work for us and to partner firms. Your answers to the questions on a case page are kept and passed on only if you tick the box for it. We keep what you send for {{retention.submissions}}, or until you ask us to erase it.",
        "It may not be covered by attorney-client privilege yet. You can tell us not to sell or share your data. That works at once, and you do not have to prove who you are.",
      ],
      links: [
        { label: "Privacy Policy", href: "/privacy" },
        { label: "Do Not Sell or Share", href: "/do-not-sell-my-info" },
      ],
    },
  ],
} as const satisfies Faqs;

export type Faqs = {
  title: string;
  lead: string;
  items: readonly {
    id: string;
    question: string;
    answer: readonly string[];
    links: readonly Link[];
  }[];
};
