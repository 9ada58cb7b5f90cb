import { useContext } from "react";
import { inlineScripts } from "~/app/site/inline-scripts";
import { ScriptMark } from "~/app/site/script-mark";

/** Stands after the folds, so that a wide document is never painted with them closed. */
export function OpenFolds() {
  const mark = useContext(ScriptMark);

  return <script nonce={mark} dangerouslySetInnerHTML={{ __html: inlineScripts.openFolds }} />;
}
