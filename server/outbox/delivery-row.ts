import type { Destination } from "../destinations/destination";
import { submissionKinds } from "../submission/kinds/index";
import { priority } from "../submission/priority";
import type { Submission } from "../submission/submission";
import type { OutboxContext } from "./context";

/** After this time the address may send again, so a flood is relayed once it is over. */
const overRateDelay = 60_000;

type PlannedDelivery = {
  submission: Submission;
  personKey: string;
  /** Came in beyond the rate: sent after everything else, and nobody waits for it. */
  isOverRate?: boolean;
};

/** A submission's delivery to one destination, due now; withheld where an opt-out says so. */
export function deliveryRow(
  { now, config }: Pick<OutboxContext, "now" | "config">,
  { submission, personKey, isOverRate = false }: PlannedDelivery,
  destination: Destination,
) {
  const at = now();
  const { reference, revision, receivedAt } = submission;

  return {
    reference,
    destination: destination.name,
    channel: destination.channel,
    purpose: "submission" as const,
    message_id: reference,
    regarding: null,
    revision,
    person_key: personKey,
    priority: isOverRate ? priority.overRate : submissionKinds[submission.kind].priority,
    ...firstState(submission, destination),
    attempts: 0,
    ambiguous: 0,
    next_at: isOverRate ? at + overRateDelay * config.RETRY_SCALE : at,
    deadline: destination.deadline === undefined ? null : receivedAt + destination.deadline,
    created_at: at,
    updated_at: at,
  };
}

function firstState({ state, optedOut }: Submission, { role }: Destination) {
  if (state === "quarantined") return { state: "quarantined" as const, reason: null };
  if (role !== "third_party" || optedOut.length === 0) {
    return { state: "pending" as const, reason: null };
  }
  return { state: "withheld" as const, reason: withheldReason(optedOut) };
}

export function withheldReason(reasons: readonly string[]): string {
  return `opted out (${reasons.join(", ")}): nothing goes to third parties`;
}
