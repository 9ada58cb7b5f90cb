import { sql } from "kysely";
import { startInNewYork } from "~/data/dates";
import type { App } from "../app";
import { isPartnerDestination, partnerDestination, partnerOf } from "../destinations/partner";
import { hasArrived } from "../state/holders";
import type { Db, Status } from "../store/schema";

export const figures = ["received", "delivered", "declined", "contacted", "signed"] as const;

/** What became of leads; who signed was contacted, also if its firm reported only the signature. */
export type Figures = Record<(typeof figures)[number], number>;

/** `firm` is an id and `case` a slug; empty if the figures are not of one. */
export type Statistic = Figures & { firm: string; case: string };

/** The first day and the day after the last one, in New York. */
type Days = { from: string; until: string };

const reports = ["declined", "contacted", "signed"] as const;

/** A sum of these says what a firm reported about a lead. */
const bits = { declined: 1, contacted: 2, signed: 4, delivered: 8 } as const;

/**
 * Leads that came in on these days, by case, and what has become of each. Read from the index
 * `submissions_lists`; only where a status does not say enough, the rows of a lead are looked up.
 */
export async function readCases(app: App, days: Days): Promise<Statistic[]> {
  const { db } = app;
  const rows = await db
    .selectFrom(leadsReceived(db, days).as("lead"))
    .select(["case_slug", "became"])
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .groupBy(["case_slug", "became"])
    .execute();
  const erased = await readErased(app, days);
  return summed([
    ...rows.map(({ case_slug, became, count }) => ({
      firm: "",
      case: case_slug ?? "",
      ...figuresOf(became, count),
      received: count,
    })),
    ...erased.map((one) => ({ ...one, firm: "" })),
  ]);
}

/** What only may have arrived is not counted. */
function leadsReceived(db: Db, { from, until }: Days) {
  return db
    .selectFrom("submissions as s")
    .select([
      "s.reference",
      "s.case_slug",
      sql<number>`case
        when s.holder is not null and s.status in (${sql.join(atFirm)})
          then ${reportedByStatus} + ${sql.lit(bits.delivered)}
        when s.status in ('waiting', 'sending', 'stored') then 0
        else ${reportedOn(sql`e.reference = s.reference`)} + case when exists (
          select 1 from deliveries d where d.reference = s.reference
            and ${hasArrived()} and ${isPartnerDestination("d.destination")}
        ) then ${sql.lit(bits.delivered)} else 0 end
      end`.as("became"),
    ])
    .where("s.kind", "in", ["home", "case"])
    .where("s.status", "not in", ["held", "discarded", "rejected"])
    .where("s.received_at", ">=", startInNewYork(from))
    .where("s.received_at", "<", startInNewYork(until));
}

/**
 * Leads that a firm was first sent on these days, by firm and case, and what it has reported about
 * them since. Read from the index `deliveries_sent_to_firms`.
 */
export async function readPartnerRows(app: App, days: Days): Promise<Statistic[]> {
  const rows = await app.db
    .selectFrom(leadsSent(app.db, days).as("lead"))
    .select(["destination", "case_slug", "became"])
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .groupBy(["destination", "case_slug", "became"])
    .execute();
  return summed([
    ...rows.map(({ destination, case_slug, became, count }) => ({
      firm: partnerOf(destination) ?? "",
      case: case_slug ?? "",
      ...figuresOf(became, count),
    })),
    ...(await readErased(app, days)),
  ]);
}

function leadsSent(db: Db, { from, until }: Days) {
  return (
    db
      .selectFrom("deliveries as d")
      .innerJoin("submissions as s", "s.reference", "d.reference")
      .select([
        "d.reference",
        "d.destination",
        "s.case_slug",
        sql<number>`${sql.lit(bits.delivered)} + case
          when 'firm:' || s.holder = d.destination and s.status in (${sql.join(atFirm)})
            then ${reportedByStatus}
          else ${reportedOn(sql`e.reference = d.reference and 'firm:' || e.partner = d.destination`)}
        end`.as("became"),
      ])
      .where(isPartnerDestination("d.destination"))
      .where(hasArrived())
      .where("d.created_at", ">=", startInNewYork(from))
      .where("d.created_at", "<", startInNewYork(until))
      // A lead counts once, however often it was corrected.
      .where(({ or, eb, not, exists, selectFrom }) =>
        or([
          eb("d.revision", "=", 1),
          not(
            exists(
              selectFrom("deliveries as f")
                .select("f.id")
                .whereRef("f.reference", "=", "d.reference")
                .whereRef("f.destination", "=", "d.destination")
                .where(hasArrived("f"))
                .whereRef("f.id", "<", "d.id"),
            ),
          ),
        ]),
      )
  );
}

