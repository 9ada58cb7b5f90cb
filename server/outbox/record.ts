import { setTimeout as sleep } from "node:timers/promises";
import type { Updateable } from "kysely";
import type { Outcome } from "../destinations/destination";
import { partnerOf } from "../destinations/partner";
import { freePlace } from "../routing/partner-days";
import { lockRouting, stopRouting } from "../routing/route-lead";
import type { Occasion } from "../routing/routing-row";
import { prepareQuery } from "../store/prepared-query";
import type { Database, DeliveryState } from "../store/schema";
import { isShared, transact } from "../store/transact";
import { forgetFingerprints } from "../submission/submission";
import { hasArrivedBefore } from "./arrival";
import type { Attempt, Claimed, Delivery, Relay, Situation, Trx } from "./context";
import { nextDeliveryState } from "./delivery-state";
import {
  lockDestinationState,
  nextDestinationState,
  saveDestinationState,
} from "./destination-state";
import { insertAttempt, releaseLease } from "./leases";
import { passOn } from "./pass-on";
import { scrubText } from "./scrub-text";

export type Recorded = NonNullable<Awaited<ReturnType<typeof record>>>;

const pause = 500;

/**
 * A full disk must not cause a second sending, so the answer is kept until it is written, the lease
 * is lost or this process stops. In the last two cases the process that takes the lease over counts
 * an ambiguous attempt.
 */
export async function recordWithRetry(
  relay: Relay,
  attempt: Attempt,
  { outcome, signal }: { outcome: Outcome; signal: AbortSignal },
): ReturnType<typeof record> {
  for (;;) {
    try {
      return await record(relay, attempt, outcome);
    } catch (error) {
      const { id, reference } = attempt.claimed.delivery;
      const name = error instanceof Error ? error.name : "unknown";
      relay.log.error({ delivery: id, reference, name }, "answer not recorded yet");
      attempt.client?.release();
    }
    if (signal.aborted) return null;
    await sleep(pause, undefined, { signal }).catch(() => undefined);
  }
}

/**
 * Writes delivery, attempt and channel in one transaction.
 *
 * @returns null if the lease was lost: then another process decides
 */
export async function record(relay: Relay, attempt: Attempt, outcome: Outcome) {
  const scrubbed = scrubOutcome(outcome, attempt.personal);

  return transact(relay.db, async (trx) => {
    const situation = await readSituation(relay, trx, attempt.claimed);
    if (!situation) return null;

    const { now, state } = situation;
    const isErased = await wasErasedMeanwhile(trx, attempt.claimed.delivery);
    const own = nextDeliveryState(scrubbed, situation);
    const update = isErased ? withoutPerson(own) : own;
    const next = nextDestinationState(scrubbed, own, situation);
    await endLease(trx, attempt.claimed, { ...update, updated_at: now });
    const row = {
      delivery_id: attempt.claimed.delivery.id,
      started_at: attempt.startedAt,
      ended_at: now,
      outcome: scrubbed.kind,
      status: scrubbed.status,
      detail: isErased ? "" : scrubbed.detail,
    };
    await insertAttempt(trx, { row });
    await saveDestinationState(trx, next);
    const isRejectedWhileWaiting = await rejectWhileWaiting(trx, { attempt, outcome, now });
    await passOnFailed(relay, trx, { delivery: situation.claimed.delivery, update });
    const isNewHold = state.held_since === null && next.held_since !== null;
    return { update, isNewHold, isRejectedWhileWaiting };
  });
}

type Failed = { delivery: Delivery; update: Pick<Delivery, "state" | "ambiguous"> };

async function passOnFailed(relay: Relay, trx: Trx, { delivery, update }: Failed): Promise<void> {
  const { state, ambiguous } = update;
  if (state !== "refused" && state !== "expired") return;
  await passOnUnsent(relay, trx, { delivery: { ...delivery, ambiguous }, occasion: state });
}

type Unsent = { delivery: Delivery; occasion: Occasion };

