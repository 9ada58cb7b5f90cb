import { addresses, caseAddress, partAddress, postAddress } from "./addresses";
import { faqs as spanishFaqs } from "./es/faqs";
import type { Link } from "./home";
import { inEach } from "./language";

const englishFaqs = {
  title: "Questions people\u00a0ask",
  lead: "Short answers: first about cases, then about this site. If you don't find yours, write to us.",
  /** For search engines. */
  description:
    "What a mass tort is, whether you pay anything up front, how long a review takes, and who sees what you send.",
  other: { text: "Something else?", link: "Contact us" },
  about: "About cases",
  items: [
    {
      id: "mass-tort",
      question: "What is a mass tort?",
      answer: [
        "It is a group of cases in which many people say the same product, drug or event hurt them. Each person has a separate case, with its own facts and its own result. Courts often handle the shared questions together to save time.",
        "In a class action, by contrast, one case decides for everyone in the group who does not opt out. Each case page here says which kind it is, which court has it, and where it stands.",
      ],
      links: [{ label: "The cases we explain", href: addresses.catalog }],
    },
    {
      id: "cost",
      question: "Do I pay anything up front?",
      answer: [
        "You never pay us. Partner firms pay us for advertising or for the requests they receive, and they review yours free of charge.",
        "If a firm takes your case, it usually works for a contingency fee: a share of the money it recovers for you, and no fee if it recovers nothing. In nearly every state, the agreement must be in writing and must state the share. Costs, such as court fees, records and experts, are separate. You may still owe costs. Ask before you sign.",
        "An example: a case settles for $90,000, the share is one third, and the costs are $12,000. If the share is taken first, the firm gets $30,000, the costs are $12,000, and you keep $48,000. If the costs come off first, $78,000 is left, the firm gets $26,000, and you keep $52,000. If nothing is won, there is no fee, but some agreements still ask you to pay the $12,000.",
        "So ask two questions before you sign. Is the share taken before or after costs? And who pays the costs if the case is lost?",
        "Social Security disability is different. The agency has to approve the fee, and caps fee agreements. The page about disability applications has the amounts.",
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
        "Your part takes a few minutes, and your request is stored right away. Allow 1 to 10 business days for a firm to answer. A firm can take longer, may not answer at all, or may say no. {{partners.list}}",
        "A review is only the start. If a claim is filed, it can take years. Sending a form does not stop the time limit on your claim. If you think a deadline is near, call a lawyer directly.",
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
        "It is confidential in this sense: only those who handle your request see it. They are our staff, services that work for us, and the firms named on your form. We do not publish what you send, and we do not sell lists. The attorney-client privilege, which protects what you tell your own lawyer, may not cover it yet.",
        "{{lead.goes}} Answers to the questions on a case page go along only if you choose that in step 2. We keep what you send for {{retention.submissions}}, and the personal part of its receipt, with your name, email, phone and internet address, for {{retention.receipts}}. With your reference and private code, you can see, correct or withdraw it yourself at any time. Without them, ask us.",
        "You can tell us not to sell or share your data. That takes effect right away, and you do not have to prove who you are.",
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
          'Asking is free. "Do I pay anything up front?" above explains what a firm may be paid if it takes your case. You may still owe costs. Ask before you sign.',
        ],
        links: [],
      },
      {
        id: "asking-who-sees",
        question: "Who sees what I send?",
        answer: [
          "{{lead.goes}} Each form names the partner firms above its button. The law protects what you tell your own lawyer. It may not protect what you send here, so share only what you want to.",
        ],
        links: [],
      },
      {
        id: "asking-calls",
        question: "Who will call?",
        answer: [
          "If you agree, a partner firm may call, or someone who takes calls for it. You have to agree before you can send the form. You can also email or write to us without agreeing. To end texts, reply STOP. To stop everything, use Stop calls, texts and emails. You need no code.{{mail.faq}}",
        ],
        links: [{ label: "Stop calls, texts and emails", href: addresses.stopContact }],
      },
      {
        id: "asking-for-another",
        question: "May I ask for somebody else?",
        answer: [
          "Yes, for a child, a relative who is ill, or someone who has died. Give your own name and number. A firm can tell you who may act for that person.",
        ],
        links: [],
      },
      {
        id: "asking-how-long",
        question: "How long until I hear something?",
        answer: [
          "Allow 1 to 10 business days. Some firms take longer or do not answer, and your time limit keeps running. If a deadline may be close, call a lawyer yourself.",
        ],
        links: [],
      },
    ],
  },
} satisfies Faqs;

export const faqs = /* @__PURE__ */ inEach<Faqs>({ en: englishFaqs, es: spanishFaqs });

export type Faqs = {
  title: string;
  lead: string;
  description: string;
  other: { text: string; link: string };
  /** Above `items`. */
  about: string;
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
