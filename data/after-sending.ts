import { addresses, partAddress, postAddress } from "./addresses";
import type { Link } from "./home";

const when = {
  title: "When",
  text: "We pass your request on to partner firms. Firms keep their own hours: an answer can take days, and no firm may take the case.",
};

const whoCalls =
  "A partner firm or someone who takes calls for it, from a local or toll-free number that may be new to you. {{partners.list}}";

const howToStop = {
  title: "How to stop it",
  text: "Use Stop calls, texts and emails, below, without any code. Or reply STOP to a text, tell the caller, or write to {{site.contactEmail}}. Everyone has to stop within 10 business days.",
};

const leadEnd = {
  details: [
    {
      title: "How to check a caller",
      text: "Ask for your reference: the firm has it. On a first call you do not have to pay, sign, or give a Social Security number or bank details. You can stop and ask questions at any step, or hang up and call the firm back.",
    },
    {
      title: "How to correct or withdraw it",
      text: "With your reference and private code you can withdraw it alone, at once, on Your request: everyone who has it is told, then it is erased. To correct it, or without the code, write to {{site.contactEmail}} with your reference.",
    },
    {
      title: "What is kept",
      text: "We keep your request for {{retention.submissions}}, and the proof of your agreement for {{retention.receipts}}.",
    },
  ],
  note: "Sending this form did not make you anyone's client, and it does not stop the clock on a claim. If you think a deadline is near, call a lawyer directly.",
  links: [
    { label: "When a law firm calls", href: postAddress("when-a-law-firm-calls") },
    { label: "Your request", href: addresses.yourRequest },
    { label: "Stop calls, texts and emails", href: addresses.stopContact },
    { label: "Do Not Sell or Share", href: addresses.optOut },
  ],
};

/** What a visitor reads once a form is stored. The reference itself is drawn by the page. */
export const afterSending = {
  lead: {
    title: "What happens next",
    steps: [
      when,
      {
        title: "Who will call",
        text: `${whoCalls} The caller should name the firm and say that you asked here.`,
      },
      howToStop,
    ],
    ...leadEnd,
  },
  /** On the abuse pages, where a call itself can be a danger. */
  sensitiveLead: {
    title: "What happens next",
    steps: [
      when,
      {
        title: "Who will call",
        text: `${whoCalls} If you said that a call or a message is not safe, the firm is told so with your request. To change that, write to {{site.contactEmail}} with your reference.`,
      },
      howToStop,
    ],
    ...leadEnd,
  },
  newsletter: {
    title: "What happens next",
    paragraphs: [
      "Your address is on the list, and the next issue will come by email. You can unsubscribe at any time, with no login.",
    ],
    links: [{ label: "Unsubscribe", href: addresses.unsubscribe }],
  },
  contact: {
    title: "What happens next",
    paragraphs: [
      "Your message is stored under this reference, and a person will read it first. After that a partner firm may call, text or email you.",
      "To correct it, take it back or stop contact, write to {{site.contactEmail}} with the reference.",
    ],
    links: [{ label: "When a law firm calls", href: postAddress("when-a-law-firm-calls") }],
  },
  message: {
    title: "What happens next",
    paragraphs: [
      "Your message is stored under this reference. A person will read it and answer by email. No firm gets it.",
      "To correct it or to take it back, write to {{site.contactEmail}} with the reference.",
    ],
    links: [{ label: "Privacy Policy", href: addresses.privacy }],
  },
  optOut: {
    title: "Your opt-out was processed",
    paragraphs: [
      "It took effect at once, for this browser and for you as a person. You do not need to confirm anything by email.",
      "If we passed on a request of yours before, each recipient gets a notice. You can come back to this page with your reference to see that your opt-out was processed.",
    ],
    links: [{ label: "What the opt-out does", href: partAddress("optOut", "what-we-sell") }],
  },
  unsubscribe: {
    title: "What happens next",
    paragraphs: [
      "You do not need to do anything else. An issue already on its way may still reach you.",
      "Messages about a request you sent are separate. To stop those too, use Stop calls, texts and emails.",
    ],
    links: [
      { label: "Stop calls, texts and emails", href: addresses.stopContact },
      { label: "Calls, texts and email", href: partAddress("terms", "consent") },
    ],
  },
} as const satisfies AfterSending;

export type AfterSending = {
  lead: AfterLead;
  sensitiveLead: AfterLead;
  newsletter: ConfirmationCopy;
  contact: ConfirmationCopy;
  message: ConfirmationCopy;
  optOut: ConfirmationCopy;
  unsubscribe: ConfirmationCopy;
};

type AfterLead = {
  title: string;
  /** Three: when, who, how to stop. */
  steps: readonly { title: string; text: string }[];
  /** Folded: what only some want to know. */
  details: readonly { title: string; text: string }[];
  note: string;
  links: readonly Link[];
};

export type ConfirmationCopy = {
  title: string;
  paragraphs: readonly string[];
  links: readonly Link[];
};
