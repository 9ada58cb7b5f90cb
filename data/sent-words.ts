import { sentWords as spanish } from "./es/sent-words";
import { inEach } from "./language";

/** Beside the reference of a submission. */
const englishSentWords = {
  reference: "Your reference. Please keep it.",
  /** Where nothing is looked up: it says the same of every reference. */
  before: {
    text: "If you have just sent this form, we have it. Your reference:",
    link: "Open your request",
  },
  copy: "Copy",
  copied: "Copied",
  printed: ({ site, address, day }: { site: string; address: string; day: string }) =>
    `${site}, ${address}, ${day}`,
};

export const sentWords = /* @__PURE__ */ inEach({ en: englishSentWords, es: spanish });
