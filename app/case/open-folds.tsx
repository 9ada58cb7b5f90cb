import { useContext } from "react";
import { InlineScripts } from "~/app/site/inline-scripts";

/** Comes after the folds in the document, so that a wide screen never paints them closed. */
export function OpenFolds() {
  const { mark, openFolds = "" } = useContext(InlineScripts);

  // The browser has run it and keeps it as it is.
  return (
    <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: openFolds }} />
  );
}
