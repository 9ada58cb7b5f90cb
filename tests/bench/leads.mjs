import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import LibsqlDatabase from "libsql";
import { homeFields } from "../support/home-lead.mjs";
import { median, ours, start } from "./servers.mjs";

const connections = 64;

/** Leads stored for good a second, beside an action that does nothing, and beside bare commits. */
export async function benchLeads({ seconds, rounds }) {
  const site = await ours();
  const empty = await start(["tests/bench/empty-action.mjs"]);
  const results = { ours: [], empty: [], commits: [] };
  for (let count = 0; count < rounds; count++) {
    results.ours.push(await post(site.url, seconds));
    results.empty.push(await post(empty.url, seconds));
    results.commits.push(commits(seconds));
  }
  await site.stop();
  await empty.stop();

  const rate = (all) => Math.round(median(all.map(({ rate: one }) => one)));
  const late = (name) => median(results[name].map(({ p99 }) => p99));
  return [
    { what: "leads", perSecond: rate(results.ours), p99Ms: late("ours") },
    { what: "empty action", perSecond: rate(results.empty), p99Ms: late("empty") },
    { what: "commits of one row", perSecond: rate(results.commits) },
    { what: "leads / empty action", perSecond: ratio(rate(results.ours), rate(results.empty)) },
  ];
}

function ratio(a, b) {
  return Math.round((a / b) * 100) / 100;
}

let sent = 0;

async function post(url, seconds) {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        method: "POST",
        path: "/",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        setupRequest: (request) => ({ ...request, body: lead(++sent) }),
      },
    ],
  });
  if (result["3xx"] !== result.requests.total) throw new Error(`${result.non2xx} were not stored`);
  return { rate: result.requests.total / result.duration, p99: result.latency.p99 };
}

function lead(number) {
  const Email = `bench${number}@example.com`;
  return new URLSearchParams({ ...homeFields, Email }).toString();
}

/** What the disk gives: one row a transaction, written through. */
function commits(seconds) {
  const folder = mkdtempSync(join(tmpdir(), "plainclaim-commits-"));
  const db = new LibsqlDatabase(join(folder, "commits.db"));
  db.exec("pragma journal_mode=wal; pragma synchronous=full; create table rows (text)");
  const insert = db.prepare("insert into rows values (?)");
  const end = performance.now() + seconds * 1000;
  let count = 0;
  for (; performance.now() < end; count++) insert.run("x".repeat(500));
  db.close();
  rmSync(folder, { recursive: true, force: true });
  return { rate: count / seconds };
}
