import { sql } from "kysely";
import { resolveCase } from "~/data/cases";
import { dateInNewYork, day, midnightInNewYork } from "~/data/dates";
import type { App } from "../app";
import { destinationLabel } from "../destinations/index";
import { isPartnerDestination } from "../destinations/partner";

const figures = ["sent", "declined", "contacted", "signed"] as const;

type Figures = Record<(typeof figures)[number], number>;

/** Leads that a firm was first sent in one week, and what it has reported about them so far. */
export type Statistic = Figures & {
  /** Its Monday in New York, `YYYY-MM-DD`. */
  week: string;
  firm: string;
  /** Empty if the lead was erased or named no case. */
  case: string;
};

/** Firm by case by week, newest week first, this week included. */
export async function readStatistics(
  app: App,
  weeks: number,
): Promise<{ rows: Statistic[]; total: Figures }> {
  const rows: Statistic[] = [];
  for (const week of lastMondays(app.now(), weeks)) {
    const found = await readWeek(app, week);
    rows.push(...found.toSorted((a, b) => order(a).localeCompare(order(b))));
  }
  const sum = (name: keyof Figures) => rows.reduce((total, row) => total + row[name], 0);
  return {
    rows,
    total: {
      sent: sum("sent"),
      declined: sum("declined"),
      contacted: sum("contacted"),
      signed: sum("signed"),
    },
  };
}

const order = ({ firm, case: title }: Statistic) => `${firm}\n${title}`;

/** Newest first. */
function lastMondays(now: number, weeks: number): string[] {
  const noon = Date.parse(`${dateInNewYork(now)}T12:00:00Z`);
  const monday = noon - ((new Date(noon).getUTCDay() + 6) % 7) * day;
  return Array.from({ length: weeks }, (_, back) =>
    new Date(monday - back * 7 * day).toISOString().slice(0, 10),
  );
}

/** Reads only this week's deliveries to firms, through the index `deliveries_sent_to_firms`. */
async function readWeek({ db, config }: App, week: string): Promise<Statistic[]> {
  const from = midnightInNewYork(week) ?? 0;
  const next = new Date(Date.parse(`${week}T12:00:00Z`) + 7 * day).toISOString().slice(0, 10);
  const until = midnightInNewYork(next) ?? 0;
  const reported = (status: string) => sql<number>`sum(case when exists (
    select 1 from partner_events e where e.reference = d.reference and e.counts = 1
      and e.status = ${status} and 'firm:' || e.partner = d.destination
  ) then 1 else 0 end)`;
  const rows = await db
    .selectFrom("deliveries as d")
    .innerJoin("submissions as s", "s.reference", "d.reference")
    .select(["d.destination", "s.case_slug"])
    .select(({ fn }) => fn.countAll<number>().as("sent"))
    .select([
      reported("declined").as("declined"),
      reported("contacted").as("contacted"),
      reported("signed").as("signed"),
    ])
    .where(isPartnerDestination("d.destination"))
    .where("d.purpose", "=", "submission")
    .where("d.state", "=", "delivered")
    .where("d.created_at", ">=", from)
    .where("d.created_at", "<", until)
    // A lead counts once, however often it was corrected.
    .where(({ not, exists, selectFrom }) =>
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
    )
    .groupBy(["d.destination", "s.case_slug"])
    .execute();
  return rows.map(({ destination, case_slug, ...row }) => ({
    week,
    firm: destinationLabel(destination, config.partners),
    case: case_slug === null ? "" : resolveCase(case_slug).title,
    sent: Number(row.sent),
    declined: Number(row.declined),
    contacted: Number(row.contacted),
    signed: Number(row.signed),
  }));
}
