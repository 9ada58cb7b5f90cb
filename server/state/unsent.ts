import { type ContactChannel, isAllContact } from "~/data/contact-channels";
import type { Config } from "../config/config";
import type { Destination } from "../destinations/destination";
import { isInEffect, needsAuthorization } from "../privacy/authorizations";
import type { OptOutReason } from "../privacy/opt-out";
import { barOf, takesState } from "../routing/choose-partner";
import type { Delivery } from "../store/schema";
import { submissionKinds } from "../submission/kinds";
import type { Submission } from "../submission/submission";
import { type Ending, endings } from "./delivery";
import { furtherFirm, isOverFor, mayGetMore, mayHave, signedFor, statusFor } from "./holders";
import type { SettledRow } from "./needs";
import type { Routing } from "./routing-row";

// May a delivery be sent, although it was planned? `whyUnsent` answers that, from what happened since, at each attempt
// and each time a firm reads a lead, and writes nothing. `outbox/prepare.ts` reads what it asks.

/** What decides whether a delivery may be sent. */
type Facts = {
  delivery: Delivery;
  destination: Pick<Destination, "partner" | "role" | "isMailToSender">;
  /** What it says: the lead or the request. */
  submission: Submission;
  /** What its recipient was sent of the lead, in the order of planning. */
  sent: readonly SettledRow[];
  /** All that was sent of the lead, and the notices about it. */
  deliveries: readonly SettledRow[];
  /** Read for a firm alone. */
  routing: Routing | null;
  /** Why its sender is opted out, now. */
  optOut: readonly OptOutReason[];
  /** What its sender has stopped since it came in. */
  stopped: readonly ContactChannel[];
  /** Whether its address accepts no mails from us: read for a sign-up, and for a mail to the sender. */
  hasLeft: boolean;
  /** Milliseconds since 1970. */
  at: number;
  config: Config;
};

/**
 * Why a delivery ends unsent, because of what happened since it was planned, or null if it is sent. The
 * first reason counts. For example, a lead waits for its firm, and its sender moved to an excluded state: it
 * ends as `excludedState`. But a firm that may have the lead already is sent that correction.
 */
export function whyUnsent(facts: Facts): Ending | null {
  const { delivery, destination, submission, stopped, optOut, at } = facts;
  const { partner } = destination;
  const { deadline, attempts } = delivery;
  const isLate = deadline !== null && deadline <= at && attempts > 0;
  if (delivery.purpose === "notice") {
    if (isLate) return endings.tooLate;
    // It was to follow a lead that waited or was being sent there, and did not arrive. A form service may have
    // stored what it answered 500, so it is told of an end all the same.
    const isClear = partner !== null || delivery.about === "privacy.opted_out";
    return mayHave(facts.sent) || !isClear ? null : endings.neverHadLead;
  }
  // After an erasure nothing may lead to the person any more.
  if (submission.erasedAt !== null) return endings.erased;
  if (isLate) return endings.tooLate;
  // Who has the lead is still corrected, and told by that how it may use it: it may have answers that
  // its sender took back.
  const asksForContact =
    !isCorrecting(facts) && (submissionKinds[submission.kind].isLead || partner !== null);
  if (asksForContact && isAllContact(stopped)) return endings.stopped;
  const own = partner === null ? whyNotToOthers(facts) : whyNotToFirm(facts, partner);
  if (own || optOut.length === 0 || destination.role !== "third_party") return own;
  const ending = endings.optedOut(optOut);
  // Another firm, which is no third party, can have the lead.
  return partner === null ? ending : { ...ending, occasion: "barred" };
}

/** Whether its recipient may have an earlier revision of it. */
export function isCorrecting({ delivery, sent }: Pick<Facts, "delivery" | "sent">): boolean {
  return sent.some((one) => one.id === delivery.id && Boolean(one.isCorrection));
}

/** Why a firm gets no lead or correction that waited for it. */
function whyNotToFirm(facts: Facts, partner: string): Ending | null {
  const { delivery, submission, sent, routing, at, config } = facts;
  const isCorrection = isCorrecting(facts);
  const status = routing ? statusFor(routing, partner) : "sent";
  if (status === "declined") return endings.declined;
  // Also if a correction has moved the sender to a state whose law asks for no authorization.
  if (isOverFor(routing, partner)) return endings.notAuthorized;
  // Whatever planned it: two firms must not get one lead, and none gets it again that reported on it
  // during an attempt, unless it asks for what it has. One that may have it is still corrected.
  const isNew = delivery.state === "pending" && !isCorrection;
  if (status !== "sent" && isNew) {
    return status === "passed_on" ? endings.passedOn : endings.reported;
  }
  // It was being tried when its sender opted out.
  const isOver = isNew && routing?.search_ended_at != null;
  if (isOver && furtherFirm({ ...facts, routing }) === delivery.destination)
    return endings.noFurtherFirm;
  if (isReplaced(facts)) return endings.superseded;
  // A firm that got it when no signature was needed is still sent corrections.
  const signed = signedFor(routing, partner);
  const isAllowed = isCorrection
    ? mayGetMore(routing, partner, at)
    : !needsAuthorization(submission.fields) || (signed !== undefined && isInEffect(signed, at));
  if (!isAllowed) return endings.notAuthorized;
  // The state may have been corrected, or excluded, since; a firm that has the lead is corrected.
  const state = submission.fields.state || null;
  const bar = isCorrection ? null : barOf({ state, excluded: config.EXCLUDED_STATES });
  // No firm can get it, so the operator must know.
  if (bar !== null) return bar === "excluded" ? endings.excludedState : endings.unknownState;
  // What was not corrected goes to the firm that its form named, also if that takes less by now.
  const firm = delivery.revision > 1 && config.partners.find(({ id }) => id === partner);
  return firm && !mayHave(sent) && !takesState(firm, state) ? endings.otherState : null;
}

/** Why the form service, a sheet, or the sender's own address gets nothing. */
function whyNotToOthers(facts: Facts): Ending | null {
  const { destination, submission, stopped, hasLeft } = facts;
  const { isMailToSender } = destination;
  if (isReplaced(facts)) return endings.superseded;
  // An address that left the list is asked by mail whether the sign-up is its own; nobody else gets it.
  if (submission.kind === "newsletter")
    return hasLeft && !isMailToSender ? endings.superseded : null;
  const isUnwanted = isMailToSender && (hasLeft || stopped.includes("emails"));
  return isUnwanted ? endings.mailNotWanted : null;
}

/** Whether a later revision was planned for its recipient. */
function isReplaced({ delivery, sent }: Facts): boolean {
  return sent.some((one) => one.revision > delivery.revision);
}
