import { createContext } from "react";

/**
 * Tells the site's own inline scripts from any that somebody might bring into a page: while a
 * document is rendered they carry this as their nonce. The policy then names the marked ones by
 * hash, and the mark is taken out again. Nothing in the browser.
 */
export const ScriptMark = createContext<string | undefined>(undefined);
