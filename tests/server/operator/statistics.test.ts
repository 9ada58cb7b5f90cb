import { createQueryId, type Kysely, type RootOperationNode } from "kysely";
import { expect, test } from "vitest";
import { erasePerson } from "~/server/leads/erase";
import { runRetention } from "~/server/leads/retention";
import {
  addFigures,
  noFigures,
  readCases,
  readPartnerRows,
} from "~/server/operator/read-statistics";
import type { Database } from "~/server/store/schema";
import { secretOf } from "~/tests/support/firms";
import { day, delivery, firmsFile, settleRows, submission } from "~/tests/support/given";
import { isOnPostgres } from "~/tests/support/temporary-store";
import { byDesk } from "~/tests/support/test-app";
import { openDesk } from "../desk/open-desk";

const place = { city: "Albany", state: "NY", site: "https://firm.example/" } as const;
const way = { webhook: { url: "https://x.example", secretEnv: "FIRM_SECRET" } };
/** Monday of the week that contains the midnight below, which begins a Saturday in New York. */
const monday = "2026-11-16";
const midnight = Date.parse("2026-11-21T05:00:00Z");
const startOfWeek = Date.parse("2026-11-16T05:00:00Z");

function openStatistics() {
  const PARTNERS_FILE = firmsFile([
    { name: "Lee LLP", id: "lee", ...place, ...way },
    { name: "Roe LLP", id: "roe", ...place, ...way },
  ]);
  return openDesk(undefined, midnight, {
    FORM_ID: "abcdefgh",
    PARTNERS_FILE,
    FIRM_SECRET: secretOf(1),
  });
}

type Sent = { reference: string; firm?: string; at: number; slug?: string; said?: string[] };

/** A lead that a firm was sent at a time, and what the firm reported about it. */
async function sent(db: Kysely<Database>, { firm = "lee", at, said = [], ...given }: Sent) {
  const { reference, slug = "oxbryta" } = given;
  const email = `${reference}@example.com`;
  await submission(db, { reference, case_slug: slug, email, received_at: at });
  await delivery(db, { reference, ...to(firm), state: "delivered", created_at: at });
  for (const status of ["declined", "contacted", "signed", "closed"] as const) {
    if (!said.includes(status)) continue;
    const told = { partner: firm, reference, status, note: null, counts: 1 } as const;
    const row = { ...told, message_id: reference + status, received_at: midnight };
    await db.insertInto("partner_events").values(row).execute();
  }
}

const to = (firm: string) => ({ destination: `firm:${firm}`, channel: `firm:${firm}` });

const figures = (firm: string, [delivered, declined, contacted, signed]: number[]) => ({
  firm,
  case: "oxbryta",
  received: 0,
  delivered,
  declined,
  contacted,
  signed,
});

const thisWeek = { from: monday, until: "2026-11-23" };
const lastWeek = { from: "2026-11-09", until: monday };
const bothWeeks = { from: lastWeek.from, until: thisWeek.until };

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

  expect(await readPartnerRows(app, thisWeek)).toEqual([
    figures("lee", [2, 1, 1, 1]),
    figures("roe", [2, 0, 0, 0]),
  ]);
  expect(await readPartnerRows(app, lastWeek)).toEqual([figures("lee", [1, 0, 0, 0])]);

  const { html } = await get("/statistics?by=all");
  const text = html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
  expect(text).toContain("Nov 16, 2026 Lee LLP Oxbryta (Voxelotor) 2 1 (50%) 1 (50%) 1 (50%)");
  expect(text).toContain("Total 5 1 (20%) 1 (20%) 1 (20%)");
  expect(text).toContain("Monday, Oct 26, 2026, to Sunday, Nov 22, 2026");
  const csv = await get("/statistics.csv?weeks=4&by=all");
  expect(csv.headers.get("Content-Disposition")).toContain(
    "statistics-by-week-2026-10-26-to-2026-11-22.csv",
  );
  expect(csv.html.replace("\ufeff", "").split("\r\n").slice(0, 2)).toEqual([
    "Week of,Firm,Case,Delivered,Declined,Contacted,Signed,Declined in percent,Contacted in percent,Signed in percent",
    `${monday},Lee LLP,Oxbryta (Voxelotor),2,1,1,1,50%,50%,50%`,
  ]);
});

