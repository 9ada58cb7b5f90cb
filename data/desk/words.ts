import type { ContactChannel } from "../contact-channels";
import { wireNames } from "../forms/wire-names";
import { locale } from "../locale";
import { counts } from "./counts";

/** The words of the operator's desk and of the report. */
export const deskWords = {
  heading: "Desk",
  home: "Submissions",
  found: "Submissions found",
  destinationsLink: "Destinations",
  again: "See how it stands now",
  statistics: "Statistics",
  skip: "Skip to main content",
  private: "This page answers only on this machine. Close it when you leave.",
  needs: "Needs attention",
  nothingNeeded: "Nothing needs attention.",
  destinations: "Destinations",
  receipts: ({ stored, sealed }: { stored: number; sealed: number }) =>
    `Receipts: ${stored} stored, ${sealed} sealed.`,
  tokensLeft: (tokens: number) => `${tokens} left`,
  destinationColumns: ["Destination", "Status", "Waiting", "Oldest", "Bucket", "Detail"],
  find: "Find submissions",
  searchLabel: "Name, phone, email address or reference",
  kindLabel: "Form",
  stateLabel: "Status",
  dayLabel: "Day",
  languageLabel: "Language",
  languageOptions: { en: "English", es: "Spanish, asked in it or preferred" },
  spoken: { en: "English", es: "Spanish", either: "either" },
  /** `preferred` is empty where it says no more than the form. */
  languages: (form: string, preferred: string) =>
    preferred ? `${form}, prefers ${preferred}` : form,
  any: "Any",
  search: "Search",
  list: "Submissions, newest first",
  listColumns: ["From", "Received", "Form", "Case", "Status"],
  nobody: "Name not known",
  notSafe: "Not safe to call",
  languageColumn: "Language",
  deliveriesColumn: "Deliveries",
  clear: "Show all",
  table: (name: string) => `${name} (table)`,
  emptyList:
    "No submission matches. A search finds whole words of a name, a whole phone number or email address, or the beginning of a reference.",
  older: "Older submissions",
  back: "All submissions",
  about: "About it",
  received: "Received",
  trouble: "This needs you",
  toFields: "Correct the fields",
  fields: "What was sent",
  correctFields: "Correct",
  copyHint: "Click a value to select all of it for copying.",
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
  act: "The person's wishes",
  proof: "The proof itself",
  retry: "Send it again as it is",
  retryNote:
    "Deliveries that were refused, have expired or are waiting become due now. What was delivered is not sent twice.",
  release: "Release from quarantine",
  releaseNote: "It was taken for spam and sent to nobody. Once released it is delivered.",
  allow: "Lift the opt-out of this person",
  allowNote: "Only after you have checked who is asking. It is lifted for this email address.",
  stop: "Stop contact",
  stopNote:
    "For this person and everything sent so far: waiting deliveries are cancelled or say what is allowed, and everyone who has a lead is told.",
  stopNothing: "Tick what should stop. Nothing was changed.",
  channels: { calls: "Calls", texts: "Texts", emails: "Emails, the newsletter too" },
  withdraw: "Withdraw this request",
  withdrawNote: "Everyone who has it is told; then it is erased here. This cannot be undone.",
  withdrawMismatch: "The reference typed does not match the one above. Nothing was withdrawn.",
  close: "Close this page",
  closeNote:
    "The page that the person opens with reference and code is closed for good. The request stays.",
  erase: "Erase everything this person sent",
  eraseNote: "This cannot be undone. Opt-outs and the chain of receipts stay.",
  eraseConfirm: (reference: string) => `Type ${reference} to confirm`,
  withdrawConfirm: (reference: string) => `Type ${reference} to withdraw it`,
  eraseMismatch: "The reference typed does not match the one above. Nothing was erased.",
  notFound: "There is no such page here.",
  broken: "Something failed, and nothing was changed. See the program's log.",
  unreadable: "What was sent here cannot be read, so nothing was done.",
  forbidden:
    "This page opens only with the address that the desk printed in its terminal. Start the desk again for a new one.",
  noData: "Nothing in this period.",
  figures: "The figures",
  most: (count: number) => `Most in a day: ${count.toLocaleString(locale)}`,
  underWay: "Still under way",
  report: "Report",
  portRefused: (port: number) =>
    `Port ${port} is taken, or not open to this user. Choose another with --port, or leave it out and the system chooses one.`,
  printedAddress: (address: string) =>
    `The desk is open on this machine. Its address works once:\n\n  ${address}\n\nStop it with Ctrl+C.`,
} as const;

