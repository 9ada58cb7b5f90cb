import { useContext } from "react";
import { inlineScripts } from "~/app/site/inline-scripts";
import { ScriptMark } from "~/app/site/script-mark";

/** Comes after the folds in the document, so that a wide screen never paints them closed. */
export function OpenFolds() {
  const mark = useContext(ScriptMark);

  return <script nonce={mark} dangerouslySetInnerHTML={{ __html: inlineScripts.openFolds }} />;
}
