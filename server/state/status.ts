import { channelsIn, isAllContact } from "~/data/contact-channels";
import { sentOnce } from "../destinations/index";
import { partnerOf } from "../destinations/partner";
import type { Status } from "../store/schema";
import { submissionKinds } from "../submission/kinds";
import { isDead } from "./delivery";
import { firmOf, reportOf, type SubmissionRows } from "./holders";
import {
  answerDue,
  isDone,
  isUncertain,
  missed,
  needsFirmSince,
  type SettledRow,
  toAnybody,
} from "./needs";

// Where does a submission stand, in one word? It asks who has the lead (`holders.ts`), and what of it needs a person
// (`needs.ts`). `settle.ts` stores the word with it.

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
  const isSearchOver = routing?.search_ended_at != null;
  if (routing?.state === "waiting" && !isSearchOver) return "waiting";
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
  if (isSearchOver) return "stopped";

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
