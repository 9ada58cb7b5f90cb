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
        "With it and the private code that you saw after sending, you can see who has your request, stop contact or withdraw it:",
        yourRequest,
        "The code is not in this mail, and nobody can send it to you.",
        "",
        "To stop calls, texts or emails, without the code:",
        stop,
        "",
        "Was it not you? Somebody may have mistyped an address. The same page stops it.",
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
  "To get no more mail from us:",
  unsubscribe,
  "",
  "Please do not answer this mail: a program sent it.",
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
        `Somebody asked ${words.site} to write to this address when one of its pages changes.`,
        "",
        "Was it you? Open this within 48 hours and press the button:",
        link,
        "",
        "If not, do nothing. We will not write again about it, and the address is erased after these 48 hours.",
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
      "You get this because this address said yes on our website. A change in a court does not set a deadline for you, and this is not legal advice.",
      "",
      ...ending(words),
    ].join("\n"),
  }),
} as const;

export const watchMail = /* @__PURE__ */ inLanguage({ en: englishWatchMail, es: spanishWatchMail });
