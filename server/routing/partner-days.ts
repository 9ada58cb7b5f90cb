import { sql, type Transaction } from "kysely";
import type { Config } from "../config/config";
import { isReachable, type Partner } from "../config/partners";
import { prepareQuery } from "../store/prepared-query";
import type { Database } from "../store/schema";
import type { PartnerNow } from "./choose-partner";
import type { Routing } from "./routing-row";

type Trx = Transaction<Database>;

type RoutingContext = { config: Pick<Config, "partners" | "SMTP_URL"> };

/** What decides today, beside the settings, which firm can get a lead. */
type Facts = {
  day: string;
  /** Leads by firm. */
  taken: Map<string, number>;
  /** Ids of firms. */
  paused: ReadonlySet<string>;
  /** Names of channels. */
  held: ReadonlySet<string>;
};

/**
 * Read once in a transaction: the embedded database commits many leads in one, and its other writers
 * wait for that commit. What changes a count below changes it here, too; a hold that the same commit
 * brings counts as if it had come after its leads.
 */
const known = new WeakMap<Trx, Facts>();

/** @param day date in New York */
export async function readPartnersNow(
  { config }: RoutingContext,
  trx: Trx,
  day: string,
): Promise<PartnerNow[]> {
  const kept = known.get(trx);
  const { taken, paused, held } = kept?.day === day ? kept : await readFacts(trx, day);

  return config.partners.filter(hasId).map((partner) => ({
    partner,
    taken: taken.get(partner.id) ?? 0,
    isReachable: isReachable(partner, config),
    isPaused: paused.has(partner.id),
    isHeld: held.has(`firm:${partner.id}`),
  }));
}

function hasId(partner: Partner): partner is Partner & { id: string } {
  return partner.id !== undefined;
}

async function readFacts(trx: Trx, day: string): Promise<Facts> {
  const { rows } = await selectFacts(trx, { day });
  const facts = {
    day,
    taken: new Map<string, number>(),
    paused: new Set<string>(),
    held: new Set<string>(),
  };
  for (const { fact, name, count } of rows) {
    if (fact === "taken") facts.taken.set(name, Number(count));
    else (fact === "paused" ? facts.paused : facts.held).add(name);
  }
  known.set(trx, facts);
  return facts;
}

/** One query for all counts and switches of firms. */
const selectFacts = prepareQuery((db, { day }: { day: string }) =>
  db
    .selectFrom("partner_days")
    .select([sql.lit("taken").as("fact"), "partner as name", "taken as count"])
    .where("day", "=", day)
    .unionAll(
      db
        .selectFrom("partner_states")
        .select([sql.lit("paused").as("fact"), "partner as name", sql.lit(0).as("count")])
        .where("paused_at", "is not", null),
    )
    .unionAll(
      db
        .selectFrom("channels")
        .select([sql.lit("held").as("fact"), "name", sql.lit(0).as("count")])
        .where("paused_since", "is not", null),
    ),
);

/** The cap of a firm without one: the largest integer that a column of either store holds. */
const mostLeads = 2_147_483_647;

/**
 * Counts a lead for the first of these firms that is below its cap. Two leads cannot take the same
 * free place.
 *
 * @returns that firm; null if all are full
 */
export async function takePlace(
  { config }: RoutingContext,
  trx: Trx,
  { order, day }: { order: readonly string[]; day: string },
): Promise<string | null> {
  for (const partner of order) {
    const { dailyCap } = config.partners.find(({ id }) => id === partner) ?? {};
    const cap = dailyCap ?? mostLeads;
    const { numAffectedRows } = await countLead(trx, { row: { day, partner, taken: 1 }, cap });
    if (numAffectedRows !== 1n) continue;

    const taken = known.get(trx)?.taken;
    taken?.set(partner, (taken.get(partner) ?? 0) + 1);
    return partner;
  }
  return null;
}

/**
 * Counts a lead only below the cap; on PostgreSQL it also locks this firm's day until the commit.
 */
const countLead = prepareQuery((db, { row, cap }: { row: Database["partner_days"]; cap: number }) =>
  db
    .insertInto("partner_days")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["day", "partner"])
        .doUpdateSet({ taken: sql<number>`partner_days.taken + 1` })
        .where("partner_days.taken", "<", cap),
    ),
);

/** Gives a lead's place back to the firm that had it. */
export async function freePlace(trx: Trx, { partner, day }: Pick<Routing, "partner" | "day">) {
  if (partner === null || day === null) return;
  known.delete(trx);
  await trx
    .updateTable("partner_days")
    .set(({ eb }) => ({ taken: eb("taken", "-", 1) }))
    .where("day", "=", day)
    .where("partner", "=", partner)
    .where("taken", ">", 0)
    .execute();
}
