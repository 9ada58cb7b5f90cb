import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { CurrentPath } from "~/app/ui/current-path";
import type { Drawn } from "./drawn-once";
import { drawnOnce } from "./drawn-once.server";

/**
 * Draws a part of a page that only has to be read, so that neither its words nor its components
 * travel as script. Its links are followed by `useSiteLinks`.
 *
 * @param path of the page, for links that lead to where one is
 */
export function drawPart(element: ReactNode, path: string): Drawn | null {
  const part = <CurrentPath.Provider value={path}>{element}</CurrentPath.Provider>;

  return drawnOnce({ html: renderToStaticMarkup(part) });
}
