import type { Destination } from "../destinations/destination";
import { destinationsFor } from "../destinations/index";
import { identify } from "../privacy/identity";
import { submissionKinds } from "../submission/kinds/index";
import { priority } from "../submission/priority";
import type { Submission } from "../submission/submission";
import { takeToken } from "./admission";
import type { Claimed, Relay, Trx } from "./context";
import { saveDestinationState } from "./destination-state";
import { admitFirstAttempt } from "./first-attempt";
import { newLease } from "./leases";

/** By then its address may send again, so that a flood is relayed once it is over. */
const overRateDelay = 60_000;

export type Planning = {
  /** Came in beyond the rate: sent after everything else, and nobody waits for it. */
  isOverRate?: boolean;
};

/**
 * One delivery per destination of a new submission. The one its sender may wait for is stored
 * leased to this process already, so that nobody has to look for it again.
 *
 * @returns that one, to be attempted as soon as the transaction is committed; null if none
 */
export async function plan(
  relay: Relay,
  trx: Trx,
  { submission, isOverRate = false }: Planning & { submission: Submission },
): Promise<Claimed | null> {
  const personKey = await personKeyOf(trx, relay.keys, submission);
  const planned = { submission, personKey, isOverRate };
  const first = isOverRate ? null : await admitFirstAttempt(relay, trx, planned);
  let claimed: Claimed | null = null;

  for (const destination of destinationsFor(relay.destinations, submission)) {
    const isFirst = destination.name === first?.destination.name;
    const delivery = await trx
      .insertInto("deliveries")
      .values({
        ...rowOf(relay, planned, destination),
        ...(isFirst ? newLease(relay, { isFirst }) : {}),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (!isFirst || !first) continue;

    await saveDestinationState(trx, takeToken(first.state, { relay, destination, delivery }));
    claimed = { delivery, destination, token: delivery.lease_token ?? "", probe: false };
  }
  return claimed;
}

type Planned = { submission: Submission; personKey: string; isOverRate: boolean };

function rowOf(relay: Relay, planned: Planned, destination: Destination) {
  const now = relay.now();
  const { submission, personKey, isOverRate } = planned;
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
    ...startOf(submission, destination),
    attempts: 0,
    ambiguous: 0,
    next_at: isOverRate ? now + overRateDelay * relay.config.RETRY_SCALE : now,
    deadline: destination.deadline === undefined ? null : receivedAt + destination.deadline,
    created_at: now,
    updated_at: now,
  };
}

/**
 * The e-mail's hash, else the phone's. After a change of the key it is the older one's as long as
 * something waits under that, so that what the person asked stays in order.
 */
export async function personKeyOf(
  trx: Trx,
  [newest, ...older]: Relay["keys"],
  { contact }: Pick<Submission, "contact">,
): Promise<string> {
  if (older.length === 0) return hashUnder(newest, contact);

  const waiting = await trx
    .selectFrom("deliveries")
    .select("person_key")
    .where(
      "person_key",
      "in",
      older.map((key) => hashUnder(key, contact)),
    )
    .where("state", "=", "pending")
    .executeTakeFirst();
  return waiting?.person_key ?? hashUnder(newest, contact);
}

function hashUnder(key: Buffer, contact: Submission["contact"]): string {
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
