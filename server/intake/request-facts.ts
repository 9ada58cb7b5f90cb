import type { OptOutReason } from "../privacy/opt-out";

/** What a request says about its sender, decided once a request. */
export type RequestFacts = {
  /** Random; joins the log lines of one request. */
  requestId: string;
  /** Scheme and host the visitor sees. */
  origin: string;
  /** The same for what other services are sent: there a client's `Host` is not trusted. */
  publicOrigin: string;
  /** Null if unknown: no forwarded address from a trusted proxy. */
  ip: string | null;
  userAgent: string;
  reasons: readonly Exclude<OptOutReason, "suppression">[];
  optedOut: boolean;
};
