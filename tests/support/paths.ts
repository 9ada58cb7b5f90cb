import { cases } from "../../data/cases";
import { indexedPaths } from "../../data/menus";

/** Every address with a page, including those of missing and unwritten pages. */
export const everyPath: readonly string[] = [
  ...indexedPaths,
  ...cases.map(({ slug }) => `/lawsuits/${slug}`),
  "/lawsuits/purple-widget-burns",
  "/no-such-page",
];
