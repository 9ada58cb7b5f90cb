import { cases } from "../../data/cases";
import { indexedPaths } from "../../data/menus";

/** States with an uncertain rule, a window, and a Spanish name; sources with an `http:` address aside. */
const statePaths = ["alaska", "nevada", "puerto-rico"].map((slug) => `/time-limits/${slug}`);

/** Every address with a page, including those of missing and unwritten pages. */
export const everyPath: readonly string[] = [
  ...indexedPaths,
  ...cases.flatMap(({ slug }) =>
    ["", "/record", "/checklist"].map((part) => `/lawsuits/${slug}${part}`),
  ),
  ...statePaths,
  "/lawsuits/purple-widget-burns",
  "/no-such-page",
];

/** Limit of an English document in brotli. A Spanish one may be a tenth larger. */
export function mostBytes(path: string): number {
  if (path === "/") return 12 * 1024;
  return (path.endsWith("/record") ? 22 : 14) * 1024;
}
