import { addresses, caseAddress, partAddress, postAddress } from "./addresses";
import { faqs as spanishFaqs } from "./es/faqs";
import type { Link } from "./home";
import { inLanguage } from "./language";

const englishFaqs = {
  title: "Questions people\u00a0ask",
  lead: "Short answers, first about cases, then about asking here. If yours is not here, write to us.",
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
      links: [{ label: "The cases we explain", href: addresses.catalog }],
    },
    {
      id: "cost",
      question: "Do I pay anything up front?",
      answer: [
        "Not to us, at any time. Partner firms pay us for the requests they receive. Their review of your request is free as well.",
        "If a firm takes your case, it is usually paid a contingency fee: a share of what it recovers, and no fee if it recovers nothing. The agreement must be in writing, and it says how big the share is. Costs, such as court fees, records and experts, are a separate matter.",
        "Two questions are worth asking before you sign. Is the share taken before or after the costs come off? And who pays the costs if nothing is won?",
        "Social Security disability is different. There the agency itself has to approve the fee, and federal rules cap it. The page about disability applications has the figures.",
      ],
      links: [
        { label: "How partner firms pay", href: partAddress("partners", "payment") },
        { label: "Disability applications", href: caseAddress("ssdi-applications") },
      ],
    },
    {
      id: "how-long",
      question: "How long does a review take?",
      answer: [
        "Your part takes a few minutes, and your request is stored right away. A firm that gets it keeps its own hours. You may hear from it within days, later, or not at all, and it may say no. {{partners.list}}",
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
        "{{lead.goes}} Answers to the questions on a case page go along only if you tick the box for it. We keep what you send for {{retention.submissions}}, and the personal part of its receipt, with your name, email, phone and internet address, for {{retention.receipts}}. With your reference and private code you can see, correct or withdraw it yourself, at once; else ask us.",
        "It may not be covered by attorney-client privilege yet. You can tell us not to sell or share your data. That works at once, and you do not have to prove who you are.",
      ],
      links: [
        { label: "Your request", href: addresses.yourRequest },
        { label: "Privacy Policy", href: addresses.privacy },
        { label: "Do Not Sell or Share", href: addresses.optOut },
      ],
    },
  ],
  asking: {
    id: "asking",
    title: "About asking here",
    items: [
      {
        id: "asking-cost",
        question: "What does it cost?",
        answer: [
          'Asking is free. What a firm may be paid, if it takes the case, stands under "Do I pay anything up front?" above.',
        ],
        links: [],
      },
      {
        id: "asking-who-sees",
        question: "Who sees what I send?",
        answer: [
          "We do, and whoever it is passed on to: partner firms named above the button of the form, and services that carry it for us. What you tell your own lawyer is protected by law. What you send here may not be, so share no more than you want to.",
        ],
        links: [],
      },
      {
        id: "asking-calls",
        question: "Who will call?",
        answer: [
          "If you agree, a partner firm may call, or someone who takes calls for it. The form needs that yes; an email or a letter to us does not. Reply STOP to end texts, or stop everything on Stop calls, texts and emails, without a code.{{mail.faq}}",
        ],
        links: [{ label: "Stop calls, texts and emails", href: addresses.stopContact }],
      },
      {
        id: "asking-for-another",
        question: "May I ask for somebody else?",
        answer: [
          "Yes, for a child, a relative who is ill, or someone who has died. Give your own name and number. A firm will say who may act for that person.",
        ],
        links: [],
      },
      {
        id: "asking-how-long",
        question: "How long until I hear something?",
        answer: [
          "The form takes a few minutes. A firm may answer within days, or not at all, and a time limit goes on running meanwhile. If one may be close, call a lawyer yourself.",
        ],
        links: [],
      },
    ],
  },
} as const satisfies Faqs;

export const faqs = /* @__PURE__ */ inLanguage({ en: englishFaqs, es: spanishFaqs });

export type Faqs = {
  title: string;
  lead: string;
  description: string;
  other: { text: string; link: string };
  items: readonly Faq[];
  /** Answers that apply to every case. Each case page links to them. */
  asking: { id: string; title: string; items: readonly Faq[] };
};

type Faq = {
  id: string;
  question: string;
  answer: readonly string[];
  links: readonly Link[];
};
