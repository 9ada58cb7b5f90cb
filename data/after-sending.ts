import { addresses, partAddress, postAddress } from "./addresses";
import * as spanish from "./es/after-sending";
import type { Link } from "./home";
import { inEach } from "./language";
import type { Placeholders } from "./placeholders";

const hours =
  "Each firm works on its own schedule. A reply can take days, and no firm is required to accept a case.";
const anyCaller =
  "A partner firm or someone who takes calls for it, from a local or toll-free number that may be new to you.";
const nobodyYet =
  "We have not given your number to anyone yet. Once a partner firm gets your request, the firm or someone who takes calls for it may call.";
const proof = "Ask the caller for your reference. Anyone who got your request from us has it.";
const noProof =
  "No one has received your request yet. Once a firm has it, a caller can tell you your reference.";

/**
 * How this installation handles a request, and the states of one. Texts refer to these sentences as
 * `{{lead.next}}` and so on. The server chooses the row from the settings.
 */
const englishLeadWays = {
  /** Nothing is configured, and the firms or the company are samples. */
  demonstration: {
    goes: "In this demo, requests come only to us.",
    next: "Your request is stored here. In this demonstration, no one else gets it.",
    caller: "We do not give your number to anyone in this demonstration.",
    proof: "No one else gets your request, so no caller can know your reference.",
  },
  stored: {
    goes: "Your request comes to us, and may go to a law firm.",
    next: `Your request is stored here, and no one else has it yet. A person may pass it on to a partner firm. ${hours}`,
    caller: nobodyYet,
    proof: noProof,
    whoHasIt: "Only we have it. It is stored here.",
  },
  form: {
    goes: "Your request goes to us, to a form service that works for us, and to partner law firms.",
    next: `Your request goes through a form service that works for us. From there it is passed on to a partner firm. ${hours}`,
    caller: anyCaller,
    proof,
  },
  sheet: {
    goes: "Your request goes to us, to a spreadsheet, and to partner law firms.",
    next: `Your request goes into a spreadsheet. From there it is passed on to a partner firm. ${hours}`,
    caller: anyCaller,
    proof,
  },
  formAndSheet: {
    goes: "Your request goes to us, to a form service that works for us, to a spreadsheet, and to partner law firms.",
    next: `Your request goes through a form service that works for us, and into a spreadsheet. From there it is passed on to a partner firm. ${hours}`,
    caller: anyCaller,
    proof,
  },
  firm: {
    goes: "Your request goes to us, to services that work for us, and to one partner law firm at a time.",
    next: `Your request goes to one partner firm now. If that firm cannot take it, the next firm that your form named gets it. ${hours}`,
    caller: anyCaller,
    proof,
  },
  /** All firms have reached their daily number of leads, or are paused. */
  waiting: {
    next: `No partner firm can take more requests right now. Yours is stored here until one can. We check again each day, and more often if a firm is only paused. ${hours}`,
    caller: nobodyYet,
    proof: noProof,
    whoHasIt:
      "No firm can take it yet. Unless you have since opted out or stopped all contact, we check again each day, and more often if a firm is only paused.",
  },
  /** Washington and Nevada require an authorization first. */
  unauthorized: {
    next: "Your state's law requires your signature before a firm may get your request. Your request is stored here until you sign. Read and sign the authorization on the page Your request, with your reference and private code. If you do not sign within 30 days, we withdraw and erase your request.",
    caller: nobodyYet,
    proof: noProof,
    whoHasIt: "No firm has it yet. It waits for you to sign an authorization.",
  },
  /** Every firm that the form named has declined it, or none may have it. */
  exhausted: {
    next: "None of the partner firms can take your request. It stays stored here, and you can withdraw it.",
    caller:
      "No firm took your request, so none has a reason to call. If someone calls anyway, be careful.",
    proof,
    whoHasIt: "None of the firms can take it. It stays stored here, and you can withdraw it.",
  },
} satisfies Record<string, LeadWords>;

export const leadWays = /* @__PURE__ */ inEach({
  en: englishLeadWays,
  es: spanish.leadWays,
});

type LeadWords = {
  /** Who gets a request, before it is sent: on cases, /about, and /faqs. */
  goes?: string;
  next: string;
  /** Who may call. */
  caller: string;
  /** How a genuine caller is recognized. */
  proof: string;
  /** Who has the request before any recipient does. */
  whoHasIt?: string;
};

/** The values of `{{lead.next}}`, `{{lead.caller}}` and the others. */
export function leadWords(way: keyof ReturnType<typeof leadWays>): Placeholders {
  return Object.fromEntries(
    Object.entries(leadWays()[way]).map(([name, text]) => [`lead.${name}`, text]),
  );
}

