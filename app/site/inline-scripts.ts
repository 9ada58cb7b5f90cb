import { createContext } from "react";

/**
 * Marks the site's own inline scripts while a document is rendered, as their nonce. The policy then
 * names the marked scripts by hash, and the mark is removed. Undefined in the browser.
 */
export const ScriptMark = createContext<string | undefined>(undefined);
