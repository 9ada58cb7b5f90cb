import { errorMark as spanishErrorMark } from "./es/error-mark";
import { inLanguage } from "./language";

/**
 * Screen readers announce it first: before the title of a page with errors and before each
 * message.
 */
const englishErrorMark = "Error: ";

export const errorMark = /* @__PURE__ */ inLanguage({ en: englishErrorMark, es: spanishErrorMark });
