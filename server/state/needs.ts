import { type ExpressionBuilder, sql } from "kysely";
import { dateAfter, dateInNewYork, day, hour, spellDue, startInNewYork } from "~/data/dates";
import { businessDaysAfter } from "../privacy/business-days";
import {
  type Database,
  type Need,
  needs,
  type OperatorLogTable,
  type Status,
  type SubmissionTable,
} from "../store/schema";
import { textsIn } from "../submission/submission";
import { isDead } from "./delivery";
import { firmOf, type SubmissionRows } from "./holders";
import {
  answerDue,
  isDone,
  isUncertain,
  missed,
  needsFirmSince,
  type SettledRow,
  toAnybody,
} from "./status";

// Why does a submission need a person? This file answers that: a table of what may, each with its condition, its
// words, what to do, and the acts that end it. A condition asks its rows and its status (`status.ts`), without the
// clock: `settle.ts` stores the most urgent with it (`needOf`), and lists read the columns (`whereNeedsOperator`,
// `whereToday`). What needs a person in the installation is beside the list of all needs, in `operator/needs.ts`.

/**
 * Why a submission may need a person. For example, `declined`: its last firm declined it, no other one can
 * have it, and nobody has pressed *Done* since. Then `since` returns when it declined.
 */
type SubmissionNeed = {
  /** In lists of the desk. */
  name: string;
  one: string;
  several: string;
  todo: string;
  /** Acts of an operator: the page of the submission shows them beside it. */
  endedBy: readonly OperatorLogTable["act"][];
  /** It begins at `need_at`; of the others that is the moment of the cause, or the day it is due. */
  isTimed?: true;
  /** The moment of each cause; null for what is none. */
  since(rows: SubmissionRows, status: Status): readonly (number | null)[];
};

export const submissionNeeds: Readonly<Record<Need, SubmissionNeed>> = {
  spam: {
    name: "is it spam?",
    one: "submission taken for spam",
    several: "submissions taken for spam",
    todo: "Release those that a person sent, and discard the others: relay list --state quarantined.",
    endedBy: ["release", "discard"],
    since: ({ submission }, status) => [status === "held" ? submission.received_at : null],
  },
  failed: {
    name: "could not be sent",
    one: "submission could not be delivered",
    several: "submissions could not be delivered",
    todo: "relay show says why. Correct it, send it again (relay retry), or mark it done at the desk.",
    endedBy: ["retry", "pass", "sign", "done"],
    since(rows, status) {
      // Whether its firm got these is asked first.
      const asked = status === "uncertain" ? firmOf(rows).sent.filter(isUncertain) : [];
      const dead = toAnybody(rows).map((one) =>
        missed(rows, one) === "resend" && !asked.includes(one) ? one.updated_at : null,
      );
      return [
        status === "failed" ? needsFirmSince(rows) : null,
        searchFailedAt(rows, status),
        ...dead,
      ];
    },
  },
  uncertain: {
    name: "did the firm get it?",
    one: "lead that its firm may or may not have",
    several: "leads that their firm may or may not have",
    todo: "Ask the firm, then note at the desk that it has it, or send it again.",
    endedBy: ["report", "pass"],
    isTimed: true,
    since: (rows, status) =>
      status === "uncertain" ? firmOf(rows).sent.filter(isUncertain).map(askFrom) : [],
  },
  declined: {
    name: "declined",
    one: "lead that its last firm declined",
    several: "leads that their last firm declined",
    todo: "Send it to another named firm at the desk, or tell the person.",
    endedBy: ["pass", "sign", "done"],
    since: (rows, status) => [status === "failed" ? null : needsFirmSince(rows)],
  },
  unplaced: {
    name: "no firm can have it",
    one: "lead has waited three days for a firm",
    several: "leads have waited three days for a firm",
    todo: "Its firms are full or paused: resume one (/firms), raise its dailyCap, or tell the person that it takes longer.",
    endedBy: ["done"],
    isTimed: true,
    since: (rows, status) => [status === "waiting" ? unplacedFrom(rows) : null],
  },
  certificate: {
    name: "consent certificate expires soon",
    one: "certificate ends within 12 hours",
    several: "certificates end within 12 hours",
    todo: "Fix what keeps it from being retained: after that it is lost.",
    endedBy: ["retry"],
    isTimed: true,
    since: ({ deliveries }) =>
      deliveries.map(({ state, deadline }) =>
        state === "pending" && deadline !== null ? deadline - 12 * hour : null,
      ),
  },
  /** What has a legal day, or a message that no firm was given, until it is answered. */
  answer: {
    name: "message to answer",
    one: "message or request to answer",
    several: "messages or requests to answer",
    todo: "Answer the person. A data request or an opt-out is closed by Answered, a message by Done.",
    endedBy: ["pass", "sign", "about", "answered", "done"],
    since: (rows) => [answerDue(rows)],
  },
  /** A recipient that no message reaches, or a second firm that has it. */
  notify: {
    name: "notify by hand",
    one: "lead with a recipient to notify by hand",
    several: "leads with recipients to notify by hand",
    todo: "No message reaches them, or not in time, or another firm has it too. Notify them, then mark it done at the desk.",
    endedBy: ["notified"],
    isTimed: true,
    since: (rows) => rows.deliveries.map((one) => tellFrom(rows, one)),
  },
  reminder: {
    name: "call back",
    one: "reminder is due",
    several: "reminders are due",
    todo: "Press Done when it is done, or set another reminder.",
    endedBy: ["done"],
    isTimed: true,
    since: (rows) => [reminderIn(rows)],
  },
};

export function untoldOf(rows: SubmissionRows): SettledRow[] {
  return rows.deliveries.filter((one) => missed(rows, one) === "tell");
}

