import { timeLimitsPage as spanishTimeLimitsPage } from "./es/time-limits-page";
import { inEach } from "./language";

const place = (state: string) => (state.startsWith("District") ? `the ${state}` : state);

/** `/time-limits` and the page of each state. */
const englishTimeLimitsPage = {
  title: "Time limits to sue, by state",
  lead: "See how long each state usually gives you to file a lawsuit, in all 50 states, the District of Columbia and Puerto Rico.",
  find: "Find your state",
  choose: { none: "Select a state", button: "Show" },
  table: {
    title: "All states in one table",
    note: "These are general rules, in years. The page of each state has what the table leaves out: when the time starts, outer limits (when it ends for everyone), exceptions, the statute and the sources.",
    state: "State",
    columns: {
      injury: "Injury",
      product: "Product or drug",
      death: "Wrongful death",
      malpractice: "Medical malpractice",
      childAbuse: "Sexual abuse of a child",
    },
    /** The same on a phone, each in front of its limit. */
    short: {
      injury: "Injury",
      product: "Product",
      death: "Death",
      malpractice: "Malpractice",
      childAbuse: "Child abuse",
    },
    shown: (states: number) => `${states} shown`,
    years: (years: string) => (years === "1" ? "1 year" : `${years} years`),
    toAge: (age: number) => `To age ${age}`,
    noLimit: "No limit now",
    depends: "It depends",
    ask: "Ask a lawyer",
  },
  dates: "Deadlines and dockets of the lawsuits",

  state: {
    title: (state: string) => `Time limits in ${place(state)}`,
    lead: (state: string) =>
      `See how long the law in ${place(state)} usually gives you to sue, with the statute and the pages where we read it.`,
    rules: "Rules by kind of claim",
    cases: "See which rules apply to your case",
    help: "Free or low-cost help",
    sources: "All sources",
    official: "official",
    about: "About these rules",
    other: "Another state",
  },
};

export const timeLimitsPage = /* @__PURE__ */ inEach({
  en: englishTimeLimitsPage,
  es: spanishTimeLimitsPage,
});
