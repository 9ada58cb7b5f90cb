import { useContext, useLayoutEffect } from "react";
import { InlineScripts } from "~/app/site/document-context";

/** Comes after the folds in the document, so that a wide screen never paints them closed. */
export function OpenFolds() {
  const { mark, openFolds = "" } = useContext(InlineScripts);

  // The browser has run it and keeps it as it is.
  return (
    <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: openFolds }} />
  );
}

/**
 * For pages drawn by script; a document opens its folds with an inline script. `page` is null while
 * the page is not shown, so that coming back opens them again.
 */
export function useOpenFolds(page: string | null): void {
  useBrowserLayoutEffect(() => {
    if (!page || !matchMedia("(min-width: 68rem)").matches) return;
    for (const fold of document.querySelectorAll<HTMLDetailsElement>(".fold")) fold.open = true;
  }, [page]);
}

/** React warns about layout effects on the server, where they do nothing. */
const useBrowserLayoutEffect = typeof document === "undefined" ? () => {} : useLayoutEffect;
