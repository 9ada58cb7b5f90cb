import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import { post } from "./leads.mjs";
import { start } from "./servers.mjs";

const page = "/lawsuits/roundup-cancer";

/** What one answer costs on a site that has each case `times` times. */
export async function byCases(times, seconds) {
  const folder = buildCopy(times);
  const site = await start([join(folder, "build/index.js")]);
  await atRest(site);
  const row = {
    what: `${21 * times} cases`,
    "from memory, µs": await cost(site, () => get(site.url + page, seconds)),
    "rendered, µs": await cost(site, () => get(`${site.url}${page}?a=1`, seconds)),
    "lead, µs": await cost(site, () => count(post(site.url, seconds), seconds)),
  };
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
  return row;
}

/** A copy of the program whose list of cases is repeated under other addresses. */
function buildCopy(times) {
  const folder = mkdtempSync(join(tmpdir(), "plainclaim-cases-"));
  for (const name of [
    "app",
    "data",
    "server",
    "package.json",
    "remix.config.js",
    "tsconfig.json",
  ]) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  mkdirSync(join(folder, "public"));
  cpSync("public/images", join(folder, "public/images"), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));

  const file = join(folder, "data/cases/index.ts");
  const list = "export const cases: readonly Case[] = [";
  const text = readFileSync(file, "utf8")
    .replace(list, "const written: readonly Case[] = [")
    .replace(
      "];",
      `];
export const cases: readonly Case[] = Array.from({ length: ${times} }).flatMap((_, round) =>
  written.map((item) => (round === 0 ? item : { ...item, slug: item.slug + "-" + round })),
);`,
    );
  writeFileSync(file, text);
  for (const command of ["node_modules/.bin/remix build", "node server/finish-build.mjs"]) {
    const { status } = spawnSync(command, { cwd: folder, shell: true, stdio: "ignore" });
    if (status !== 0) throw new Error(`${command} failed with ${21 * times} cases`);
  }
  return folder;
}

/** Every shared page is made once after the start. */
async function atRest({ cpuMs }) {
  await sleep(2000);
  for (let before = -1000; cpuMs() - before > 50; ) {
    before = cpuMs();
    await sleep(1000);
  }
}

/** Microseconds of processor time per answer; the first run meets code that is not compiled yet. */
async function cost({ cpuMs }, run) {
  await run();
  const before = cpuMs();
  const answers = await run();
  return Math.round(((cpuMs() - before) * 1000) / answers);
}

function get(url, seconds) {
  const headers = { "accept-encoding": "br" };
  return autocannon({ url, connections: 16, duration: seconds, headers }).then(
    ({ requests }) => requests.total,
  );
}

async function count(posting, seconds) {
  const { rate } = await posting;
  return rate * seconds;
}
