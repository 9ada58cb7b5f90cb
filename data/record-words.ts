import {
  caseDates as spanishCaseDates,
  recordWords as spanishRecordWords,
} from "./es/record-words";
import { inEach } from "./language";
import type { Certainty } from "./record";

/** Text of the pages that belong to a case. Apart from `casePage`, which more visitors load. */
const englishRecordWords = {
  record: {
    title: (title: string) => `${title}: full record`,
    tab: (title: string) => `Full record: ${title}`,
    description: (title: string) =>
      `${title}: court data, every dated change, figures and the sources behind what this site says about it.`,
    about: "About this case",
    court: "Court data",
    changed: "What changed",
    figures: "Figures",
    sources: "Sources",
    stage: "Stage",
    date: "Dates ahead",
    settlement: "Settlement",
    classAction: "Class action",
    proceeding: "Kind of case",
    courtName: "Court",
    docket: "Docket",
    judge: "Judge",
    since: "Since",
    newest: "Newest source",
    edited: "Page last edited",
    follow: "Get these changes in a feed reader",
  },

  checklist: {
    title: (title: string) => `${title}: your checklist`,
    tab: (title: string) => `Checklist: ${title}`,
    description: (title: string) =>
      `${title}: which records to gather, who has them, how to get them, and what to ask a lawyer. Made for one printed page.`,
    records: "Records to gather",
    questions: "Questions for a lawyer",
    print: "Print this list",
    heldBy: (holder: string) => `Who has it: ${holder}`,
    from: (site: string, address: string) => `From ${site}, ${address}`,
  },
  /** For a source that does not say when it was published. */
  undated: "undated",
};

export const recordWords = /* @__PURE__ */ inEach({
  en: englishRecordWords,
  es: spanishRecordWords,
});

/** How a case page introduces dates and sums, and how certain they are. */
const englishCaseDates = {
  certainty: {
    official: (publisher: string) => `Official: ${publisher}`,
    reported: (publisher: string) => `Reported by ${publisher}`,
    counted: (publisher: string) => `Counted by us from the law: ${publisher}`,
  } satisfies Record<Certainty, (publisher: string) => string>,
  whom: (whom: string) => `This concerns ${whom}.`,
  nextPassed: "The date we had has passed. We have not read what happened.",

  calendar: "Add to calendar",
  calendarOf: (title: string) => `Add the dates of ${title} to your calendar`,
  /** The text of an entry in a calendar. */
  look: "look at the page before you rely on this date",
};

export const caseDates = /* @__PURE__ */ inEach({ en: englishCaseDates, es: spanishCaseDates });
