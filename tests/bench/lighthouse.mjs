import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { chromiumArguments, chromiumOnPath, shellOnPath } from "../support/chromium.mjs";
import { ownPort } from "../support/own-port.mjs";
import { median, ours } from "./servers.mjs";

/**
 * The scores of a simulated phone on every page that a search engine may list: medians of the
 * rounds.
 */
export async function benchLighthouse({ rounds }) {
  const site = await ours();
  const browser = await openBrowser();
  const rows = [];
  for (const path of await listedPaths(site.url)) {
    const reports = [];
    for (let count = 0; count < Math.min(rounds, 3); count++) {
      reports.push(await audit(site.url + path, browser.port));
    }
    rows.push({ path, ...summarize(reports) });
  }
  await browser.close();
  await site.stop();
  return rows;
}

async function audit(url, port) {
  const options = { port, output: "json", logLevel: "error" };
  for (let tries = 1; ; tries++) {
    const { lhr } = await lighthouse(url, options);
    // Now and then the browser delivers no trace, and every figure is 0.
    if (!lhr.runtimeError || tries === 3) return lhr;
  }
}

/** Lighthouse speaks to the browser over a port of its own. */
export async function openBrowser(more = []) {
  const port = await ownPort();
  const browser = await chromium.launch({
    executablePath: shellOnPath() ?? chromiumOnPath(),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`, ...more],
  });
  return { port, close: () => browser.close() };
}

async function listedPaths(origin) {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url).pathname);
}

function summarize(reports) {
  const score = (name) =>
    median(reports.map((one) => Math.round(one.categories[name].score * 100)));
  const value = (name) => median(reports.map((one) => one.audits[name].numericValue));
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    largestPaintMs: Math.round(value("largest-contentful-paint")),
    layoutShift: value("cumulative-layout-shift"),
  };
}
