import { addresses } from "./addresses";
import { privateCode as spanish } from "./es/private-code";
import { inEach } from "./language";

/** Beside the reference, for ten minutes after sending. */
const englishPrivateCode = {
  title: "Your private code. Write it down or save it now: no one can look it up later.",
  opens: {
    title: "How to use and keep the code",
    before:
      "With the reference and this code, you can see who has your request, take a copy, stop calls or withdraw it: ",
    link: "Your request",
    href: addresses.yourRequest,
    after: ". We do not store the code, and no firm gets it.",
  },
  mailed:
    "We also email you the reference without the code, unless that address asked for no email from us or already got three emails today, or 30 went out for your network today.",
  save: "Save as a file",
  /** On the abuse cases. */
  saved: "A saved file stays on this device. Anyone who uses the device can open it.",
  /** The same for every case, because a name in a list of downloads must reveal nothing. */
  fileName: "request.txt",
  hide: "Hide the code",
  history:
    'For ten minutes, this web address (also in your browser history) can show the code again. "Hide the code" ends that right away.',
  /** On the abuse cases. */
  shownOnce: "If you reload or leave this page, it does not show the code again.",
  /** What is copied and saved. */
  text: ({ reference, code, origin }: { reference: string; code: string; origin: string }) =>
    [
      `Reference: ${reference}`,
      `Private code: ${code}`,
      "",
      `See or withdraw it: ${origin}${addresses.yourRequest}`,
      `Stop calls, texts or emails, without the code: ${origin}${addresses.stopContact}`,
      "",
    ].join("\n"),
};

export const privateCode = /* @__PURE__ */ inEach({
  en: englishPrivateCode,
  es: spanish,
});
