import { inlineScripts } from "~/app/site/inline-scripts";

/** Stands after the folds, so that a wide document is never painted with them closed. */
export function OpenFolds() {
  return <script dangerouslySetInnerHTML={{ __html: inlineScripts.openFolds }} />;
}
