import { cases } from "../../data/cases";
import { indexedPaths } from "../../data/menus";

/** Every address with a page, the ones that are missing or unknown included. */
export const everyPath: readonly string[] = [
  ...indexedPaths,
  ...cases.map(({ slug }) => `/lawsuits/${slug}`),
  "/lawsuits/purple-widget-burns",
  "/no-such-page",
];
