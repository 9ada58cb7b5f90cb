import { createHmac } from "node:crypto";
import type { Kysely } from "kysely";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { countPost } from "../store/count-post";
import { isShared } from "../store/dialect";
import type { Database } from "../store/schema";
import { senderNetwork } from "./sender-network";

type SubmitLimiter = {
  /** Counts one post; seconds to wait when there were too many, else 0. */
  wait(address: string | null): Promise<number>;
};

type Shared = { db: Kysely<Database>; key: Buffer; now: () => number };

/**
 * @param perMinute posts a minute and address, burst the same; 0 switches the limit off
 * @param store where several processes share it, they count together
 */
export function createSubmitLimiter(perMinute: number, store?: Shared): SubmitLimiter {
  const wait =
    store && isShared(store.db) ? waitByStore(perMinute, store) : waitByMemory(perMinute);
  return {
    async wait(address) {
      return address === null || perMinute === 0 ? 0 : wait(senderNetwork(address));
    },
  };
}

function waitByMemory(perMinute: number) {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return (network: string) =>
    limiter.consume(network).then(
      () => 0,
      (refusal: unknown) => secondsToWait(refusal),
    );
}

function secondsToWait(refusal: unknown): number {
  return refusal instanceof RateLimiterRes ? atLeastOne(refusal.msBeforeNext) : 0;
}

/** Without a limit while the store cannot be reached, because then nothing can be stored. */
function waitByStore(perMinute: number, { db, key, now }: Shared) {
  return async (network: string) => {
    const hash = createHmac("sha256", key).update(`network:${network}`).digest("hex");
    const counted = await countPost(db, { network: hash, now: now() }).catch(() => null);
    return counted && counted.posts > perMinute ? atLeastOne(counted.endsAt - now()) : 0;
  };
}

function atLeastOne(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}
