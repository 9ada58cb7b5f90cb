import {
  legalWords as spanishLegalWords,
  optOutLink as spanishOptOutLink,
  tableName as spanishTableName,
} from "./es/legal-words";
import { inEach } from "./language";

/** Text around the legal pages. */
const englishLegalWords = {
  lastUpdated: (date: string, first: string) => `Last updated ${date}. First dated ${first}.`,
};

export const legalWords = /* @__PURE__ */ inEach({
  en: englishLegalWords,
  es: spanishLegalWords,
});

const englishTableName = (number: number, heading: string) => `Table ${number}: ${heading}`;

const nameOfTable = /* @__PURE__ */ inEach({ en: englishTableName, es: spanishTableName });

/** Accessible name of a scrollable table. */
export function tableName(number: number, heading: string): string {
  return nameOfTable()(number, heading);
}

const englishOptOutLink = "Do Not Sell or Share";

/** Short form; the footer has the full text. */
export const optOutLink = /* @__PURE__ */ inEach({
  en: englishOptOutLink,
  es: spanishOptOutLink,
});
