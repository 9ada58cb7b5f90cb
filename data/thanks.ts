import { thanks as spanish } from "./es/thanks";
import { inLanguage } from "./language";

/** Replaces a form that was sent. Other programs look for these exact texts. */
const englishThanks = {
  home: "Thanks for Submitting!",
  case: "Thanks! Your free review request is in.",
  newsletter: "Thanks! You’re subscribed.",
} as const;

export const thanks = /* @__PURE__ */ inLanguage({ en: englishThanks, es: spanish });
