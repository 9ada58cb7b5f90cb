import { useEffect, useRef } from "react";
import type { Drawn } from "~/app/site/drawn-once";
import type { CasePageData } from "./case-page.server";

/**
 * Help lines for a step of the form. In a document drawn with the article, the row came as HTML and
 * not as data, so it is taken from there before the article is removed.
 */
export function useHelpRow({ path, help }: CasePageData): Drawn | null {
  const found = useRef<Drawn | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another case brings another row.
  useEffect(() => {
    const row = document.querySelector(".case__drawn > .help");
    found.current = row && { html: row.outerHTML };
  }, [path]);

  return help ?? found.current;
}
