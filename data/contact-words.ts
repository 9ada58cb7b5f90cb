import { contactWords as spanishContactWords } from "./es/contact-words";
import { inLanguage } from "./language";

/** Words of the form's panel, kept apart from those of the page, which the script does not need. */
const englishContactWords = {
  title: "Send us a message",
  thanks: {
    review:
      "Thanks! We’ve received your details. A partner firm will review eligibility and reach out.",
    message: "Thanks! We’ve received your message.",
  },
} as const;

export const contactWords = /* @__PURE__ */ inLanguage({
  en: englishContactWords,
  es: spanishContactWords,
});
