import { counts } from "./counts";
import { needWords } from "./words";

/** What the commands of `relay` print. Their help texts are in the files of the commands. */
export const commandWords = {
  dueNow: (count: number) => `${counts.deliveries(count)} due now.`,
  nothingMatched: "Nothing matches.",
  allow: {
    unlisted: "That person is not on the opt-out list.",
    lifted: (count: number) => `${counts.entries(count)} lifted.`,
    kept: (count: number) =>
      `${counts.phoneNumbers(count)} of this person stay on the list, because another person opted out with the same number.`,
  },
  stop: {
    done: (channels: string, leads: number) =>
      `Stopped: ${channels}. ${counts.submissions(leads)} of this person.`,
    told: (count: number) =>
      `${counts.deliveries(count)} planned, to tell those who received them.`,
    needs: (count: number) =>
      `${count} to be told by hand, because no message can reach them: see the desk.`,
    withdrawn: (reference: string, count: number) =>
      `${reference} is withdrawn and erased; ${count} to tell.`,
  },
  backfill: {
    progress: "submissions looked at",
    wouldPlan: (count: number) => `${counts.deliveries(count)} would be planned.`,
    planned: (count: number) => `${counts.deliveries(count)} planned, due as the rate allows.`,
  },
  backup: {
    postgres:
      "This store is PostgreSQL. Back it up with pg_dump, and keep SECRET_KEY apart from the dump.",
    exists: (path: string) =>
      `${path} exists already. Name a new file: a backup never overwrites another.`,
    noFolder: (path: string) => `There is no folder ${path}. Make it first.`,
    done: (path: string) => `The database is in ${path}.`,
    keyInSettings: "Its key is the one in SECRET_KEY. Keep it apart from the copy.",
    keyBeside: (path: string) =>
      `Its key is in ${path}. Without the key the copy proves nothing; keep the two apart.`,
  },
  copy: {
    progress: "rows",
    fromEnvironment:
      "env:NAME takes an address from the variable NAME, so that its password does not show in the list of processes.",
    verified: (head: string | null) =>
      `The chain verifies in the copy${head ? `, head ${head}` : ""}.`,
  },
  edit: {
    done: (reference: string, revision: number, count: number) =>
      `${reference} is revision ${revision}, ${counts.deliveries(count)} due now.`,
    invalid: "Nothing was changed.",
  },
  erase: {
    nothing: "Nothing was sent with that address or number.",
    wouldErase: (submissions: number, receipts: number) =>
      `Would be erased: ${counts.submissions(submissions)}${receipts > 0 ? `, and the receipts of ${counts.submissions(receipts)} erased before` : ""}.`,
    sent: (reference: string, to: string) => `  ${reference}: ${to}`,
    notSent: "sent to nobody",
    sentTo: (destination: string, when: string) => `sent to ${destination} at ${when}`,
    mayHave: (destination: string) => `may have reached ${destination}`,
    ask: (word: string) => `This cannot be undone. Type ${word} to erase: `,
    unconfirmed: "Nothing was erased.",
    needsYes: "error: without a terminal to ask on, give --yes (or --dry-run to look first)",
    done: (count: number) => `${counts.submissions(count)} erased.`,
    receipts: (count: number) =>
      `Personal parts erased from the receipts of ${counts.submissions(count)} erased before.`,
    cancelled: (count: number, kinds: string) => `${counts.waiting(count)} cancelled: ${kinds}.`,
    watches: (count: number) => `Pages that the address watches, erased with the rest: ${count}.`,
    inFlight: (count: number) =>
      `${counts.attempts(count)} in flight cannot be recalled: relay list shows how it ends.`,
    byHand: "Pass these requests on to the form service by hand.",
  },
  export: { progress: "submissions" },
  list: { storedOnly: "stored only" },
  partner: {
    columns: [
      "firm",
      "name",
      "way",
      "state",
      "today",
      "delivered",
      "contacted",
      "slowest",
      "declined",
      "waiting",
      "oldest",
    ],
    period:
      "Delivered, contacted (median and slowest tenth) and declined are of the last 30 days. Today is the day in New York.",
    needsColumns: ["mark", "recipient", "lead", "about", "due", "why"],
    tries: "still being tried",
    nothingToTell: "Everybody was told.",
    told: (mark: string) => `${mark} is done.`,
    noWay: "none: stored only",
    ofCap: (taken: number, cap: number) => `${taken} of ${cap}`,
    unreachable: (id: string) =>
      `${id} cannot be reached: give it a webhook, or an e-mail address and SMTP_URL.`,
    taken: (name: string, detail: string) => `${name} took the test message (${detail}).`,
    notTaken: (name: string, detail: string) => `${name} did not take the test message: ${detail}.`,
    paused: (id: string) => `${id} gets no more leads until relay partner resume ${id}.`,
    resumed: (id: string) => `${id} gets leads again.`,
  },
  release: {
    done: (reference: string, count: number) =>
      `${reference} released, ${counts.deliveries(count)} due now.`,
  },
  report: {
    done: (path: string) => `The report is in ${path}.`,
    unwritable: (path: string) =>
      `${path} cannot be written. Is it a file in a folder that exists?`,
  },
  retention: {
    clockAhead: (days: number) =>
      `Nothing erased: the newest row is ${days} days old, so the clock of this machine may be wrong.`,
    tooMuch:
      "Nothing erased: more than a tenth of the store would go. Check the clock and RETENTION_DAYS with --dry-run, then add --confirm.",
    confirmed: "confirmed",
    wouldErase: "Would be erased:",
    erased: "Erased:",
    submissions: "submissions",
    receipts: "personal parts of receipts",
    watches: "addresses that watch a page",
    authorizations: "authorizations that ended six years ago",
    logRows: "rows of the privacy log",
  },
  retry: {
    nothing: (reference: string) => `${reference}: nothing to send again.`,
    done: (reference: string, count: number) =>
      `${reference}: ${counts.deliveries(count)} due now.`,
    usage: "error: name a reference, --all-refused or --all-expired",
  },
  status: {
    leftBehind: (name: string, pending: number) =>
      `${name} is no longer in PARTNERS_FILE, and ${counts.deliveries(pending)} wait for it.`,
    columns: ["destination", "state", "pending", "oldest", ""],
    quarantined: (count: number) =>
      `${counts.submissions(count)} quarantined: list --state quarantined, release REF`,
    refused: (count: number) =>
      `${counts.deliveries(count)} refused: list --state refused, retry REF`,
    expired: (count: number) =>
      `${counts.deliveries(count)} expired: list --state expired, retry REF`,
    stops: (count: number) => `${needWords.untold(count)}: relay partner needs`,
    certificates: (count: number) =>
      `${needWords.certificates(count)}: fix what keeps it from being retained`,
    held: (count: number) => `${count} on hold: fix what the last column names.`,
    receipts: ({ stored, sealed }: { stored: number; sealed: number }) =>
      `Receipts: ${stored} stored, ${sealed} sealed.`,
    fullDisk: `${needWords.fullDisk}. ${needWords.fullDiskTodo}`,
    silent: (age: string) => `${needWords.silent(age)}. ${needWords.silentTodo}`,
    chain: "The chain of receipts does not match the store: verify shows where.",
    retention: (fault: string) => `The daily retention did not run: ${fault}`,
    nothing: "Nothing needs attention.",
    storedOnly: `${needWords.storedOnly}. ${needWords.storedOnlyTodo}`,
  },
} as const;

