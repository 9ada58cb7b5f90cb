import type { Selectable } from "kysely";
import { channelsIn, contactChannels } from "~/data/contact-channels";
import { dateAfter, dateInNewYork, startInNewYork } from "~/data/dates";
import { sentOnce } from "../destinations/index";
import { partnerOf } from "../destinations/partner";
import { businessDaysAfter, daysToOptOut } from "../privacy/business-days";
import {
  type Database,
  type Delivery,
  type Need,
  notMigrated,
  type Status,
  type SubmissionTable,
} from "../store/schema";
import { submissionKinds } from "../submission/kinds";
import { textsIn } from "../submission/submission";
import { bestEffort, isDead } from "./delivery";
import { firmOf, hasDeclined, holds } from "./holders";
import type { RoutingFacts } from "./routing-row";

// Where a submission stands, and which firm has it: made of the submission's own rows, without the clock.
// `settle.ts` stores it, with its need (`needs.ts`), and everything else reads the columns.

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

/** What a submission's state is made of. */
export type SubmissionRows = {
  submission: SubmissionTable;
  /** Its deliveries and the notices about it, in the order of planning. */
  deliveries: readonly (Omit<Delivery, "attempts"> & { isCorrection?: unknown })[];
  routing: RoutingFacts | undefined;
  notes: readonly Selectable<Database["lead_notes"]>[];
};

export function statusOf(rows: SubmissionRows): Status {
  const { submission, routing } = rows;
  if (submission.erased_at !== null) {
    return submission.withdrawn_at === null ? "erased" : "withdrawn";
  }
  if (submission.state === "quarantined") {
    return isDone(rows, "spam", submission.received_at) ? "discarded" : "held";
  }
  if (submission.state === "refused") return "rejected";
  const isWithFirms = isGoingOn(rows) || toFirm(rows).length > 0 || routing?.partner != null;
  if (submissionKinds[submission.kind].isLead || isWithFirms) return statusOfLead(rows);
  return statusOfMessage(rows);
}

function statusOfLead(rows: SubmissionRows): Status {
  const { submission, routing } = rows;
  const reported = routing?.status ?? null;
  if (reported === "signed" || reported === "closed") return reported;
  if (channelsIn(submission.stopped).length === contactChannels.length) return "stopped";
  if (isGoingOn(rows)) return "sending";
  if (routing?.state === "waiting") return "waiting";
  if (reported !== null) return reported;
  if (isDeclined(rows)) return "declined";

  const own = toFirm(rows);
  if (holds(own) === "yes") return "sent";
  if (own.some(isUncertain)) return "uncertain";
  if (own.some(({ state }) => state === "pending")) return "sending";
  if (aloneSince(rows) !== null || own.some((one) => isFailed(rows, one))) return "failed";

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

type SettledRow = SubmissionRows["deliveries"][number];

type Notes = Pick<SubmissionRows, "notes">;

/** Whether *Done* has ended this need since its cause; a note alone does not. */
export function isDone({ notes }: Notes, need: Need, since: number): boolean {
  return notes.some(({ at, ends }) => ends === need && at >= since);
}

/**
 * No message reached its recipient, so the operator must tell it. What a lead's own firm did not get can
 * be sent again; an earlier firm that may have the lead is not sent it again, so it must be told.
 */
export function isUntold(rows: SubmissionRows, one: SettledRow): boolean {
  if (!isDead(one)) return false;
  if (one.purpose === "notice" || one.cause === "no_way") return true;
  const isElsewhere = partnerOf(one.destination) !== null && !toFirm(rows).includes(one);
  return isElsewhere && Boolean(one.isCorrection) && !isDone(rows, "failed", one.updated_at);
}

export function untoldOf(rows: SubmissionRows): SettledRow[] {
  return rows.deliveries.filter((one) => isUntold(rows, one));
}

/** It was refused or given up, and the operator did not take care of it in another way. */
export function isFailed(rows: SubmissionRows, one: SettledRow): boolean {
  return isDead(one) && !isUntold(rows, one) && !isDone(rows, "failed", one.updated_at);
}

/** Whether a firm got it is not known, and must be found out, unless it was cancelled or withheld. */
export function isUncertain(one: Pick<Delivery, "purpose" | "state" | "ambiguous">): boolean {
  return holds([one]) === "maybe" && (one.state === "pending" || isDead(one));
}

/** What is sent of the submission itself to those who keep it. */
function toKeepers(rows: SubmissionRows): SettledRow[] {
  return toAnybody(rows).filter(({ destination }) => !sentOnce.includes(destination));
}

/** The same, and what is sent once, such as a certificate. What is best effort needs nobody. */
export function toAnybody({ deliveries }: SubmissionRows): SettledRow[] {
  return deliveries.filter(
    ({ purpose, destination }) => purpose === "submission" && !bestEffort.includes(destination),
  );
}

/** What was sent to its firm, or to the last one. */
export function toFirm({ deliveries, routing }: SubmissionRows): SettledRow[] {
  return firmOf(deliveries, routing).sent;
}

/** The operator has just sent it on to a firm. */
export function isGoingOn({ routing }: SubmissionRows): boolean {
  return routing?.next_partner != null;
}

/** Its last firm declined it, and no other one has got it since. */
function isDeclined({ routing }: SubmissionRows): boolean {
  const last = routing?.choices.findLast(({ partner }) => partner !== null);
  const firm = routing?.partner ?? last?.partner ?? null;
  return routing !== undefined && firm !== null && hasDeclined(routing, firm);
}

/**
 * Since when nobody has a lead whose sender still wants a firm to have it; null while a firm has it, may
 * have it, is being sent it, or is looked for, and once the operator took care of it.
 */
export function aloneSince(rows: SubmissionRows): number | null {
  const { submission, routing } = rows;
  if (submission.state !== "accepted" || !routing || !isAlone(rows, routing)) return null;
  const ended = toFirm(rows).flatMap((one) => (isDead(one) ? one.updated_at : []));
  const looked = routing.choices.at(-1)?.at ?? submission.received_at;
  const at = routing.status_at ?? Math.max(looked, ...ended);
  return lostEnds.some((need) => isDone(rows, need, at)) ? null : at;
}

function isAlone(rows: SubmissionRows, routing: RoutingFacts): boolean {
  const { state, asks, choices } = routing;
  if (isGoingOn(rows)) return false;
  switch (state) {
    case "held":
      return false;
    case "waiting":
      // The page after sending asks to sign for the first firm; for a further one, the operator must.
      return asks !== null && choices.some(({ partner }) => partner !== null);
    case "stopped":
      // Its sender opted out, and may not know that its firm declined it.
      return isDeclined(rows);
    default:
      return isDeclined(rows) ? state === "exhausted" : holds(toFirm(rows)) === "no";
  }
}

/** What *Done* ends where nobody has a lead. */
const lostEnds: readonly Need[] = ["failed", "declined", "answer"];

/** The firm to which the operator is about to send it, or else the one that has it or may have it. */
export function holderOf(rows: SubmissionRows): string | null {
  const { routing } = rows;
  if (routing?.next_partner != null) return routing.next_partner;
  return routing && firmOf(rows.deliveries, routing).has !== "no" ? routing.partner : null;
}

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
  return isGoingOn(rows) || toFirm(rows).length > 0 ? null : submission.received_at;
}
