import { breadcrumb as spanishBreadcrumb } from "./es/breadcrumb";
import { inLanguage } from "./language";

/** Separate from the layout words, because only pages with a breadcrumb load it. */
const englishBreadcrumb = { label: "Breadcrumb", home: "Home" } as const;

export const breadcrumb = /* @__PURE__ */ inLanguage({
  en: englishBreadcrumb,
  es: spanishBreadcrumb,
});
