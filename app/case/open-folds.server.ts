/**
 * Inline scripts as they stand in the HTML: the policy of the documents names their hashes. They
 * run before the first paint, for which a module is too late.
 */
export const inlineScripts = {
  /** Opens the folds of a case on a wide screen, and the part that the hash names. */
  openFolds:
    'for(const d of document.querySelectorAll(".fold"))d.open=matchMedia("(min-width:68rem)").matches||d.parentNode.id===location.hash.slice(1)',
} as const;
