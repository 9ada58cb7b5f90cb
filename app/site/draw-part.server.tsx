import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { CurrentPath } from "~/app/ui/current-path";
import type { Drawn } from "./drawn-once";
import { drawnOnce } from "./drawn-once.server";

/**
 * Renders a part of a page that needs no script: neither its words nor its components are sent as
 * script. `useSiteLinks` follows its links.
 *
 * @param path path of the page, to mark the link to the current page
 */
export function drawPart(element: ReactNode, path: string): Drawn | null {
  const part = <CurrentPath.Provider value={path}>{element}</CurrentPath.Provider>;

  return drawnOnce({ html: renderToStaticMarkup(part) });
}
