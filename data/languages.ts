/**
 * The languages of the site, by the first part of their addresses (`/es/contact`); the first one has
 * none. `name` is in its own language, so that nobody has to know another to find it; `english` is for
 * operators. `locale` decides dates, numbers, and the direction of reading: `es` alone would write
 * 1.095 for 1,095.
 * `settings`: those with which an operator answers for a translation: who approved its consent, terms,
 * and notices; who translated and who revised it; the decision on lawyer-referral rules in its words.
 */
export const editions = {
  en: { name: "English", english: "English", locale: "en-US" },
  es: {
    name: "Español",
    english: "Spanish",
    locale: "es-US",
    settings: {
      approved: "SPANISH_APPROVED",
      translatedBy: "SPANISH_TRANSLATED_BY",
      referral: "REFERRAL_DECISION_ES",
    },
  },
} as const satisfies Readonly<Record<string, Edition>>;

type Edition = {
  name: string;
  english: string;
  locale: string;
  settings?: { approved: string; translatedBy: string; referral: string };
};
