import { contactWords as spanishContactWords } from "./es/contact-words";
import { inEach } from "./language";

/** Text of the form panel. Separate from the page text, which the browser script does not need. */
const englishContactWords = {
  title: "Send us a message",
  thanks: {
    review:
      "Thanks! We’ve received your details. A partner firm will review eligibility and reach out.",
    message: "Thanks! We’ve received your message.",
  },
};

export const contactWords = /* @__PURE__ */ inEach({
  en: englishContactWords,
  es: spanishContactWords,
});
