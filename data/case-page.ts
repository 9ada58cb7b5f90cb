/** What every case page says, whatever the case is. */
export const casePage = {
  home: "Home",
  lawsuits: "Lawsuits",
  chips: "In short",
  start: "Start Your Free Review",
  startNote: (questions: number) => `${countOf(questions, "question")} · about 1 minute · free`,
  back: "Back to the page about",
  exit: "Leave this site",

  progress: {
    step1: (questions: number) => `Step 1 of 2 · ${countOf(questions, "question")}`,
    step2: "Step 2 of 2 · Your contact details",
    title: { step2: "Step 2 of 2: ", sent: "Sent: " },
  },
  quizNote:
    "These questions help you and a firm to see what your case is about. No answer shuts you out, and your answers are dropped unless you share them in step 2.",
  change: "Change my answers",

  status: {
    title: "Where it stands",
    stage: "Today",
    next: "Next",
    settlement: "Settlement",
    classAction: "Class action",
    kind: "Kind of case",
    court: "Court",
    docket: "Docket",
    judge: "Judge",
    since: "Since",
    checked: "Court status last checked",
    cost: "Cost to ask",
    costText: "None",
    reading: "Time to read",
    minutes: (count: number) => countOf(count, "minute"),
  },

  parts: {
    glance: { title: "At a glance" },
    qualify: {
      title: "Who may qualify",
      note: "Firms often look for these points. You may not need all of them.",
    },
    changed: { title: "What changed", hint: (latest: string) => `Latest: ${latest}` },
    know: { title: "What to know", hint: (count: number) => countOf(count, "short passage") },
    ways: {
      title: "Ways and their time limits",
      hint: (count: number) => `${countOf(count, "way")}, and what stops each`,
      columns: {
        way: "Way",
        who: "For whom",
        clock: "What stops it",
        check: "Where to check free of charge",
      },
    },
    notQualify: {
      title: "May not qualify if",
      hint: (count: number) => `${count} reasons a firm may say no`,
    },
    records: {
      title: "Records to gather",
      hint: (count: number) => `${countOf(count, "record")}, and who holds each`,
    },
    ask: {
      title: "Questions for a lawyer",
      hint: (count: number) => `${count} to take with you`,
    },
    questions: {
      title: "Common questions",
      hint: (count: number) => countOf(count, "answer"),
      shared: "About asking here",
    },
    sources: {
      title: "Sources",
      hint: (count: number) => countOf(count, "published page"),
    },
    help: { title: "Help right now" },
  },

  /** Names a note to who hears it. */
  note: (number: number) => `Source [${number}]`,
  reportedBy: (publisher: string) => `Reported by ${publisher}.`,
  print: "Print this list",
  printedFrom: (site: string, address: string) => `From ${site}, ${address}`,
  edited: (day: string) => `This page was last edited on ${day}.`,
  dots: (count: number, of: number) => `About ${count} of ${of}`,
  moreHelp: "More help",

  sent: {
    thanks: "Thanks! Your free review request is in.",
    reference: "Your reference. Please keep it.",
    copy: "Copy",
    copied: "Copied",
    print: "Print",
    records: "Useful meanwhile: records to gather",
    printed: ({ site, address, day }: { site: string; address: string; day: string }) =>
      `${site}, ${address}, ${day}`,
  },

  closing: {
    title: "If this sounds like your case",
    related: "Related cases",
  },
} as const;

function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