/** A lead that may have arrived stays with its firm. */
async function passOnUnsent(relay: Relay, trx: Trx, { delivery, occasion }: Unsent): Promise<void> {
  const from = partnerOf(delivery.destination);
  if (delivery.purpose !== "submission" || from === null || delivery.ambiguous > 0) return;

  const { reference, id } = delivery;
  const isCorrection = await trx
    .selectFrom("deliveries as d")
    .select("d.id")
    .where("d.id", "=", id)
    .where(hasArrivedBefore)
    .executeTakeFirst();
  if (!isCorrection) await passOn(relay, trx, { reference, occasion, from });
}

/** Our own words first, then those of the service, scrubbed. */
function scrubOutcome(outcome: Outcome, personal: readonly string[]): Outcome {
  const said = scrubText(outcome.said ?? "", personal);
  const detail = [outcome.detail, said].filter(Boolean).join(": ").slice(0, 512);
  if (outcome.kind !== "delivered" || outcome.review === undefined) return { ...outcome, detail };

  return { ...outcome, detail, review: scrubText(outcome.review, personal) };
}

/** Null if the fencing token has changed. */
async function readSituation(relay: Relay, trx: Trx, claimed: Claimed): Promise<Situation | null> {
  const state = await lockDestinationState(trx, claimed.delivery.channel, claimed.destination);
  const { rows } = await selectLeased(trx, { id: claimed.delivery.id, token: claimed.token });
  const [delivery] = rows;
  if (!delivery) return null;

  // An operator's retry sets the attempts to 0; the other counts start over too.
  const counts = delivery.attempts === 0 ? { strikes: 0, blocked_at: null } : {};
  const { RETRY_SCALE: scale } = relay.config;
  return {
    claimed: { ...claimed, delivery: { ...delivery, ...counts } },
    state,
    now: relay.now(),
    scale,
  };
}

type Lease = Pick<Delivery, "id"> & Pick<Claimed, "token">;

const selectLeased = prepareQuery((db, { id, token }: Lease) =>
  db
    .selectFrom("deliveries")
    .selectAll()
    .where("id", "=", id)
    .where("lease_token", "=", token)
    .where("state", "=", "pending")
    .$if(isShared(db), (query) => query.forUpdate()),
);

/** Notices contain nothing about the person and are still sent. */
async function wasErasedMeanwhile(trx: Trx, { reference, purpose }: Delivery): Promise<boolean> {
  if (purpose !== "submission") return false;

  const { rows } = await selectErased(trx, { reference });
  return rows.length > 0;
}

const selectErased = prepareQuery((db, { reference }: Pick<Delivery, "reference">) =>
  db
    .selectFrom("submissions")
    .select("reference")
    .where("reference", "=", reference)
    .where("erased_at", "is not", null),
);

type Update = ReturnType<typeof nextDeliveryState>;

/** Keeps whether it arrived on record; a delivery that did not arrive is not retried. */
function withoutPerson(update: Update): Update & { person_key: string } {
  const ended =
    update.state === "delivered"
      ? { reason: null }
      : { state: "cancelled" as const, reason: "erased" };
  return { ...update, ...ended, person_key: "" };
}

type Change = Partial<Update> & Pick<Delivery, "updated_at"> & { person_key?: string };

/** Changes nothing if the lease has been lost. */
async function endLease(trx: Trx, { delivery, token }: Claimed, change: Change) {
  const row = { ...change, lease_token: null, lease_until: null };
  await updateLeased(trx, { id: delivery.id, token, row });
}

const updateLeased = prepareQuery(
  (db, { id, token, row }: Lease & { row: Updateable<Database["deliveries"]> }) =>
    db.updateTable("deliveries").set(row).where("id", "=", id).where("lease_token", "=", token),
);

/**
 * The visitor can correct a rejected address at once, so the submission counts as not sent: nothing
 * is forwarded, and the corrected one is not a duplicate of it.
 *
 * @returns false when the client no longer waits, or another destination has it
 */
