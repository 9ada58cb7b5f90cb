import { watchPage as spanishWatchPage } from "./es/watch-page";
import type { TextField } from "./field";
import { inLanguage } from "./language";

const email = {
  name: "email",
  label: "Email",
  hint: "First comes a mail that asks whether it was you.",
  type: "email",
  required: true,
  maxLength: 254,
  autoComplete: "email",
} as const satisfies TextField;

const kind = { type: "hidden", name: "formType", value: "page_changes" } as const;

/** *Tell me when this page changes*: its small form on a case page, and what follows on `/newsletter`. */
const englishWatchPage = {
  title: "Tell me when this page changes",
  form: {
    fields: [email, kind, { type: "hidden", name: "page" }],
    submit: { idle: "Tell me when this page changes", busy: "Submitting..." },
  },
  asked: {
    message: "Look into your mail.",
    paragraphs: [
      "If that address takes mail from us, one is on its way. Nothing more comes unless the link in it is opened within 48 hours.",
      "The answer is the same for every address. None comes to one that has asked us for no mail, or that got three today.",
    ],
  },
  confirm: {
    text: "Press the button, and the address that got this link is told when the page changes. Nothing else is sent to it.",
    form: { fields: [kind], submit: { idle: "Yes, tell me", busy: "Submitting..." } },
  },
  confirmed: {
    message: "Done. You will be told.",
    paragraph: (title: string) =>
      `A mail comes when something new is dated on the page: ${title}. Each mail has a link that ends them.`,
    back: "Back to the page",
  },
  broken: {
    message: "This link does not work any more.",
    paragraph:
      "A link works for 48 hours, and not after an unsubscribe. You can type the address again on the page you want to follow.",
  },
} as const;

export const watchPage = /* @__PURE__ */ inLanguage({ en: englishWatchPage, es: spanishWatchPage });
