import { channelsIn, contactChannels } from "~/data/contact-channels";
import { dateAfter, dateInNewYork, startInNewYork } from "~/data/dates";
import type { App } from "../app";
import { sentOnce } from "../destinations/index";
import { partnerOf } from "../destinations/partner";
import { businessDaysAfter, daysToOptOut } from "../privacy/business-days";
import type { Delivery, Need, Status, SubmissionTable } from "../store/schema";
import { submissionKinds } from "../submission/kinds";
import { textsIn } from "../submission/submission";
import { bestEffort, isDead } from "./delivery";
import { aloneSince, firmOf, hasDeclined, holds, type SubmissionRows } from "./holders";

// Where a submission stands, in one word (`statusOf`), and what is open about it: what failed, what its
// recipient was not told, since when nobody has it. It asks `holders.ts`. Of the same facts and the status,
// `needs.ts` makes the need, and `state.ts` puts both together.

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
  const reported = routing?.status ?? null;
  if (reported === "signed" || reported === "closed") return reported;
  if (channelsIn(submission.stopped).length === contactChannels.length) return "stopped";
  if (routing?.state === "waiting") return "waiting";
  if (reported !== null) return reported;

  const { has, isDeclined, sent: own } = firmOf(rows);
  if (isDeclined) return "declined";
  if (has === "yes") return "sent";
  if (own.some(isUncertain)) return "uncertain";
  if (own.some(({ state }) => state === "pending")) return "sending";
  if (lostSince(rows) !== null || own.some((one) => isFailed(rows, one))) return "failed";

  const others = toKeepers(rows).filter(({ destination }) => partnerOf(destination) === null);
  if (others.some(({ state }) => state === "delivered")) return "sent";
  if (routing?.state === "stopped") return "stopped";
  if (others.some(({ state }) => state === "pending")) return "sending";
  if (others.some((one) => isFailed(rows, one))) return "failed";
  // Nothing sends it anywhere, so only the operator ends it.
  return rows.notes.some(({ ends }) => ends === "failed" || ends === "answer") ? "done" : "stored";
}

function statusOfMessage(rows: SubmissionRows): Status {
  if (answerDue(rows) !== null) return "open";
  const isOpen = toKeepers(rows).some((one) => one.state === "pending" || isFailed(rows, one));
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

/** It was refused or given up, and not at a firm that declined the lead: that one misses only notices. */
function isMissed({ routing }: SubmissionRows, one: SettledRow): boolean {
  const firm = one.purpose === "notice" ? null : partnerOf(one.destination);
  return isDead(one) && !(firm !== null && routing && hasDeclined(routing, firm));
}

/**
 * No message reached its recipient, so the operator must tell it. What a lead's own firm did not get can
 * be sent again; an earlier firm that may have the lead is not sent it again, so it must be told.
 */
export function isUntold(rows: SubmissionRows, one: SettledRow): boolean {
  if (!isMissed(rows, one)) return false;
  if (one.purpose === "notice" || one.cause === "no_way") return true;
  const isElsewhere = partnerOf(one.destination) !== null && !firmOf(rows).sent.includes(one);
  return isElsewhere && Boolean(one.isCorrection) && !isDone(rows, "failed", one.updated_at);
}

/** It was refused or given up, and the operator did not take care of it in another way. */
export function isFailed(rows: SubmissionRows, one: SettledRow): boolean {
  return isMissed(rows, one) && !isUntold(rows, one) && !isDone(rows, "failed", one.updated_at);
}

/**
 * Whether *send it again* may send a delivery: it waits, or its recipient misses it and *Done* did not end
 * it. A lead that was passed on does not return to the firm that refused it. What had no way stays with the
 * operator, who must tell its recipient, unless there is a way now.
 */
export function mayRetry(
  { destinations }: Pick<App, "destinations">,
  rows: SubmissionRows,
  one: SettledRow,
): boolean {
  if (one.state === "pending") return true;
  const hasWay =
    one.cause !== "no_way" || destinations.some(({ name }) => name === one.destination);
  if (!isMissed(rows, one) || !hasWay) return false;
  const { state, erased_at } = rows.submission;
  // These notices can be sent after an erasure: they contain nothing of the submission.
  const isOfEnd = one.about === "lead.withdrawn" || one.about === "lead.erased";
  if (!isOfEnd && (state !== "accepted" || erased_at !== null)) return false;
  if (one.purpose === "notice") return true;
  const { sent, mayGetAgain } = firmOf(rows);
  const isToItsFirm = partnerOf(one.destination) === null || (mayGetAgain && sent.includes(one));
  return isToItsFirm && !isDone(rows, "failed", one.updated_at);
}

/** Whether a firm got it is not known, and must be found out, unless it was cancelled or withheld. */
export function isUncertain(one: Pick<Delivery, "purpose" | "state" | "ambiguous">): boolean {
  return holds([one]) === "maybe" && (one.state === "pending" || isDead(one));
}

/** What is sent of the submission itself. What is best effort needs nobody. */
export function toAnybody({ deliveries }: SubmissionRows): SettledRow[] {
  return deliveries.filter(
    ({ purpose, destination }) => purpose === "submission" && !bestEffort.includes(destination),
  );
}

/** Since when nobody has a lead, and the operator did not take care of it. */
export function lostSince(rows: SubmissionRows): number | null {
  const at = aloneSince(rows);
  return at === null || lostEnds.some((need) => isDone(rows, need, at)) ? null : at;
}

/** What *Done* ends where nobody has a lead. */
const lostEnds: readonly Need[] = ["failed", "declined", "answer"];

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