/** Words of the pages about firms. */
export const firmWords = {
  firms: "Firms",
  columns: [
    "Firm",
    "Status",
    "Today",
    "Delivered",
    "Contacted",
    "Slowest tenth",
    "Declined",
    "Waiting",
    "Oldest",
  ],
  period:
    "Delivered, contacted and declined are of the last 30 days. Today is the day in New York. Contacted is the median time from delivery to the contact that the firm reported; nine tenths of the leads were faster than the slowest tenth.",
  stored: "No firm can be sent leads: they are stored, and go to the other destinations.",
  noWay: "cannot be reached",
  ways: {
    webhook: "by webhook",
    mail: "by mail",
    "webhook, then mail": "by webhook, then mail",
  },
  left: "It is no longer in PARTNERS_FILE.",
  takes: ({ cases, states, languages }: Record<"cases" | "states" | "languages", string>) =>
    `Cases: ${cases}. States: ${states}. Languages: ${languages}.`,
  figures: "Its day and its month",
  today: "Leads today",
  ofCap: (taken: number, cap: number) => `${taken} of ${cap}`,
  delivered: "Delivered in 30 days",
  contacted: "Contacted within, half of them",
  slowest: "Contacted within, slowest tenth",
  declined: "Declined in 30 days",
  waiting: "Waiting",
  oldest: "Waiting longest",
  nothingTold: "nothing reported yet",
  pause: "Pause this firm",
  pauseNote: "It gets no more leads. Those it has not received yet go to another firm of the form.",
  resume: "End the pause",
  resumeNote: "It gets leads again.",
  paused: "Paused. It gets no more leads.",
  resumed: "The pause is over.",
  test: (id: string) => `relay partner test ${id} shows whether it can be reached.`,
  untold: "To be told by hand",
  allTold: "Everybody was told.",
  untoldColumns: ["Recipient", "Lead", "What", "Due", "Done"],
  why: {
    "no way": "no message can reach it",
    refused: "it refused the message",
    expired: "tried for a week",
    waiting: "still tried",
  },
  about: {
    "privacy.opted_out": "opted out: do not sell or share",
    "lead.corrected": "corrected",
    "lead.withdrawn": "withdrawn: contact nobody about it",
    "contact.revoked": "contact must stop",
    "lead.erased": "erase what you hold",
  },
  atOnce: "at once",
  done: "Done: it was told",
  doneFor: (recipient: string, reference: string) => ` (${recipient}, ${reference})`,
  marked: "Marked as done.",
} as const;

/** Shown at the top of a page after an act. */
export const deskNotes = {
  retried: (count: number) =>
    count === 0 ? "There was nothing to send again." : `${deliveries(count)} due now.`,
  released: (count: number) => `Released. ${deliveries(count)} due now.`,
  edited: (revision: number, count: number) =>
    count === 0
      ? `Saved as revision ${revision}. It is sent to nobody: no destination that is on takes it.`
      : `Saved as revision ${revision}. ${deliveries(count)} due now.`,
  lifted: (count: number) =>
    count === 0
      ? "That address is not on the opt-out list."
      : `${count} ${count === 1 ? "entry" : "entries"} lifted.`,
  erased: ({ submissions, inFlight }: { submissions: number; inFlight: number }) =>
    `${counts.submissions(submissions)} erased.${inFlight > 0 ? ` ${counts.attempts(inFlight)} in flight cannot be recalled: look again to see how it ended.` : ""}`,
  stopped: ({ told, needs }: { told: number; needs: number }) =>
    `Contact is stopped. ${told} told automatically, ${needs} to be told by hand.`,
  withdrawn: (count: number) => `Withdrawn and erased. ${count} to tell.`,
  closed: "The person's page is closed.",
  invalid: "The correction was not saved. See the fields below.",
  stale:
    "It was changed in the meantime, so nothing was saved. What you typed is kept: where it differs, the stored value is shown below it.",
  storedNow: (value: string) => (value === "" ? "Stored now: nothing." : `Stored now: ${value}`),
} as const;

function deliveries(count: number): string {
  return count === 1 ? "1 delivery is" : `${count} deliveries are`;
}

/** Heading of the list of case pages. */
export const pagesByAgeTitle = "Case pages by age of their newest source";

