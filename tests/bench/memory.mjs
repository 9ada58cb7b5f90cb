import autocannon from "autocannon";
import { ours } from "./servers.mjs";

const uncached = ["/?a=1", "/lawsuits/roundup-cancer?a=1", "/terms?a=1", "/about?a=1"];
const cached = ["/", "/lawsuits/roundup-cancer", "/terms", "/about"];

/**
 * Time to start, and resident memory: at rest, at its peak under full load on rendered pages, and
 * after it.
 */
export async function benchMemory({ seconds, rounds }) {
  const site = await ours();
  const rest = site.residentMb();
  let most = rest;
  const watch = setInterval(() => {
    most = Math.max(most, site.residentMb());
  }, 100);
  const ask = (paths, rest) =>
    autocannon({
      url: site.url,
      connections: 16,
      requests: paths.map((path) => ({ path })),
      ...rest,
    });
  const load = await ask(uncached, { duration: Math.max(60, seconds * rounds * 3) });
  clearInterval(watch);
  await ask(cached, { amount: 10_000 });
  const after = site.residentMb();
  await site.stop();

  return [
    { what: "start to the first answer, ms", value: Math.round(site.startMs) },
    { what: "resident at rest, MB", value: rest },
    { what: "most under load, MB", value: most },
    { what: "after 10,000 more requests, MB", value: after },
    { what: "rendered pages a second", value: Math.round(load.requests.average) },
  ];
}
