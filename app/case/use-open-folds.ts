import { useLayoutEffect } from "react";

/** For pages drawn by script; a document opens its folds with an inline script. */
export function useOpenFolds(page: string): void {
  useBrowserLayoutEffect(() => {
    if (!matchMedia("(min-width: 68rem)").matches) return;
    for (const fold of document.querySelectorAll<HTMLDetailsElement>(".fold")) fold.open = true;
  }, [page]);
}

/** React warns about layout effects on the server, where they do nothing. */
const useBrowserLayoutEffect = typeof document === "undefined" ? () => {} : useLayoutEffect;
