import type { Outcome } from "../destinations/outcome";
import type { ChannelTable } from "../store/schema";
import { channelAfter } from "./channel-verdict";
import { lockChannel, saveChannel } from "./channels";
import type { Claimed, Delivery, Relay, Trx } from "./context";
import { redact } from "./redact";
import { judge, type Seen, type Verdict } from "./verdict";
import { refuseInSight, type Visitor } from "./visitor";

export type Attempt = {
  claimed: Claimed;
  startedAt: number;
  /** What must not be written down, see `personalIn`. */
  personal: readonly string[];
  visitor?: Visitor;
};

export type Recorded = { verdict: Verdict; isNewHold: boolean; inSight: boolean };

/**
 * Writes what an attempt came to: the delivery, its ledger, its channel, together.
 *
 * @returns null if the lease was lost meanwhile: then another process has the say
 */
export async function record(
  relay: Relay,
  attempt: Attempt,
  outcome: Outcome,
): Promise<Recorded | null> {
  const told = kept(outcome, attempt.personal);

  return relay.db.transaction().execute(async (trx) => {
    const seen = await look(relay, trx, attempt.claimed);
    if (!seen) return null;

    const verdict = judge(told, seen);
    const channel = channelAfter(told, verdict, seen);
    await saveDelivery(trx, seen, verdict);
    await saveAttempt(trx, attempt, told, seen.now);
    await saveChannel(trx, channel);
    const inSight = await refuseInSight(trx, { attempt, outcome, now: seen.now });
    return { verdict, isNewHold: isNewlyHeld(seen.channel, channel), inSight };
  });
}

/** An outcome as it is kept: what the service wrote follows our words, redacted. */
function kept(outcome: Outcome, personal: readonly string[]): Outcome {
  const said = redact(outcome.said ?? "", personal);
  const detail = [outcome.detail, said].filter(Boolean).join(": ").slice(0, 512);
  if (outcome.kind !== "delivered" || outcome.review === undefined) return { ...outcome, detail };

  return { ...outcome, detail, review: redact(outcome.review, personal) };
}

/** The delivery as it is now, if the fencing token still stands. */
async function look(relay: Relay, trx: Trx, claimed: Claimed): Promise<Seen | null> {
  const burst = claimed.destination.rate?.burst ?? 0;
  const channel = await lockChannel(trx, claimed.delivery.channel, burst);
  const delivery = await trx
    .selectFrom("deliveries")
    .selectAll()
    .where("id", "=", claimed.delivery.id)
    .where("lease_token", "=", claimed.token)
    .where("state", "=", "pending")
    .executeTakeFirst();
  if (!delivery) return null;

  const { RETRY_SCALE: scale } = relay.config;
  return { claimed: { ...claimed, delivery: fresh(delivery) }, channel, now: relay.now(), scale };
}

/** An operator's retry sets the attempts to 0; what was counted beside them begins anew too. */
function fresh(delivery: Delivery): Delivery {
  return delivery.attempts === 0 ? { ...delivery, strikes: 0, blocked_at: null } : delivery;
}

async function saveDelivery(trx: Trx, { claimed, now }: Seen, verdict: Verdict) {
  await trx
    .updateTable("deliveries")
    .set({ ...verdict, lease_token: null, lease_until: null, updated_at: now })
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

function isNewlyHeld(before: ChannelTable, after: ChannelTable): boolean {
  return before.held_since === null && after.held_since !== null;
}
