import { createQueryId, type Kysely, type RootOperationNode } from "kysely";
import { expect, test } from "vitest";
import { erasePerson } from "~/server/leads/erase";
import { runRetention } from "~/server/leads/retention";
import { addFigures, noFigures, readStatistics } from "~/server/operator/read-statistics";
import type { Database } from "~/server/store/schema";
import { isOnPostgres } from "~/tests/support/temporary-store";
import { byDesk } from "~/tests/support/test-app";
import { day, delivery, submission } from "../privacy/given";
import { openDesk } from "./open-desk";

const place = { city: "Albany", state: "NY", site: "https://firm.example/" } as const;
const way = { webhook: { url: "https://x.example" } };
/** Monday of the week that contains the midnight below, which begins a Saturday in New York. */
const monday = "2026-11-16";
const midnight = Date.parse("2026-11-21T05:00:00Z");
const startOfWeek = Date.parse("2026-11-16T05:00:00Z");

async function openStatistics() {
  const desk = await openDesk(undefined, midnight);
  desk.app.config.partners = [
    { name: "Lee LLP", id: "lee", ...place, ...way },
    { name: "Roe LLP", id: "roe", ...place, ...way },
  ];
  return desk;
}

type Sent = { reference: string; firm?: string; at: number; slug?: string; said?: string[] };

/** A lead that a firm was sent at a time, and what the firm reported about it. */
async function sent(db: Kysely<Database>, { firm = "lee", at, said = [], ...given }: Sent) {
  const { reference, slug = "oxbryta" } = given;
  await submission(db, { reference, case_slug: slug, email: `${reference}@example.com` });
  await delivery(db, { reference, ...to(firm), state: "delivered", created_at: at });
  for (const status of ["declined", "contacted", "signed"] as const) {
    if (!said.includes(status)) continue;
    const told = { partner: firm, reference, status, note: null, counts: 1 } as const;
    const row = { ...told, message_id: reference + status, received_at: midnight };
    await db.insertInto("partner_events").values(row).execute();
  }
}

const to = (firm: string) => ({ destination: `firm:${firm}`, channel: `firm:${firm}` });

const figures = (firm: string, week: string, [sent, declined, contacted, signed]: number[]) => ({
  week,
  firm,
  case: "Oxbryta (Voxelotor)",
  sent,
  declined,
  contacted,
  signed,
});

