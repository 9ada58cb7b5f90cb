import { channelsIn, contactChannels } from "~/data/contact-channels";
import { sentOnce } from "../destinations/index";
import { partnerOf } from "../destinations/partner";
import { notMigrated, type Status, type SubmissionTable } from "../store/schema";
import { submissionKinds } from "../submission/kinds";
import { firmOf, type SubmissionRows } from "./holders";
import {
  answerDue,
  causesOf,
  isDone,
  isFailed,
  isUncertain,
  legalDay,
  lostSince,
  needOf,
  toAnybody,
} from "./needs";

// Where a submission stands: its status, with the firm that has it (`holders.ts`) and its need (`needs.ts`),
// made of its own rows, without the clock. `settle.ts` stores them, and everything else reads the columns.

/** Of a row before its state is known: nothing has happened to it. */
export const noState = {
  corrected: null,
  stopped: "",
  closed_at: null,
  withdrawn_at: null,
  answered_at: null,
  answered_how: null,
  status: notMigrated,
  holder: null,
  need: null,
  need_at: null,
  legal_at: null,
} as const;

function statusOf(rows: SubmissionRows): Status {
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

/** The columns of `submissions` that the intake writes first, and then only `settle`. */
export type Settled = Pick<SubmissionTable, "status" | "holder" | "need" | "need_at" | "legal_at">;

export function stateOf(rows: SubmissionRows): Settled {
  const status = statusOf(rows);
  return {
    status,
    holder: firmOf(rows).holder,
    ...needOf(rows, status),
    // The law asks for no answer to spam.
    legal_at: status === "discarded" ? null : legalDay(rows.submission),
  };
}

/** The newest *Done* or *Answered* that still ends something: without it, that would be open. */
export function lastDone(rows: SubmissionRows) {
  return rows.notes.findLast((done) => {
    if (done.ends === null) return false;
    const stand = (notes: SubmissionRows["notes"]) => {
      const status = statusOf({ ...rows, notes });
      return JSON.stringify([status, causesOf({ ...rows, notes }, status)]);
    };
    return stand(rows.notes) !== stand(rows.notes.filter((one) => one !== done));
  });
}
