import { approval, spokenFor as spanishSpokenFor } from "./es/approval";
import { inEach } from "./language";

type People = Parameters<typeof spanishSpokenFor>[0];

/** Who answers for the translation: a line of the footer and of each legal page. None in English. */
export const spokenFor = /* @__PURE__ */ inEach<((people: People) => string) | null>({
  en: null,
  es: spanishSpokenFor,
});

/** Asks the reader to report an error. */
export const reportError = /* @__PURE__ */ inEach({ en: "", es: approval.report });
