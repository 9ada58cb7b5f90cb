import type { Destination } from "../destinations/destination";
import { destinationsFor } from "../destinations/index";
import { identify } from "../privacy/identity";
import type { SubmissionTable } from "../store/schema";
import type { Relay, Trx } from "./context";
import { parseFields, parseReasons } from "./stored-json";

/** Longer than the visitor's wait: only if this process dies does the loop act on it. */
export const inlineGrace = 2000;

/** One delivery per destination of a new submission. */
export async function plan(relay: Relay, trx: Trx, submission: SubmissionTable): Promise<void> {
  const targets = destinationsFor(relay.destinations, submission);
  if (targets.length === 0) return;

  const rows = targets.map((destination) => rowOf(relay, submission, destination));
  await trx.insertInto("deliveries").values(rows).execute();
}

function rowOf(relay: Relay, submission: SubmissionTable, destination: Destination) {
  const now = relay.now();
  const { reference, revision, received_at } = submission;

  return {
    reference,
    destination: destination.name,
    channel: destination.channel,
    purpose: "submission" as const,
    message_id: reference,
    regarding: null,
    revision,
    person_key: personKeyOf(relay.key, submission),
    priority: priorityOf(submission.kind),
    ...startOf(submission, destination),
    attempts: 0,
    ambiguous: 0,
    next_at: now + waitOf(relay, submission),
    deadline: destination.deadline === undefined ? null : received_at + destination.deadline,
    created_at: now,
    updated_at: now,
  };
}

/** The e-mail's hash, else the phone's. */
export function personKeyOf(key: Buffer, submission: Pick<SubmissionTable, "fields">): string {
  const fields = parseFields(submission.fields);
  const identity = identify(key, {
    email: fields.Email ?? fields.email,
    phone: fields.Phone ?? fields.phone,
  });
  return identity.email ?? identity.phone ?? "";
}

/** Opt-outs first, then leads, then the rest. */
function priorityOf(kind: SubmissionTable["kind"]): number {
  if (kind === "unsubscribe" || kind === "opt_out") return 0;
  return kind === "home" || kind === "case" ? 1 : 2;
}

function startOf(submission: SubmissionTable, { role }: Destination) {
  const reasons = parseReasons(submission.opted_out);
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
function waitOf({ config, destinations }: Relay, { kind }: SubmissionTable): number {
  const isTriedFirst = destinations.some(({ firstAttemptOf }) => firstAttemptOf === kind);
  return isTriedFirst && config.INLINE_DELIVERY_MS > 0
    ? config.INLINE_DELIVERY_MS + inlineGrace
    : 0;
}
