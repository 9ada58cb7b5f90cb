import { sql } from "kysely";
import { dateInNewYork } from "~/data/dates";
import { isReachable, type Partner } from "../config/partners";
import { isPartnerDestination, partnerDestination } from "../destinations/partner";
import { type ActResult, logAct, obstacle } from "../leads/actor";
import type { Operator } from "./operator";

/** A firm of the file and its situation today. */
export type PartnerStanding = {
  id: string | null;
  name: string;
  way: "webhook" | "mail" | "webhook, then mail" | null;
  state: "on" | "paused" | "held" | "off";
  /** Why it is on hold. */
  holdReason: string | null;
  cap: number | null;
  taken: number;
  /**
   * Leads delivered to it, declines and times to first contact, over the requested number of days.
   */
  delivered: number;
  declined: number;
  /** Milliseconds from delivery to the contact that the firm reported: median and slowest tenth. */
  contacted: { median: number; slowest: number } | null;
  waiting: number;
  /** Milliseconds since the oldest waiting delivery was planned. */
  oldestMs: number | null;
};

type Reader = Pick<Operator, "db" | "now" | "config">;

const day = 24 * 60 * 60 * 1000;

/** The firms of the file, in its order. Each figure is read from an index. */
export async function readPartners(operator: Reader, days = 30): Promise<PartnerStanding[]> {
  const standings: PartnerStanding[] = [];
  for (const partner of operator.config.partners) {
    standings.push(await readPartner(operator, partner, days));
  }
  return standings;
}

/** @param days how far back what was delivered and declined counts */
export async function readPartner(
  operator: Reader,
  partner: Partner,
  days = 30,
): Promise<PartnerStanding> {
  const since = operator.now() - days * day;
  const { config } = operator;
  const { name, dailyCap: cap = null } = partner;
  const id = partner.id ?? null;
  const firm = { id, name, way: wayTo(partner, config), cap };
  if (id === null || firm.way === null) {
    const nothing = { taken: 0, delivered: 0, declined: 0, waiting: 0 };
    return { ...firm, ...nothing, state: "off", holdReason: null, contacted: null, oldestMs: null };
  }

  return {
    ...firm,
    ...(await readState(operator, id)),
    taken: await readTaken(operator, id),
    ...(await readDeliveries(operator, id, since)),
    declined: await countDeclined(operator, id, since),
    contacted: await readContacted(operator, id, since),
  };
}

function wayTo(partner: Partner, config: Operator["config"]): PartnerStanding["way"] {
  if (!isReachable(partner, config)) return null;
  const hasMail = Boolean(partner.email && config.SMTP_URL);
  if (partner.webhook) return hasMail ? "webhook, then mail" : "webhook";
  return "mail";
}

async function readState({ db }: Reader, id: string) {
  const paused = await db
    .selectFrom("partner_states")
    .select("paused_at")
    .where("partner", "=", id)
    .where("paused_at", "is not", null)
    .executeTakeFirst();
  const held = await db
    .selectFrom("channels")
    .select("last_error")
    .where("name", "=", partnerDestination(id))
    .where("cause", "in", ["fault", "ours"])
    .executeTakeFirst();
  const state: PartnerStanding["state"] = paused ? "paused" : held ? "held" : "on";
  return { state, holdReason: held?.last_error ?? null };
}

async function readTaken({ db, now }: Reader, id: string): Promise<number> {
  const today = await db
    .selectFrom("partner_days")
    .select("taken")
    .where("day", "=", dateInNewYork(now()))
    .where("partner", "=", id)
    .executeTakeFirst();
  return today?.taken ?? 0;
}

/** A lead counts once, however often it was corrected. */
async function readDeliveries({ db, now }: Reader, id: string, since: number) {
  const own = db
    .selectFrom("deliveries")
    .where(isPartnerDestination("destination"))
    .where("destination", "=", partnerDestination(id))
    .where("purpose", "=", "submission");
  const delivered = await own
    .select(({ fn }) => fn.count<number>("reference").distinct().as("count"))
    .where("state", "=", "delivered")
    .where("created_at", ">=", since)
    .executeTakeFirstOrThrow();
  const waiting = await own
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("created_at").as("first")])
    .where("state", "=", "pending")
    .executeTakeFirstOrThrow();
  return {
    delivered: Number(delivered.count),
    waiting: Number(waiting.count),
    oldestMs: waiting.first === null ? null : Math.max(0, now() - Number(waiting.first)),
  };
}

async function countDeclined({ db }: Reader, id: string, since: number): Promise<number> {
  const { count } = await db
    .selectFrom("partner_events")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("partner", "=", id)
    .where("status", "=", "declined")
    .where("received_at", ">=", since)
    .where("counts", "=", 1)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The newest are enough to say how fast a firm is. */
const mostContacts = 500;

/** A signed client was contacted, even if the firm reported no contact. */
async function readContacted(
  { db }: Reader,
  id: string,
  since: number,
): Promise<PartnerStanding["contacted"]> {
  const told = db
    .selectFrom("partner_events")
    .select(["reference", "received_at"])
    .where("partner", "=", id)
    .where("status", "in", ["contacted", "signed"])
    .where("received_at", ">=", since)
    .where("counts", "=", 1)
    .orderBy("received_at", "desc")
    .limit(mostContacts);
  const rows = await db
    .selectFrom(told.as("told"))
    .innerJoin("deliveries as d", "d.reference", "told.reference")
    .select(sql<number>`min(told.received_at) - min(d.updated_at)`.as("ms"))
    .where("d.destination", "=", partnerDestination(id))
    .where("d.purpose", "=", "submission")
    .where("d.state", "=", "delivered")
    .groupBy("told.reference")
    .execute();
  const times = rows.map(({ ms }) => Math.max(0, Number(ms))).toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  const [median, slowest] = [at(0.5), at(0.9)];
  return median === undefined || slowest === undefined ? null : { median, slowest };
}

/**
 * Pauses a firm: it gets no more leads, and those it has not received yet are passed on if another
 * firm can take them.
 */
export function pausePartner(operator: Operator, id: string): Promise<ActResult> {
  return setPause(operator, id, operator.now());
}

export function resumePartner(operator: Operator, id: string): Promise<ActResult> {
  return setPause(operator, id, null);
}

async function setPause(
  operator: Operator,
  partner: string,
  paused_at: number | null,
): Promise<ActResult> {
  if (!operator.config.partners.some(({ id }) => id === partner)) {
    return obstacle(`No firm of PARTNERS_FILE has the id ${partner}.`);
  }
  await operator.db.transaction().execute(async (trx) => {
    await trx
      .insertInto("partner_states")
      .values({ partner, paused_at })
      .onConflict((conflict) => conflict.column("partner").doUpdateSet({ paused_at }))
      .execute();
    // This firm may now take leads that wait for a firm.
    await trx
      .updateTable("routings")
      .set({ check_at: operator.now() })
      .where("check_at", "is not", null)
      .execute();
    const act = paused_at === null ? "resume" : "pause";
    await logAct(trx, operator, { act, outcome: partner, references: [null] });
  });
  return { kind: "done", count: 1 };
}
