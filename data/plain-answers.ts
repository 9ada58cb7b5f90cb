import { plainAnswers as spanishPlainAnswers } from "./es/plain-answers";
import { inEach } from "./language";

/** Sent as plain text if no page can be rendered. */
const englishPlainAnswers = {
  busy: "Too much at once. Please try again in a few seconds.",
  busyPosts: "Too much at once, so nothing was saved. Please try again in a few seconds.",
};

export const plainAnswers = /* @__PURE__ */ inEach({
  en: englishPlainAnswers,
  es: spanishPlainAnswers,
});
