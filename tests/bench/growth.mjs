import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { post } from "./leads.mjs";
import { startPostgres } from "./postgres.mjs";
import { median, ours } from "./servers.mjs";

const sizes = [0, 100_000, 1_000_000];
/** The key of the stores that `seed.mjs` makes. */
const SECRET_KEY = "ab".repeat(32);

/** Leads on a store that holds many already, and by several processes. */
export async function benchGrowth({ seconds, rounds }) {
  const rows = [];
  for (const size of sizes) rows.push(await bySize(size, { seconds, rounds }));
  for (const processes of [1, 2, 3]) rows.push(await byProcesses(processes, { seconds, rounds }));
  return rows;
}

async function bySize(size, how) {
  const folder = mkdtempSync(join(tmpdir(), "plainclaim-growth-"));
  const DATABASE_URL = `file:${join(folder, "growth.db")}`;
  if (size > 0) spawnSync(process.execPath, ["tests/bench/seed.mjs", DATABASE_URL, String(size)]);
  const site = await ours({ DATABASE_URL, SECRET_KEY });
  const result = await measure([site], how);
  rmSync(folder, { recursive: true, force: true });
  return { what: `SQLite with ${size.toLocaleString("en-US")} stored`, ...result };
}

async function byProcesses(count, how) {
  const postgres = await startPostgres();
  const settings = { DATABASE_URL: postgres.url, SECRET_KEY };
  const sites = await Promise.all(Array.from({ length: count }, () => ours(settings)));
  const result = await measure(sites, how);
  await postgres.stop();
  return { what: `PostgreSQL, processes: ${count}`, ...result };
}

async function measure(sites, { seconds, rounds }) {
  const rates = [];
  const costs = [];
  for (let count = 0; count <= rounds; count++) {
    const before = cpu(sites);
    const all = await Promise.all(sites.map(({ url }) => post(url, seconds)));
    const rate = all.reduce((sum, one) => sum + one.rate, 0);
    if (count === 0) continue;
    rates.push(rate);
    costs.push(((cpu(sites) - before) * 1000) / (rate * seconds));
  }
  for (const site of sites) await site.stop();
  return { perSecond: Math.round(median(rates)), "µs of processor": Math.round(median(costs)) };
}

function cpu(sites) {
  return sites.reduce((sum, { cpuMs }) => sum + cpuMs(), 0);
}
