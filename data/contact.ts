import { addresses, caseAddress } from "./addresses";
import { contact as spanishContact } from "./es/contact";
import { unlistedCase } from "./forms/contact";
import type { Link } from "./home";
import { inEach } from "./language";

const englishContact = {
  title: "Contact us",
  lead: "Ask us about the site, your data or a request you sent. You can also use this form to ask for a free case review.",
  expect: {
    title: "What to expect",
    steps: [
      {
        title: "You get a reference",
        text: "As soon as your message is stored, you see a reference of eight letters and digits. Keep it: it lets us find your message.",
      },
      {
        title: "A person reads it",
        text: "If you ask about the site or your data, that person may answer by email. If you ask for a review, they may pass it on to a partner firm.",
      },
      {
        title: "A firm may contact you",
        text: "The firm may call, text or email you. It does its own review and may say no. No one becomes your lawyer until you both sign.",
      },
      {
        title: "You stay in charge",
        text: "You can stop contact at any time on Stop calls, texts and emails. To correct your message or have it erased, write to {{site.contactEmail}} with your reference.",
      },
    ],
  },
  elsewhere: {
    text: "Is it about abuse in a school, a church, a camp or another institution? Our page about that has its own form, which first asks how to reach you safely.",
    link: { label: "Abuse in an institution", href: caseAddress(unlistedCase) },
  },
  notes: [
    "We cannot give legal or medical advice. If you are in danger, call 911.",
    "If you have a lawyer for this matter, please speak with that lawyer first.",
  ],
  other: {
    title: "Other ways to reach us",
    emails: [
      { about: "Email", address: "{{site.contactEmail}}" },
      { about: "About privacy", address: "{{site.privacyEmail}}" },
    ],
    post: "Mail: {{site.company}}, {{site.postalAddress}}.",
    links: [
      { label: "Stop calls, texts and emails", href: addresses.stopContact },
      { label: "Do Not Sell or Share", href: addresses.optOut },
      { label: "Unsubscribe", href: addresses.unsubscribe },
    ],
  },
} satisfies Contact;

export const contact = /* @__PURE__ */ inEach<Contact>({ en: englishContact, es: spanishContact });

export type Contact = {
  title: string;
  lead: string;
  expect: { title: string; steps: readonly { title: string; text: string }[] };
  /** For the case that the list of the form leaves out. */
  elsewhere: { text: string; link: Link };
  notes: readonly string[];
  other: {
    title: string;
    emails: readonly { about: string; address: string }[];
    post: string;
    links: readonly Link[];
  };
};
