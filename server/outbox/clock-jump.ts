import type { Relay } from "./context";
import { leaseOf, longestDelay } from "./schedule";

const tolerance = 5 * 60 * 1000;

export type ClockWatch = { check(): Promise<void> };

/**
 * Notices when the wall clock is set back: then times written before lie too far ahead, and what
 * waits would wait for the difference too. (Set forward, they are merely due.) How much time
 * really passed is read from the monotonic clock.
 */
export function watchClock(relay: Relay): ClockWatch {
  let wall = relay.now();
  let steady = performance.now();

  return {
    async check() {
      const back = performance.now() - steady - (relay.now() - wall);
      wall = relay.now();
      steady = performance.now();
      if (back > tolerance) await clamp(relay, wall);
    },
  };
}

async function clamp(relay: Relay, now: number) {
  const scale = relay.config.RETRY_SCALE;
  relay.log.warn("the clock was set back; schedules are brought nearer");

  await relay.db.transaction().execute(async (trx) => {
    const late = trx.updateTable("deliveries").where("state", "=", "pending");
    const attempts = await trx
      .selectFrom("deliveries")
      .select("attempts")
      .distinct()
      .where("state", "=", "pending")
      .execute();
    for (const { attempts: count } of attempts) {
      const latest = now + longestDelay(count, scale);
      await late
        .set({ next_at: latest })
        .where("attempts", "=", count)
        .where("next_at", ">", latest)
        .execute();
    }
    const lease = now + leaseOf(scale);
    await late.set({ lease_until: lease }).where("lease_until", ">", lease).execute();
    await trx
      .updateTable("channels")
      .set({ refilled_at: now })
      .where("refilled_at", ">", now)
      .execute();
    await trx.updateTable("channels").set({ probe_at: now }).where("probe_at", ">", now).execute();
  });
}
