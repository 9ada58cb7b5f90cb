import { dateInNewYork } from "~/data/dates";
import { obstacles } from "~/data/desk/obstacles";
import { isReachable, type Partner } from "../config/partners";
import { partnerDestination } from "../destinations/partner";
import { type ActResult, obstacle } from "./act-result";
import type { Operator } from "./operator";
import { logAct } from "./operator-log";

/** A firm of the file, and how it stands today. */
export type PartnerStanding = {
  id: string | null;
  name: string;
  way: "webhook" | "mail" | "webhook, then mail" | null;
  state: "on" | "paused" | "held" | "off";
  cap: number | null;
  taken: number;
  delivered: number;
  waiting: number;
  declined: number;
  /** Milliseconds since the oldest delivery that waits was planned. */
  oldestMs: number | null;
};

/** The firms of the file, in its order. */
export async function readPartners(operator: Operator): Promise<PartnerStanding[]> {
  const standings: PartnerStanding[] = [];
  for (const partner of operator.config.partners) {
    standings.push(await readStanding(operator, partner));
  }
  return standings;
}

async function readStanding(operator: Operator, partner: Partner): Promise<PartnerStanding> {
  const { db, now, config } = operator;
  const { name, dailyCap: cap = null } = partner;
  const id = partner.id ?? null;
  const firm = { id, name, way: wayTo(partner, config), cap };
  if (id === null || firm.way === null) {
    return {
      ...firm,
      state: "off",
      ...{ taken: 0, delivered: 0, waiting: 0, declined: 0 },
      oldestMs: null,
    };
  }

  const day = dateInNewYork(now());
  const today = await db
    .selectFrom("partner_days")
    .select("taken")
    .where("day", "=", day)
    .where("partner", "=", id)
    .executeTakeFirst();
  const deliveries = await db
    .selectFrom("deliveries")
    .select(({ fn }) => [
      "state",
      fn.countAll<number>().as("count"),
      fn.min("created_at").as("first"),
    ])
    .where("destination", "=", partnerDestination(id))
    .where("purpose", "=", "submission")
    .groupBy("state")
    .execute();
  const declined = await db
    .selectFrom("partner_events")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("partner", "=", id)
    .where("status", "=", "declined")
    .where("counts", "=", 1)
    .executeTakeFirstOrThrow();
  const waiting = deliveries.find(({ state }) => state === "pending");
  const delivered = deliveries.find(({ state }) => state === "delivered");

  return {
    ...firm,
    state: await readState(operator, id),
    taken: today?.taken ?? 0,
    delivered: Number(delivered?.count ?? 0),
    waiting: Number(waiting?.count ?? 0),
    declined: Number(declined.count),
    oldestMs: waiting ? now() - Number(waiting.first) : null,
  };
}

function wayTo(partner: Partner, config: Operator["config"]): PartnerStanding["way"] {
  if (!isReachable(partner, config)) return null;
  const hasMail = Boolean(partner.email && config.SMTP_URL);
  if (partner.webhook) return hasMail ? "webhook, then mail" : "webhook";
  return "mail";
}

async function readState({ db }: Operator, id: string): Promise<PartnerStanding["state"]> {
  const paused = await db
    .selectFrom("partner_states")
    .select("paused_at")
    .where("partner", "=", id)
    .where("paused_at", "is not", null)
    .executeTakeFirst();
  if (paused) return "paused";

  const held = await db
    .selectFrom("channels")
    .select("name")
    .where("name", "=", partnerDestination(id))
    .where("held_since", "is not", null)
    .executeTakeFirst();
  return held ? "held" : "on";
}

/** No lead goes to a paused firm; what it has not got yet is passed on where another may have it. */
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
    return obstacle(obstacles.unknownPartner(partner));
  }
  await operator.db.transaction().execute(async (trx) => {
    await trx
      .insertInto("partner_states")
      .values({ partner, paused_at })
      .onConflict((conflict) => conflict.column("partner").doUpdateSet({ paused_at }))
      .execute();
    // Leads that wait for a firm may have one now.
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
