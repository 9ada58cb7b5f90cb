import { channelsIn, isAllContact } from "~/data/contact-channels";
import { dateAfter, dateInNewYork, day, hour, startInNewYork } from "~/data/dates";
import type { App } from "../app";
import { partnerOf } from "../destinations/partner";
import { businessDaysAfter, daysToOptOut } from "../privacy/business-days";
import {
  type Need,
  needs,
  type OperatorLogTable,
  type Status,
  type SubmissionTable,
} from "../store/schema";
import { submissionKinds } from "../submission/kinds";
import { isOpen } from "../submission/row";
import { textsIn } from "../submission/submission";
import { bestEffort, isDead } from "./delivery";
import { aloneSince, firmOf, holds, isOverFor, type SentRow, type SubmissionRows } from "./holders";

// What of a submission needs a person? This file answers that: a table of needs, each with its condition, its words,
// what to do, and the acts that end it; then the conditions: what a recipient misses (`missed`), since when no firm has
// a lead, what is to be answered until when, and what *Done* has ended. They ask its rows and its status
// (`status.ts`), without the clock. `settle.ts` stores the most urgent need with it (`needOf`), and lists read the
// columns (`need-columns.ts`). What needs a person in the installation is in `operator/needs.ts`, which lists both.

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

export const timed = needs.filter((need) => submissionNeeds[need].isTimed);

export type SettledRow = SubmissionRows["deliveries"][number];

type Notes = Pick<SubmissionRows, "notes">;

/** Whether *Done* has ended this need since its cause; a note alone does not. */
export function isDone({ notes }: Notes, need: Need, since: number): boolean {
  return notes.some(({ at, ends }) => ends === need && at >= since);
}

/**
 * What the operator can do for a recipient that misses a delivery which was refused or given up. `resend`:
 * send it again, until *Done* ends that. `tell`: no message reaches it, so it must be told by hand. Null:
 * nothing, as of a firm that declined the lead or was shut out. For example, Lee refused Ann's lead with 422, and no other firm
 * is left: `resend`. If Lee has it, Ann's correction timed out there, and Roe was given the lead since, Lee is
 * not sent it again: `tell`. If Lee reports that it called Ann while Roe has the lead: `tell`, too.
 */
export function missed(rows: SubmissionRows, one: SettledRow): "resend" | "tell" | null {
  if (isSecond(rows, one)) return "tell";
  if (!isDead(one)) return null;
  if (one.purpose === "notice") return wasToldSince(rows, one) ? null : "tell";
  const firm = partnerOf(one.destination);
  if (isOverFor(rows.routing, firm)) return null;
  if (one.cause === "no_way") return "tell";
  if (isDone(rows, "failed", one.updated_at)) return null;
  if (isFollowed(rows, one)) return null;
  if (mayGetAgain(rows, one)) return "resend";
  return one.isCorrection ? "tell" : null;
}

/** Whether a firm said that it has a lead that another one has, until that is over. */
function isSecond(rows: SubmissionRows, one: SettledRow): boolean {
  const firm = partnerOf(one.destination);
  const { holder, has } = firmOf(rows);
  const isOther = one.cause === "reported" && holder !== null && holder !== firm;
  const mayContact =
    rows.submission.erased_at === null && !isAllContact(channelsIn(rows.submission.stopped));
  return isOther && has === "yes" && mayContact && !isOverFor(rows.routing, firm);
}

/** Whether its recipient took a later notice that says as much: a withdrawal and an erasure say everything. */
function wasToldSince({ deliveries }: SubmissionRows, one: SettledRow): boolean {
  const { id, destination, about, details } = one;
  const stopped = channelsIn(textsIn(details).stopped ?? "");
  return deliveries.some((later) => {
    if (later.id <= id || later.purpose !== "notice" || later.state !== "delivered") return false;
    if (later.destination !== destination) return false;
    if (later.about === "lead.withdrawn" || later.about === "lead.erased") return true;
    const known = channelsIn(textsIn(later.details).stopped ?? "");
    return later.about === about && stopped.every((channel) => known.includes(channel));
  });
}

