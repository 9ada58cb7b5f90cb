/**
 * Opens the folds of a case on a screen that is wide or becomes so, and the part that the hash names.
 * Closes none: a reader may have opened it. Inline, as it stands in the HTML: the policy names its
 * hash. It runs before the first paint, for which a module is too late.
 */
export const openFolds =
  '{const m=matchMedia("(min-width:68rem)");(m.onchange=()=>{for(const d of document.querySelectorAll(".fold"))d.open||=m.matches||d.parentNode.id===location.hash.slice(1)})()}';