/** Words of `relay import-suppressions`; with any fault nothing is imported. */
export const importWords = {
  unreadable: (file: string) => `${file} cannot be read.`,
  nothing: "Nothing was imported.",
  done: (count: number, known: number) =>
    `${counts.people(count)} put on the lists${known > 0 ? `, ${known} of them listed before` : ""}.`,
  at: (line: number, fault: string) => `line ${line}: ${fault}`,
  columns: "the columns must be email,phone,scope",
  columnTwice: "a column appears twice",
  encoding: "the file is not UTF-8 text: save it as CSV UTF-8",
  broken(code: string) {
    switch (code) {
      case "CSV_QUOTE_NOT_CLOSED":
        return "a quotation mark opened here or further down is never closed";
      case "CSV_RECORD_INCONSISTENT_FIELDS_LENGTH":
        return "it does not have as many cells as the first line";
      default:
        return "a cell contains a quotation mark: put the cell in quotation marks, and double the one inside";
    }
  },
  empty: "needs an email or a phone",
  email: (text: string) => `${text} is not an e-mail address`,
  phone: (text: string) => `${text} is not a phone number`,
  scope: (text: string) => `the scope must be newsletter or sale, not "${text}"`,

  oneSource: "Give either a file or --from.",
  sameStore: "--from names the store in use. Give the one that it replaced.",
  noStore: (url: string) => `There is no store at ${url}.`,
  carriedOver: ({
    suppressions,
    stops,
    erased,
  }: Record<"suppressions" | "stops" | "erased", number>) =>
    `${counts.entries(suppressions)} of the suppression lists and ${counts.entries(stops)} of stops taken over, ${counts.submissions(erased)} erased as they were there.`,
  erasedThere: "erased as in the store that this one replaced",
} as const;

/** Printed beside an argument that cannot be used. */
export const usageWords = {
  person: "It must be an e-mail address or a phone number.",
  head: "It must be the 64 hex digits that verify printed.",
  noSuchDay: "There is no such day.",
  since: "It must be a date such as 2026-11-21, or a span such as 24h or 7d.",
  port: "It must be a port number from 0 to 65535.",
  change: "It must be a field, =, and its new value.",
} as const;
