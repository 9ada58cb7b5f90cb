import lighthouse from "lighthouse";
import { openBrowser } from "../bench/lighthouse.mjs";
import { audit, run } from "../support/length";
import { expect } from "./site.fixture";
import { test } from "./test.fixture";

/**
 * One page of each kind, of which CI looks at each in one language: the sweep also checks every page
 * with axe, which Lighthouse uses.
 */
const inCheck = ["/", "/es/lawsuits/roundup-cancer", "/terms"];
const paths = run === "audit" ? [...inCheck, "/es", "/lawsuits/roundup-cancer"] : inCheck;

const rated = ["accessibility", "best-practices", "seo"];

/** What the simulated line of a phone decides, whatever else the machine is doing. */
const mostMs = 1500;

/**
 * With the defaults of Lighthouse, which are a phone on a slow line, against the server that
 * `npm start` runs. A busy machine delays what it paints: the best of three counts, and only the
 * first looks for faults.
 */
test("on a phone as Lighthouse has it, one page of each kind has no fault and paints its largest part within 1.5 s, before any script is asked for", {
  tag: audit,
}, async ({ site }) => {
  // Beside much other work, a visit takes up to a minute.
  test.slow();
  const browser = await openBrowser();
  const found = [];
  try {
    for (const path of paths) {
      const options = { port: browser.port, ...common };
      const visit = (scope: Scope) => lighthouse(site.url + path, { ...options, ...scope });
      const whole = await visit({ onlyCategories: rated, onlyAudits: timed });
      let best = timesIn(whole);
      for (let tries = 1; tries < 3 && best.paintedMs > mostMs; tries++) {
        const next = timesIn(await visit({ onlyAudits: timed }));
        if (next.paintedMs < best.paintedMs) best = next;
      }
      found.push({ path, faults: faultsIn(whole), isSoon: best.paintedMs <= mostMs, ...best });
    }
  } finally {
    await browser.close();
  }
  expect(found).toMatchObject(
    paths.map((path) => ({ path, faults: [], blocking: 0, shift: 0, isSoon: true })),
  );
});

type Scope = { onlyCategories?: string[]; onlyAudits: string[] };
type Report = Awaited<ReturnType<typeof lighthouse>>;

/** Without a list it also gathers what nothing here reads, such as a picture of the whole page. */
const timed = [
  "largest-contentful-paint",
  "cumulative-layout-shift",
  "network-requests",
  "metrics",
];
const common = { output: "json", logLevel: "error", disableFullPageScreenshot: true } as const;

function timesIn(result: Report) {
  const audits = result?.lhr.audits ?? {};
  const network = audits["network-requests"]?.details;
  const requests = network && "items" in network ? network.items : [];
  const metrics = audits.metrics?.details;
  const [times] = metrics && "items" in metrics ? metrics.items : [];
  // Requests are counted from the first one on, metrics from the navigation, which a busy machine
  // begins long before. Both also have the time of the browser, in microseconds.
  const paintedAt =
    (numberIn(times, "observedFirstContentfulPaintTs") -
      numberIn(network?.debugData, "networkStartTimeTs")) /
    1000;

  return {
    paintedMs: audits["largest-contentful-paint"]?.numericValue ?? Number.POSITIVE_INFINITY,
    shift: audits["cumulative-layout-shift"]?.numericValue,
    /** How many scripts are asked for before the page is painted. */
    blocking: requests.filter(
      (item: object) =>
        "resourceType" in item &&
        item.resourceType === "Script" &&
        "networkRequestTime" in item &&
        !(Number(item.networkRequestTime) >= paintedAt),
    ).length,
  };
}

function numberIn(item: object | undefined, name: string): number {
  return Number(Object.entries(item ?? {}).find(([key]) => key === name)?.[1]);
}

/** The audits that a rated category counts and that failed; all of them when there is no report. */
function faultsIn(result: Report): string[] {
  if (!result || result.lhr.runtimeError) return ["no report"];

  const { categories, audits } = result.lhr;
  const counted = rated.flatMap((name) => categories[name]?.auditRefs ?? []);
  return counted
    .filter(({ weight, id }) => weight > 0 && audits[id]?.score !== null && audits[id]?.score !== 1)
    .map(({ id }) => id);
}
