import {
  CompiledQuery,
  createQueryId,
  type Kysely,
  type KyselyPlugin,
  type RootOperationNode,
  sql,
} from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "~/server/config/config";
import { firmsPage, statisticsPage } from "~/server/desk/firms";
import { listPage } from "~/server/desk/list";
import type { Database } from "~/server/store/schema";
import { seedDesk } from "~/tests/support/desk-day";
import { secretOf } from "~/tests/support/firms";
import { firmsFile, keys, noon, seal } from "~/tests/support/given";
import { multiply } from "~/tests/support/many-rows";
import { second, startProcess, startRelay } from "~/tests/support/relay-fixture";
import { isOnPostgres, temporaryStore } from "~/tests/support/temporary-store";
import { testApp } from "~/tests/support/test-app";

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
  await relay.submit({ kind: "home" });
  await relay.run();
  // The confirmation, which no mail server takes here.
  await relay.db.deleteFrom("deliveries").where("state", "=", "pending").execute();
  await multiply(relay.db, rows);
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
    await watched.untilIdle();
  }
  expect(nodes.length).toBeGreaterThan(50);
  expect(await scansOf(relay.db, nodes, /./)).toEqual([]);
}, 300_000);

test("no statement of a list, a tab, a filter, a search, the firms, or the statistics of the desk reads a table of 100,000 rows", async () => {
  const store = await temporaryStore();
  onTestFinished(() => store.remove());
  await seedDesk(store.db, noon);
  await seal(store.db, 250);
  await multiply(store.db, rows / 250 - 1);
  // As its background process does within a minute; its plans are wrong until then.
  if (isOnPostgres) await sql`vacuum analyze`.execute(store.db);

  const { nodes, plugin } = recorder();
  const place = { city: "Albany", state: "NY", site: "https://firm.example/" };
  const webhook = { url: "https://firm.example/", secretEnv: "FIRM_SECRET" };
  const firms = ["lee", "roe", "doe"].map((id) => ({ id, name: id, ...place, webhook }));
  const env = { PARTNERS_FILE: firmsFile(firms), FIRM_SECRET: secretOf(1) };
  const config = readConfig(env);
  const app = testApp({ db: store.db.withPlugin(plugin), keys, config, now: () => noon });
  const tabs = ["needs", "new", "sent", "done", "legal", "all"];
  const filters = ["", "case=oxbryta", "state=NY", "firm=lee", "kind=contact", "period=last-week"];
  const searches = ["status=signed", "need=spam", "q=maria", "q=0145", "q=DESK2", "q=nobody+here"];
  const sorts = ["sort=name", "sort=case", "sort=state", "sort=oldest"];
  const visit = (query: string) => ({
    app,
    actor: { place: "desk" as const },
    formToken: "",
    path: "/",
    query: new URLSearchParams(query),
  });
  for (const tab of tabs) {
    for (const filter of [...filters, ...searches, ...sorts]) {
      const shown = await listPage(visit(`tab=${tab}&${filter}`));
      expect(shown.status ?? 200).toBe(200);
    }
  }
  for (const answer of ["overdue", "due", "answered"]) {
    await listPage(visit(`tab=legal&answer=${answer}`));
  }
  await firmsPage(visit(""), env);
  for (const query of ["weeks=last", "weeks=4", "weeks=last&by=firm", "weeks=4&by=all"]) {
    await statisticsPage(visit(query));
  }
  expect(nodes.length).toBeGreaterThan(200);
  // An index that has every column is a tenth of its table.
  const tables = "submissions|deliveries|attempts|receipts|persons|routings|partner_events";
  expect(await scansOf(store.db, nodes, /^(?!.*COVERING INDEX)/, tables)).toEqual([]);
}, 300_000);

type Db = Kysely<Database>;

/** The lines of the plans that read a whole large table, each with its statement. */
async function scansOf(
  db: Db,
  nodes: readonly RootOperationNode[],
  counts: RegExp,
  large = "submissions|deliveries|attempts|receipts|persons",
) {
  const scans = new Set<string>();
  for (const node of nodes) {
    const { sql: text, parameters } = db.getExecutor().compileQuery(node, createQueryId());
    if (!/^(select|update|delete|with)/i.test(text.trim())) continue;
    for (const line of await explain(db, text, parameters, large)) {
      if (counts.test(line)) scans.add(`${line}: ${text}`);
    }
  }
  return [...scans];
}

/** The lines of the plan that read a whole large table or index. */
async function explain(db: Db, text: string, parameters: readonly unknown[], large: string) {
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
