import { watchPage as spanishWatchPage } from "./es/watch-page";
import type { TextField } from "./field";
import { inLanguage } from "./language";

const email = {
  name: "email",
  label: "Email",
  hint: "We first email you to confirm your address.",
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
    message: "Check your email.",
    paragraphs: [
      "If that address accepts mail from us, one is on its way. We send nothing more unless the link in it is opened within 48 hours.",
      "This answer is the same for every address. We send nothing to an address that wants no mail from us or that got three messages today.",
    ],
  },
  confirm: {
    text: "Press the button, and we will email the address that received this link when the page changes. We send nothing else to it.",
    form: { fields: [kind], submit: { idle: "Yes, tell me", busy: "Submitting..." } },
  },
  confirmed: {
    message: "Done. We will email you.",
    paragraph: (title: string) =>
      `We email you when something new appears on this page: ${title}. Each email has a link that stops them.`,
    back: "Back to the page",
  },
  broken: {
    message: "This link no longer works.",
    paragraph:
      "A link works for 48 hours and stops working if you unsubscribe. You can enter your address again on the page you want to follow.",
  },
} as const;

export const watchPage = /* @__PURE__ */ inLanguage({ en: englishWatchPage, es: spanishWatchPage });