async function rejectWhileWaiting(
  trx: Trx,
  { attempt, outcome, now }: { attempt: Attempt; outcome: Outcome; now: number },
): Promise<boolean> {
  const isAboutEmail = outcome.kind === "refused" && outcome.aboutEmail !== undefined;
  const { reference, id } = attempt.claimed.delivery;
  if (!isAboutEmail || !attempt.client) return false;

  const forwarded = await trx
    .selectFrom("deliveries")
    .select("id")
    .where("reference", "=", reference)
    .where("id", "!=", id)
    .where((is) => is.or([is("state", "=", "delivered"), is("lease_token", "is not", null)]))
    .executeTakeFirst();
  if (forwarded || !attempt.client.hold()) return false;

  await trx
    .updateTable("submissions")
    .set({ state: "refused" })
    .where("reference", "=", reference)
    .execute();
  await forgetFingerprints(trx, [reference]);
  const routing = await lockRouting(trx, reference);
  if (routing) {
    await freePlace(trx, routing);
    await stopRouting({ now: () => now }, trx, [reference]);
  }
  await trx
    .updateTable("deliveries")
    .set({ state: "cancelled", reason: "refused while the visitor waited", updated_at: now })
    .where("reference", "=", reference)
    .where("purpose", "=", "submission")
    .where("state", "=", "pending")
    .execute();
  return true;
}

/**
 * This process aborted the attempt, to stop or because its lease was lost. That does not count as
 * an attempt or as a failure of the destination, but the request may have arrived. If it cannot be
 * recorded, the lease stays, and the process that takes it over counts an ambiguous attempt.
 */
export async function recordAborted(
  relay: Relay,
  attempt: Attempt,
  outcome: Outcome,
): Promise<void> {
  const { delivery, token } = attempt.claimed;
  const now = relay.now();

  const written = transact(relay.db, async (trx) => {
    if (outcome.kind === "ambiguous") {
      const result = await trx
        .updateTable("deliveries")
        .set(({ eb }) => ({ ambiguous: eb("ambiguous", "+", 1) }))
        .where("id", "=", delivery.id)
        .where("lease_token", "=", token)
        .executeTakeFirst();
      if (Number(result.numUpdatedRows) === 0) return;

      const row = { delivery_id: delivery.id, started_at: attempt.startedAt, ended_at: now };
      const detail = "aborted because this process stopped";
      await insertAttempt(trx, { row: { ...row, outcome: "ambiguous", status: null, detail } });
    }
    await releaseLease(trx, { id: delivery.id, token, at: now });
  });
  await written.catch(() =>
    relay.log.error({ delivery: delivery.id }, "aborted attempt not recorded"),
  );
}

type Obstacle = {
  state: DeliveryState;
  reason: string;
  person_key?: string;
  /** Why another firm, or the person's authorization, is sought. */
  next?: Occasion;
};

/** Ends a delivery without an attempt, because of something that happened since it was planned. */
export async function drop(relay: Relay, claimed: Claimed, obstacle: Obstacle): Promise<void> {
  const { delivery, destination, probe } = claimed;
  const { next, ...change } = obstacle;
  const { state, reason } = change;
  const now = relay.now();
  await transact(relay.db, async (trx) => {
    await endLease(trx, claimed, { ...change, updated_at: now });
    if (probe) {
      // No probe was made, so the next delivery may be the probe.
      const locked = await lockDestinationState(trx, delivery.channel, destination);
      await saveDestinationState(trx, { ...locked, probe_at: now });
    }
    if (next) await passOnUnsent(relay, trx, { delivery, occasion: next });
  });
  const { id, reference } = delivery;
  relay.log.info({ delivery: id, reference, destination: destination.name, state }, "not sent");
  if (state === "expired" && !destination.isBestEffort) {
    const event = delivery.purpose === "notice" ? "stop" : "expired";
    relay.alert({ event, reference, destination: destination.name, reason });
  }
}
