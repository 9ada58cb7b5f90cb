import {
  CompiledQuery,
  createQueryId,
  type KyselyPlugin,
  type RootOperationNode,
  sql,
} from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { second, startProcess, startRelay } from "~/tests/support/relay-fixture";
import { isOnPostgres } from "~/tests/support/temporary-store";

const rows = 100_000;

/** Notes every statement that is executed. */
function recorder() {
  const nodes: RootOperationNode[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { nodes, plugin };
}

test("no statement of the schedule scans a table of 100,000 submissions, their deliveries, attempts or receipts", async () => {
  const relay = await startRelay({
    settings: {
      INLINE_DELIVERY_MS: "0",
      STAFF_EMAIL: "staff@plainclaim.example",
      SMTP_URL: "smtp://127.0.0.1:1",
      MAIL_FROM: "mail@plainclaim.example",
      ALERT_WEBHOOK_URL: "http://127.0.0.1:1/",
    },
  });
  onTestFinished(() => relay.close());
  const reference = await relay.submit({ kind: "home" });
  await relay.run();
  // The confirmation, which no mail server takes here.
  await relay.db.deleteFrom("deliveries").where("state", "=", "pending").execute();
  await multiply(relay.db, reference);
  await relay.submit({ kind: "case", state: "quarantined" });
  await relay.submit({ kind: "home" });

  const pending = await relay.db
    .selectFrom("deliveries")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("state", "=", "pending")
    .executeTakeFirstOrThrow();
  expect(Number(pending.count)).toBeLessThan(10);

  const { nodes, plugin } = recorder();
  const watched = startProcess({ ...relay.app, db: relay.db.withPlugin(plugin) });
  onTestFinished(() => watched.stop(0));
  for (let round = 0; round < 3; round += 1) {
    relay.advance(60 * second);
    await watched.tick();
    await watched.settle();
  }
  expect(nodes.length).toBeGreaterThan(50);
  const scans = new Set<string>();
  for (const node of nodes) {
    const { sql: text, parameters } = relay.db.getExecutor().compileQuery(node, createQueryId());
    if (!/^(select|update|delete|with)/i.test(text.trim())) continue;
    for (const line of await explain(relay.db, text, parameters)) scans.add(`${line}: ${text}`);
  }
  expect([...scans]).toEqual([]);
}, 300_000);

type Db = Awaited<ReturnType<typeof startRelay>>["db"];

const large = "submissions|deliveries|attempts|receipts|persons";

/** The lines of the plan that read a whole large table or index. */
async function explain(db: Db, text: string, parameters: readonly unknown[]): Promise<string[]> {
  if (isOnPostgres) {
    const { rows: plan } = await db.executeQuery<Record<string, string>>(
      CompiledQuery.raw(`explain ${text}`, [...parameters]),
    );
    const lines = plan.flatMap((row) => Object.values(row));
    return lines.filter((line) => new RegExp(`Seq Scan on (${large})\\b`).test(line));
  }
  const { rows: plan } = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${text}`, [...parameters]),
  );
  const names = new RegExp(`^SCAN (${large}|d|e|s)\\b`);
  return plan.map(({ detail }) => detail).filter((detail) => names.test(detail));
}

/** More at a time would take longer than a statement may. */
const batch = 20_000;

/** Copies a delivered submission with its rows, and lets the database know how many there are. */
async function multiply(db: Db, reference: string) {
  for (let from = 0; from < rows; from += batch) await copy(db, reference, from);
  await sql`${sql.raw("analyze")}`.execute(db);
}

async function copy(db: Db, reference: string, from: number) {
  const [first, last] = [sql.lit(from + 1), sql.lit(from + batch)];
  const numbers = isOnPostgres
    ? sql`select n from generate_series(${first}, ${last}) as n`
    : sql`with recursive c(n) as (select ${first} union all select n + 1 from c where n < ${last})
        select n from c`;
  const known = await db.introspection.getTables();
  for (const [table, own] of copies) {
    const columns = (known.find(({ name }) => name === table)?.columns ?? [])
      .map(({ name }) => name)
      .filter((name) => name !== "id");
    const values = columns.map((name) => own[name] ?? `t.${name}`).join(", ");
    const isOriginal =
      table === "attempts"
        ? sql`t.id = (select min(id) from attempts)`
        : sql`t.reference = ${reference}`;
    await sql`insert into ${sql.table(table)} (${sql.raw(columns.join(", "))})
      select ${sql.raw(values)} from (${numbers}) as c, ${sql.table(table)} as t
      where ${isOriginal}`.execute(db);
  }
}

/** What a copy has of its own. */
const copies: readonly (readonly [table: string, own: Readonly<Record<string, string>>])[] = [
  ["submissions", { reference: "'L' || n" }],
  ["receipts", { reference: "'L' || n", seq: "1000 + n", seal: "'seal' || n" }],
  ["persons", { reference: "'L' || n", hash: "t.hash || n" }],
  ["deliveries", { reference: "'L' || n", message_id: "'L' || n" }],
  ["attempts", { delivery_id: "1000 + n" }],
];
