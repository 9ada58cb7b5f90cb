import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { day, minute } from "~/data/dates";

/**
 * What counts as one sender: an IPv4 address, or the /64 of an IPv6 address, because every
 * subscriber has at least a /64 and can use each address in it.
 */
export function senderNetwork(address: string): string {
  if (!address.includes(":")) return address;

  const [head, tail] = address.split("::");
  const groups = head ? head.split(":") : [];
  const rest = tail ? tail.split(":") : [];
  const zeros = Array(Math.max(0, 8 - groups.length - rest.length)).fill("0");
  return [...groups, ...zeros, ...rest]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

/** Exempt posts have a limit too, this many times as high, because each costs a transaction. */
const exemptFactor = 10;

/** Posts in a day, as a multiple of those in a minute: a long message takes 19 kB of the store. */
const dayFactor = 50;

/** Counts one use by this name for all processes. @returns the count so far */
type Count = (name: string, lifeMs: number) => Promise<number>;

type Bound = { most: number; lifeMs: number; counter: string };

/**
 * @param perMinute posts per minute and address, also the burst; 0 switches the limits off
 * @param count of processes that count together; without it, each counts alone
 */
export function createSubmitLimiter(perMinute: number, count?: Count) {
  const within = (bound: Bound) => waitAt(bound, count);
  const minutely = within({ most: perMinute, lifeMs: minute, counter: "network" });
  const daily = within({ most: perMinute * dayFactor, lifeMs: day, counter: "day" });
  return {
    /** Counts one post; returns the seconds to wait after too many, otherwise 0. */
    wait: async (address: string | null) => (await minutely(address)) || daily(address),
    /** The same for posts exempt from these limits: repeats, opt-outs, unsubscribes. */
    waitExempt: within({ most: perMinute * exemptFactor, lifeMs: minute, counter: "exempt" }),
  };
}

function waitAt(bound: Bound, count?: Count) {
  const wait = count ? waitByStore(bound, count) : waitByMemory(bound);
  return async (address: string | null): Promise<number> =>
    address === null || bound.most === 0 ? 0 : wait(senderNetwork(address));
}

/** @returns counts one use by this name; resolves to the seconds to wait, 0 if it may go on */
function waitByMemory({ most, lifeMs }: Bound) {
  const limiter = new RateLimiterMemory({ points: most, duration: lifeMs / 1000 });
  return (name: string) =>
    limiter.consume(name).then(
      () => 0,
      (refusal: unknown) =>
        refusal instanceof RateLimiterRes ? Math.ceil(refusal.msBeforeNext / 1000) || 1 : 0,
    );
}

/** Applies no limit while the store cannot be reached: nothing can be stored then. */
function waitByStore({ most, lifeMs, counter }: Bound, count: Count) {
  return async (network: string) => {
    const posts = await count(`${counter}:${network}`, lifeMs).catch(() => 0);
    return posts > most ? lifeMs / 1000 : 0;
  };
}
