import { attempt } from "./attempt";
import { claimNext } from "./claim";
import type { Relay } from "./context";
import { isDueBy, isPending } from "./due";

/** Short enough that changes by the command line are seen soon. */
const longestSleep = 1000;
const shortestSleep = 5;

/**
 * Attempts are not awaited, so that a hanging destination delays no other.
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

/** A query per channel: one over all due deliveries takes longer the more there are. */
async function dueChannels(relay: Relay): Promise<string[]> {
  const channels = [...new Set(relay.destinations.map(({ channel }) => channel))];
  const due: string[] = [];
  for (const channel of channels) {
    if (await isDue(relay, channel)) due.push(channel);
  }
  return due;
}

async function isDue({ db, now }: Relay, channel: string): Promise<boolean> {
  const row = await db
    .selectFrom("deliveries as d")
    .select("d.id")
    .where("d.channel", "=", channel)
    .where("d.state", "=", isPending)
    .where(isDueBy(now()))
    .where((is) => is.or([is("d.lease_until", "is", null), is("d.lease_until", "<=", now())]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
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
