import type { ExpressionBuilder, Selectable } from "kysely";
import { channelsIn, contactChannels } from "~/data/contact-channels";
import { dateAfter, dateInNewYork, day, hour, startInNewYork } from "~/data/dates";
import { sentOnce } from "../destinations/index";
import { partnerDestination, partnerOf } from "../destinations/partner";
import { type Need, needs } from "../need-kinds";
import { businessDaysAfter, daysToOptOut } from "../privacy/business-days";
import { type Database, notMigrated, type Status, type SubmissionTable } from "../store/schema";
import { submissionKinds } from "../submission/kinds";
import { textsIn } from "../submission/submission";
import { bestEffort, isDead } from "./delivery";
import { atFirm, declinesOf, holds, type StoredRouting } from "./holders";

// Where a submission stands. `stateOf` is the only function that decides it, from the submission's
// own rows and without the clock; `settle.ts` stores the result, and everything else reads the columns.

/** These begin at `need_at`; of the others it is the moment of the cause, or the day it is due. */
const timed: readonly Need[] = ["uncertain", "notify", "certificate", "reminder"];

/** The columns of `submissions` that the intake writes first, and then only `settle`. */
export type Settled = Pick<SubmissionTable, "status" | "holder" | "need" | "need_at" | "legal_at">;

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

/**
 * Whether a submission needs the operator now: the one condition of lists, counts, mails and
 * alerts.
 */
export function whereNeedsOperator(now: number) {
  return ({ or, and, eb }: ExpressionBuilder<Database, "submissions">) =>
    or([
      eb(
        "need",
        "in",
        needs.filter((need) => !timed.includes(need)),
      ),
      and([eb("need", "in", timed), eb("need_at", "<=", now)]),
    ]);
}

/** The same for a row that was read. */
export function needsOperator(
  { need, need_at }: Pick<Settled, "need" | "need_at">,
  now: number,
): boolean {
  return need !== null && (!timed.includes(need) || (need_at ?? 0) <= now);
}

/** What a submission's state is made of. */
export type SubmissionRows = {
  submission: SubmissionTable;
  /** Its deliveries and the notices about it, in the order of planning. */
  deliveries: readonly Selectable<Database["deliveries"]>[];
  routing: StoredRouting | undefined;
  notes: readonly Selectable<Database["lead_notes"]>[];
};

export function stateOf(rows: SubmissionRows): Settled {
  const status = statusOf(rows);
  const need = mostUrgent(needsOf(rows, status));
  return {
    status,
    holder: holderOf(rows, status),
    need: need?.need ?? null,
    need_at: need?.at ?? null,
    legal_at: legalDay(rows.submission),
  };
}

function statusOf(rows: SubmissionRows): Status {
  const { submission, routing } = rows;
  if (submission.erased_at !== null) {
    return submission.withdrawn_at === null ? "erased" : "withdrawn";
  }
  if (submission.state === "quarantined") {
    return submission.answered_at === null ? "held" : "discarded";
  }
  if (submission.state === "refused") return "rejected";
  const isWithFirms = there(rows).length > 0 || routing?.partner != null;
  if (submissionKinds[submission.kind].isLead || isWithFirms) return statusOfLead(rows);
  return statusOfMessage(rows);
}

function statusOfLead(rows: SubmissionRows): Status {
  const { submission, routing } = rows;
  const reported = routing?.status ?? null;
  if (reported === "signed" || reported === "closed") return reported;
  if (channelsIn(submission.stopped).length === contactChannels.length) return "stopped";
  if (routing?.state === "waiting") return "waiting";
  if (declinedAt(rows) !== null) return "declined";

  const own = there(rows);
  if (holds(own) === "yes") return reported ?? "sent";
  if (reported !== null) return reported;
  if (own.some(isUncertain)) return "uncertain";
  if (own.some(({ state }) => state === "pending")) return "sending";
  if (own.some(isDead)) return "failed";

  const others = kept(rows).filter(({ destination }) => partnerOf(destination) === null);
  if (others.some(({ state }) => state === "delivered")) return "sent";
  if (routing?.state === "stopped") return "stopped";
  if (others.some(({ state }) => state === "pending")) return "sending";
  if (others.some(isDead)) return "failed";
  // The operator took care of a lead that nothing sends anywhere.
  return submission.answered_at === null ? "stored" : "done";
}

function statusOfMessage(rows: SubmissionRows): Status {
  if (answerDue(rows) !== null) return "open";
  const isOpen = kept(rows).some(({ state }) => state === "pending" || isDead({ state }));
  return isOpen ? "open" : "done";
}

type Delivery = SubmissionRows["deliveries"][number];

/** A firm may have it, and nobody knows; of what was cancelled or withheld, nobody asks any more. */
function isUncertain(one: Delivery): boolean {
  return holds([one]) === "maybe" && (one.state === "pending" || isDead(one));
}

/** What is sent of the submission itself to those who keep it. */
function kept(rows: SubmissionRows): Delivery[] {
  return sent(rows).filter(({ destination }) => !sentOnce.includes(destination));
}

/** The same with what is sent once, such as a certificate, but not what nobody has to look at. */
function sent({ deliveries }: SubmissionRows): Delivery[] {
  return deliveries.filter(
    ({ purpose, destination }) => purpose === "submission" && !bestEffort.includes(destination),
  );
}

function there({ deliveries, routing }: SubmissionRows): Delivery[] {
  return atFirm(deliveries, routing?.partner ?? null);
}

