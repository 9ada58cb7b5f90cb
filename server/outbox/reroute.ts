import type { Relay } from "./context";

/** What waits goes where the settings of today say: a form id may have changed since. */
export async function reroute({ db, destinations }: Relay): Promise<void> {
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