/** Whether its recipient was sent the lead since, or is to be: a second message would be one too many. */
function isFollowed({ deliveries }: SubmissionRows, { id, destination }: SettledRow): boolean {
  return deliveries.some(
    (one) =>
      one.id > id &&
      one.purpose === "submission" &&
      one.destination === destination &&
      one.state !== "cancelled" &&
      one.state !== "withheld",
  );
}

/**
 * A lead that was passed on does not return to a firm that had it before. After a stop of all contact it goes
 * nowhere, but who has it is still corrected.
 */
function mayGetAgain(rows: SubmissionRows, one: SettledRow): boolean {
  const firm = firmOf(rows);
  const isToFirm = partnerOf(one.destination) !== null;
  const asksForContact = isToFirm || submissionKinds[rows.submission.kind].isLead;
  if (asksForContact && !one.isCorrection && isAllContact(channelsIn(rows.submission.stopped)))
    return false;
  return !isToFirm || (firm.isItsFirm && firm.sent.includes(one));
}

/**
 * Whether *send it again* may send a delivery: it waits, or its recipient misses it. A notice may arrive now,
 * and so may what had no way, if there is one now.
 */
export function mayRetry({ destinations }: App, rows: SubmissionRows, one: SettledRow): boolean {
  if (one.state === "pending") return true;
  if (missed(rows, one) === null) return false;
  if (one.cause === "no_way" && destinations.every(({ name }) => name !== one.destination))
    return false;
  // These notices can be sent after an erasure: they contain nothing of the submission.
  const isOfEnd = one.about === "lead.withdrawn" || one.about === "lead.erased";
  if (!isOfEnd && !isOpen(rows.submission)) return false;
  return one.purpose === "notice" || mayGetAgain(rows, one);
}

/** Whether a firm got it is not known, and must be found out, unless it was cancelled or withheld. */
export function isUncertain(one: Omit<SentRow, "lease_token">): boolean {
  return holds([one]) === "maybe" && (one.state === "pending" || isDead(one));
}

/** What is sent of the submission itself. What is best effort needs nobody. */
export function toAnybody({ deliveries }: SubmissionRows): SettledRow[] {
  return deliveries.filter(
    ({ purpose, destination }) => purpose === "submission" && !bestEffort.includes(destination),
  );
}

/** Since when nobody has a lead, and the operator did not take care of it. */
export function needsFirmSince(rows: SubmissionRows): number | null {
  const at = aloneSince(rows);
  return at === null || endsSearch.some((need) => isDone(rows, need, at)) ? null : at;
}

/**
 * Needs of a lead that no firm has: another firm ends them, and so does *Done*, after which nobody is asked to
 * find a firm any more. The lead itself may still go on, by a correction or a signature.
 */
const endsSearch: readonly Need[] = ["failed", "declined", "answer"];

/** To answer a request to know, correct or erase, as the privacy policy promises. */
const daysToAnswer = 45;

/** The day by which the law requires an answer, at its midnight in New York. */
export function legalDay(submission: SubmissionTable): number | null {
  const { kind, received_at, fields } = submission;
  if (kind !== "contact" && kind !== "opt_out") return null;
  const { topic, details = "" } = textsIn(fields);
  if (kind === "contact") {
    if (topic !== "privacy") return null;
    return startInNewYork(dateAfter(dateInNewYork(received_at), daysToAnswer));
  }
  return details === "" ? null : startInNewYork(businessDaysAfter(received_at, daysToOptOut));
}

/** Null if it needs no answer, or has one. */
export function answerDue(rows: SubmissionRows): number | null {
  const { submission } = rows;
  if (isDone(rows, "answer", submission.received_at)) return null;
  const due = legalDay(submission);
  if (due !== null || submission.kind !== "contact") return due;
  // The firm that a review is given to answers it.
  return firmOf(rows).sent.length > 0 ? null : submission.received_at;
}
