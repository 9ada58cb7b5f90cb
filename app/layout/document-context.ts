import { createContext } from "react";

/** Known while the server renders a document. In the browser it is empty. */
type Rendering = {
  /**
   * The nonce of the site's own inline scripts, which marks them. The policy then names the marked
   * scripts by hash, and the mark is removed.
   */
  mark?: string;
  requestId?: string;
};

export const Rendering = createContext<Rendering>({});
