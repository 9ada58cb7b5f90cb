import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { senderNetwork } from "../intake/sender-network";

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

      return limiter.consume(senderNetwork(address)).then(
        () => 0,
        (refusal: unknown) => secondsOf(refusal),
      );
    },
  };
}

function secondsOf(refusal: unknown): number {
  return refusal instanceof RateLimiterRes
    ? Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    : 0;
}
