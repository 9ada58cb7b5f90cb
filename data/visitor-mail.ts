import { visitorMail as spanishVisitorMail } from "./es/visitor-mail";
import { inEach } from "./language";

type OfLead = Record<
  "reference" | "site" | "sender" | "yourRequest" | "stop" | "unsubscribe",
  string
>;

type SignUp = Record<"site" | "sender" | "unsubscribe" | "confirm", string>;

/**
 * Mails to visitors. Other people may read them, so they name no case and repeat no entered value.
 */
const englishVisitorMail = {
  ofLead: {
    subject: (site: string) => `Your request to ${site}`,
    text: ({ reference, yourRequest, stop, ...words }: OfLead) =>
      [
        `${words.site} has your request. Your reference:`,
        "",
        reference,
        "",
        "With this reference and the private code that you saw after sending, you can see who has your request, stop contact or withdraw it:",
        yourRequest,
        "The code is not in this email, and no one can send it to you.",
        "",
        "To stop calls, texts or emails, without the code:",
        stop,
        "",
        "If you did not send this, someone may have mistyped an address. You can stop it on that page.",
        "",
        ...ending(words),
      ].join("\n"),
  },
  /** Only to an address that has left our mails, which anybody can type. */
  signUpQuestion: {
    subject: (site: string) => `Confirm the ${site} newsletter`,
    text: ({ site, confirm, ...words }: SignUp) =>
      [
        `Someone signed this address up for the ${site} newsletter. It had unsubscribed from our emails, so we will send nothing unless you confirm:`,
        "",
        confirm,
        "",
        "If you did not ask for it, do nothing.",
        "",
        ...ending({ site, ...words }),
      ].join("\n"),
  },
};

export const visitorMail = /* @__PURE__ */ inEach({
  en: englishVisitorMail,
  es: spanishVisitorMail,
});

type Sender = Record<"site" | "sender" | "unsubscribe", string>;

const ending = ({ sender, unsubscribe }: Sender) => [
  "To stop all email from us:",
  unsubscribe,
  "",
  "Please do not reply: this email was sent automatically.",
  sender,
  "",
];
