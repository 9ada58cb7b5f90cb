import { countNoun } from "./case-steps";
import { caseDates as spanishCaseDates, casePage as spanishCasePage } from "./es/case-page";
import { inLanguage } from "./language";
import type { Certainty } from "./record";

/** Text that the articles of all cases share. `caseSteps` has the text of the form. */
const englishCasePage = {
  lawsuits: "Lawsuits",
  chips: "In short",
  startNote: (questions: number) => `${countNoun(questions, "question")} · about 1 minute · free`,

  /** Above the questions. */
  quizNote: "No answer shuts you out. We keep your answers only if you share them in step 2.",
  /** Above the button: what comes after the questions, and what it costs. */
  quizNext:
    "Then you leave your name and number, and a law firm may call or write. Asking is free; a firm that takes a case is usually paid a share, and only if it wins.",

  status: {
    title: "Where it stands",
    stage: "Today",
    next: "Next",
    /** Folded where a date is shown under *Next*. */
    moreNext: "More on what is next",
    settlement: "Settlement",
    classAction: "Class action",
    proceeding: "Kind of case",
    court: "Court",
    docket: "Docket",
    judge: "Judge",
    since: "Since",
    checked: "Court status last checked",
    /** Names what is folded, as far as there is anything. */
    more: ({ judge, docket }: { judge: string | null; docket: string | null }) =>
      ["Court", judge && "judge", docket && "docket", "kind of case"].filter(Boolean).join(", "),
  },

  /** The line under the title; each part of it is followed by a day or a link. */
  checked: {
    on: "Checked",
    newest: "newest source",
    sources: (count: number) => countNoun(count, "source"),
    by: "written by",
    team: "our content team",
  },

  /** The search on a page without a written case. */
  unwritten: { label: "Find a page that comes close", button: "Find" },

  parts: {
    glance: { title: "At a glance" },
    qualify: {
      title: "Who may qualify",
      note: "You may not need all of these.",
    },
    changed: { title: "What changed", hint: (latest: string) => `Latest: ${latest}` },
    know: { title: "What to know", hint: (count: number) => countNoun(count, "short passage") },
    ways: {
      title: "Your options and deadlines",
      hint: (count: number) => `${countNoun(count, "option")}, and the deadline of each`,
      columns: {
        way: "Option",
        who: "For whom",
        clock: "Deadline",
        check: "Where to check free of charge",
      },
    },
    notQualify: {
      title: "May not qualify if",
      hint: (count: number) => `${count} reasons a firm may say no`,
    },
    records: {
      title: "Records to gather",
      hint: (count: number) => countNoun(count, "record"),
    },
    ask: {
      title: "Questions for a lawyer",
      hint: (count: number) => countNoun(count, "question"),
    },
    questions: {
      title: "Common questions",
      hint: (count: number) => countNoun(count, "answer"),
      shared: "About asking here: cost, calls, privacy",
    },
    sources: {
      title: "Sources",
      hint: (count: number) => countNoun(count, "published page"),
    },
    help: { title: "Help right now" },
  },

  heldBy: (holder: string) => `Who has it: ${holder}`,
  reportedBy: (publisher: string) => `Reported by ${publisher}.`,
  print: "Print this list",
  printedFrom: (site: string, address: string) => `From ${site}, ${address}`,
  edited: (day: string) => `This page was last edited on ${day}.`,
  dots: (count: number, of: number) => `About ${count} of ${of}`,
  moreHelp: "More help",

  closing: {
    title: "If this sounds like your case",
    related: "Related cases",
  },
} as const;

export const casePage = /* @__PURE__ */ inLanguage({ en: englishCasePage, es: spanishCasePage });

/** How a case page introduces dates and sums, and how certain they are. */
const englishCaseDates = {
  certainty: {
    official: (publisher: string) => `Official: ${publisher}`,
    reported: (publisher: string) => `Reported by ${publisher}`,
    counted: (publisher: string) => `Counted by us from the law: ${publisher}`,
  } satisfies Record<Certainty, (publisher: string) => string>,
  whom: (whom: string) => `For ${whom}.`,
  endsFor: (day: string, { whom, certainty }: Ending) =>
    certainty === "reported"
      ? `${day} is reported as the last day for ${whom}.`
      : `${day} is the last day for ${whom}.`,
  passed: (day: string) => `${day} has passed.`,
  thisWeek: "Call a lawyer this week.",

  calendar: "Add to calendar",
  calendarOf: (title: string) => `Add the next date of ${title} to your calendar`,
  /** The text of an entry in a calendar. */
  look: "look at the page before you rely on this date",
  follow: "Get these changes in a feed reader",

  newest: "Newest source",
  nothingNewer: "We have found nothing newer.",

  figures: "In figures",
  asOf: (day: string) => `As of ${day}`,
} as const;

export const caseDates = /* @__PURE__ */ inLanguage({ en: englishCaseDates, es: spanishCaseDates });

type Ending = { whom: string; certainty: Certainty };