/** A number of the statistics; with a firm, of the leads that it was sent on these days. */
export type Counted = { figure: keyof Figures; firm: string | undefined; days: Days };

/** References of the leads that it counts; erased ones are not known any more. */
export function leadsCounted(db: Db, { figure, firm, days }: Counted) {
  const isCounted =
    figure === "received"
      ? sql<boolean>`1 = 1`
      : sql<boolean>`(became & ${sql.lit(sumOf(countedIn[figure]))}) > 0`;
  if (firm === undefined) {
    return db.selectFrom(leadsReceived(db, days).as("l")).select("reference").where(isCounted);
  }
  return db
    .selectFrom(leadsSent(db, days).as("l"))
    .select("reference")
    .where("destination", "=", partnerDestination(firm))
    .where(isCounted);
}

/** What firms reported about leads that are erased, by the week in which each was sent. */
async function readErased({ db }: App, { from, until }: Days): Promise<Statistic[]> {
  const rows = await db
    .selectFrom("erased_reports")
    .select(["partner", "status", ({ fn }) => fn.sum<number>("count").as("count")])
    .where("week", ">=", from)
    .where("week", "<", until)
    .groupBy(["partner", "status"])
    .execute();
  return [...new Set(rows.map(({ partner }) => partner))].map((partner) => {
    const count = (status: (typeof reports)[number]) =>
      rows.find((one) => one.partner === partner && one.status === status)?.count ?? 0;
    const signed = count("signed");
    return {
      firm: partner,
      case: "",
      ...noFigures,
      declined: count("declined"),
      // It is not kept which of these were signed, too.
      contacted: Math.max(count("contacted"), signed),
      signed,
    };
  });
}

/** In these, the status of a lead is what its present firm has reported last. */
const atFirm: readonly Status[] = ["sent", "received", "contacted", "signed"];

const reportedByStatus = sql`case s.status
  when 'contacted' then ${sql.lit(bits.contacted)} when 'signed' then ${sql.lit(bits.signed)} else 0 end`;

/** One search per lead instead of three. */
function reportedOn(isMeant: ReturnType<typeof sql>) {
  return sql<number>`coalesce((
    select sum(distinct case e.status ${sql.join(
      reports.map((status) => sql`when ${status} then ${sql.lit(bits[status])}`),
      sql` `,
    )} else 0 end)
    from partner_events e where ${isMeant} and e.counts = 1
  ), 0)`;
}

/** Any of these says that a lead counts. */
const countedIn = {
  delivered: ["delivered", "contacted", "signed"],
  declined: ["declined"],
  contacted: ["contacted", "signed"],
  signed: ["signed"],
} as const;

function sumOf(names: readonly (keyof typeof bits)[]): number {
  return names.reduce((sum, name) => sum + bits[name], 0);
}

function figuresOf(became: number, count: number): Figures {
  const has = (figure: keyof typeof countedIn) =>
    (became & sumOf(countedIn[figure])) > 0 ? count : 0;
  return {
    received: 0,
    delivered: has("delivered"),
    declined: has("declined"),
    contacted: has("contacted"),
    signed: has("signed"),
  };
}

/** One row for each firm and case. */
export function summed(rows: readonly Statistic[]): Statistic[] {
  const found = new Map<string, Statistic>();
  for (const row of rows) {
    const key = `${row.firm}\n${row.case}`;
    found.set(key, { ...row, ...addFigures(found.get(key) ?? noFigures, row) });
  }
  return [...found].toSorted(([a], [b]) => a.localeCompare(b)).map(([, row]) => row);
}

export const noFigures: Figures = {
  received: 0,
  delivered: 0,
  declined: 0,
  contacted: 0,
  signed: 0,
};

export function addFigures(a: Figures, b: Figures): Figures {
  return {
    received: a.received + b.received,
    delivered: a.delivered + b.delivered,
    declined: a.declined + b.declined,
    contacted: a.contacted + b.contacted,
    signed: a.signed + b.signed,
  };
}
