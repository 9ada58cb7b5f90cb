import { layoutWords as spanishLayoutWords } from "./es/layout";
import { inEach } from "./language";

/** Text of the header, menus, and footer. */
const englishLayoutWords = {
  skip: "Skip to main content",
  contents: "On this page",
  main: "Main",
  legal: "Legal",
  menu: {
    small: "Menu",
    lawsuits: "Lawsuits",
    all: "All lawsuits",
    about: "About Us",
    resources: "Resources",
    contact: "Contact Us",
  },
  search: {
    name: "Find your case",
    label: "What happened?",
    /** In the menus, beside that of the page. */
    menu: "Search the lawsuits",
    placeholder: "Product, illness, place",
    button: "Find",
    suggestions: "Cases that may fit",
  },
  review: "Free Case Review",
  print: "Print",
  footer: {
    pages: "On this site",
    contact: "Write to us",
    social: (name: string) => `${name} on social networks`,
    choices: "Your privacy choices",
    honored: "Opt-Out Request Honored",
  },
};

export const layoutWords = /* @__PURE__ */ inEach({
  en: englishLayoutWords,
  es: spanishLayoutWords,
});
