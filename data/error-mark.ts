import { errorMark as spanishErrorMark } from "./es/error-mark";
import { inEach } from "./language";

/**
 * Screen readers announce it first: before the title of a page with errors and before each
 * message.
 */
const englishErrorMark = "Error: ";

export const errorMark = /* @__PURE__ */ inEach({ en: englishErrorMark, es: spanishErrorMark });
