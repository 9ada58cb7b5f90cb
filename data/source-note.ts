import { inLanguage } from "./language";

/** A link to sources by their numbers. Apart from the words of a case, which other pages omit. */
export const sourceNote = /* @__PURE__ */ inLanguage({
  en: (numbers: string) => `${numbers.includes(",") ? "Sources" : "Source"} ${numbers}`,
  es: (numbers: string) => `${numbers.includes(",") ? "Fuentes" : "Fuente"} ${numbers}`,
});
