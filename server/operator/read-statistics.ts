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
  /** Of deliveries that were delivered: how many at the first try. */
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

  return {
    from,
    until,
    perDay: await countPerDay(operator, from, days),
    perKind: await countPerKind(operator, from),
    perCase: await countPerCase(operator, from),
    firstTry: await countFirstTries(operator, from),
    latency: await readLatency(operator, from),
    backlog: await countBacklog(operator, until),
    withheld: await countWithheld(operator, from),
  };
}

async function countPerDay({ db }: Operator, from: number, days: number) {
  const rows = await db
    .selectFrom("submissions")
    .select([
      sql<number>`cast((received_at - ${from}) / ${day} as integer)`.as("index"),
      ({ fn }) => fn.countAll().as("count"),
    ])
    .where("received_at", ">=", from)
    .groupBy("index")
    .execute();
  const counts = new Map(rows.map(({ index, count }) => [Math.floor(Number(index)), count]));

  return Array.from({ length: days }, (_, index) => ({
    day: new Date(from + index * day).toISOString().slice(0, 10),
    count: Number(counts.get(index) ?? 0),
  }));
}

async function countPerKind({ db }: Operator, from: number): Promise<Share[]> {
  const rows = await db
    .selectFrom("submissions")
    .select(["kind", ({ fn }) => fn.countAll().as("count")])
    .where("received_at", ">=", from)
    .groupBy("kind")
    .orderBy("count", "desc")
    .execute();
  return rows.map(({ kind, count }) => ({ name: kind, count: Number(count) }));
}

async function countPerCase({ db }: Operator, from: number): Promise<Share[]> {
  const rows = await db
    .selectFrom("submissions")
    .select(["case_title", ({ fn }) => fn.countAll().as("count")])
    .where("received_at", ">=", from)
    .where("case_title", "is not", null)
    .groupBy("case_title")
    .orderBy("count", "desc")
    .execute();
  return rows.map(({ case_title, count }) => ({ name: case_title ?? "", count: Number(count) }));
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

/** By rank in the store, so that no list of all deliveries is held in memory. */
async function readLatency({ db }: Operator, from: number): Promise<Statistics["latency"]> {
  const delivered = db
    .selectFrom("deliveries")
    .where("state", "=", "delivered")
    .where("created_at", ">=", from);
  const { total } = await delivered
    .select(({ fn }) => fn.countAll().as("total"))
    .executeTakeFirstOrThrow();
  const count = Number(total);
  if (count === 0) return null;

  async function percentile(share: number) {
    const row = await delivered
      .select(sql<number>`updated_at - created_at`.as("ms"))
      .orderBy("ms")
      .offset(Math.min(count - 1, Math.floor(count * share)))
      .limit(1)
      .executeTakeFirst();
    return Number(row?.ms ?? 0);
  }
  return { p50: await percentile(0.5), p90: await percentile(0.9), p99: await percentile(0.99) };
}

const minute = 60 * 1000;
const ages = [
  { name: "under 1 minute", from: 0, to: minute },
  { name: "1 to 10 minutes", from: minute, to: 10 * minute },
  { name: "10 minutes to 1 hour", from: 10 * minute, to: 60 * minute },
  { name: "1 hour to 1 day", from: 60 * minute, to: day },
  { name: "over 1 day", from: day, to: Number.MAX_SAFE_INTEGER },
];

async function countBacklog({ db }: Operator, now: number): Promise<Share[]> {
  const rows = await db
    .selectFrom("deliveries")
    .select("created_at")
    .where("state", "=", "pending")
    .limit(100_000)
    .execute();
  return ages.map(({ name, from, to }) => ({
    name,
    count: rows.filter(({ created_at }) => now - created_at >= from && now - created_at < to)
      .length,
  }));
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
  return rows.map(({ reason, count }) => ({ name: reason ?? "no reason", count: Number(count) }));
}
