import "@remix-run/node";
import type { RequestContext } from "~/app/services.server";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

declare module "@remix-run/server-runtime" {
  /** Set by our own server; empty under `remix-serve`. */
  interface AppLoadContext extends Partial<RequestContext> {
    // What an action says to the head of its own document. Remix runs the loaders after it, in the
    // same context, and shows an action's data to neither them nor `meta`: there is no other way.

    /** Seconds. Remix passes on only the cookies of an action's headers. */
    retryAfter?: number;
    /** The page shows errors. */
    hasErrors?: boolean;
    /** The case page shows its second step. */
    step?: 2;
    /** `/your-request` shows an act; each act has its own title. */
    title?: string | undefined;
  }
}
