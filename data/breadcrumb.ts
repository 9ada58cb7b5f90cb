import { breadcrumb as spanishBreadcrumb } from "./es/breadcrumb";
import { inEach } from "./language";

/** Separate from the layout words, because only pages with a breadcrumb load it. */
const englishBreadcrumb = { label: "Breadcrumb", home: "Home" };

export const breadcrumb = /* @__PURE__ */ inEach({
  en: englishBreadcrumb,
  es: spanishBreadcrumb,
});
