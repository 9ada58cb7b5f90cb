import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { post } from "./leads.mjs";
import { median, ours } from "./servers.mjs";

const sizes = [0, 100_000, 1_000_000];
/** The key of the stores that `seed.mjs` makes. */
const SECRET_KEY = "07".repeat(32);

/** Leads on a store that holds many already. */
export async function benchGrowth({ seconds, rounds }) {
  const rows = [];
  for (const size of sizes) rows.push(await bySize(size, { seconds, rounds }));
  return rows;
}

async function bySize(size, how) {
  const folder = mkdtempSync(join(tmpdir(), "plainclaim-growth-"));
  const DATABASE_URL = `file:${join(folder, "growth.db")}`;
  if (size > 0) spawnSync(process.execPath, ["tests/bench/seed.mjs", DATABASE_URL, String(size)]);
  const site = await ours({ DATABASE_URL, SECRET_KEY });
  const result = await measure(site, how);
  rmSync(folder, { recursive: true, force: true });
  return { what: `SQLite with ${size.toLocaleString("en-US")} stored`, ...result };
}

async function measure(site, { seconds, rounds }) {
  const rates = [];
  const costs = [];
  for (let count = 0; count <= rounds; count++) {
    const before = site.cpuMs();
    const { rate } = await post(site.url, seconds);
    if (count === 0) continue;
    rates.push(rate);
    costs.push(((site.cpuMs() - before) * 1000) / (rate * seconds));
  }
  await site.stop();
  return { perSecond: Math.round(median(rates)), "µs of processor": Math.round(median(costs)) };
}