test("each lead that came in on a day of the week counts once by case, and who signed was contacted and delivered", async () => {
  const { db, app, get, list } = await openStatistics();
  const at = startOfWeek + day;
  const routed = async (given: Sent) => {
    await sent(db, given);
    const { reference, firm: partner = "lee" } = given;
    const none = { named: "[]", asks: null, asked_at: null, day: null, check_at: null };
    const row = { ...none, reference, state: "routed", partner } as const;
    await db.insertInto("routings").values(row).execute();
    await settleRows(db, reference);
  };
  await routed({ reference: "SGNED222", at, said: ["signed"] });
  await routed({ reference: "CLSED222", at, said: ["signed", "closed"] });
  await routed({ reference: "CNTCTED2", at, said: ["contacted"] });
  // Its first firm declined it after it had reached the person.
  await routed({ reference: "PASSED22", at, firm: "roe" });
  await submission(db, { ...row("NBDY2222"), received_at: at });
  await submission(db, { ...row("SPAM2222"), received_at: at, state: "quarantined" });
  await submission(db, { ...row("REJECTED"), received_at: at, state: "refused" });
  await submission(db, { ...row("BEFRE222"), received_at: startOfWeek - 1 });
  await submission(db, { reference: "ASKS2222", kind: "contact", received_at: at });

  const [one, ...others] = await readCases(app, thisWeek);
  expect(others).toEqual([]);
  expect(one).toMatchObject({ received: 5, delivered: 4, contacted: 3, signed: 2 });
  const text = (await get("/statistics?weeks=this")).html.replaceAll(/<[^>]+>/g, " ");
  expect(text).toContain("how many of those a firm got, also if it declined later");
  expect(text.replaceAll(/\s+/g, " ")).toContain(
    "Oxbryta (Voxelotor) 5 0 before 4 (80%) 0 before 3 (75%) 0 before 2 (50%) 0 before Total 5",
  );
  const { html } = await get("/statistics?weeks=this&by=firm");
  expect(html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ")).toContain(
    "Lee LLP 3 0 before 0 (0%) 0 before 3 (100%) 0 before 2 (67%)",
  );
  // The Sunday before belongs to last week, but not to as many days of it.
  const last = (await get("/statistics?weeks=last")).html.replaceAll(/<[^>]+>/g, " ");
  expect(last.replaceAll(/\s+/g, " ")).toContain("Oxbryta (Voxelotor) 1 0 before");

  let followed = 0;
  for (const by of ["case", "firm", "all"]) {
    const page = (await get(`/statistics?weeks=this&by=${by}`)).html;
    for (const [, address = "", count] of page.matchAll(/href="\/\?([^"]+)">(\d+)<\/a>/g)) {
      const shown = await list(address.replaceAll("&amp;", "&"));
      expect(shown, `${by} ${address}`).toHaveLength(Number(count));
      followed += 1;
    }
  }
  expect(followed).toBeGreaterThan(15);
});

const row = (reference: string) => ({
  reference,
  case_slug: "oxbryta",
  email: `${reference}@example.com`,
});

test("statistics count neither a correction again, nor what did not arrive, nor a notice", async () => {
  const { db, app } = await openStatistics();
  await sent(db, { reference: "AAAA2222", at: startOfWeek });
  const lead = { reference: "AAAA2222", ...to("lee"), created_at: midnight } as const;
  await delivery(db, { ...lead, revision: 2, state: "delivered" });
  await delivery(db, { ...lead, revision: 3, state: "refused" });
  await delivery(db, { ...lead, purpose: "notice", state: "delivered" });
  await delivery(db, { ...lead, destination: "sheet", channel: "sheet", state: "delivered" });

  expect(await readPartnerRows(app, thisWeek)).toEqual([figures("lee", [1, 0, 0, 0])]);
});

test("statistics keep what was sent and reported of a lead that is erased, without its case", async () => {
  const { db, app, get } = await openStatistics();
  const said = ["contacted", "signed"];
  await sent(db, { reference: "AAAA2222", at: startOfWeek, said });
  await sent(db, { reference: "BBBB2222", at: startOfWeek + day, said: ["declined"] });
  await sent(db, { reference: "CCCC2222", at: startOfWeek - 7 * day, said: ["signed"] });
  await sent(db, { reference: "DDDD2222", at: startOfWeek, said: ["contacted"] });
  const total = async () => (await readPartnerRows(app, bothWeeks)).reduce(addFigures, noFigures);
  const before = await total();
  for (const reference of ["AAAA2222", "BBBB2222", "CCCC2222"]) {
    await erasePerson(app, byDesk, { email: `${reference}@example.com` });
  }

  expect(await readPartnerRows(app, thisWeek)).toEqual([
    { ...figures("lee", [2, 1, 1, 1]), case: "" },
    figures("lee", [1, 0, 1, 0]),
  ]);
  const erased = { ...figures("lee", [1, 0, 1, 1]), case: "" };
  expect(await readPartnerRows(app, lastWeek)).toEqual([erased]);
  expect(await total()).toEqual(before);
  expect(await readCases(app, lastWeek)).toEqual([{ ...erased, firm: "", received: 1 }]);
  expect((await get("/statistics.csv?weeks=4&by=all")).html).toContain(
    `${monday},Lee LLP,erased,2,1,1,1`,
  );
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
  expect(await readPartnerRows(app, thisWeek)).toEqual([
    { ...figures("lee", [1, 0, 1, 1]), case: "" },
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
    await readPartnerRows({ ...app, db: watched }, thisWeek);

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
