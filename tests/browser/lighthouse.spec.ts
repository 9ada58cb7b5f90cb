import lighthouse from "lighthouse";
import { openBrowser } from "../bench/lighthouse.mjs";
import { audit } from "../support/length";
import { expect } from "./site.fixture";
import { test } from "./test.fixture";

/** One page of each kind: the sweep also checks every page with axe, which Lighthouse uses. */
const paths = ["/", "/lawsuits/roundup-cancer", "/terms", "/es", "/es/lawsuits/roundup-cancer"];

const rated = ["accessibility", "best-practices", "seo"];

/** Text that is fading in has less contrast meanwhile. */
const motionless = ["--force-prefers-reduced-motion"];

/** Nothing is timed here, so there is no need to wait. With a real network, 10 s would be right. */
const settings = {
  onlyCategories: rated,
  throttlingMethod: "simulate",
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 0,
  cpuQuietThresholdMs: 0,
  disableFullPageScreenshot: true,
  output: "json",
  logLevel: "error",
} as const;

test("Lighthouse finds nothing on one page of each kind", { tag: audit }, async ({ site }) => {
  const browser = await openBrowser(motionless);
  const found = [];
  try {
    for (const path of paths) {
      const result = await lighthouse(site.url + path, { ...settings, port: browser.port });
      found.push({ path, faults: faultsIn(result) });
    }
  } finally {
    await browser.close();
  }
  expect(found).toEqual(paths.map((path) => ({ path, faults: [] })));
});

type Result = Awaited<ReturnType<typeof lighthouse>>;

/** The audits that a rated category counts and that failed; all of them when there is no report. */
function faultsIn(result: Result): string[] {
  if (!result || result.lhr.runtimeError) return ["no report"];

  const { categories, audits } = result.lhr;
  const counted = rated.flatMap((name) => categories[name]?.auditRefs ?? []);
  return counted
    .filter(({ weight, id }) => weight > 0 && audits[id]?.score !== null && audits[id]?.score !== 1)
    .map(({ id }) => id);
}
