import "@remix-run/node";
import type { RequestFacts } from "~/app/services.server";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

declare module "@remix-run/server-runtime" {
  /** What the server in front hands over; empty under `remix-serve`. */
  interface AppLoadContext {
    facts?: RequestFacts;
    /** What was posted. */
    body?: Buffer;
    /** The status of a request that no page should see. */
    refusal?: 403 | 405;
    /** A form from another site that only the one-click word excuses. */
    isOneClickOnly?: boolean;
    /** Set by an action whose page shows errors. */
    hasErrors?: boolean;
  }
}
