import { sql } from "kysely";
import { dateInNewYork, day } from "~/data/dates";
import { partnerStatuses } from "~/data/partner-mail";
import type { App } from "../app";
import { isReachable, type Partner } from "../config/partners";
import { isPartnerDestination, partnerDestination, partnerOf } from "../destinations/partner";
import { type Condition, conditionOn, readChannels } from "../state/condition";
import { hasArrived } from "../state/holders";
import type { PartnerStatus } from "../store/schema";
import { testPrefix } from "../submission/submission";

/** A firm of the file and its situation today. */
export type PartnerFigures = Awaited<ReturnType<typeof readPartnerFigures>>[number];

/** Declines and answers count for as long. */
const month = 30 * day;

/** The firms of the file, in its order, or these of them. Each figure is read from an index. */
export async function readPartnerFigures(app: App, partners = app.config.partners) {
  const { db, now, config } = app;
  const since = now() - month;
  const ids = partners.flatMap(({ id }) => id ?? []);
  const channels = await readChannels(app);
  const today = dateInNewYork(now());
  const taken = await db
    .selectFrom("partner_days")
    .selectAll()
    .where("day", ">=", `${today.slice(0, 8)}01`)
    .execute();
  // With notices, as the list of destinations counts them.
  const waiting = await db
    .selectFrom("deliveries")
    .select(({ fn }) => [
      "destination",
      fn.countAll<number>().as("count"),
      fn.min("created_at").as("first"),
    ])
    .where("state", "=", "pending")
    .where("destination", "in", ids.map(partnerDestination))
    .groupBy("destination")
    .execute();
  const declined = await db
    .selectFrom("partner_events")
    .select(["partner", "reason", ({ fn }) => fn.countAll<number>().as("count")])
    .where("partner", "in", ids)
    .where("status", "=", "declined")
    .where("received_at", ">=", since)
    .where("counts", "=", 1)
    .groupBy(["partner", "reason"])
    .execute();
  const held = await db
    .selectFrom("submissions")
    .select(["holder", "status", ({ fn }) => fn.countAll<number>().as("count")])
    .select(({ fn }) => fn.min("received_at").as("first"))
    .where("holder", "in", ids)
    .groupBy(["holder", "status"])
    .execute();
  const declinedErased = await db
    .selectFrom("erased_reports")
    .select(["partner", ({ fn }) => fn.sum<number>("count").as("count")])
    .where("partner", "in", ids)
    .where("status", "=", "declined")
    .where("day", ">=", dateInNewYork(since))
    .groupBy("partner")
    .execute();

  const off: Condition = { kind: "off" };
  return Promise.all(
    partners.map(async (partner) => {
      const { id = null, name, dailyCap: cap = null } = partner;
      const way = id === null ? null : wayOf(partner, config);
      const destination = partnerDestination(id ?? "");
      const queue = waiting.find((one) => one.destination === destination);
      return {
        id,
        name,
        way,
        condition: way === null ? off : conditionOn(channels, destination),
        /** The newest report, whether or not it counted. */
        lastAnswer: await findLastAnswer(app, id ?? ""),
        cap,
        taken: taken.find((one) => one.partner === id && one.day === today)?.taken ?? 0,
        /** Since the first of this month in New York. */
        thisMonth: taken.reduce((sum, one) => sum + (one.partner === id ? one.taken : 0), 0),
        declined: [...declined, ...declinedErased]
          .filter((one) => one.partner === id)
          .reduce((sum, one) => sum + countOf(one), 0),
        /** Why it declined, the most frequent reason first; an erased lead has none. */
        reasons: declined
          .filter((one) => one.partner === id)
          .map((one) => ({ reason: one.reason, count: countOf(one) }))
          .toSorted((a, b) => b.count - a.count),
        /** How many leads it has now by status, and when the oldest came in. */
        has: held
          .filter((one) => one.holder === id)
          .map((one) => ({ status: one.status, count: countOf(one), first: one.first })),
        /** Milliseconds from delivery to its first report, and to the one that it reached the person. */
        answered: way === null ? null : await readTimes(app, destination, since, partnerStatuses),
        contacted:
          way === null ? null : await readTimes(app, destination, since, ["contacted", "signed"]),
        waiting: countOf(queue),
        /** Milliseconds since the oldest waiting delivery was planned. */
        oldestMs: queue ? Math.max(0, now() - queue.first) : null,
      } as const;
    }),
  );
}

/** One search of the index for each status. */
async function findLastAnswer({ db }: App, partner: string) {
  const newest = [];
  for (const status of partnerStatuses) {
    const row = await db
      .selectFrom("partner_events")
      .select(["status", "received_at as at"])
      .where("partner", "=", partner)
      .where("status", "=", status)
      .where("reference", "not like", `${testPrefix}%`)
      .orderBy("received_at", "desc")
      .limit(1)
      .executeTakeFirst();
    if (row) newest.push({ status: row.status, at: row.at });
  }
  return newest.toSorted((a, b) => b.at - a.at)[0] ?? null;
}

function countOf(row: { count: number } | undefined): number {
  return row?.count ?? 0;
}

function wayOf(partner: Partner, config: App["config"]) {
  if (!isReachable(partner, config)) return null;
  return partner.webhook ? "webhook" : "mail";
}

/** How many leads each firm has got since then. One counts once, however often it was corrected. */
export async function countDelivered(app: App, since: number) {
  const rows = await toPartners(app)
    .where(hasArrived("deliveries"))
    .where("created_at", ">=", since)
    .execute();
  return new Map(rows.map((row) => [partnerOf(row.destination), countOf(row)]));
}

function toPartners({ db, config }: App) {
  const ids = config.partners.flatMap(({ id }) => id ?? []);
  return db
    .selectFrom("deliveries")
    .select(["destination", ({ fn }) => fn.count<number>("reference").distinct().as("count")])
    .where(isPartnerDestination("destination"))
    .where("destination", "in", ids.map(partnerDestination))
    .where("purpose", "=", "submission")
    .groupBy("destination");
}

/** The newest are enough to say how fast a firm is. */
const mostContacts = 500;

/** Milliseconds from delivery to the first of these reports: median and slowest tenth. */
async function readTimes(
  { db }: App,
  destination: string,
  since: number,
  reports: readonly PartnerStatus[],
) {
  const events = db
    .selectFrom("partner_events")
    .select(["reference", "received_at"])
    .where("partner", "=", partnerOf(destination))
    .where("status", "in", reports)
    .where("received_at", ">=", since)
    .where("counts", "=", 1)
    .orderBy("received_at", "desc")
    .limit(mostContacts);
  const rows = await db
    .selectFrom(events.as("event"))
    .innerJoin("deliveries as d", "d.reference", "event.reference")
    .select(sql<number>`min(event.received_at) - min(d.updated_at)`.as("ms"))
    .where("d.destination", "=", destination)
    .where(hasArrived())
    .groupBy("event.reference")
    .execute();
  const times = rows.map(({ ms }) => Math.max(0, ms)).toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  const [median, slowest] = [at(0.5), at(0.9)];
  return median === undefined || slowest === undefined ? null : { median, slowest };
}
