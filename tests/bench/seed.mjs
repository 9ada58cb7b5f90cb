/*
 * `node tests/bench/seed.mjs DATABASE_URL COUNT`: a store with COUNT synthetic submissions of the
 * last 30 days, for trying commands and the desk at size. Two leads are posted to a real server;
 * all others are copies of them, made in the store, with names, numbers and states of their own.
 * They have receipts, but no seals.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import LibsqlDatabase from "libsql";
import pg from "pg";
import { homeFields } from "../support/lead-fields.mjs";
import { writeFirms } from "./desk.mjs";
import { ours } from "./servers.mjs";

const [url = "", count = "1000000"] = process.argv.slice(2);
const total = Number(count);
const isPostgres = url.startsWith("postgres");

const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
/** The reference of number i, in the letters that a reference may have. */
const reference = `'ZZ' || ${[24300000, 810000, 27000, 900, 30, 1]
  .map((power) => `substr('${alphabet}', (i / ${power}) % 30 + 1, 1)`)
  .join(" || ")}`;

await postTemplates();
const run = await connect();
for (const statement of statements()) await run(statement);
// As its background process does within a minute; its plans are wrong until then.
if (isPostgres) await run("vacuum analyze");
process.exit(0);

/** The same SQL for both stores. */
function statements() {
  const numbers = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${total})`;
  const copies = (table, columns, values) =>
    `${numbers} insert into ${table} (${columns}) select ${values} from n
     join submissions s on s.reference = (select reference from templates where number = i % 2)
     join ${table} t on t.reference = s.reference`;
  // Names, numbers and states of their own, so that a search finds few of many.
  const region = "substr('NYOHCATXFLWANVMEPAIL', i % 10 * 2 + 1, 2)";
  const number = "substr(cast(i % 10000 + 10000 as text), 2)";
  const fields = [
    ["Lee", "'Lee' || (i % 9973)"],
    ["555-0123", `'555-' || ${number}`],
    ["5550123", `'555' || ${number}`],
    ['"NY"', `'"' || ${region} || '"'`],
  ].reduce((text, [from, to]) => `replace(${text}, '${from}', ${to})`, "s.fields");
  const age = "cast((i % 997) * (2592000000.0 / 997) as bigint) + i";
  const state = (column) =>
    `case when i % 500 = 0 then 'refused' when i % 101 = 0 then 'pending' when i % 37 = 0 then 'withheld' else 'delivered' end ${column}`;

  return [
    "begin",
    "create table templates as select reference, case when case_slug = 'oxbryta' then 0 else 1 end as number from submissions",
    copies(
      "receipts",
      "reference, revision, created_at, body, sha256, personal",
      `${reference}, t.revision, t.created_at - (${age}), t.body, t.sha256, t.personal`,
    ),
    copies(
      "deliveries",
      "reference, destination, channel, purpose, message_id, revision, person_key, priority, state, attempts, ambiguous, next_at, reason, created_at, updated_at",
      `${reference}, t.destination, t.channel, t.purpose, ${reference}, 1, ${reference}, t.priority, ${state("")}, case when i % 20 = 0 then 2 else 1 end, 0, t.created_at + 864000000, case when i % 37 = 0 then 'opted out' end, t.created_at - (${age}), t.created_at - (${age}) + (i % 4999)`,
    ),
    copies("persons", "reference, hash", `${reference}, ${reference} || t.hash`),
    copies(
      "routings",
      "reference, named, state, partner, day, choices, updated_at",
      `${reference}, t.named, t.state, t.partner, t.day, t.choices, t.updated_at - (${age})`,
    ),
    `insert into attempts (delivery_id, started_at, ended_at, outcome, status, detail)
     select id, created_at, updated_at, 'delivered', 200, '' from deliveries where state = 'delivered'`,
    `${numbers} insert into submissions select ${reference}, s.kind, s.case_slug, s.case_title, s.received_at - (${age}),
     case when i % 1009 = 0 then 'quarantined' else 'accepted' end, s.revision, s.origin, s.path, s.page_source, ${fields}, s.answers,
     s.opted_out, s.ip, s.ip_source, ${reference}, null, ${region},
     replace(replace(s.search, 'lee', 'lee' || (i % 9973)), '5550123', '555' || ${number}),
     case when i % 500 = 0 or i % 101 = 0 or i % 37 = 0 then 0 else 1 end from n
     join submissions s on s.reference = (select reference from templates where number = i % 2)`,
    "drop table templates",
    "commit",
  ];
}

async function postTemplates() {
  const folder = mkdtempSync(join(tmpdir(), "plainclaim-seed-"));
  const server = await ours({
    DATABASE_URL: url,
    INLINE_DELIVERY_MS: "0",
    SECRET_KEY: "ab".repeat(32),
    FORM_SERVICE_URL: "http://127.0.0.1:9",
    FORM_ID: "abc",
    FORWARD_URL: "http://127.0.0.1:9/exec",
    FORWARD_API_KEY: "key",
    PARTNERS_FILE: writeFirms(folder),
    FIRM_SECRET: `whsec_${Buffer.alloc(32, 1).toString("base64")}`,
    EXCLUDED_STATES: "PR",
  });
  // The version of the form stands for the firms that it names.
  const html = await (await fetch(server.url)).text();
  const form_version = /name="form_version"[^>]*value="(\w+)"/.exec(html)?.[1] ?? "";
  for (const caseTypeSlug of ["oxbryta", "roundup-cancer"]) {
    const lead = {
      ...homeFields,
      form_version,
      state: "NY",
      caseTypeSlug,
      Email: `${caseTypeSlug}@example.com`,
    };
    const body = new URLSearchParams(lead);
    const answer = await fetch(`${server.url}/`, { method: "POST", redirect: "manual", body });
    if (answer.status !== 303) throw new Error(`The lead was answered ${answer.status}`);
  }
  await server.stop();
  rmSync(folder, { recursive: true });
}

async function connect() {
  if (isPostgres) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return (text) => client.query(text);
  }
  const database = new LibsqlDatabase(new URL(url).pathname);
  database.pragma("synchronous = OFF");
  return (text) => database.exec(text);
}
