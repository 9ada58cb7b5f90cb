import type { OptOutReason } from "../privacy/opt-out";

/** What one request tells about its sender, decided once. */
export type RequestFacts = {
  /** Finds the lines of one request in the log; says nothing about the sender. */
  requestId: string;
  /** Scheme and host the visitor sees. */
  origin: string;
  /** The same for what is sent to other services, where a client's `Host` is not believed. */
  publicOrigin: string;
  /** Null when it cannot be known: no forwarded address from a trusted proxy. */
  ip: string | null;
  userAgent: string;
  reasons: readonly Exclude<OptOutReason, "suppression">[];
  optedOut: boolean;
};
