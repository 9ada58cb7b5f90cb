import {
  legalWords as spanishLegalWords,
  optOutLink as spanishOptOutLink,
  tableName as spanishTableName,
} from "./es/legal-words";
import { inLanguage } from "./language";

/** Words around the legal texts. */
const englishLegalWords = {
  lastUpdated: (date: string, first: string) => `Last updated ${date}. First dated ${first}.`,
} as const;

export const legalWords = /* @__PURE__ */ inLanguage({
  en: englishLegalWords,
  es: spanishLegalWords,
});

const englishTableName = (number: number, heading: string) => `Table ${number}: ${heading}`;

const nameOfTable = /* @__PURE__ */ inLanguage({ en: englishTableName, es: spanishTableName });

/** What a screen reader calls a table that scrolls. */
export function tableName(number: number, heading: string): string {
  return nameOfTable()(number, heading);
}

const englishOptOutLink = "Do Not Sell or Share";

/** Short, where the footer has the whole of it. */
export const optOutLink = /* @__PURE__ */ inLanguage({
  en: englishOptOutLink,
  es: spanishOptOutLink,
});
