import type { DeliveryState } from "../store/schema";
import type { Claimed, Relay } from "./context";
import { lockDestinationState, saveDestinationState } from "./destination-state";

/** Ends a delivery without an attempt, because of something that happened since it was planned. */
export async function drop(
  relay: Relay,
  { delivery, destination, token, probe }: Claimed,
  {
    state,
    reason,
    person_key = delivery.person_key,
  }: { state: DeliveryState; reason: string; person_key?: string },
): Promise<void> {
  const now = relay.now();
  await relay.db.transaction().execute(async (trx) => {
    await trx
      .updateTable("deliveries")
      .set({ state, reason, person_key, lease_token: null, lease_until: null, updated_at: now })
      .where("id", "=", delivery.id)
      .where("lease_token", "=", token)
      .execute();
    if (!probe) return;

    // No probe was made, so the next delivery may be one.
    const burst = destination.rate?.burst ?? 0;
    const locked = await lockDestinationState(trx, delivery.channel, burst);
    await saveDestinationState(trx, { ...locked, probe_at: now });
  });
  const { id, reference } = delivery;
  relay.log.info({ delivery: id, reference, destination: destination.name, state }, "not sent");
  if (state === "expired" && !destination.isBestEffort) {
    relay.alert({ event: "expired", reference, destination: destination.name, reason });
  }
}
