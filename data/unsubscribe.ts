import { unsubscribe as spanishUnsubscribe } from "./es/unsubscribe";
import { inEach } from "./language";

/** Text of the unsubscribe page, for its form and for the link in an issue. */
const englishUnsubscribe = {
  title: "Stop our newsletter",
  done: "You've been unsubscribed. It may take a short time for all emails to stop.",
  broken: "The link you opened is not complete. Type your email address instead.",
  oneClick: {
    text: "Press the button to remove the address that received this link from the list.",
    button: "Unsubscribe",
    other: { before: "Do you mean another address?", link: "Type it in", after: "instead." },
  },
};

export const unsubscribe = /* @__PURE__ */ inEach({
  en: englishUnsubscribe,
  es: spanishUnsubscribe,
});
