import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  CompiledQuery,
  createQueryId,
  type Kysely,
  type KyselyPlugin,
  type RootOperationNode,
} from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "~/server/config/config";
import { firmsPage, statisticsPage } from "~/server/desk/firms";
import { listPage } from "~/server/desk/list";
import type { Database } from "~/server/store/schema";
import { seedDesk } from "~/tests/support/desk-day";
import { secretOf } from "~/tests/support/firms";
import { attempt, keys, noon, seal } from "~/tests/support/given";
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

let store: Awaited<ReturnType<typeof temporaryStore>>;
const ofSchedule = recorder();
const ofDesk = recorder();

/** Statements are recorded on few rows, and explained where there are many: all pages take long there. */
beforeAll(async () => {
  await runSchedule();
  store = await temporaryStore();
  await seedDesk(store.db, noon);
  await seal(store.db, 250);
  await openDesk();
  // What waits is sent within minutes, however much there is.
  await store.db.deleteFrom("deliveries").where("state", "=", "pending").execute();
  for (const { id } of await store.db.selectFrom("deliveries").select("id").execute()) {
    await attempt(store.db, { delivery_id: id, detail: "" });
  }
  await multiply(store.db, rows / 250 - 1);
});
afterAll(() => store.remove());

async function runSchedule() {
  const relay = await startRelay({
    settings: {
      INLINE_DELIVERY_MS: "0",
      STAFF_EMAIL: "staff@plainclaim.example",
      SMTP_URL: "smtp://127.0.0.1:1",
      MAIL_FROM: "mail@plainclaim.example",
      ALERT_WEBHOOK_URL: "http://127.0.0.1:1/",
    },
  });
  await relay.submit({ kind: "case", state: "quarantined" });
  await relay.submit({ kind: "home" });
  const watched = startProcess({ ...relay.app, db: relay.db.withPlugin(ofSchedule.plugin) });
  for (let round = 0; round < 3; round += 1) {
    relay.advance(60 * second);
    await watched.tick();
    await watched.untilIdle();
  }
  await watched.stop(0);
  await relay.close();
}

async function openDesk() {
  const place = { city: "Albany", state: "NY", site: "https://firm.example/" };
  const webhook = { url: "https://firm.example/", secretEnv: "FIRM_SECRET" };
  const firms = ["lee", "roe", "doe"].map((id) => ({ id, name: id, ...place, webhook }));
  const folder = mkdtempSync(join(tmpdir(), "plainclaim-"));
  const file = join(folder, "partners.json");
  writeFileSync(file, JSON.stringify(firms));
  const env = { PARTNERS_FILE: file, FIRM_SECRET: secretOf(1) };
  const config = readConfig(env);
  const app = testApp({ db: store.db.withPlugin(ofDesk.plugin), keys, config, now: () => noon });
  const tabs = ["needs", "new", "sent", "done", "legal", "all"];
  const filters = ["", "case=oxbryta", "state=NY", "firm=lee", "kind=contact", "period=last-week"];
  const searches = [
    "status=signed",
    "need=today",
    "need=spam",
    "sort=due",
    "q=maria",
    "q=0145",
    "q=DESK2",
    "q=nobody+here",
  ];
  const sorts = ["sort=name", "sort=case", "sort=state", "sort=oldest"];
  const visit = (query: string) => ({
    app,
    actor: { place: "desk" as const },
    formToken: "",
    path: "/",
    earlier: null,
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
  await firmsPage(visit(""));
  for (const query of ["weeks=last", "weeks=4", "weeks=last&by=firm", "weeks=4&by=all"]) {
    await statisticsPage(visit(query));
  }
  rmSync(folder, { recursive: true });
}

test("no statement of the schedule scans a table of 100,000 submissions, their deliveries, attempts or receipts", async () => {
  expect(ofSchedule.nodes.length).toBeGreaterThan(50);
  expect(await scansOf(store.db, ofSchedule.nodes, /./)).toEqual([]);
});

test("no query of the schedule leaves to a parameter whether it uses an index of what is pending", () => {
  const queries = ofSchedule.nodes
    .filter(({ kind }) => kind === "SelectQueryNode")
    .map((node) => store.db.getExecutor().compileQuery(node, createQueryId()));
  const late = queries.filter(({ sql: text, parameters }) => {
    const names = text.split(isOnPostgres ? /\$\d+/ : "?");
    return names.some((part, at) => /"state" = $/.test(part) && parameters[at] === "pending");
  });
  expect(late.map(({ sql: text }) => text)).toEqual([]);
});

test("no statement of a list, a tab, a filter, a search, the firms, or the statistics of the desk reads a table of 100,000 rows", async () => {
  expect(ofDesk.nodes.length).toBeGreaterThan(200);
  // An index that has every column is a tenth of its table.
  const tables = "submissions|deliveries|attempts|receipts|persons|routings|partner_events";
  expect(await scansOf(store.db, ofDesk.nodes, /^(?!.*COVERING INDEX)/, tables)).toEqual([]);
});

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
