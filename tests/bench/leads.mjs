import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import LibsqlDatabase from "libsql";
import { homeFields } from "../support/lead-fields.mjs";
import { startPostgres } from "./postgres.mjs";
import { median, ours, start } from "./servers.mjs";

const connections = 64;

/** Leads committed per second, beside an action that does nothing and beside bare commits. */
export async function benchLeads({ seconds, rounds }) {
  const postgres = await startPostgres();
  const servers = {
    "leads, SQLite": await ours(),
    "leads, PostgreSQL": await ours({ DATABASE_URL: postgres.url, SECRET_KEY: "ab".repeat(32) }),
    "empty action": await start(["tests/bench/empty-action.mjs"]),
  };
  const results = Object.fromEntries(Object.keys(servers).map((what) => [what, []]));
  const bare = [];
  // The first round runs code that is not compiled yet, so it does not count.
  for (let count = 0; count <= rounds; count++) {
    for (const [what, { url }] of Object.entries(servers)) {
      const result = await post(url, seconds);
      if (count > 0) results[what].push(result);
    }
    bare.push(commits(1).rate);
  }
  for (const server of Object.values(servers)) await server.stop();
  await postgres.stop();

  const empty = median(results["empty action"].map(({ rate }) => rate));
  return [
    ...Object.entries(results).map(([what, all]) => row(what, all, empty)),
    { what: "commits of one row, one by one", perSecond: Math.round(median(bare)) },
  ];
}

function row(what, all, empty) {
  const middle = (name) => median(all.map((one) => one[name]));
  return {
    what,
    perSecond: Math.round(middle("rate")),
    "/ empty action": ratio(middle("rate"), empty),
    p50Ms: middle("p50"),
    p99Ms: middle("p99"),
  };
}

function ratio(a, b) {
  return Math.round((a / b) * 100) / 100;
}

let sent = 0;

export async function post(url, seconds) {
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
  const { total } = result.requests;
  if (result["3xx"] !== total) {
    const others = JSON.stringify({ ...result.statusCodeStats, errors: result.errors });
    throw new Error(`Not every lead was stored, of ${total}: ${others}`);
  }
  const { p50, p99 } = result.latency;
  return { rate: total / result.duration, p50, p99 };
}

function lead(number) {
  const Email = `bench${number}@example.com`;
  return new URLSearchParams({ ...homeFields, Email }).toString();
}

/** What the disk allows: one row per transaction, written through. */
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
