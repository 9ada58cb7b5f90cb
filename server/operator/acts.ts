import type { OperatorLogTable } from "../store/schema";

type Act = {
  /** What it does; the description of its command, too. */
  does: string;
  /** Where an operator does it: clerks have the desk only. */
  at: readonly ("desk" | "command" | "signal")[];
  /** When nothing is done. */
  refuses: string;
  /** The act that takes it back, offered as *Undo*. */
  undo: string | null;
  /** It cannot be taken back: the reference or the address must be typed. */
  isFinal?: true;
  /** Its name in the log; without one, it changes nothing about a submission or a firm. */
  log?: OperatorLogTable["act"];
  /** In the history of a submission, unless what is logged says more. */
  past?: string;
};

/**
 * Everything that an operator can do, but for reading, copies, and backups. The descriptions of
 * commands, *Undo* at the desk, the history of a submission, and the table in docs/operations.md
 * follow from it.
 */
export const acts = {
  release: {
    does: "accepts a quarantined submission and delivers it",
    at: ["desk", "command"],
    refuses: "not quarantined",
    undo: null,
    log: "release",
    past: "Not spam, sent on",
  },
  discard: {
    does: "marks quarantined submissions as spam, one or those checked in the list; they are erased after a day",
    at: ["desk"],
    refuses: "not quarantined",
    undo: "restore",
    log: "discard",
    past: "Marked as spam",
  },
  retry: {
    does: "retries deliveries that were refused or have expired, and immediately those that wait for their next try",
    at: ["desk", "command"],
    refuses: "quarantined, rejected, or erased; of an erased one, only what tells of it",
    undo: null,
    log: "retry",
    past: "Sent again",
  },
  report: {
    does: "notes what a firm said by telephone, as if it had reported it",
    at: ["desk"],
    refuses:
      "no firm has it, or the firm has reported as much; taking back *Has it* if its delivery was not confirmed before",
    undo: "remove-report",
    log: "report",
  },
  declined: {
    does: "notes that a firm declined by telephone, and gives the lead to the next firm or the one chosen, half a minute later",
    at: ["desk"],
    refuses: "no firm has it; taking it back, once anything was sent to the next firm",
    undo: "remove-report",
    log: "report",
  },
  sign: {
    does: "notes that the person was asked to sign for a firm, reminds of it, and lets the lead wait for the signature",
    at: ["desk"],
    refuses: "no firm could have it with a signature",
    undo: null,
    log: "note",
  },
  about: {
    does: "says what a message is about and where its sender lives, so that firms with a list can have it",
    at: ["desk"],
    refuses: "not a review that no firm was sent",
    undo: null,
    log: "edit",
  },
  pass: {
    does: "gives a lead or a review to a firm that its form named",
    at: ["desk"],
    refuses: "its firm has it or is being sent it; without a reason if its firm may have it",
    undo: null,
    log: "pass_on",
  },
  answered: {
    does: "notes how and when a message or a request with a legal deadline was answered",
    at: ["desk"],
    refuses:
      "a lead, no way chosen, a day in the future or before the request, or answered already",
    undo: "unanswer",
    log: "answer",
  },
  notified: {
    does: "notes that a recipient that no message reaches was told by hand",
    at: ["desk"],
    refuses: "nobody is to be told",
    undo: null,
    log: "told",
    past: "Told by hand",
  },
  done: {
    does: "ends a need that was taken care of in another way",
    at: ["desk"],
    refuses: "a request with a legal deadline",
    undo: "reopen",
    log: "dismiss",
    past: "Done",
  },
  stop: {
    does: "stops calls, texts, or emails to a person, for everything sent so far",
    at: ["desk"],
    refuses: "nothing is checked",
    undo: null,
    isFinal: true,
    log: "stop",
  },
  allow: {
    does: "takes one person off the opt-out list; check first who asks",
    at: ["desk", "command"],
    refuses: "the submission has no address",
    undo: null,
    log: "allow",
    past: "The opt-out was lifted",
  },
  withdraw: {
    does: "withdraws a lead, tells whoever has it, and erases it",
    at: ["desk"],
    refuses: "not a lead",
    undo: null,
    isFinal: true,
    log: "withdraw",
    past: "Withdrawn",
  },
  erase: {
    does: "erases what one person sent; opt-outs and the chain of receipts stay",
    at: ["desk", "command"],
    refuses: "nothing was sent with that address or number",
    undo: null,
    isFinal: true,
    log: "erase",
    past: "Erased",
  },
  note: {
    does: "adds a note, what came of a call, or a reminder; it ends nothing",
    at: ["desk"],
    refuses: "empty, or a day that is over",
    undo: "remove-note",
    log: "note",
  },
  edit: {
    does: "corrects what was sent, and sends the correction to everybody who has it",
    at: ["desk"],
    refuses: "invalid, or changed in the meantime",
    undo: "uncorrect",
    log: "edit",
  },
  pause: {
    does: "pauses a firm, until later or until it is resumed: it gets no more leads",
    at: ["desk"],
    refuses: "a day that is over",
    undo: "resume",
    log: "pause",
  },
  resume: {
    does: "ends the pause of a firm",
    at: ["desk"],
    refuses: "unknown firm",
    undo: null,
    log: "resume",
  },
  test: {
    does: "sends a test message to one firm and prints the result; once accepted, a pause after failures ends, one by an operator stays",
    at: ["desk", "command"],
    refuses: "no way to reach the firm",
    undo: null,
    log: "test",
  },
  link: {
    does: "prints a link to one firm's page, valid for 30 days from its last use",
    at: ["command"],
    refuses: "no way to reach the firm",
    undo: null,
  },
  reread: {
    does: "reads PARTNERS_FILE again: the server on SIGUSR2, the desk by itself",
    at: ["signal", "desk"],
    refuses: "the file is wrong: the firms stay as they were read before",
    undo: null,
  },
  try: {
    does: "tries destinations that do not work now, with what waits for them; exits 1 while one does not work",
    at: ["desk", "command"],
    refuses: "all work, or an operator paused them",
    undo: null,
    log: "test",
  },
  check: {
    does: "lists what must be decided before launch; with --send-test, sends a marked test to each destination that is on",
    at: ["command"],
    refuses: "never",
    undo: null,
  },
  retention: {
    does: "shows what is old enough to be erased, with --confirm erases it; the server does so once a day",
    at: ["command"],
    refuses: "not confirmed",
    undo: null,
    log: "retention",
  },
  "import-suppressions": {
    does: "puts people on the suppression lists: all of them, or none if a line is wrong",
    at: ["command"],
    refuses: "a line is wrong",
    undo: null,
    log: "import",
  },
  invite: {
    does: "prints a link that signs in once, within 24 hours, at DESK_ORIGIN",
    at: ["command"],
    refuses: "DESK_ORIGIN is not set",
    undo: "sign-out",
  },
  "sign-out": {
    does: "ends all sessions and invitations of the desk, such as when a clerk leaves; at the desk, one's own",
    at: ["desk", "command"],
    refuses: "never",
    undo: null,
  },
} as const satisfies Record<string, Act>;

type Undo = (typeof acts)[keyof typeof acts]["undo"];

/** The name of an act, or of what takes one back: the last part of its address at the desk. */
export type ActName = keyof typeof acts | Extract<Undo, string>;

/** The rows of the table, of one type. */
export const everyAct = Object.entries<Act>(acts).map(([name, act]) => ({
  ...act,
  name,
  undo: [act.undo ?? []].flat(),
}));
