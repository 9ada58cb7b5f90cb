import { partAddress } from "./addresses";
import type { ConfirmationCopy } from "./after-sending";
import { askGuardian as spanish } from "./es/ask-guardian";
import { inEach } from "./language";

/** Shown to a sender under 13: nothing was stored, and a parent or guardian can ask instead. */
const englishAskGuardian = {
  title: "Please ask a parent or guardian",
  paragraphs: [
    "The date of birth shows that you are under 13. We do not take requests from children, so nothing you typed was saved or sent.",
    "Show this page to a parent, a guardian or another adult you trust. They can send a request with their own name, number and date of birth.",
  ],
  links: [
    { label: "In danger now? Call 911", href: "tel:911" },
    { label: "What we do about children's data", href: partAddress("privacy", "children") },
  ],
} satisfies ConfirmationCopy;

export const askGuardian = /* @__PURE__ */ inEach<ConfirmationCopy>({
  en: englishAskGuardian,
  es: spanish,
});
