import { cases } from "../../data/cases";
import { indexedPaths } from "../../data/menus";
import { stateLimits } from "../../data/time-limits";
import { run } from "./length";

/** States with an uncertain rule, a window, and a Spanish name; sources with an `http:` address aside. */
const sampleStates = ["alaska", "nevada", "puerto-rico"];
export const shownStates = stateLimits.filter(
  ({ slug }) => run !== "short" || sampleStates.includes(slug),
);

/** An abuse case, one with a short page, and one with the longest. `npm test` looks at these alone. */
const samples = ["institutional-sex-abuse", "oxbryta", "la-wildfire"];
export const shownCases =
  run === "short" ? cases.filter(({ slug }) => samples.includes(slug)) : cases;

/**
 * Every address with a page, including those of missing and unwritten pages. In `npm test`, every
 * template.
 */
export const everyPath: readonly string[] = [
  ...indexedPaths,
  ...shownCases.flatMap(({ slug }) =>
    ["", "/record", "/checklist"].map((part) => `/lawsuits/${slug}${part}`),
  ),
  ...sampleStates.map((slug) => `/time-limits/${slug}`),
  "/lawsuits/purple-widget-burns",
  "/no-such-page",
];

/** Limit of an English document in brotli. A Spanish one may be a tenth larger. */
export function mostBytes(path: string): number {
  if (path === "/" || path === "/es") return 14 * 1024;
  if (/\/lawsuits\/[^/]+$/.test(path)) return 17 * 1024;
  return (path.endsWith("/record") ? 24 : 15) * 1024;
}
