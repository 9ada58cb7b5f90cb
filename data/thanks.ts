import { thanks as spanish } from "./es/thanks";
import { inLanguage } from "./language";

/** Shown in place of a form that was sent; people and other programs look for these words. */
const englishThanks = {
  home: "Thanks for Submitting!",
  case: "Thanks! Your free review request is in.",
  newsletter: "Thanks! You’re subscribed.",
} as const;

export const thanks = /* @__PURE__ */ inLanguage({ en: englishThanks, es: spanish });
