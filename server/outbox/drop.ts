import { readChannel, saveChannel } from "./channels";
import type { Claimed, Relay } from "./context";
import type { Prepared } from "./load-message";

type Dropped = Extract<Prepared, { kind: "drop" }>;

/** Ends a delivery without an attempt, because of what became true since it was planned. */
export async function drop(
  relay: Relay,
  { delivery, destination, token, probe }: Claimed,
  { state, reason }: Dropped,
): Promise<void> {
  const now = relay.now();
  await relay.db.transaction().execute(async (trx) => {
    await trx
      .updateTable("deliveries")
      .set({ state, reason, lease_token: null, lease_until: null, updated_at: now })
      .where("id", "=", delivery.id)
      .where("lease_token", "=", token)
      .execute();
    if (!probe) return;

    // It tested nothing, so the next one may.
    const channel = await readChannel(trx, delivery.channel, destination.rate?.burst ?? 0);
    await saveChannel(trx, { ...channel, probe_at: now });
  });
  const { id, reference } = delivery;
  relay.log.info({ delivery: id, reference, destination: destination.name, state }, "not sent");
  if (state === "expired" && !destination.isBestEffort) {
    relay.alert({ event: "expired", reference, destination: destination.name, reason });
  }
}
