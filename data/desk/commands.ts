import { counts } from "./counts";
import { needWords } from "./words";

/** What the commands of `relay` print. Their help stands with them. */
export const commandWords = {
  dueNow: (count: number) => `${counts.deliveries(count)} due now.`,
  nothingMatched: "Nothing matches.",
  allow: {
    unlisted: "That address is not on the opt-out list.",
    lifted: (count: number) => `${counts.entries(count)} lifted.`,
    kept: (count: number) =>
      `${counts.phoneNumbers(count)} of this person stay on the list: another person opted out with the same.`,
  },
  backfill: {
    progress: "submissions looked at",
    wouldPlan: (count: number) => `${counts.deliveries(count)} would be planned.`,
    planned: (count: number) => `${counts.deliveries(count)} planned, due as pacing lets them.`,
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
      `Its key is in ${path}. Without it the copy proves nothing; keep the two apart.`,
  },
  copy: {
    progress: "rows",
    verified: (head: string | null) =>
      `The chain verifies in the copy${head ? `, head ${head}` : ""}.`,
  },
  edit: {
    done: (reference: string, revision: number, count: number) =>
      `${reference} is revision ${revision}, ${counts.deliveries(count)} due now.`,
    invalid: "Nothing was changed.",
  },
  erase: {
    nothing: "Nothing was sent with that address.",
    done: (count: number) => `${counts.submissions(count)} erased.`,
    receipts: (count: number) =>
      `Personal parts erased from the receipts of ${counts.submissions(count)} erased before.`,
    cancelled: (count: number, kinds: string) => `${counts.waiting(count)} cancelled: ${kinds}.`,
    inFlight: (count: number) =>
      `${counts.attempts(count)} in flight cannot be recalled: relay list says how it ends.`,
    byHand: "Tell the form service by hand what was asked of it there.",
  },
  export: { progress: "submissions" },
  importing: {
    unreadable: (file: string) => `${file} cannot be read.`,
    nothing: "Nothing was imported.",
    done: (count: number) => `${counts.people(count)} put on the lists.`,
  },
  list: { storedOnly: "stored only" },
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
    wouldErase: "Would be erased:",
    erased: "Erased:",
    submissions: "submissions",
    receipts: "personal parts of receipts",
    logRows: "rows of the privacy log",
  },
  retry: {
    nothing: (reference: string) => `${reference}: nothing to send again.`,
    done: (reference: string, count: number) =>
      `${reference}: ${counts.deliveries(count)} due now.`,
    usage: "error: name a reference, --all-refused or --all-expired",
  },
  status: {
    columns: ["destination", "state", "pending", "oldest", ""],
    quarantined: (count: number) =>
      `${counts.submissions(count)} quarantined: list --state quarantined, release REF`,
    refused: (count: number) =>
      `${counts.deliveries(count)} refused: list --state refused, retry REF`,
    expired: (count: number) =>
      `${counts.deliveries(count)} expired: list --state expired, retry REF`,
    certificates: (count: number) =>
      `${needWords.certificates(count)}: put right what keeps it from being retained`,
    held: (count: number) => `${count} on hold: mend what the last column says.`,
    nothing: "Nothing needs a person.",
  },
} as const;

/** Said beside an argument that cannot be used. */
export const usageWords = {
  email: "It must be an e-mail address.",
  head: "It must be the 64 hex digits that verify printed.",
  noSuchDay: "There is no such day.",
  since: "It must be a date such as 2026-11-21, or a span such as 24h or 7d.",
  port: "It must be a port number from 0 to 65535.",
  change: "It must be a field, =, and its new value.",
} as const;
