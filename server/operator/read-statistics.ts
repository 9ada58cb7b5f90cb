import { sql } from "kysely";
import type { Operator } from "./operator";

const day = 24 * 60 * 60 * 1000;

export type Share = { name: string; count: number };

export type Statistics = {
  /** First and last day shown, milliseconds since 1970. */
  from: number;
  until: number;
  /** Submissions on each day, UTC, oldest first; days without any are there with 0. */
  perDay: { day: string; count: number }[];
  perKind: Share[];
  /** Leads by case, most first. */
  perCase: Share[];
  /** Completed deliveries, and how many of them succeeded at the first attempt. */
  firstTry: { delivered: number; atFirstTry: number };
  /** Milliseconds from receipt to delivery; null when nothing was delivered. */
  latency: { p50: number; p90: number; p99: number } | null;
  /** Pending deliveries by age. */
  backlog: Share[];
  withheld: Share[];
};

/** What happened in the last `days` days, counted in the store. */
export async function readStatistics(operator: Operator, days = 30): Promise<Statistics> {
  const until = operator.now();
  const from = Math.floor(until / day) * day - (days - 1) * day;
  const groups = await countSubmissions(operator, from);
  const leads = groups.filter(({ case_title }) => case_title !== null);
  const firstTry = await countFirstTries(operator, from);

  return {
    from,
    until,
    perDay: perDay(groups, from, days),
    perKind: shares(groups, ({ kind }) => kind),
    perCase: shares(leads, ({ case_title }) => case_title ?? ""),
    firstTry,
    latency: await readLatency(operator, { from, count: firstTry.delivered }),
    backlog: await countBacklog(operator, until),
    withheld: await countWithheld(operator, from),
  };
}

type Group = { index: number; kind: string; case_title: string | null; count: number };

/** One query for three charts. */
async function countSubmissions({ db }: Operator, from: number): Promise<Group[]> {
  const rows = await db
    .selectFrom("submissions")
    .select([
      sql<number>`cast((received_at - ${from}) / ${day} as integer)`.as("index"),
      "kind",
      "case_title",
      ({ fn }) => fn.countAll().as("count"),
    ])
    .where("received_at", ">=", from)
    .groupBy(["index", "kind", "case_title"])
    .execute();
  return rows.map((row) => ({
    ...row,
    index: Math.floor(Number(row.index)),
    count: Number(row.count),
  }));
}

function perDay(groups: readonly Group[], from: number, days: number) {
  return Array.from({ length: days }, (_, index) => ({
    day: new Date(from + index * day).toISOString().slice(0, 10),
    count: sum(groups.filter((group) => group.index === index)),
  }));
}

function shares(groups: readonly Group[], nameOf: (group: Group) => string): Share[] {
  const names = [...new Set(groups.map(nameOf))];
  return names
    .map((name) => ({ name, count: sum(groups.filter((group) => nameOf(group) === name)) }))
    .sort((a, b) => b.count - a.count);
}

function sum(counted: readonly { count: number }[]): number {
  return counted.reduce((total, { count }) => total + count, 0);
}

async function countFirstTries({ db }: Operator, from: number) {
  const row = await db
    .selectFrom("deliveries")
    .select([
      ({ fn }) => fn.countAll().as("delivered"),
      sql<number>`sum(case when attempts <= 1 then 1 else 0 end)`.as("first"),
    ])
    .where("state", "=", "delivered")
    .where("created_at", ">=", from)
    .executeTakeFirstOrThrow();
  return { delivered: Number(row.delivered), atFirstTry: Number(row.first ?? 0) };
}

/** Above this many deliveries only every nth is read, because sorting all of them takes seconds. */
const sample = 20_000;

async function readLatency(
  { db }: Operator,
  { from, count }: { from: number; count: number },
): Promise<Statistics["latency"]> {
  const rows = await db
    .selectFrom("deliveries")
    .select(sql<number>`updated_at - created_at`.as("ms"))
    .where("state", "=", "delivered")
    .where("created_at", ">=", from)
    .where(sql<number>`id % ${Math.ceil(count / sample) || 1}`, "=", 0)
    .orderBy("ms")
    .execute();
  if (rows.length === 0) return null;

  const percentile = (share: number) => Number(rows[Math.floor(rows.length * share)]?.ms);
  return { p50: percentile(0.5), p90: percentile(0.9), p99: percentile(0.99) };
}

const minute = 60 * 1000;
const ages = [
  { name: "under 1 minute", from: 0, to: minute },
  { name: "1 to 10 minutes", from: minute, to: 10 * minute },
  { name: "10 minutes to 1 hour", from: 10 * minute, to: 60 * minute },
  { name: "1 hour to 1 day", from: 60 * minute, to: day },
  { name: "over 1 day", from: day, to: Number.MAX_SAFE_INTEGER },
] as const;

async function countBacklog({ db }: Operator, now: number): Promise<Share[]> {
  const counts = ages.map(({ name, from, to }) => {
    const isInside = sql`created_at <= ${now - from} and created_at > ${now - to}`;
    return sql<number>`sum(case when ${isInside} then 1 else 0 end)`.as(name);
  });
  const row = await db
    .selectFrom("deliveries")
    .select(counts)
    .where("state", "=", "pending")
    .executeTakeFirst();
  return ages.map(({ name }) => ({ name, count: Number(row?.[name] ?? 0) }));
}

async function countWithheld({ db }: Operator, from: number): Promise<Share[]> {
  const rows = await db
    .selectFrom("deliveries")
    .select(["reason", ({ fn }) => fn.countAll().as("count")])
    .where("state", "=", "withheld")
    .where("created_at", ">=", from)
    .groupBy("reason")
    .orderBy("count", "desc")
    .execute();
  return rows.map(({ reason, count }) => ({
    name: reason ?? "no reason",
    count: Number(count),
  }));
}
