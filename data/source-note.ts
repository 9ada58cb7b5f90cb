import {
  englishMark as spanishEnglishMark,
  sourceNote as spanishSourceNote,
} from "./es/source-note";
import { inEach } from "./language";

/* Apart from the words of a case, which other pages omit. */

const englishSourceNote = (numbers: string) =>
  `${numbers.includes(",") ? "Sources" : "Source"} ${numbers}`;

/** A link to sources by their numbers. */
export const sourceNote = /* @__PURE__ */ inEach({
  en: englishSourceNote,
  es: spanishSourceNote,
});

/** Follows a link to an English page that has no name in the language of the page: an address, say. */
export const englishMark = /* @__PURE__ */ inEach({ en: "", es: spanishEnglishMark });
