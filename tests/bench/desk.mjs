import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "./postgres.mjs";
import { cpuMs, median } from "./servers.mjs";

const size = 100_000;

const filters = [
  "case=oxbryta",
  "state=NY",
  "firm=lee",
  "kind=contact",
  "period=this-week",
  "period=last-month",
  "q=Maria+Lopez",
  "q=maria",
  "q=555-01",
  "q=0145",
  "q=2125550145",
  "q=DESK2",
  "q=nobody+here",
  "q=maria.lopez.0%40example.com",
  "q=maria&state=NY&case=oxbryta",
  "period=last-week&state=NY&firm=roe",
  "status=signed",
  "status=uncertain",
  "status=stopped",
];
const sorts = ["oldest", "name", "case", "state"];

/** Milliseconds of each list of the desk, with the counts of its tabs, on a store of 100,000. */
export async function benchDesk({ rounds }) {
  const folder = mkdtempSync(join(tmpdir(), "plainclaim-desk-"));
  const postgres = await startPostgres();
  const rows = [];
  for (const [store, url] of [
    ["SQLite", `file:${join(folder, "desk.db")}`],
    ["PostgreSQL", postgres.url],
  ]) {
    spawnSync(process.execPath, ["tests/bench/seed.mjs", url, String(size)], { stdio: "inherit" });
    const desk = await openDesk(url, folder);
    for (const query of await lists(desk)) {
      const times = [];
      const before = desk.cpuMs();
      for (let count = 0; count <= rounds; count++) {
        const began = performance.now();
        await desk.get(query);
        // The first answer is that of a store that was not read yet.
        if (count > 0) times.push(performance.now() - began);
      }
      rows.push({
        store,
        query,
        ms: Math.round(median(times)),
        most: Math.round(Math.max(...times)),
        // Of the desk alone, however busy the machine is; SQLite runs in it.
        cpuMs: Math.round((desk.cpuMs() - before) / (rounds + 1)),
      });
    }
    desk.stop();
  }
  await postgres.stop();
  rmSync(folder, { recursive: true });
  const slow = rows.filter(({ ms }) => ms > 100).length;
  return [...rows.toSorted((a, b) => b.ms - a.ms), { query: "over 100 ms", ms: slow }];
}

/** Each tab with each filter and order, and a page far down each unfiltered tab. */
async function lists(desk) {
  const tabs = ["needs", "new", "sent", "done", "legal", "all"].map((tab) => `tab=${tab}`);
  const late = await Promise.all(tabs.map((tab) => pageAfter(desk, tab, 10)));
  return [
    ...tabs.flatMap((tab) => [
      tab,
      ...filters.map((filter) => `${tab}&${filter}`),
      ...sorts.map((sort) => `${tab}&sort=${sort}`),
    ]),
    ...late,
  ];
}

/** The address of a page some pages further on, or of the last one. */
async function pageAfter(desk, query, pages) {
  const html = await desk.get(query);
  const next = /href="\/\?([^"]*after=[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
  return next && pages > 0 ? pageAfter(desk, next, pages - 1) : query;
}

async function openDesk(url, folder) {
  const child = spawn(process.execPath, ["build/index.js", "relay", "desk"], {
    env: {
      ...process.env,
      DATABASE_URL: url,
      SECRET_KEY: "07".repeat(32),
      FORM_ID: "abc",
      PARTNERS_FILE: writeFirms(folder),
      FIRM_SECRET: `whsec_${Buffer.alloc(32, 1).toString("base64")}`,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    printed += chunk;
    if (printed.includes("token=")) break;
  }
  const [address = ""] = /http:\S+/.exec(printed) ?? [];
  const opened = await fetch(address, { redirect: "manual" });
  const cookie = opened.headers.get("set-cookie")?.split(";")[0] ?? "";
  return {
    async get(query) {
      const answer = await fetch(new URL(`/?${query}`, address), { headers: { cookie } });
      if (answer.status !== 200) throw new Error(`${query} was answered ${answer.status}`);
      return answer.text();
    },
    cpuMs: () => cpuMs(child.pid),
    stop: () => child.kill(),
  };
}

/** Three firms in the folder; the secret of each is in FIRM_SECRET. */
function writeFirms(folder) {
  const file = join(folder, "partners.json");
  const place = { city: "Albany", state: "NY", site: "https://firm.example/" };
  const webhook = { url: place.site, secretEnv: "FIRM_SECRET" };
  const firms = ["lee", "roe", "doe"].map((id) => ({ name: `Firm ${id}`, id, ...place, webhook }));
  writeFileSync(file, JSON.stringify(firms));
  return file;
}
