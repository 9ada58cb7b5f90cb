import { thanks as spanish } from "./es/thanks";
import { inEach } from "./language";

/** Replaces a form that was sent. Other programs look for these exact texts. */
const englishThanks = {
  home: "Thanks for Submitting!",
  case: "Thanks! Your free review request is in.",
  newsletter: "Thanks! You’re subscribed.",
};

export const thanks = /* @__PURE__ */ inEach({ en: englishThanks, es: spanish });
