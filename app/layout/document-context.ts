import { createContext } from "react";

/** Known while a document is rendered; empty in the browser. */
type InlineScripts = {
  /**
   * The nonce of the site's own inline scripts, which marks them. The policy then names the marked
   * scripts by hash, and the mark is removed.
   */
  mark?: string;
};

export const InlineScripts = createContext<InlineScripts>({});

/**
 * Id of the request that a document answers; empty in the browser, which keeps what the server
 * wrote.
 */
export const RequestId = createContext("");
