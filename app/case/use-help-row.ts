import { useEffect, useRef } from "react";
import type { Drawn } from "~/app/site/drawn-once";
import type { CasePageData } from "./case-page.server";

/**
 * The row of help lines, for a step of the form. Where it stands in the article, it came with the
 * document and not as data: it is taken from there before the article goes.
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
