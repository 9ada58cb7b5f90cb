import { countNoun } from "./case-steps";
import { catalog as spanishCatalog } from "./es/catalog";
import { inEach } from "./language";

/** Text of the catalog and of the case search. */
const englishCatalog = {
  join: "Join Today",
  more: "Read More",
  /** For the abuse cases, so that the link does not lead to an unexpected form. */
  opens: "Help lines first",
  lawsuits: (count: number) => (count === 1 ? "1 lawsuit" : `${count || "No"} lawsuits`),
  /** Also what is not a lawsuit, such as a disability claim. */
  cases: (count: number) => countNoun(count, "case"),
  /** Title of a search: the number of what it found, and the query. */
  found: (counted: string, query: string) => `${counted} for “${query}”`,
  /** Title of a search that found only a topic of home, which has no case page. */
  topic: (query: string) => `“${query}”: a topic without its own page`,
  showAll: "Show all",
  none: {
    title: "No case matches",
    /** Cases that match in part are listed below. */
    near: "Nothing fits all of your words. These come closest.",
    far: "Try another word, or look through a group:",
    form: "Tell us what happened",
    formText:
      "You may still have a case. Send us the form, and a law firm may review it free of charge.",
  },
};

export const catalog = /* @__PURE__ */ inEach({ en: englishCatalog, es: spanishCatalog });
