import { createContext } from "react";

/** Known while a document is rendered; empty in the browser. */
type InlineScripts = {
  /**
   * Marks the site's own inline scripts, as their nonce. The policy then names the marked scripts by
   * hash, and the mark is removed.
   */
  mark?: string;
  /** Source text of a script of the case pages. */
  openFolds?: string;
};

export const InlineScripts = createContext<InlineScripts>({});