test("statistics count what each firm was sent by case and week, and what it has reported since", async () => {
  const { db, app, get } = await openStatistics();
  await sent(db, { reference: "AAAA2222", at: startOfWeek, said: ["contacted", "signed"] });
  await sent(db, { reference: "BBBB2222", at: startOfWeek + day, said: ["declined"] });
  await sent(db, { reference: "CCCC2222", at: startOfWeek - 1 });
  await sent(db, { reference: "DDDD2222", at: startOfWeek, firm: "roe" });
  await sent(db, { reference: "EEEE2222", at: startOfWeek - 28 * day });
  // The lead that Lee declined went to Roe.
  await delivery(db, {
    reference: "BBBB2222",
    ...to("roe"),
    state: "delivered",
    created_at: startOfWeek + 2 * day,
  });

  expect(await readStatistics(app, 4)).toEqual([
    figures("Lee LLP", monday, [2, 1, 1, 1]),
    figures("Roe LLP", monday, [2, 0, 0, 0]),
    figures("Lee LLP", "2026-11-09", [1, 0, 0, 0]),
  ]);
  expect(await readStatistics(app, 1, 1)).toEqual([figures("Lee LLP", "2026-11-09", [1, 0, 0, 0])]);

  const { html } = await get("/statistics");
  expect(html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ")).toContain(
    "Nov 16, 2026 Lee LLP Oxbryta (Voxelotor) 2 1 1 1",
  );
  expect(html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ")).toContain("Total 5 1 1 1");
  const csv = await get("/statistics.csv?weeks=4");
  expect(csv.headers.get("Content-Disposition")).toContain("statistics.csv");
  expect(csv.html.replace("\ufeff", "").split("\r\n").slice(0, 2)).toEqual([
    "week,firm,case,sent,declined,contacted,signed",
    `${monday},Lee LLP,Oxbryta (Voxelotor),2,1,1,1`,
  ]);
});

test("statistics count neither a correction again, nor what did not arrive, nor a notice", async () => {
  const { db, app } = await openStatistics();
  await sent(db, { reference: "AAAA2222", at: startOfWeek });
  const lead = { reference: "AAAA2222", ...to("lee"), created_at: midnight } as const;
  await delivery(db, { ...lead, revision: 2, state: "delivered" });
  await delivery(db, { ...lead, revision: 3, state: "refused" });
  await delivery(db, { ...lead, purpose: "notice", state: "delivered" });
  await delivery(db, { ...lead, destination: "sheet", channel: "sheet", state: "delivered" });

  expect(await readStatistics(app, 1)).toEqual([figures("Lee LLP", monday, [1, 0, 0, 0])]);
});

test("statistics keep what was sent and reported of a lead that is erased, without its case", async () => {
  const { db, app, get } = await openStatistics();
  const said = ["contacted", "signed"];
  await sent(db, { reference: "AAAA2222", at: startOfWeek, said });
  await sent(db, { reference: "BBBB2222", at: startOfWeek + day, said: ["declined"] });
  await sent(db, { reference: "CCCC2222", at: startOfWeek - 7 * day, said });
  await sent(db, { reference: "DDDD2222", at: startOfWeek, said: ["contacted"] });
  const before = await readStatistics(app, 2);
  for (const reference of ["AAAA2222", "BBBB2222", "CCCC2222"]) {
    await erasePerson(app, byDesk, { email: `${reference}@example.com` });
  }

  const after = await readStatistics(app, 2);
  expect(after).toEqual([
    { ...figures("Lee LLP", monday, [2, 1, 1, 1]), case: "" },
    figures("Lee LLP", monday, [1, 0, 1, 0]),
    { ...figures("Lee LLP", "2026-11-09", [1, 0, 1, 1]), case: "" },
  ]);
  expect(after.reduce(addFigures, noFigures)).toEqual(before.reduce(addFigures, noFigures));
  expect((await get("/statistics.csv?weeks=4")).html).toContain(`${monday},Lee LLP,,2,1,1,1`);
});

test("statistics keep what was reported of a lead whose time is over", async () => {
  const { db, app } = await openStatistics();
  await sent(db, { reference: "AAAA2222", at: startOfWeek, said: ["signed"] });
  const later = { ...app, now: () => midnight + 10 * 365 * day };
  await runRetention(later);

  const [{ erased_at } = { erased_at: null }] = await db
    .selectFrom("submissions")
    .select("erased_at")
    .execute();
  expect(erased_at).not.toBeNull();
  expect(await readStatistics(app, 1)).toEqual([
    { ...figures("Lee LLP", monday, [1, 0, 0, 1]), case: "" },
  ]);
});

test.skipIf(isOnPostgres)(
  "statistics of a week read only that week's deliveries, through their index",
  async () => {
    const { db, app } = await openStatistics();
    const nodes: RootOperationNode[] = [];
    const watched = db.withPlugin({
      transformQuery({ node }) {
        nodes.push(node);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await readStatistics({ ...app, db: watched }, 1);

    const executor = db.getExecutor();
    const queries = nodes.map((node) => executor.compileQuery(node, createQueryId()));
    const plans = await Promise.all(
      queries.map((query) =>
        executor.executeQuery({ ...query, sql: `explain query plan ${query.sql}` }),
      ),
    );
    const plan = JSON.stringify(plans.map(({ rows }) => rows));
    expect(plan).toMatch(/deliveries_sent_to_firms \(state=\? AND purpose=\? AND created_at/);
    expect(plan).not.toContain("SCAN d");
  },
);
