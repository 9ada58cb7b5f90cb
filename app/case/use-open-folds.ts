import { useLayoutEffect } from "react";

/** On a page that script drew; a document opens its folds by an inline script of its own. */
export function useOpenFolds(page: string): void {
  useBrowserLayoutEffect(() => {
    if (!matchMedia("(min-width: 68rem)").matches) return;
    for (const fold of document.querySelectorAll<HTMLDetailsElement>(".fold")) fold.open = true;
  }, [page]);
}

/** React warns of layout effects on the server, where they do nothing. */
const useBrowserLayoutEffect = typeof document === "undefined" ? () => {} : useLayoutEffect;
