import type { Destination } from "../destinations/destination";
import { destinationsFor } from "../destinations/index";
import { identify } from "../privacy/identity";
import { submissionKinds } from "../submission/kinds/index";
import type { Submission } from "../submission/submission";
import type { Relay, Trx } from "./context";

/** Longer than the visitor's wait: only if this process dies does the loop act on it. */
export const inlineGrace = 2000;

/** One delivery per destination of a new submission. */
export async function plan(relay: Relay, trx: Trx, submission: Submission): Promise<void> {
  const targets = destinationsFor(relay.destinations, submission);
  if (targets.length === 0) return;

  const rows = targets.map((destination) => rowOf(relay, submission, destination));
  await trx.insertInto("deliveries").values(rows).execute();
}

function rowOf(relay: Relay, submission: Submission, destination: Destination) {
  const now = relay.now();
  const { reference, revision, receivedAt } = submission;

  return {
    reference,
    destination: destination.name,
    channel: destination.channel,
    purpose: "submission" as const,
    message_id: reference,
    regarding: null,
    revision,
    person_key: personKeyOf(relay.key, submission),
    priority: submissionKinds[submission.kind].priority,
    ...startOf(submission, destination),
    attempts: 0,
    ambiguous: 0,
    next_at: now + waitOf(relay, submission),
    deadline: destination.deadline === undefined ? null : receivedAt + destination.deadline,
    created_at: now,
    updated_at: now,
  };
}

/** The e-mail's hash, else the phone's. */
export function personKeyOf(key: Buffer, { contact }: Pick<Submission, "contact">): string {
  const identity = identify(key, contact);
  return identity.email ?? identity.phone ?? "";
}

function startOf(submission: Submission, { role }: Destination) {
  const { optedOut: reasons } = submission;
  if (submission.state === "quarantined") return { state: "quarantined" as const, reason: null };
  if (role !== "third_party" || reasons.length === 0) {
    return { state: "pending" as const, reason: null };
  }
  return { state: "withheld" as const, reason: withheldReason(reasons) };
}

export function withheldReason(reasons: readonly string[]): string {
  return `opted out (${reasons.join(", ")}): nothing goes to third parties`;
}

/** Until the attempt in the visitor's sight has ended, nothing else of the submission is sent. */
function waitOf({ config, destinations }: Relay, { kind }: Submission): number {
  const isTriedFirst = destinations.some(({ firstAttemptOf }) => firstAttemptOf === kind);
  return isTriedFirst && config.INLINE_DELIVERY_MS > 0
    ? config.INLINE_DELIVERY_MS + inlineGrace
    : 0;
}
