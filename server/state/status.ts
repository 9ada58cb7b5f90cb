import { channelsIn, isAllContact } from "~/data/contact-channels";
import { dateAfter, dateInNewYork, startInNewYork } from "~/data/dates";
import type { App } from "../app";
import { sentOnce } from "../destinations/index";
import { partnerOf } from "../destinations/partner";
import { businessDaysAfter, daysToOptOut } from "../privacy/business-days";
import type { Need, Status, SubmissionTable } from "../store/schema";
import { submissionKinds } from "../submission/kinds";
import { isOpen } from "../submission/row";
import { textsIn } from "../submission/submission";
import { bestEffort, isDead } from "./delivery";
import {
  aloneSince,
  firmOf,
  holds,
  isOverFor,
  reportOf,
  type SentRow,
  type SubmissionRows,
} from "./holders";

// Where a submission stands, in one word (`statusOf`), and what is open about it: what failed, what its
// recipient was not told, since when nobody has it. It asks `holders.ts`. Of the same facts and the status,
// `needs.ts` makes the need, and `settle.ts` puts both together.

export function statusOf(rows: SubmissionRows): Status {
  const { submission, routing } = rows;
  if (submission.erased_at !== null) {
    return submission.withdrawn_at === null ? "erased" : "withdrawn";
  }
  if (submission.state === "quarantined") {
    return isDone(rows, "spam", submission.received_at) ? "discarded" : "held";
  }
  if (submission.state === "refused") return "rejected";
  const isWithFirms = firmOf(rows).sent.length > 0 || routing?.partner != null;
  if (submissionKinds[submission.kind].isLead || isWithFirms) return statusOfLead(rows);
  return statusOfMessage(rows);
}

function statusOfLead(rows: SubmissionRows): Status {
  const { submission, routing } = rows;
  const reported = reportOf(routing)?.status ?? null;
  // What its firm did stands also after a stop.
  if (reported === "contacted" || reported === "signed" || reported === "closed") return reported;
  if (isAllContact(channelsIn(submission.stopped))) return "stopped";
  if (routing?.state === "waiting") return "waiting";
  if (reported !== null) return reported;

  const isToResend = (one: SettledRow) => missed(rows, one) === "resend";
  const { has, isDeclined, isRevoked, sent: own } = firmOf(rows);
  if (isRevoked) return "stopped";
  if (isDeclined) return "declined";
  if (has === "yes") return "sent";
  if (own.some(isUncertain)) return "uncertain";
  if (own.some(({ state }) => state === "pending")) return "sending";
  if (own.some(isToResend)) return "failed";
  if (needsFirmSince(rows) !== null) {
    // One that was declined, and then found no further firm, did not fail anywhere.
    const wasDeclined = routing?.reports.some(({ status }) => status === "declined");
    return wasDeclined && !own.some(isDead) ? "declined" : "failed";
  }

  // The form service or a sheet may have it, but no firm ever will.
  if (routing?.state === "stopped") return "stopped";

  const others = toKeepers(rows).filter(({ destination }) => partnerOf(destination) === null);
  if (others.some(({ state }) => state === "delivered")) return "sent";
  if (others.some(({ state }) => state === "pending")) return "sending";
  if (others.some(isToResend)) return "failed";
  // Nothing sends it anywhere, so only the operator ends it.
  return rows.notes.some(({ ends }) => ends === "failed" || ends === "answer") ? "done" : "stored";
}

function statusOfMessage(rows: SubmissionRows): Status {
  if (answerDue(rows) !== null) return "open";
  const isOpen = toKeepers(rows).some(
    (one) => one.state === "pending" || missed(rows, one) === "resend",
  );
  return isOpen ? "open" : "done";
}

/** What goes to those who keep it. A certificate, for example, is sent once. */
function toKeepers(rows: SubmissionRows) {
  return toAnybody(rows).filter(({ destination }) => !sentOnce.includes(destination));
}

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
