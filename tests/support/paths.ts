import { cases } from "../../data/cases";
import { indexedPaths } from "../../data/menus";

/** Every address with a page, including those of missing and unwritten pages. */
export const everyPath: readonly string[] = [
  ...indexedPaths,
  ...cases.map(({ slug }) => `/lawsuits/${slug}`),
  "/lawsuits/purple-widget-burns",
  "/no-such-page",
];

/** Of a document in English, packed by brotli; one in Spanish may have a tenth more. */
export function mostBytes(path: string): number {
  if (path === "/") return 12 * 1024;
  // A case page contains its whole record.
  return (path.startsWith("/lawsuits/") ? 18 : 14) * 1024;
}
