import type { Services } from "../services";
import { readUpkeep } from "../store/upkeep";
import { gauge, type Means, ofStore } from "./gauge";

type Told = { services: Services; version: string };

/** Figures that are easily forgotten: the release, seals, backup and retention. */
export function gaugeUpkeep(means: Means, { services, version }: Told): void {
  const { db, now } = services;
  gauge(means, "plainclaim_build_info", {
    help: "1, with the release and the version of Node in its labels",
    labelNames: ["version", "node"],
    collect() {
      this.set({ version, node: process.versions.node }, 1);
    },
  });
  gauge(means, "plainclaim_unsealed_receipt_age_seconds", {
    help: `Age of the oldest receipt without a seal, 0 without one${ofStore}`,
    async collect() {
      const oldest = await db
        .selectFrom("receipts")
        .select("created_at as at")
        .where("seq", "is", null)
        .orderBy("id")
        .limit(1)
        .executeTakeFirst();
      this.set(oldest ? Math.max(0, (now() - oldest.at) / 1000) : 0);
    },
  });
  gauge(means, "plainclaim_last_done_timestamp_seconds", {
    // A task never done reports no figure: 0 would mean 1970.
    help: `When backup and retention last ran, in seconds since 1970${ofStore}`,
    labelNames: ["task"],
    async collect() {
      for (const [task, { doneAt }] of Object.entries(await readUpkeep(db))) {
        if (doneAt !== null) this.set({ task }, doneAt / 1000);
      }
    },
  });
}
