import { destinationNames } from "../destinations/index";
import type { Relay } from "./context";

const second = 1000;

/** At start, adjusts pending deliveries to the current settings. */
export async function applyConfiguration(relay: Relay): Promise<void> {
  await changeChannels(relay);
  await cancelUseless(relay);
  await probeSoon(relay);
}

/** The form id, and with it the channel, may have changed. */
async function changeChannels({ db, destinations }: Relay) {
  for (const { name, channel } of destinations) {
    await db
      .updateTable("deliveries")
      .set({ channel })
      .where("destination", "=", name)
      .where("channel", "!=", channel)
      .where("state", "in", ["pending", "quarantined"])
      .execute();
  }
}

/** A lead waits until its destination is configured again, unless a late one is useless. */
async function cancelUseless({ db, destinations, now }: Relay) {
  const isOn = (name: string) => destinations.some((destination) => destination.name === name);
  const off = destinationNames(({ name, isCancelledWhenOff }) => isCancelledWhenOff && !isOn(name));

  await db
    .updateTable("deliveries")
    .set({ state: "cancelled", reason: "the destination is not configured", updated_at: now() })
    .where("destination", "in", off)
    .where("state", "in", ["pending", "quarantined"])
    .where("lease_token", "is", null)
    .execute();
}

/** A restart probably means that the setting behind a hold was corrected. */
async function probeSoon({ db, config, now }: Relay) {
  const soon = now() + Math.ceil(second * config.RETRY_SCALE);
  await db
    .updateTable("channels")
    .set({ probe_at: soon })
    .where("held_since", "is not", null)
    .where("probe_at", ">", soon)
    .execute();
}