/** When its last firm declined it, if no other one has it. */
function declinedAt(rows: SubmissionRows): number | null {
  const { routing } = rows;
  if (!routing || routing.state === "routed") return null;
  const last = there(rows)[0]?.destination;
  const decline = declinesOf(routing).findLast(
    ({ partner }) => partnerDestination(partner) === last,
  );
  return decline?.at ?? null;
}

/** The firm that has it or may have it, or that it is being sent to. */
function holderOf(rows: SubmissionRows, status: Status): string | null {
  const partner = rows.routing?.partner ?? null;
  if (partner === null || status === "declined") return null;
  return holds(there(rows)) === "no" ? null : partner;
}

type Cause = { need: Need; at: number };

function needsOf(rows: SubmissionRows, status: Status): Cause[] {
  const { submission } = rows;
  const untold = untoldOf(rows);
  if (submission.erased_at !== null || submission.state === "refused") return untold;
  if (status === "discarded") return untold;
  if (status === "held") {
    return [{ need: "spam", at: submission.received_at }, ...remindersOf(rows), ...untold];
  }
  const firm = there(rows);
  const all = sent(rows).filter((one) => partnerOf(one.destination) === null || firm.includes(one));
  const unclear = firm.filter(isUncertain);
  const dead = all.filter((one) => isDead(one) && !unclear.includes(one) && !isUntold(one));
  // Nobody else asks the person to sign for the next firm.
  const isToSign = status === "waiting" && rows.routing?.asks != null;
  const declined = status === "declined" || isToSign ? declinedAt(rows) : null;
  const due = answerDue(rows);
  return [
    ...(status === "uncertain"
      ? unclear.map((one) => ({ need: "uncertain" as const, at: askFrom(one) }))
      : []),
    ...dead.map(({ updated_at: at }) => ({ need: "failed" as const, at })),
    ...(declined === null || isDone(rows.notes, declined)
      ? []
      : [{ need: "declined" as const, at: declined }]),
    ...(due === null ? [] : [{ need: "answer" as const, at: due }]),
    ...rows.deliveries.flatMap(({ state, deadline }) =>
      state === "pending" && deadline !== null
        ? [{ need: "certificate" as const, at: deadline - certificateIsLow }]
        : [],
    ),
    ...remindersOf(rows),
    ...untold,
  ];
}

/** Its retries have an hour of their seven days, which `RETRY_SCALE` shortens, to settle it. */
const partToSettle = hour / (7 * day);

/** From when on the operator must ask the firm whether it has the lead. */
function askFrom(one: Delivery): number {
  const { created_at, updated_at, expires_at } = one;
  if (isDead(one)) return updated_at;
  return created_at + Math.round(((expires_at ?? created_at) - created_at) * partToSettle);
}

/** A certificate needs the operator this long before it expires. */
const certificateIsLow = 12 * hour;

/**
 * What needs the operator at once comes before what begins at its own time, of which the earliest
 * counts; so no result depends on the clock.
 */
function mostUrgent(causes: readonly Cause[]): Cause | undefined {
  const [first] = causes.toSorted(
    (a, b) =>
      Number(timed.includes(a.need)) - Number(timed.includes(b.need)) ||
      (timed.includes(a.need) ? a.at - b.at : 0) ||
      needs.indexOf(a.need) - needs.indexOf(b.need) ||
      a.at - b.at,
  );
  return first;
}

/** Half of a recipient's ten business days: then there is still time to notify it by hand. */
const daysToTry = 5;

/** Its recipient must be told by the operator: no message reached it. */
export function isUntold(one: Pick<Delivery, "purpose" | "state" | "cause">): boolean {
  return isDead(one) && (one.purpose === "notice" || one.cause === "no_way");
}

type Told = Pick<Delivery, "purpose" | "state" | "cause" | "details" | "created_at" | "updated_at">;

/**
 * From when on the operator must tell its recipient: now, or in time for the day that it is due.
 */
export function tellFrom(one: Told): number | null {
  const { purpose, state, details, created_at } = one;
  if (isUntold(one)) return one.updated_at;
  const isTried = purpose === "notice" && state === "pending";
  return isTried && textsIn(details).due_on !== undefined
    ? startInNewYork(businessDaysAfter(created_at, daysToTry))
    : null;
}

function untoldOf({ deliveries }: SubmissionRows): Cause[] {
  return deliveries.flatMap((one) => {
    const at = tellFrom(one);
    return at === null ? [] : { need: "notify" as const, at };
  });
}

function remindersOf({ notes }: SubmissionRows): Cause[] {
  const at = reminderIn(notes);
  return at === null ? [] : [{ need: "reminder", at }];
}

type Notes = readonly Pick<Selectable<Database["lead_notes"]>, "at" | "remind_at" | "done">[];

/** The newest counts. *Done* from its moment on ends it; a note alone does not. */
export function reminderIn(notes: Notes): number | null {
  const index = notes.findLastIndex(({ remind_at }) => remind_at !== null);
  const at = notes[index]?.remind_at ?? null;
  return at === null || isDone(notes.slice(index + 1), at) ? null : at;
}

function isDone(notes: Notes, since: number): boolean {
  return notes.some(({ at, done }) => done === 1 && at >= since);
}

/** To answer a request to know, correct or erase, as the privacy policy promises. */
const daysToAnswer = 45;

/** The day by which the law requires an answer, at its midnight in New York. */
function legalDay(submission: SubmissionTable): number | null {
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
function answerDue(rows: SubmissionRows): number | null {
  const { submission } = rows;
  if (submission.answered_at !== null) return null;
  const due = legalDay(submission);
  if (due !== null || submission.kind !== "contact") return due;
  const isSent = rows.deliveries.some(({ purpose }) => purpose === "submission");
  return isSent ? null : submission.received_at;
}
