import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
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

/**
 * Leads per second that go to three firms in turn, beside those that go to one sheet, on each
 * store. Both forms ask for the state, so that the same lead is compared.
 */
export async function benchFirms({ seconds, rounds }) {
  const folder = mkdtempSync(join(tmpdir(), "plainclaim-firms-"));
  const receiver = createServer((request, response) => {
    request.resume().once("end", () => {
      response.writeHead(200, { "Content-Type": "application/json" });
      response.end('{"result":"success","row":1}');
    });
  });
  await new Promise((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${receiver.address().port}`;
  const sheet = {
    FORWARD_URL: `http://${host}/exec`,
    FORWARD_API_KEY: "key",
    EXCLUDED_STATES: "PR",
  };
  const firms = {
    PARTNERS_FILE: writeFirms(folder, `http://${host}/`),
    PARTNER_HOSTS: host,
    FIRM_SECRET: `whsec_${Buffer.alloc(32, 1).toString("base64")}`,
  };
  const rows = await compare(sheet, firms, { seconds, rounds, store: "SQLite" });
  const postgres = [await startPostgres(), await startPostgres()];
  const [one, other] = postgres.map(({ url }) => {
    return { DATABASE_URL: url, SECRET_KEY: "ab".repeat(32) };
  });
  const how = { seconds, rounds, store: "PostgreSQL" };
  rows.push(...(await compare({ ...sheet, ...one }, { ...firms, ...other }, how)));
  for (const server of postgres) await server.stop();
  receiver.closeAllConnections();
  receiver.close();
  rmSync(folder, { recursive: true, force: true });
  return rows;
}

/**
 * In alternating rounds; the first runs code that is not compiled yet. Each server stands still
 * while the other is measured: they share a core, and a sheet without a limit would be sent the
 * leads of its round during that of the firms.
 */
async function compare(sheet, firms, { seconds, rounds, store }) {
  const servers = { "one sheet": await ours(sheet), "three firms": await ours(firms) };
  const results = Object.fromEntries(Object.keys(servers).map((what) => [what, []]));
  for (const { pause } of Object.values(servers)) pause();
  for (let count = 0; count <= rounds; count++) {
    for (const [what, { url, cpuMs, pause, resume }] of Object.entries(servers)) {
      resume();
      const shown = await readForm(url);
      const before = cpuMs();
      const result = await post(url, seconds, shown);
      const cpu = (cpuMs() - before) / (result.rate * seconds);
      pause();
      if (count > 0) results[what].push({ ...result, cpu });
    }
  }
  for (const server of Object.values(servers)) await server.stop();

  const sheets = results["one sheet"].map(({ rate }) => rate);
  return Object.entries(results).map(([what, all]) => ({
    what: `${what}, ${store}`,
    perSecond: Math.round(median(all.map(({ rate }) => rate))),
    "/ one sheet": ratio(median(all.map(({ rate }, round) => rate / sheets[round])), 1),
    // Processor time per lead, deliveries included, however busy the machine is.
    cpuMs: ratio(median(all.map(({ cpu }) => cpu)), 1),
    p50Ms: median(all.map(({ p50 }) => p50)),
    p99Ms: median(all.map(({ p99 }) => p99)),
    rounds: all.map(({ rate }) => Math.round(rate)).join(" "),
  }));
}

function writeFirms(folder, url) {
  const file = join(folder, "partners.json");
  const place = { city: "Albany", state: "NY", site: "https://firm.example/" };
  const webhook = { url, secretEnv: "FIRM_SECRET" };
  const firms = ["a", "b", "c"].map((id) => ({ name: `Firm ${id}`, id, ...place, webhook }));
  writeFileSync(file, JSON.stringify(firms));
  return file;
}

/**
 * The version of the form, which stands for the firms that it names; a lead without it gets the
 * form again.
 */
async function readForm(url) {
  const html = await (await fetch(url)).text();
  const form_version = /name="form_version"[^>]*value="(\w+)"/.exec(html)?.[1] ?? "";
  return { form_version, ...(html.includes('name="state"') ? { state: "NY" } : {}) };
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

export async function post(url, seconds, more = {}) {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        method: "POST",
        path: "/",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        setupRequest: (request) => ({ ...request, body: lead(++sent, more) }),
      },
    ],
  });
  if (result["3xx"] !== result.requests.total) throw new Error(`${result.non2xx} were not stored`);
  const { p50, p99 } = result.latency;
  return { rate: result.requests.total / result.duration, p50, p99 };
}

function lead(number, more) {
  const Email = `bench${number}@example.com`;
  return new URLSearchParams({ ...homeFields, Email, ...more }).toString();
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