/** Each need, and what the operator does about it. */
export const needWords = {
  held: (label: string) => `${label} is on hold`,
  heldTodo: (reason: string, next: string) =>
    `${reason}. Due deliveries wait until this is fixed.${next}`,
  triedNext: (when: string) => ` Tried next: ${when}.`,
  refused: (count: number) => (count === 1 ? "1 delivery refused" : `${count} deliveries refused`),
  refusedTodo: "Correct what the service did not accept, or send it again.",
  expired: (count: number) => (count === 1 ? "1 delivery expired" : `${count} deliveries expired`),
  expiredTodo: "Every attempt for a week failed. Send it again when the service works.",
  quarantined: (count: number) =>
    count === 1 ? "1 submission quarantined" : `${count} submissions quarantined`,
  quarantinedTodo: "Taken for spam. Release those that a person sent.",
  certificates: (count: number) =>
    count === 1
      ? "1 certificate ends within 12 hours"
      : `${count} certificates end within 12 hours`,
  certificatesTodo: "Fix what keeps it from being retained: after that it is lost.",
  optOuts: (count: number) =>
    count === 1 ? "1 opt-out to pass on" : `${count} opt-outs to pass on`,
  pastPage: (title: string) => `The page about ${title} is past its date`,
  pastPageTodo: (days: string, path: string) =>
    `${days} is over, and ${path} no longer shows its line. Look up what comes next and edit the record.`,
  chain: "The receipts and their seals do not agree",
  chainTodo: "relay verify shows where. Until this is fixed, new receipts prove less.",
  retention: "The daily retention did not run",
  fullDisk: "There is no room left: the disk of the database is full",
  fullDiskTodo: "Free some space. Until then, new submissions may not be kept.",
  silent: (age: string) => `No server has written here for ${age}`,
  silentTodo:
    "It is stopped, the disk of the database is full, or PostgreSQL takes no writes. No new submission is kept.",
  storedOnly: "No destination is on",
  storedOnlyTodo: "Submissions are stored here and sent to nobody. Settings turn destinations on.",
  untold: (count: number) =>
    count === 1 ? "1 recipient to be told by hand" : `${count} recipients to be told by hand`,
  untoldTodo: "No message reaches them, or not in time. Tell them, then mark it done.",
  deadLead: (reference: string, state: "refused" | "expired") => `${reference}: ${state}`,
  leftBehind: (firm: string) => `${firm} is no longer in PARTNERS_FILE`,
  leftBehindTodo: (count: number) =>
    `${count === 1 ? "1 delivery waits" : `${count} deliveries wait`} for it. Put the firm back into the file, or tell it yourself.`,
  optOutsTodo: "Sent before everything else, as soon as its destination takes it.",
} as const;

/** Why retention erases nothing by itself: used in alert, log, command and desk. */
export const clockWords = {
  jump: "Nothing is erased: the clock of this machine jumped. Retention continues once the clock has been right for two days.",
  gap: "Nothing is erased: no server ran for over a week, or the clock is ahead. If the clock is right, retention continues after two days of running.",
  early: "Nothing is erased: the clock is before the day this program was built. Set it right.",
  late: "Nothing is erased: the clock is more than five years after this program was built. Set it right, or install a newer release.",
  much: "Nothing is erased: more than a tenth of the store is overdue. Check the clock and RETENTION_DAYS, then run relay retention --confirm.",
  failed: "It failed, and is tried again every hour. The log says why.",
} as const;

/** Labels for stored names that no form shows. */
export const storedNames: ReadonlyMap<string, string> = new Map([
  ["phone_e164", "Phone, international"],
  ["form_language", "Language of the form"],
  [wireNames.certificateUrl, "Certificate"],
  [wireNames.certificateToken, "Certificate token"],
  [wireNames.certificatePing, "Certificate ping"],
  ["ip_lookup", "IP address, as the browser looked it up"],
  ["consent", "Consent"],
  ["share_answers", "Answers shared"],
  [wireNames.caseSlug, "Case"],
  ["caseType", "Case"],
  ["safe_to_call", "Safe to call"],
  ["leave_message", "Leave a message"],
  ["form_version", "Version of the form"],
]);

/** Words of a submission's page. */
export const factWords = {
  form: "Form",
  case: "Case",
  state: "Status",
  revision: "Revision",
  optedOut: "Sale opt-out",
  page: "Page",
  address: "Address",
  authorization: "Authorization",
  no: "no",
  erased: (when: string) => `erased ${when}`,
  notice: "opt-out notice",
  nextTry: (when: string) => `next try ${when}`,
  revisionOf: (number: number) => `revision ${number}`,
  act: (act: string, place: string, outcome: string) =>
    `${act} (${place === "person" ? "by the person" : place}): ${outcome}`,
  trouble: (label: string, state: string, reason: string) =>
    `${label}: ${state}${reason ? `. ${reason}` : ""}`,
  quarantined: "It was taken for spam and is waiting here.",
  stopped: (channels: readonly ContactChannel[]) =>
    `This person has stopped: ${channels.join(", ")}. Do not use them.`,
  unsafeToCall: "It is not safe to call this person. Write first.",
  noMessage: "Leave no message: they asked for none.",
} as const;

export const consentWords = {
  consentedAt: "Agreed at",
  consentText: "Agreed to",
  disclosureText: "Text beside it",
  firms: "Firms named",
  page: "On the page",
  certificate: "Certificate",
  optOut: "Opt-out then",
  chain: "Chain",
  sealed: (place: number) => `sealed as number ${place}; relay verify proves the whole chain`,
  unsealed: "not sealed yet",
  body: "Body",
  hash: "SHA-256 of the body",
  personal: "Personal part",
  erased: "erased",
  seal: "Seal",
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
  total: "Submissions in 30 days",
  firstTryShare: "Delivered at the first try",
  typical: "Typical time to delivery",
  waiting: "Deliveries waiting",
  atFirstTry: "First try",
  later: "Later",
  period: (from: string, until: string) => `${from} to ${until}`,
  ages: {
    minute: "under 1 minute",
    minutes: "1 to 10 minutes",
    hour: "10 minutes to 1 hour",
    day: "1 hour to 1 day",
    longer: "over 1 day",
  },
  noReason: "no reason",
} as const;
