import { useLayoutEffect } from "react";

/** On a page that script drew; a document opens its folds by an inline script of its own. */
export function useOpenFolds(): void {
  useBrowserLayoutEffect(() => {
    if (!matchMedia("(min-width: 68rem)").matches) return;
    for (const fold of document.querySelectorAll<HTMLDetailsElement>(".fold")) fold.open = true;
  }, []);
}

/** React warns of layout effects on the server, where they do nothing. */
const useBrowserLayoutEffect = typeof document === "undefined" ? () => {} : useLayoutEffect;
