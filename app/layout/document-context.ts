import { createContext } from "react";

/** Known while a document is rendered; empty in the browser. */
type InlineScripts = {
  /**
   * The nonce of the site's own inline scripts, which marks them. The policy then names the marked
   * scripts by hash, and the mark is removed.
   */
  mark?: string;
  /** Source text of a script on the case pages. */
  openFolds?: string;
};

export const InlineScripts = createContext<InlineScripts>({});

/**
 * Opens the folds of a case on a screen that is wide or becomes so, and the part that the hash names.
 * Closes none: a reader may have opened it. Inline, as it stands in the HTML: the policy names its
 * hash. It runs before the first paint, for which a module is too late.
 */
export const openFolds =
  '{const m=matchMedia("(min-width:68rem)");(m.onchange=()=>{for(const d of document.querySelectorAll(".fold"))d.open||=m.matches||d.parentNode.id===location.hash.slice(1)})()}';

/**
 * Id of the request that a document answers; empty in the browser, which keeps what the server
 * wrote.
 */
export const RequestId = createContext("");