const stored = { title: "Stored with us", text: "{{lead.next}}" } as const;

const firm = { title: "The law firm", text: "{{partners.list}}" } as const;

const call = "The call";

const leadEnd = {
  stop: {
    title: "How to stop it",
    text: 'Use "Stop calls, texts and emails" below. You need no code. Or reply STOP to a text, tell the caller, or write to {{site.contactEmail}}. Everyone must stop contacting you within 10 business days.',
  },
  details: [
    {
      title: "How to check a caller",
      text: "{{lead.proof}} On a first call you do not have to pay, sign, or give a Social Security number or bank details. You can stop and ask questions at any step, or hang up and call the firm back.",
    },
    {
      title: "How to correct or withdraw it",
      text: "With your reference and private code, you can correct or withdraw it yourself on the page Your request. We notify everyone who has it. We erase what you withdraw. Without the code, write to {{site.contactEmail}} and give your reference.",
    },
    {
      title: "What is kept",
      text: "We keep your request for {{retention.submissions}}, and the proof that you agreed for {{retention.receipts}}.",
    },
  ],
  note: "Sending this form did not make you anyone's client, and it does not stop the time limit on your claim. If you think a deadline is near, call a lawyer directly.",
  links: [
    { label: "When a law firm calls", href: postAddress("when-a-law-firm-calls") },
    { label: "Your request", href: addresses.yourRequest },
    { label: "Stop calls, texts and emails", href: addresses.stopContact },
    { label: "Do Not Sell or Share", href: addresses.optOut },
  ],
} as const;

const stop = { label: "Stop calls, texts and emails", href: addresses.stopContact } as const;

/** Text after a form was stored. The page adds the reference. */
const englishAfterSending = {
  lead: {
    title: "What happens next",
    steps: [
      stored,
      firm,
      {
        title: call,
        text: "{{lead.caller}} The caller should name the firm and say that you asked here.",
      },
    ],
    ...leadEnd,
  },
  /** On the abuse pages, because a call can be a danger. */
  sensitiveLead: {
    title: "What happens next",
    steps: [
      stored,
      firm,
      {
        title: call,
        text: "{{lead.caller}} If you said that a call or a message is not safe, we tell everyone who gets your request. To change that, use the page Your request, or write to {{site.contactEmail}} and give your reference.",
      },
    ],
    ...leadEnd,
  },
  newsletter: {
    title: "What happens next",
    paragraphs: [
      "Your address is on the list, and the next issue will come by email. You can unsubscribe at any time without logging in.",
    ],
    links: [{ label: "Unsubscribe", href: addresses.unsubscribe }, stop],
  },
  contact: {
    title: "What happens next",
    paragraphs: [
      "Your message is stored under this reference, and a person will read it first. After that a partner firm may call, text or email you.",
      'To stop contact, use "Stop calls, texts and emails." You need no code. To correct or take back your message, write to {{site.contactEmail}} and give the reference.',
    ],
    links: [{ label: "When a law firm calls", href: postAddress("when-a-law-firm-calls") }, stop],
  },
  message: {
    title: "What happens next",
    paragraphs: [
      "Your message is stored under this reference. A person will read it and may answer by email. No firm will get it.",
      "To correct it or take it back, write to {{site.contactEmail}} and give the reference.",
    ],
    links: [{ label: "Privacy Policy", href: addresses.privacy }, stop],
  },
  optOut: {
    title: "Your opt-out was processed",
    paragraphs: [
      "It took effect right away, for this browser and for you as a person. You do not need to confirm anything by email.",
      "If we passed on a request of yours before, we notify each recipient.",
    ],
    links: [{ label: "What the opt-out does", href: partAddress("optOut", "what-we-sell") }, stop],
  },
  unsubscribe: {
    title: "What happens next",
    paragraphs: [
      "You do not need to do anything else. An issue already on its way may still reach you.",
      'Messages about a request you sent are separate. To stop those too, use "Stop calls, texts and emails."',
    ],
    links: [stop, { label: "Calls, texts and email", href: partAddress("terms", "consent") }],
  },
} satisfies AfterSending;

export const afterSending = /* @__PURE__ */ inEach<AfterSending>({
  en: englishAfterSending,
  es: spanish.afterSending,
});

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
  /** In the order of time: stored, firm, call. */
  steps: readonly { title: string; text: string }[];
  stop: { title: string; text: string };
  /** Collapsed, because few people need it. */
  details: readonly { title: string; text: string }[];
  note: string;
  links: readonly Link[];
};

export type ConfirmationCopy = {
  title: string;
  paragraphs: readonly string[];
  links: readonly Link[];
};
