/*
 * `npm run bench`: everything in one run, in rounds, side by side. The ratios are what counts: the
 * machine, and whatever else it does, is the same for all. Prints tables and writes
 * `.cache/bench.json`. `--seconds` and `--rounds` make the run shorter or its figures more certain.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { benchDesk } from "./desk.mjs";
import { benchDocuments } from "./documents.mjs";
import { benchGrowth } from "./growth.mjs";
import { benchLeads } from "./leads.mjs";
import { benchLighthouse } from "./lighthouse.mjs";
import { benchMemory } from "./memory.mjs";

const parts = {
  documents: benchDocuments,
  leads: benchLeads,
  growth: benchGrowth,
  desk: benchDesk,
  memory: benchMemory,
  lighthouse: benchLighthouse,
};
const { values, positionals } = parseArgs({
  options: { seconds: { type: "string", default: "4" }, rounds: { type: "string", default: "5" } },
  allowPositionals: true,
});
const how = { seconds: Number(values.seconds), rounds: Number(values.rounds) };
const chosen = Object.entries(parts).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
);

const results = { node: process.version, cores: cpus().length, ...how };
for (const [name, bench] of chosen) {
  console.log(`\n${name}`);
  results[name] = await bench(how);
  console.table(results[name]);
}
mkdirSync(".cache", { recursive: true });
writeFileSync(".cache/bench.json", `${JSON.stringify(results, null, 2)}\n`);
