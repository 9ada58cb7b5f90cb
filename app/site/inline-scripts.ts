/**
 * Inline scripts of our own, word for word: the policy of the documents names their hashes. They
 * run before the first paint, where a module would come too late.
 */
export const inlineScripts = {
  /** Opens the folded parts of a case where there is room for all of them, and the part a hash names. */
  openFolds:
    'for(const d of document.querySelectorAll(".fold"))d.open=matchMedia("(min-width:68rem)").matches||d.parentNode.id===location.hash.slice(1)',
} as const;