/**
 * From when on the operator must tell its recipient: now, or in time for the day that it is due.
 */
export function tellFrom(rows: SubmissionRows, one: SettledRow): number | null {
  const { purpose, state, details, created_at } = one;
  if (missed(rows, one) === "tell") return one.updated_at;
  const isTried = purpose === "notice" && state === "pending";
  return isTried && textsIn(details).due_on !== undefined
    ? startInNewYork(businessDaysAfter(created_at, daysToTry))
    : null;
}

/** Half of a recipient's ten business days: then there is still time to notify it by hand. */
const daysToTry = 5;

/** From when on the operator must ask the firm whether it has the lead. */
function askFrom(one: SettledRow): number {
  const { created_at, updated_at, expires_at } = one;
  if (isDead(one)) return updated_at;
  return created_at + Math.round(((expires_at ?? created_at) - created_at) * partToSettle);
}

/** Its retries have an hour of their seven days, which `RETRY_SCALE` shortens, to settle it. */
const partToSettle = hour / (7 * day);

/** When an error of this program ended the last search for a firm. */
function searchFailedAt(rows: SubmissionRows, status: Status): number | null {
  const { failed_at = null } = rows.routing ?? {};
  const isSought = status === "waiting" || status === "sending";
  return failed_at === null || !isSought || isDone(rows, "failed", failed_at) ? null : failed_at;
}

/** From when on a lead has waited too long for a place at a firm, not for its sender's signature. */
function unplacedFrom(rows: SubmissionRows): number | null {
  const { routing } = rows;
  const waits = routing?.choices.findLast(({ outcome }) => outcome === "waiting");
  if (!waits || routing?.asks != null || isDone(rows, "unplaced", waits.at)) return null;
  return waits.at + timeToPlace;
}

/** Beyond a day that is full, and a firm that is paused over a weekend. */
export const timeToPlace = 3 * day;

/** The newest counts. */
export function reminderIn(rows: Pick<SubmissionRows, "notes">): number | null {
  const at = rows.notes.findLast(({ remind_at }) => remind_at !== null)?.remind_at ?? null;
  return at === null || isDone(rows, "reminder", at) ? null : at;
}

/** These need nobody, except to tell those who have them. */
const over: readonly Status[] = ["erased", "withdrawn", "rejected", "discarded"];

/**
 * What needs the operator at once comes before what begins at its own time, of which the earliest
 * counts; so no result depends on the clock.
 */
export function needOf(rows: SubmissionRows, status: Status) {
  const causes = causesOf(rows, status);
  // Whoever must be told by hand is told first: that has a day by law.
  const untold = causes.find(({ need }) => need === "notify" && untoldOf(rows).length > 0);
  const atOnce = untold ?? causes.find(({ need }) => !timed.includes(need));
  const [earliest = { need: null, need_at: null }] = causes.toSorted(
    (a, b) => a.need_at - b.need_at,
  );
  return atOnce ?? earliest;
}

export function causesOf(rows: SubmissionRows, status: Status) {
  return needs.flatMap((need) => {
    if (over.includes(status) && need !== "notify") return [];
    const times = submissionNeeds[need].since(rows, status).filter((at) => at !== null);
    return times.length === 0 ? [] : { need, need_at: Math.min(...times) };
  });
}

const timed = needs.filter((need) => submissionNeeds[need].isTimed);

/** What begins at its own time needs nobody before. */
export function hasBegun({ need, need_at }: { need: Need; need_at: number }, now: number): boolean {
  return !timed.includes(need) || need_at <= now;
}

/** Whether a submission needs the operator now: the condition of lists, counts, mails and alerts. */
export function whereNeedsOperator(now: number) {
  return ({ and, not, eb }: ExpressionBuilder<Database, "submissions">) =>
    and([
      // A range of the index: most submissions need nobody.
      sql<boolean>`need > ''`,
      not(and([eb("need", "in", timed), eb("need_at", ">", now)])),
    ]);
}

/**
 * Why a submission needs the operator, in a few words; null if it does not. `isDue`: today is the
 * last day, or it was.
 */
export function whyHere(
  row: SubmissionTable,
  now: number,
): { text: string; isDue: boolean } | null {
  const { need, need_at, legal_at } = row;
  if (need === null || need_at === null || !hasBegun({ need, need_at }, now)) return null;

  const { name } = submissionNeeds[need];
  const due = (what: string) => {
    const { text, isDue } = spellDue(need_at, now);
    return { text: `${what} ${text}`, isDue };
  };
  switch (need) {
    case "declined":
      return row.status === "waiting"
        ? { text: `${name}, ask the person to sign for the next firm`, isDue: false }
        : { text: `${name}, no firm has it`, isDue: false };
    case "reminder":
      return due(name);
    case "answer":
      return legal_at === null ? { text: name, isDue: false } : due("answer");
    default:
      return { text: name, isDue: need === "certificate" };
  }
}

/**
 * Of what needs the operator: a legal day that ends today or is over, a promised call, or a lead
 * that no firm has.
 */
export function isToday(now: number) {
  const tomorrow = startInNewYork(dateAfter(dateInNewYork(now), 1));
  return sql<boolean>`(need in ('certificate', 'reminder')
    or need = 'answer' and coalesce(legal_at, ${never}) < ${tomorrow}
    or status in ('declined', 'failed', 'waiting'))`;
}

export function whereToday(now: number) {
  return (is: ExpressionBuilder<Database, "submissions">) =>
    is.and([isToday(now), whereNeedsOperator(now)(is)]);
}

/** Later than every day. */
export const never = sql.lit(10 ** 15);
