/** The words of the operator's desk and of the report. */
export const deskWords = {
  heading: "Desk",
  home: "Submissions",
  statistics: "Statistics",
  skip: "Skip to main content",
  private: "This page answers only on this machine. Close it when you leave.",
  needs: "Needs a person",
  nothingNeeded: "Nothing needs a person.",
  destinations: "Destinations",
  destinationColumns: ["Destination", "State", "Waiting", "Oldest", "Bucket", "Detail"],
  find: "Find submissions",
  searchLabel: "Reference or email address",
  kindLabel: "Form",
  stateLabel: "State",
  dayLabel: "Day",
  any: "Any",
  search: "Search",
  list: "Submissions, newest first",
  listColumns: ["Received", "Reference", "Form", "State", "About", "Deliveries"],
  table: (name: string) => `${name} (table)`,
  emptyList: "No submission fits.",
  older: "Older submissions",
  back: "All submissions",
  about: "About",
  fields: "Fields",
  correct: "Save the correction and send it again",
  correctNote:
    "A correction becomes the next revision. Every destination gets it, with the same reference.",
  answers: "Shared answers",
  noAnswers: "No answers were shared.",
  deliveries: "Deliveries",
  noDeliveries: "Stored only: no destination was on.",
  attemptColumns: ["Time", "Outcome", "Status", "Detail"],
  acts: "What was done here",
  noActs: "Nothing was done to this submission.",
  receipt: "Consent proof",
  noReceipt: "No receipt.",
  act: "Do something",
  retry: "Send again now",
  retryNote: "What was refused, has expired or is held back becomes due.",
  release: "Release from quarantine",
  releaseNote: "It was taken for spam. Releasing it delivers it.",
  allow: "Lift the opt-out of this person",
  allowNote: "Only after you have checked who asks. It is lifted for this email address.",
  erase: "Erase everything this person sent",
  eraseNote: "This cannot be undone. Opt-outs and the chain of receipts stay.",
  eraseConfirm: (reference: string) => `Type ${reference} to confirm`,
  eraseMismatch: "The reference was not typed as it stands above. Nothing was erased.",
  notFound: "There is no such page here.",
  broken: "Something failed, and nothing was changed. Look at the program's log.",
  forbidden:
    "This page opens only with the address that the desk printed in its terminal. Start the desk again for a new one.",
  noData: "Nothing in this period.",
  figures: "The figures",
  report: "Report",
  printedAddress: (address: string) =>
    `The desk is open on this machine. Its address works once:\n\n  ${address}\n\nStop it with Ctrl+C.`,
} as const;

/** What stands above a page after an act. */
export const deskNotes = {
  retried: (count: number) =>
    count === 0 ? "There was nothing to send again." : `${deliveries(count)} due now.`,
  released: (count: number) => `Released. ${deliveries(count)} due now.`,
  edited: (revision: number) => `Saved as revision ${revision}. It is due now.`,
  lifted: (count: number) =>
    count === 0
      ? "That address is not on the opt-out list."
      : `${count} ${count === 1 ? "entry" : "entries"} lifted.`,
  erased: (count: number) => `${count} ${count === 1 ? "submission" : "submissions"} erased.`,
  invalid: "The correction was not saved. See the fields below.",
} as const;

function deliveries(count: number): string {
  return count === 1 ? "1 delivery is" : `${count} deliveries are`;
}

/** What stands under *Needs a person*. */
export const needWords = {
  held: (label: string, reason: string) => `${label} is on hold: ${reason}`,
  refused: (count: number) => (count === 1 ? "1 delivery refused" : `${count} deliveries refused`),
  expired: (count: number) => (count === 1 ? "1 delivery expired" : `${count} deliveries expired`),
  quarantined: (count: number) =>
    count === 1 ? "1 submission quarantined" : `${count} submissions quarantined`,
  certificates: (count: number) =>
    count === 1
      ? "1 certificate ends within 12 hours"
      : `${count} certificates end within 12 hours`,
} as const;

/** Titles and columns of the charts. */
export const chartWords = {
  perDay: { title: "Submissions per day", columns: ["Day", "Submissions"] },
  perKind: { title: "Submissions by form", columns: ["Form", "Submissions"] },
  perCase: { title: "Leads by case", columns: ["Case", "Leads"] },
  firstTry: { title: "Delivered at the first try", columns: ["Try", "Deliveries"] },
  latency: { title: "Time from receipt to delivery", columns: ["Percentile", "Time"] },
  backlog: { title: "Waiting deliveries by age", columns: ["Age", "Deliveries"] },
  withheld: { title: "Withheld by reason", columns: ["Reason", "Deliveries"] },
  atFirstTry: "First try",
  later: "Later",
} as const;
