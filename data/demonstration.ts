import { demonstration as spanishDemonstration } from "./es/demonstration";
import { inLanguage } from "./language";

/** Above the header of every page while a value of `sample` in `site.ts` is in use. */
const englishDemonstration = {
  label: "About this site",
  madeUp: "This is a demonstration: company, people and firms are made up.",
  /** When no destination is configured. */
  staysHere: "What you send stays on this machine.",
} as const;

export const demonstration = /* @__PURE__ */ inLanguage({
  en: englishDemonstration,
  es: spanishDemonstration,
});
