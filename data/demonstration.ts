import { demonstration as spanishDemonstration } from "./es/demonstration";
import { inEach } from "./language";

/** Above the header of every page while a value of `sample` in `site.ts` is in use. */
const englishDemonstration = {
  label: "About this site",
  madeUp: "This is a demonstration: company, people and firms are made up.",
  /** When no destination is configured. */
  staysHere: "What you send stays on this machine.",
};

export const demonstration = /* @__PURE__ */ inEach({
  en: englishDemonstration,
  es: spanishDemonstration,
});
