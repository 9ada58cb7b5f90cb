import type { Relay } from "./context";

const minute = 60 * 1000;
const hour = 60 * minute;
/** A certificate's time is low this long before its end. */
const low = 12 * hour;

type DeadlineWatch = { check(): Promise<void> };

/**
 * Once a minute: alerts about certificates that may be lost, and expires deliveries past their
 * deadline.
 */
export function watchDeadlines(relay: Relay): DeadlineWatch {
  const told = new Set<number>();
  let next = 0;

  return {
    async check() {
      const now = relay.now();
      if (now < next && next - now <= minute) return;

      next = now + minute;
      await expire(relay, now);
      for (const { id, reference, destination } of await endingSoon(relay, now)) {
        if (told.has(id)) continue;
        told.add(id);
        relay.alert({ event: "certificate", reference, destination });
      }
    },
  };
}

async function endingSoon({ db }: Relay, now: number) {
  return db
    .selectFrom("deliveries")
    .select(["id", "reference", "destination"])
    .where("state", "=", "pending")
    .where("deadline", "<=", now + low)
    .execute();
}

/** A destination on hold makes no attempts, so its deliveries are expired here. */
async function expire({ db, alert }: Relay, now: number) {
  const reason = "too late";
  const expired = await db
    .updateTable("deliveries")
    .set({ state: "expired", reason, updated_at: now })
    .where("state", "=", "pending")
    .where("deadline", "<=", now)
    .where("lease_token", "is", null)
    .returning(["reference", "destination"])
    .execute();
  for (const row of expired) alert({ event: "expired", reason, ...row });
}
