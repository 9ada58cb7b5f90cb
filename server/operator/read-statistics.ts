import { sql } from "kysely";
import { resolveCase } from "~/data/cases";
import { dateInNewYork, day, midnightInNewYork, mondayInNewYork } from "~/data/dates";
import type { App } from "../app";
import { destinationLabel } from "../destinations/index";
import { isPartnerDestination, partnerDestination } from "../destinations/partner";

const reports = ["declined", "contacted", "signed"] as const;

export type Figures = Record<"sent" | (typeof reports)[number], number>;

export const noFigures: Figures = { sent: 0, declined: 0, contacted: 0, signed: 0 };

/** Leads that a firm was first sent in one week, and what it has reported about them so far. */
export type Statistic = Figures & {
  /** Its Monday in New York, `YYYY-MM-DD`. */
  week: string;
  firm: string;
  /** Empty if the lead was erased or named no case. */
  case: string;
};

/**
 * Firm by case by week, newest week first.
 *
 * @param skipped how many of the newest weeks are left out
 */
export async function readStatistics(app: App, weeks: number, skipped = 0): Promise<Statistic[]> {
  const rows: Statistic[] = [];
  for (const week of lastMondays(app.now(), weeks + skipped).slice(skipped)) {
    const found = await readWeek(app, week);
    rows.push(...found.toSorted((a, b) => order(a).localeCompare(order(b))));
  }
  return rows;
}

export function addFigures(a: Figures, b: Figures): Figures {
  return {
    sent: a.sent + b.sent,
    declined: a.declined + b.declined,
    contacted: a.contacted + b.contacted,
    signed: a.signed + b.signed,
  };
}

const order = ({ firm, case: title }: Statistic) => `${firm}\n${title}`;

/** Newest first. */
function lastMondays(now: number, weeks: number): string[] {
  // Far from the hour at which a day begins, which moves twice a year.
  const noon = Date.parse(`${dateInNewYork(now)}T17:00:00Z`);
  return Array.from({ length: weeks }, (_, back) => mondayInNewYork(noon - back * 7 * day));
}

/** Reads only this week's deliveries to firms, through the index `deliveries_sent_to_firms`. */
async function readWeek({ db, config }: App, week: string): Promise<Statistic[]> {
  const from = midnightInNewYork(week) ?? 0;
  const next = new Date(Date.parse(`${week}T12:00:00Z`) + 7 * day).toISOString().slice(0, 10);
  const until = midnightInNewYork(next) ?? 0;
  // What the firm reported, as a sum of these: one search per lead instead of three.
  const reported = sql<number>`coalesce((
    select sum(distinct case e.status ${sql.join(
      reports.map((status, index) => sql`when ${status} then ${sql.lit(2 ** index)}`),
      sql` `,
    )} else 0 end)
    from partner_events e where e.reference = d.reference and e.counts = 1
      and 'firm:' || e.partner = d.destination
  ), 0)`;
  const rows = await db
    .selectFrom("deliveries as d")
    .innerJoin("submissions as s", "s.reference", "d.reference")
    .select(["d.destination", "s.case_slug", reported.as("reported")])
    .select(({ fn }) => fn.countAll<number>().as("sent"))
    .where(isPartnerDestination("d.destination"))
    .where("d.purpose", "=", "submission")
    .where("d.state", "=", "delivered")
    .where("d.created_at", ">=", from)
    .where("d.created_at", "<", until)
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
              .where("f.purpose", "=", "submission")
              .where("f.state", "=", "delivered")
              .whereRef("f.id", "<", "d.id"),
          ),
        ),
      ]),
    )
    .groupBy(["d.destination", "s.case_slug", "reported"])
    .execute();
  const found = new Map<string, Statistic>();
  for (const { destination, case_slug, reported, sent } of rows) {
    const firm = destinationLabel(destination, config.partners);
    const about = case_slug === null ? "" : resolveCase(case_slug).title;
    const key = `${firm}\n${about}`;
    const row = found.get(key) ?? { week, firm, case: about, ...noFigures };
    const figuresOf = { ...row, sent: row.sent + Number(sent) };
    for (const [index, name] of reports.entries()) {
      if ((Number(reported) & (2 ** index)) > 0) figuresOf[name] += Number(sent);
    }
    found.set(key, figuresOf);
  }
  const erased = await db
    .selectFrom("erased_reports")
    .select(["partner", "status", ({ fn }) => fn.sum<number>("count").as("count")])
    .where("week", "=", week)
    .where("status", "in", reports)
    .groupBy(["partner", "status"])
    .execute();
  for (const { partner, status, count } of erased) {
    const firm = destinationLabel(partnerDestination(partner), config.partners);
    const row = found.get(`${firm}\n`) ?? { week, firm, case: "", ...noFigures };
    const name = reports.find((one) => one === status);
    if (name) found.set(`${firm}\n`, { ...row, [name]: row[name] + Number(count) });
  }
  return [...found.values()];
}
