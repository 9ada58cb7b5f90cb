import { placeholderWords as spanishPlaceholderWords } from "./es/placeholders";
import { byLanguage, inEach, locale } from "./language";
import { editions } from "./languages";

/** Values for the `{{placeholders}}` in copy, by placeholder name. */
export type Placeholders = Record<string, string>;

/**
 * Copies a piece of content with every `{{name}}` in its texts replaced. If a value ends with a
 * full stop, such as `Example Inc.`, that one replaces the sentence's. A placeholder without a
 * value is a mistake in the copy, so it throws.
 */
export function interpolate<T>(content: T, words: Placeholders): T;
export function interpolate(content: unknown, words: Placeholders): unknown {
  if (typeof content === "string") return interpolateText(content, words);
  if (Array.isArray(content)) return content.map((part) => interpolate(part, words));
  if (typeof content !== "object" || content === null) return content;

  return Object.fromEntries(
    Object.entries(content).map(([key, part]) => [key, interpolate(part, words)]),
  );
}

function interpolateText(text: string, words: Placeholders): string {
  return text.replace(/\{\{([\w.]+)\}\}(\.?)/g, (_, name: string, stop: string) => {
    const value = words[name];
    if (value === undefined) throw new Error(`No value for {{${name}}}`);

    return value.endsWith(".") ? value : value + stop;
  });
}

/** Sentences around the values of settings in legal texts. */
const englishPlaceholderWords = {
  days: (count: number) => `${count.toLocaleString(locale())} ${count === 1 ? "day" : "days"}`,
  daysAndYears: (days: string, years: number) =>
    `${days} (about ${years} ${years === 1 ? "year" : "years"})`,
  partners: (count: number, list: string) =>
    count === 1 ? `The partner firm is ${list}.` : `The partner firms are ${list}.`,
  /** On home: how many firms there are, and in how many states. */
  network: (firms: number, states: number) => {
    if (states > 1) return `Firms in ${states} states`;
    return firms === 1 ? "One partner firm so far" : `${firms} firms, in one state`;
  },
  /** In the consent block, where more than three firms are in a list of their own. */
  partnersBelow: "The partner firms are listed here.",
  partner: (
    firm: string,
    {
      place,
      lawyer,
      ...told
    }: Record<"place" | "lawyer" | "cases" | "states" | "languages", string>,
  ) =>
    `${firm}, ${place}. ${lawyer ? `Responsible lawyer: ${lawyer}. ` : ""}Cases: ${told.cases}. States: ${told.states}. Languages: ${told.languages}.`,
  languages: byLanguage((code): string => editions[code].english),
  allCases: "all cases on this site",
  allStates: "all states",
  /** On the page of a case: who gets a request. */
  goesTo: {
    one: (firm: string) => `Your request goes to us and to ${firm}.`,
    oneOf: (firms: string) => `Your request goes to us and to one law firm at a time: ${firms}.`,
    many: (firms: number) => `Your request goes to us and to one of ${firms} law firms at a time.`,
  },
  /** What was passed on in the past 12 months, for the privacy policy. */
  sale: {
    toFirms:
      "Requests that people asked us to pass on went to firms that pay us. Where the law counts that as a sale, we have sold the data in those requests, sensitive data included.",
    none: "This site passes no request to a firm that pays us.",
  },
  /** Only if the site is served by https. Ends with a space. */
  encrypted: "Data travels over an encrypted connection. ",
  /** Only with a mail server; all of them are empty without one. */
  mail: {
    privacy:
      "**Emails that we send ourselves.** We confirm a review request by email: the reference and the ways to stop it, with no kind of case and no answer. We send none for the pages about abuse, and at most three of our emails a day go to an address that someone types. Each of these emails has a link that ends all of them. An email company delivers them for us.",
    terms:
      "**Emails from us.** We confirm a review request by email, except on the pages about abuse. Each of these emails has a link that ends all of them.",
    unsubscribe: "Emails that we send ourselves, which confirm a request, do stop here.",
    comeBack:
      " We then send one email to that address, and you are back on the list once you open its link and press the button.",
    faq: " We also confirm a request by email, except on the pages about abuse; that email names no case.",
  },
  recipients: {
    formService: (host: string) => `A form service at ${host}, our service provider.`,
    sheet: (host: string, role: string) => `A spreadsheet at ${host} (${role}).`,
    certificates:
      "A certificate vendor, which records that you gave your consent (third party; never when you opted out).",
    addressLookup: (host: string) =>
      `An address lookup at ${host}, asked by your browser after you agree (never when you opted out).`,
    partner: (firm: string) => `${firm}, a partner firm, when it is the one your request goes to.`,
    mail: "Our email provider, our service provider, which delivers our emails to you.",
    none: "No one. On this site, requests are only stored.",
  },
  /** The setting is English; the Spanish edition has its own wording. */
  companyForm: (form: string, _state: string) => form,
  unknownState: "the state where the company was formed",
};

export const placeholderWords = /* @__PURE__ */ inEach({
  en: englishPlaceholderWords,
  es: spanishPlaceholderWords,
});
