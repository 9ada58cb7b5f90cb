import { plainAnswers as spanishPlainAnswers } from "./es/plain-answers";
import { inLanguage } from "./language";

/** Sent as plain text if no page can be rendered. */
const englishPlainAnswers = {
  busy: "Too much at once. Please try again in a few seconds.",
  busyPosts: "Too much at once, so nothing was saved. Please try again in a few seconds.",
} as const;

export const plainAnswers = /* @__PURE__ */ inLanguage({
  en: englishPlainAnswers,
  es: spanishPlainAnswers,
});
