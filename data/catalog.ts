import { catalog as spanishCatalog } from "./es/catalog";
import { inLanguage } from "./language";

/** Words of the catalog of cases and of the searches that lead to it. */
const englishCatalog = {
  join: "Join Today",
  more: "Read More",
  /** For the abuse cases: nobody is led to a form they did not expect. */
  opens: "Help lines first",
  search: {
    label: "Search by word",
    name: "Search the lawsuits",
    button: "Search",
  },
  group: { label: "Group", all: "All groups" },
  /** How many of the cases are shown. */
  count: (shown: number, total: number) =>
    shown === total ? `${total} cases` : `${shown} of ${total} cases`,
  showAll: "Show all",
  none: {
    title: "No case matches",
    /** Cases that match in part are listed below. */
    near: "Nothing fits all of your words. These come closest.",
    far: "Try another word, or look through a group:",
    form: "Tell us what happened",
    formText:
      "You may still have a case. Send us the form, and a law firm may look at it, at no charge.",
  },
} as const;

export const catalog = /* @__PURE__ */ inLanguage({ en: englishCatalog, es: spanishCatalog });
