import type { App } from "../app";
import type { Destination } from "../destinations/destination";
import { hashesUnder, newestHashes } from "../privacy/identity";
import type { Trx } from "../store/schema";
import { submissionKinds } from "../submission/kinds";
import type { Submission } from "../submission/submission";
import { lifetime } from "./delivery";

/** A submission's delivery to one destination; withheld if an opt-out requires it. */
export async function deliveryRow(
  app: App,
  trx: Trx,
  submission: Submission,
  destination: Pick<Destination, "name" | "channel" | "role" | "deadline">,
) {
  const { reference, revision, receivedAt, contact } = submission;
  return {
    ...queued(app, destination),
    reference,
    purpose: "submission" as const,
    message_id: reference,
    revision,
    person_key: await findPersonKey(trx, app.keys, contact),
    priority: submissionKinds[submission.kind].priority,
    ...firstState(submission, destination),
    deadline: destination.deadline === undefined ? null : receivedAt + destination.deadline,
  };
}

/**
 * Hash of the email address, or else of the phone number: orders what one person sends. After a key
 * change the older hash is used as long as deliveries wait under it, so that their order is kept.
 */
async function findPersonKey(
  trx: Trx,
  keys: App["keys"],
  { email, phone }: Submission["contact"],
): Promise<string> {
  const who = email === "" ? { phone } : { email };
  const [own = ""] = newestHashes(keys, who);
  if (keys.length === 1) return own;

  const hashes = hashesUnder(keys, who).filter((hash) => hash !== own);
  const waiting = await trx
    .selectFrom("deliveries")
    .select("person_key")
    .where("person_key", "in", hashes)
    .where("state", "=", "pending")
    .executeTakeFirst();
  return waiting?.person_key ?? own;
}

/** What all new deliveries have in common: pending and due now, for seven days. */
export function queued(
  { now, scaled }: App,
  { name, channel }: Pick<Destination, "name" | "channel">,
) {
  const at = now();
  return {
    destination: name,
    channel,
    state: "pending" as const,
    attempts: 0,
    ambiguous: 0,
    next_at: at,
    expires_at: at + scaled(lifetime),
    created_at: at,
    updated_at: at,
  };
}

function firstState({ state, optedOut }: Submission, { role }: Pick<Destination, "role">) {
  if (state === "quarantined") return { state: "quarantined" as const, reason: null };
  if (role !== "third_party" || optedOut.length === 0) {
    return { state: "pending" as const, reason: null };
  }
  return { state: "withheld" as const, reason: withheldReason(optedOut) };
}

export function withheldReason(reasons: readonly string[]): string {
  return `opted out (${reasons.join(", ")}): nothing goes to third parties`;
}
