import { sql } from "kysely";
import { dateInNewYork, midnightInNewYork } from "~/data/dates";
import type { Actor } from "../leads/actor";
import { submissionKinds } from "../submission/kinds";

const hour = 60 * 60 * 1000;

/** A counted table: the name of each row and its figure. */
type Counts = {
  title: string;
  columns: readonly [string, string];
  rows: [string, string][];
};

/** What happened in the last `days` days in New York, counted in the store without personal data. */
export async function readStatistics({ db, now }: Actor, days = 30): Promise<Counts[]> {
  const noon = Date.parse(`${dateInNewYork(now())}T12:00:00Z`);
  const dates = Array.from({ length: days }, (_, back) =>
    new Date(noon - back * 24 * hour).toISOString().slice(0, 10),
  );
  const from = midnightInNewYork(dates.at(-1) ?? "") ?? 0;
  const groups = await db
    .selectFrom("submissions")
    .select([
      sql<number>`cast(received_at / ${hour} as integer)`.as("hour"),
      "kind",
      "case_title",
      ({ fn }) => fn.countAll<number>().as("count"),
    ])
    .where("received_at", ">=", from)
    .groupBy(["hour", "kind", "case_title"])
    .execute();
  const perDay = shares(groups, (group) => dateInNewYork(Number(group.hour) * hour));
  const outcomes = await db
    .selectFrom("deliveries")
    .select([
      sql<string>`case when state = 'delivered' and attempts <= 1
        then 'delivered at the first try' else state end`.as("outcome"),
      ({ fn }) => fn.countAll<number>().as("count"),
    ])
    .where("created_at", ">=", from)
    .groupBy("outcome")
    .execute();

  return [
    {
      title: "Submissions by form",
      columns: ["Form", "Submissions"],
      rows: shares(groups, ({ kind }) => submissionKinds[kind].label),
    },
    {
      title: "Leads by case",
      columns: ["Case", "Leads"],
      rows: shares(groups, ({ case_title }) => case_title),
    },
    {
      title: "Deliveries by outcome",
      columns: ["Outcome", "Deliveries"],
      rows: shares(outcomes, ({ outcome }) => outcome),
    },
    {
      title: "Submissions per day",
      columns: ["Day", "Submissions"],
      rows: dates.map((date) => [date, perDay.find(([day]) => day === date)?.[1] ?? "0"]),
    },
  ];
}

/** Most first; groups without a name are left out. */
function shares<Group extends { count: number }>(
  groups: readonly Group[],
  nameOf: (group: Group) => string | null,
): [string, string][] {
  const counts = new Map<string, number>();
  for (const group of groups) {
    const name = nameOf(group);
    if (name !== null) counts.set(name, (counts.get(name) ?? 0) + Number(group.count));
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
    .map(([name, count]) => [name, String(count)]);
}
