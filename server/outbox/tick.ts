import { attempt } from "./attempt";
import { claimNext } from "./claim";
import type { Relay } from "./context";

/** Short enough that what the command line changes is seen soon. */
const longestSleep = 1000;
const shortestSleep = 5;

/**
 * Starts an attempt for everything that is due and may pass. Attempts go on by themselves, so that
 * a destination that hangs delays no other.
 *
 * @returns milliseconds to sleep, at most 1000
 */
export async function startDue(relay: Relay, ended: () => void): Promise<number> {
  let wait = await untilNextDue(relay);

  for (const channel of await dueChannels(relay)) {
    while (!relay.stopping.signal.aborted) {
      const claim = await claimNext(relay, channel);
      if (claim.kind === "none") {
        wait = Math.min(wait, claim.wait);
        break;
      }
      void attempt(relay, claim.claimed).finally(ended);
    }
  }
  return Math.max(shortestSleep, Math.min(longestSleep, Math.ceil(wait)));
}

async function dueChannels({ db, now }: Relay): Promise<string[]> {
  const rows = await db
    .selectFrom("deliveries")
    .select("channel")
    .distinct()
    .where("state", "=", "pending")
    .where("next_at", "<=", now())
    .where((is) => is.or([is("lease_until", "is", null), is("lease_until", "<=", now())]))
    .execute();
  return rows.map(({ channel }) => channel);
}

async function untilNextDue({ db, now }: Relay): Promise<number> {
  const { next } = await db
    .selectFrom("deliveries")
    .select(({ fn }) => fn.min<number | null>("next_at").as("next"))
    .where("state", "=", "pending")
    .where("lease_token", "is", null)
    .where("next_at", ">", now())
    .executeTakeFirstOrThrow();
  return next === null ? longestSleep : Number(next) - now();
}
