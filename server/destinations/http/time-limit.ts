import type { ClientRequest } from "node:http";

type TimeLimit = {
  /** Undefined unless this ended the request. */
  reason(): string | undefined;
  /** Call when the exchange is over. */
  lift(): void;
};

type Limits = { timeout: number; signal?: AbortSignal };

/**
 * Ends a request after `timeout` milliseconds or when the signal aborts. Its own timer and
 * listener, because Node 20 garbage-collects the composite of `AbortSignal.any` while it is in use:
 * then no limit holds, and a silent endpoint blocks its destination for ever.
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
