import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

export type SubmitLimiter = {
  /** Counts one post; seconds to wait when there were too many, else 0. */
  wait(address: string | null): Promise<number>;
};

/** @param perMinute posts a minute and address, burst the same; 0 switches the limit off */
export function createSubmitLimiter(perMinute: number): SubmitLimiter {
  if (perMinute === 0) return { wait: async () => 0 };

  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return {
    async wait(address) {
      if (address === null) return 0;

      return limiter.consume(networkOf(address)).then(
        () => 0,
        (refusal: unknown) => secondsOf(refusal),
      );
    },
  };
}

/** One subscriber has at least a /64 of IPv6, and could send from each of its addresses. */
function networkOf(address: string): string {
  if (!address.includes(":")) return address;

  const [head = "", tail] = address.toLowerCase().replace(/%.*$/, "").split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail ? tail.split(":") : [];
  const zeros =
    tail === undefined ? [] : Array(Math.max(0, 8 - groups.length - rest.length)).fill("0");
  return [...groups, ...zeros, ...rest]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

function secondsOf(refusal: unknown): number {
  return refusal instanceof RateLimiterRes
    ? Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    : 0;
}
