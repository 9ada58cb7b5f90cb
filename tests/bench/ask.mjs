import { spawn, spawnSync } from "node:child_process";
import autocannon from "autocannon";

const hasWrk = spawnSync("wrk", ["--version"]).error === undefined;

/**
 * Requests one document over and over, from the other core. Uses `wrk` (a Debian package) where it
 * is installed: autocannon itself is slower than what it would measure.
 *
 * @returns how many requests were answered
 */
export async function ask(url, { connections, seconds }) {
  if (hasWrk) return askByWrk(url, { connections, seconds });

  const headers = { "Accept-Encoding": "br" };
  const { requests } = await autocannon({ url, headers, connections, duration: seconds });
  return requests.total;
}

function askByWrk(url, { connections, seconds }) {
  const load = [
    "wrk",
    "-t1",
    `-c${connections}`,
    `-d${seconds}s`,
    "-H",
    "Accept-Encoding: br",
    url,
  ];
  return new Promise((resolve, reject) => {
    const child = spawn("taskset", ["-c", "1", ...load]);
    let printed = "";
    child.stdout.on("data", (chunk) => {
      printed += chunk;
    });
    child.once("error", reject);
    child.once("exit", () => resolve(Number(/(\d+) requests in/.exec(printed)?.[1])));
  });
}
