import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { median, ours, remixServe, start } from "./servers.mjs";

const hasWrk = spawnSync("wrk", ["--version"]).error === undefined;

const paths = ["/", "/lawsuits/roundup-cancer", "/terms"];
const warmSeconds = 2;

/** Documents per second of each server, and the ratio to a bare Node server with the same bytes. */
export async function benchDocuments({ seconds, rounds }) {
  const site = await ours();
  const settings = { SAME_AS: site.url, PATHS: paths.join(",") };
  const bare = await start(["tests/bench/bare-server.mjs"], settings);
  const framework = await remixServe();
  const nginx = await startNginx(site.url);
  const servers = { ours: site, bare, "remix-serve": framework, ...(nginx && { nginx }) };
  if (!nginx) console.log("nginx is not installed: left out");

  const rows = [];
  for (const path of paths) {
    const measured = await measure(servers, path, { seconds, rounds });
    const { rates, costs } = measured;
    rows.push({
      path,
      ...rates,
      "ours/bare": round(rates.ours / rates.bare),
      "ours/remix-serve": Math.round(rates.ours / rates["remix-serve"]),
      "µs ours": round(costs.ours),
      "µs bare": round(costs.bare),
      "bare/ours of µs": round(costs.bare / costs.ours),
    });
  }
  for (const server of Object.values(servers)) await server.stop();
  return rows;
}

/**
 * In turns, each server once per round, so that whatever else the machine does affects all of them
 * alike. Each server is sent requests for a while before it is measured: V8 drops some of its
 * optimized code while a server idles.
 */
async function measure(servers, path, { seconds, rounds }) {
  const names = Object.keys(servers);
  const rates = Object.fromEntries(names.map((name) => [name, []]));
  const costs = Object.fromEntries(names.map((name) => [name, []]));
  for (let count = 0; count < rounds; count++) {
    for (const [name, { url, cpuMs }] of Object.entries(servers)) {
      const connections = name === "remix-serve" ? 8 : 32;
      await ask(url + path, { connections, seconds: warmSeconds });
      const before = cpuMs?.() ?? 0;
      const answered = await ask(url + path, { connections, seconds });
      rates[name].push(answered / seconds);
      costs[name].push((((cpuMs?.() ?? 0) - before) * 1000) / answered);
    }
  }
  return {
    rates: mapValues(rates, (all) => Math.round(median(all))),
    costs: mapValues(costs, median),
  };
}

function mapValues(record, change) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

/**
 * The same documents as files, served by nginx, which is made for that. Null where nginx is not
 * installed.
 */
async function startNginx(sameAs) {
  if (spawnSync("nginx", ["-v"]).status !== 0) return null;

  const folder = mkdtempSync(join(tmpdir(), "plainclaim-nginx-"));
  const locations = [];
  for (const [index, path] of paths.entries()) {
    const file = join(folder, `${index}.html`);
    writeFileSync(file, Buffer.from(await (await fetch(sameAs + path)).arrayBuffer()));
    locations.push(`location = ${path} { default_type text/html; alias ${file}; gzip_static on; }`);
    spawnSync("gzip", ["-9k", file]);
  }
  const port = 20_000 + (process.pid % 20_000);
  const config = join(folder, "nginx.conf");
  writeFileSync(
    config,
    `worker_processes 1; worker_cpu_affinity 01; pid ${folder}/pid; error_log ${folder}/log;
events { } http { access_log off; keepalive_requests 1000000;
server { listen 127.0.0.1:${port}; ${locations.join(" ")} } }`,
  );
  spawnSync("nginx", ["-c", config]);
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      spawnSync("nginx", ["-c", config, "-s", "stop"]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function round(ratio) {
  return Math.round(ratio * 100) / 100;
}

/**
 * Requests one document over and over, from the other core. Uses `wrk` (a Debian package) where it
 * is installed: autocannon itself is slower than what it would measure.
 *
 * @returns how many requests were answered
 */
async function ask(url, { connections, seconds }) {
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
