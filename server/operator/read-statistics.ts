import { dateInNewYork, day, spellDuration } from "~/data/dates";
import type { Actor } from "../leads/actor";
import type { DailyCountTable } from "../store/schema";
import { submissionKinds } from "../submission/kinds";
import { readPartners } from "./partners";

/** A counted table; `share` is a part of the longest bar, from 0 to 1. */
type Counts = {
  title: string;
  columns: readonly [string, string];
  rows: { name: string; figure: string; share: number }[];
};

type Row = Pick<DailyCountTable, "name" | "count">;

/** The counts of the last `days` days in New York, today included, oldest first. */
export function readCounts({ db, now }: Actor, days: number): Promise<DailyCountTable[]> {
  return db
    .selectFrom("daily_counts")
    .selectAll()
    .where("day", ">", dateInNewYork(now() - days * day))
    .orderBy("day")
    .orderBy("about")
    .orderBy("name")
    .execute();
}

export async function readStatistics(actor: Actor, days: number): Promise<Counts[]> {
  const counts = await readCounts(actor, days);
  const kinds = Object.values(submissionKinds);
  const leads = counts.filter(({ about, name }) =>
    kinds.some(({ kind, isLead }) => about === "form" && isLead && name === kind),
  );
  const of = (about: DailyCountTable["about"], name?: string) =>
    counts.filter((one) => one.about === about && (name === undefined || one.name === name));
  const noon = Date.parse(`${dateInNewYork(actor.now())}T12:00:00Z`);
  const dates = Array.from({ length: days }, (_, back) =>
    new Date(noon - back * day).toISOString().slice(0, 10),
  );
  const perDay = grouped(leads.map(({ day, count }) => ({ name: day, count })));

  return [
    bars("Requests by day", "Day", [
      ...dates.map((day) => perDay.find(({ name }) => name === day) ?? { name: day, count: 0 }),
    ]),
    bars("From quiz to request, on pages of cases", "Step", [
      { name: "Quiz posted", count: total(of("step", "quiz")) },
      { name: "Step 2 shown", count: total(of("step", "contact")) },
      { name: "Request sent", count: total(of("step", "sent")) },
    ]),
    bars("Requests by case", "Case", grouped(of("case"))),
    bars("Requests by state", "State", grouped(of("state"))),
    bars("Requests by language", "Language", grouped(of("language"))),
    bars("Requests by campaign", "Source / medium / campaign", grouped(of("campaign"))),
    bars(
      "Submissions by form",
      "Form",
      kinds.map(({ kind, label }) => ({ name: label, count: total(of("form", kind)) })),
    ),
    await firstAnswers(actor, days),
  ];
}

/** Most first. */
function grouped(rows: readonly Row[]): Row[] {
  const counts = new Map<string, number>();
  for (const { name, count } of rows) counts.set(name, (counts.get(name) ?? 0) + Number(count));
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

function total(rows: readonly Row[]): number {
  return rows.reduce((sum, { count }) => sum + Number(count), 0);
}

function bars(title: string, column: string, rows: readonly Row[]): Counts {
  const longest = Math.max(1, ...rows.map(({ count }) => count));
  return {
    title,
    columns: [column, "Count"],
    rows: rows.map(({ name, count }) => ({ name, figure: String(count), share: count / longest })),
  };
}

/** From delivery to the first report of each firm. */
async function firstAnswers(actor: Actor, days: number): Promise<Counts> {
  const firms = (await readPartners(actor, days)).flatMap(({ name, answered }) =>
    answered ? [{ name, ...answered }] : [],
  );
  const longest = Math.max(1, ...firms.map(({ median }) => median));
  return {
    title: "Time to a firm's first answer",
    columns: ["Firm", "Median, slowest tenth"],
    rows: firms.map(({ name, median, slowest }) => ({
      name,
      figure: `${spellDuration(median)}, ${spellDuration(slowest)}`,
      share: median / longest,
    })),
  };
}
