import { inLanguage } from "./language";

/** Words around the legal texts. */
const englishLegalWords = {
  lastUpdated: (date: string, first: string) => `Last updated ${date}. First dated ${first}.`,
} as const;

export const legalWords = /* @__PURE__ */ inLanguage({
  en: englishLegalWords,
  es: englishLegalWords,
});

/** What a screen reader calls a table that scrolls. */
export function tableName(number: number, heading: string): string {
  return `Table ${number}: ${heading}`;
}
