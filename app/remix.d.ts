import "@remix-run/node";
import type { RequestFacts } from "~/app/services.server";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

declare module "@remix-run/server-runtime" {
  /** Set by our own server; empty under `remix-serve`. */
  interface AppLoadContext {
    facts?: RequestFacts;
    /** Bytes of a post, read by our own server. */
    body?: Buffer;
    /** Status of a request that no page may handle. */
    refusal?: number;
    /** A cross-site post, allowed only with the body of RFC 8058. */
    isOneClickOnly?: boolean;
    /** Seconds. Set by an action; Remix passes on only the cookies of its headers. */
    retryAfter?: number;
    /** Set by an action whose page shows errors. */
    hasErrors?: boolean;
  }
}
