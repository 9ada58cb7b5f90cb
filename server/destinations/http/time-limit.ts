import type { ClientRequest } from "node:http";

type TimeLimit = {
  /** Why the request was ended, if it was. */
  reason(): string | undefined;
  /** To be called when the exchange is over. */
  lift(): void;
};

type Limits = { timeout: number; signal?: AbortSignal };

/**
 * Ends a request after `timeout` milliseconds, or when the signal says so. A timer and a listener
 * of its own, because Node 20 collects the composite of `AbortSignal.any` as garbage while it is
 * still needed: then no limit holds, and a silent endpoint blocks its destination for ever.
 */
export function limitTime(request: ClientRequest, { timeout, signal }: Limits): TimeLimit {
  let why: string | undefined;
  const end = (reason: string) => {
    why ??= reason;
    request.destroy(new Error(reason));
  };
  const abort = () => end("broken off");
  const timer = setTimeout(end, timeout, "no answer in time");

  signal?.addEventListener("abort", abort);
  if (signal?.aborted) abort();
  return {
    reason: () => why,
    lift() {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    },
  };
}
