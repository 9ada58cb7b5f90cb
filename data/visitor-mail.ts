import { spellDate } from "./dates";
import {
  visitorMail as spanishVisitorMail,
  watchMail as spanishWatchMail,
} from "./es/visitor-mail";
import { inLanguage } from "./language";
import type { Update } from "./updates";

type Confirmation = Record<
  "reference" | "site" | "sender" | "yourRequest" | "stop" | "unsubscribe",
  string
>;

/**
 * Mails to visitors. Other people may read them, so they name no case and repeat no entered value.
 */
const englishVisitorMail = {
  confirmation: {
    subject: (site: string) => `Your request to ${site}`,
    text: ({ reference, yourRequest, stop, ...words }: Confirmation) =>
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
        "Did you not send this? Someone may have mistyped an address. You can stop it on the same page.",
        "",
        ...ending(words),
      ].join("\n"),
  },
} as const;

export const visitorMail = /* @__PURE__ */ inLanguage({
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

/**
 * For people who follow a page. The first mail names no page, because the address may be mistyped.
 */
const englishWatchMail = {
  ask: {
    subject: (site: string) => `Mail from ${site}: please confirm`,
    text: ({ link, ...words }: Sender & { link: string }) =>
      [
        `Someone asked ${words.site} to email this address when one of its pages changes.`,
        "",
        "If it was you, open this link within 48 hours and press the button:",
        link,
        "",
        "If not, do nothing. We will not write about it again, and we erase the address after 48 hours.",
        "",
        ...ending(words),
      ].join("\n"),
  },
  news: ({ news, origin, ...words }: Sender & { origin: string; news: readonly Update[] }) => ({
    subject: `A page you follow at ${words.site} changed`,
    text: [
      ...new Set(news.map(({ title, href }) => `${title}: ${origin}${href}`)),
      "",
      ...news.flatMap(({ date, text }) => [`${spellDate(date, "en")}: ${text}`, ""]),
      "You get this email because this address was confirmed on our website. A change in court does not set a deadline for you, and this is not legal advice.",
      "",
      ...ending(words),
    ].join("\n"),
  }),
} as const;

export const watchMail = /* @__PURE__ */ inLanguage({ en: englishWatchMail, es: spanishWatchMail });
