import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { minute } from "~/data/dates";
import { countUse, senderNetwork } from "../privacy/count-use";
import type { SecretKeys } from "../privacy/secret-keys";
import type { Db } from "../store/schema";

/** Exempt posts have a limit too, this many times as high, because each costs a transaction. */
const exemptFactor = 10;

type Shared = { db: Db; keys: SecretKeys; now: () => number };

/**
 * @param perMinute posts per minute and address, also the burst; 0 switches the limit off
 * @param store of processes that count together; without one, each counts alone
 */
export function createSubmitLimiter(perMinute: number, store?: Shared) {
  return {
    /** Counts one post; returns the seconds to wait after too many, otherwise 0. */
    wait: waitAt(perMinute, "network", store),
    /** The same for posts exempt from the rate limit: repeats, opt-outs, unsubscribes. */
    waitExempt: waitAt(perMinute * exemptFactor, "exempt", store),
  };
}

function waitAt(perMinute: number, counter: string, store?: Shared) {
  const wait = store ? waitByStore(perMinute, counter, store) : waitByMemory(perMinute);
  return async (address: string | null): Promise<number> =>
    address === null || perMinute === 0 ? 0 : wait(senderNetwork(address));
}

/** @returns counts one use by this name; resolves to the seconds to wait, 0 if it may go on */
function waitByMemory(perMinute: number) {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return (name: string) =>
    limiter.consume(name).then(
      () => 0,
      (refusal: unknown) =>
        refusal instanceof RateLimiterRes ? Math.ceil(refusal.msBeforeNext / 1000) || 1 : 0,
    );
}

/** Applies no limit while the store cannot be reached: nothing can be stored then. */
function waitByStore(perMinute: number, counter: string, store: Shared) {
  const counted = { lifeMs: minute };
  return async (network: string) => {
    const name = `${counter}:${network}`;
    const count = await countUse(store, { name, ...counted }).catch(() => 0);
    return count > perMinute ? 60 : 0;
  };
}
