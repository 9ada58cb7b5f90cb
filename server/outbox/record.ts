import type { Outcome } from "../destinations/outcome";
import { isShared } from "../store/dialect";
import type { Attempt, Claimed, Delivery, Relay, Trx } from "./context";
import {
  type DestinationState,
  lockDestinationState,
  saveDestinationState,
} from "./destination-state";
import { nextDeliveryState, type Situation } from "./next-delivery-state";
import { nextDestinationState } from "./next-destination-state";
import { rejectWhileWaiting } from "./reject-while-waiting";
import { scrubText } from "./scrub-text";

/**
 * Writes delivery, attempt and channel in one transaction.
 *
 * @returns null if the lease was lost: then another process decides
 */
export async function record(relay: Relay, attempt: Attempt, outcome: Outcome) {
  const scrubbed = scrubOutcome(outcome, attempt.personal);

  return relay.db.transaction().execute(async (trx) => {
    const situation = await readSituation(relay, trx, attempt.claimed);
    if (!situation) return null;

    const { now, state } = situation;
    const isErased = await wasErasedMeanwhile(trx, attempt.claimed.delivery);
    const own = nextDeliveryState(scrubbed, situation);
    const update = isErased ? withoutPerson(own) : own;
    const next = nextDestinationState(scrubbed, own, situation);
    await saveDelivery(trx, situation, update);
    await saveAttempt(trx, attempt, { ...scrubbed, ...(isErased ? { detail: "" } : {}) }, now);
    await saveDestinationState(trx, next);
    const isRejectedWhileWaiting = await rejectWhileWaiting(trx, { attempt, outcome, now });
    return { update, isNewHold: isNewlyHeld(state, next), isRejectedWhileWaiting };
  });
}

/** Our words first, then what the service wrote, scrubbed. */
function scrubOutcome(outcome: Outcome, personal: readonly string[]): Outcome {
  const said = scrubText(outcome.said ?? "", personal);
  const detail = [outcome.detail, said].filter(Boolean).join(": ").slice(0, 512);
  if (outcome.kind !== "delivered" || outcome.review === undefined) return { ...outcome, detail };

  return { ...outcome, detail, review: scrubText(outcome.review, personal) };
}

/** Null if the fencing token has changed. */
async function readSituation(relay: Relay, trx: Trx, claimed: Claimed): Promise<Situation | null> {
  const burst = claimed.destination.rate?.burst ?? 0;
  const state = await lockDestinationState(trx, claimed.delivery.channel, burst);
  const delivery = await trx
    .selectFrom("deliveries")
    .selectAll()
    .where("id", "=", claimed.delivery.id)
    .where("lease_token", "=", claimed.token)
    .where("state", "=", "pending")
    .$if(isShared(trx), (query) => query.forUpdate())
    .executeTakeFirst();
  if (!delivery) return null;

  const { RETRY_SCALE: scale } = relay.config;
  return {
    claimed: { ...claimed, delivery: forgetOldCounts(delivery) },
    state,
    now: relay.now(),
    scale,
  };
}

/** An operator's retry sets the attempts to 0; what was counted beside them begins anew too. */
function forgetOldCounts(delivery: Delivery): Delivery {
  return delivery.attempts === 0 ? { ...delivery, strikes: 0, blocked_at: null } : delivery;
}

/** Notices hold nothing of the person, and are sent all the same. */
async function wasErasedMeanwhile(trx: Trx, { reference, purpose }: Delivery): Promise<boolean> {
  if (purpose !== "submission") return false;

  const erased = await trx
    .selectFrom("submissions")
    .select("reference")
    .where("reference", "=", reference)
    .where("erased_at", "is not", null)
    .executeTakeFirst();
  return erased !== undefined;
}

/** It stays on record whether it arrived; what did not is not tried again. */
function withoutPerson(update: Update): Update & { person_key: string } {
  const ended =
    update.state === "delivered"
      ? { reason: null }
      : { state: "cancelled" as const, reason: "erased" };
  return { ...update, ...ended, person_key: "" };
}

type Update = ReturnType<typeof nextDeliveryState>;

async function saveDelivery(trx: Trx, { claimed, now }: Situation, update: Update) {
  await trx
    .updateTable("deliveries")
    .set({ ...update, lease_token: null, lease_until: null, updated_at: now })
    .where("id", "=", claimed.delivery.id)
    .where("lease_token", "=", claimed.token)
    .execute();
}

async function saveAttempt(trx: Trx, attempt: Attempt, outcome: Outcome, now: number) {
  await trx
    .insertInto("attempts")
    .values({
      delivery_id: attempt.claimed.delivery.id,
      started_at: attempt.startedAt,
      ended_at: now,
      outcome: outcome.kind,
      status: outcome.status,
      detail: outcome.detail,
    })
    .execute();
}

function isNewlyHeld(before: DestinationState, after: DestinationState): boolean {
  return before.held_since === null && after.held_since !== null;
}
