import { inLanguage } from "./language";

/** Accessible name of a link to a source. Apart from the words of a case, which other pages omit. */
export const sourceNote = /* @__PURE__ */ inLanguage({
  en: (number: number) => `Source [${number}]`,
  es: (number: number) => `Fuente [${number}]`,
});
