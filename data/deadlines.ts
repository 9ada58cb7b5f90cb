import { deadlines as spanishDeadlines } from "./es/deadlines";
import { inEach } from "./language";

/** Anchor of a row of `/deadlines`, for the slug of its case or state: never change how it is built. */
export function deadlineAnchor({ slug, date }: { slug: string; date: string }): string {
  return `${slug}-${date}`;
}

/** `/deadlines`, and its table and calendar. */
const englishDeadlines = {
  title: "Deadlines and dockets",
  lead: "The dates ahead and the court dockets of our cases, each with its source.",
  asOf: "As of",
  warning:
    "Most dates apply only to one state, court or program. Your own last day can be earlier: ask a lawyer in your state.",
  mdl: "An MDL (multidistrict litigation) is many similar federal cases before one court.",
  csv: "Table (CSV)",
  ics: "Calendar (ICS)",
  limits: "Time limits by state",

  dates: {
    title: "Dates ahead",
    none: "We know of no upcoming date.",
    columns: {
      date: "Date",
      what: "What ends or happens, and for whom",
      basis: "How certain, and where to check",
    },
    deadline: "Deadline",
    check: "Check",
    newest: "Newest source",
    details: "Details and source",
  },
  window: (state: string) => `${state}: window (extra time) for expired claims`,

  dockets: {
    title: "Dockets of the lawsuits, latest news first",
    columns: {
      title: "Lawsuit",
      docket: "Docket",
      court: "Court",
      judge: "Judge",
      newest: "Newest source",
      changed: "Last change",
    },
    none: "Court",
  },

  cite: {
    title: "How to cite this page",
    page: (site: string, address: string, day: string) =>
      `${site}, “Deadlines and dockets,” ${address}, as of ${day}.`,
    row: "To cite one date, use its link. The link stays the same for as long as the date does:",
    fact: "To cite a fact, use the source named in its row. We do not copy court dockets.",
  },

  unconfirmed: {
    title: "What we could not confirm",
    lead: "We read published pages. We did not read a live court docket.",
    reported: "These dates are reported. We have not seen a court or an agency confirm them:",
    /** A date with who reports it. */
    date: (title: string, day: string, publisher: string) => `${title}, ${day} (${publisher})`,
    old: "For these lawsuits we found nothing newer than:",
    limits: (count: number) =>
      `We give no time limit for ${count} state rules. The pages of those states say why.`,
  },

  /** Columns of the CSV file. */
  csvColumns: [
    "kind",
    "date",
    "lawsuit or state",
    "what",
    "for whom",
    "certainty",
    "source",
    "source address",
    "where to check",
    "docket",
    "court",
    "judge",
    "newest source date",
    "newest source",
    "last change date",
    "last change",
    "address",
  ],
  csvKinds: { deadline: "deadline", event: "date", docket: "docket" },
  csvCertainty: { official: "official", reported: "reported", counted: "counted by us" },
};

export const deadlines = /* @__PURE__ */ inEach({
  en: englishDeadlines,
  es: spanishDeadlines,
});
