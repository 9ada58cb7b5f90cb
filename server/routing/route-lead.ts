import { sql } from "kysely";
import { dateInNewYork, minute, nextMidnight } from "~/data/dates";
import type { Config } from "../config/config";
import { isReachable, type Partner } from "../config/partners";
import { isPartnerDestination, partnerOf } from "../destinations/partner";
import { authorizedPartners } from "../privacy/authorizations";
import type { RoutingTable, Trx } from "../store/schema";
import {
  choosePartner,
  type PartnerNow,
  type RoutedLead,
  type RoutingDecision,
} from "./choose-partner";
import {
  lockRouting,
  type Occasion,
  pausedPartners,
  type Routing,
  type RoutingChoice,
  triedPartners,
} from "./routing";

type RoutingContext = {
  config: Pick<Config, "partners" | "SMTP_URL" | "RETRY_SCALE">;
  now(): number;
};

export type LeadToRoute = Omit<RoutedLead, "tried" | "authorized"> & {
  reference: string;
  needsAuthorization: boolean;
};

/**
 * Makes the first choice in the transaction that stores the lead, and stores it with its candidates
 * and reason.
 *
 * @returns the firm that has the lead now, if any
 */
export async function routeLead(
  context: RoutingContext,
  trx: Trx,
  lead: LeadToRoute,
): Promise<string | null> {
  const { row, choice } = await findPartner(context, trx, { ...lead, tried: [] }, "received");
  await insertRouting(trx, lead, row, [choice]);
  return row.partner;
}

/**
 * Notes who may get a quarantined lead once it is released, or a review once the operator passes it
 * on. It takes no firm's place.
 */
export function holdRouting({ now }: RoutingContext, trx: Trx, lead: Named): Promise<void> {
  const row = { state: "held", partner: null, day: null, updated_at: now(), ...unasked } as const;
  return insertRouting(trx, lead, row, []);
}

type Named = Pick<LeadToRoute, "reference" | "named">;

async function insertRouting(
  trx: Trx,
  { reference, named }: Named,
  row: Omit<RoutingTable, "reference" | "named" | "choices" | "status" | "status_at">,
  choices: readonly RoutingChoice[],
): Promise<void> {
  const texts = { named: JSON.stringify(named), choices: JSON.stringify(choices) };
  await trx
    .insertInto("routings")
    .values({ reference, ...texts, ...row, status: null, status_at: null })
    .execute();
}

const unasked = { check_at: null, asks: null, asked_at: null };

/** Why a lead may leave its firm. `from`: that firm; another process may have passed it on since. */
export type NextWay = { reference: string; occasion: Occasion; from?: string };

/** Occasions that leave a lead where it is if no other firm can take it. */
const staysElse: readonly Occasion[] = ["paused", "on_hold", "by_operator"];

/**
 * Looks for the next firm that the form named and that has not had the lead.
 *
 * @returns null if the lead stays where it is, or has no routing
 */
export async function routeAgain(
  context: RoutingContext,
  trx: Trx,
  lead: Omit<LeadToRoute, "named">,
  { occasion, from }: Omit<NextWay, "reference">,
): Promise<{ partner: string | null } | null> {
  const routing = await lockRouting(trx, lead.reference);
  if (!routing || !mayMove(routing, occasion, from)) return null;

  // What could not be sent without an authorization never reached the firm.
  const tried = triedPartners(routing.choices).filter(
    (id) => occasion !== "unauthorized" || id !== from,
  );
  const sought = { ...lead, named: routing.named, tried };
  const { row, choice } = await findPartner(context, trx, sought, occasion, routing);
  if (row.partner === null && staysElse.includes(occasion)) return null;

  // A decline frees the place of its day, and so does a lead that a firm never got.
  await freePlace(trx, routing);
  const isSameWait =
    routing.state === "waiting" && row.state === "waiting" && routing.asks === row.asks;
  const choices = JSON.stringify([...routing.choices, ...(isSameWait ? [] : [choice])]);
  await trx
    .updateTable("routings")
    .set({ ...row, choices, status: null, status_at: null })
    .where("reference", "=", lead.reference)
    .execute();
  return row;
}

/** Gives a lead that no firm has back to one that declined it by mistake. */
export async function routeBack(
  { now }: Pick<RoutingContext, "now">,
  trx: Trx,
  { routing, partner }: { routing: Routing; partner: string },
): Promise<void> {
  const at = now();
  const day = dateInNewYork(at);
  await countPlace(trx, partner, day, mostLeads);
  const made: RoutingChoice = {
    at,
    partner,
    candidates: [],
    occasion: "taken_back",
    outcome: "chosen",
  };
  await trx
    .updateTable("routings")
    .set({ partner, day, state: "routed", ...unasked, updated_at: at })
    .set({ choices: JSON.stringify([...routing.choices, made]) })
    .where("reference", "=", routing.reference)
    .execute();
}

/**
 * After a withdrawal, a contact stop, an opt-out or an erasure the lead is no longer passed on.
 *
 * @param exceptFirst leaves leads alone that no firm was tried for yet
 */
export async function stopRouting(
  { now }: Pick<RoutingContext, "now">,
  trx: Trx,
  references: readonly string[],
  exceptFirst = false,
): Promise<void> {
  if (references.length === 0) return;
  await trx
    .updateTable("routings")
    .set({ state: "stopped", ...unasked, updated_at: now() })
    .where("reference", "in", references)
    .$if(exceptFirst, (query) =>
      query.where(({ exists, or, eb, selectFrom }) =>
        or([
          eb("state", "!=", "waiting"),
          exists(
            selectFrom("deliveries")
              .select("deliveries.id")
              .whereRef("deliveries.reference", "=", "routings.reference")
              .where(isPartnerDestination("destination")),
          ),
        ]),
      ),
    )
    .execute();
}

/** @param asked whose authorization the lead waits for already */
async function findPartner(
  context: RoutingContext,
  trx: Trx,
  lead: LeadToRoute & Pick<RoutedLead, "tried">,
  occasion: Occasion,
  asked?: Routing,
) {
  const at = context.now();
  const day = dateInNewYork(at);
  const { reference, needsAuthorization } = lead;
  const authorized = needsAuthorization ? await authorizedPartners(trx, { reference, at }) : null;
  const firms = await readPartnersNow(context, trx, day);
  const decision = choosePartner({ ...lead, authorized }, firms);
  const held = decision.candidates.filter(({ standing }) => standing === "held");
  // A lead that leaves a firm on hold does not go to another one.
  const order = staysElse.includes(occasion)
    ? decision.order.filter((id) => !held.some((one) => one.id === id))
    : decision.order;
  const partner = await takePlace(context, trx, order, day);
  const isTaken = decision.kind === "chosen" && partner === null;
  const outcome = isTaken ? "waiting" : decision.kind;
  const state = stateOf(outcome);
  const check_at = state === "waiting" ? nextLook(decision, context, at) : null;
  const choice: RoutingChoice = {
    at,
    occasion,
    partner,
    outcome,
    candidates: [...decision.candidates],
  };
  return {
    choice,
    row: {
      partner,
      day: partner === null ? null : day,
      state,
      check_at,
      updated_at: at,
      ...askFor(decision, at, asked),
    },
  };
}

/** A pause may end at any time; a cap starts over each day. */
function nextLook({ candidates }: RoutingDecision, { config }: RoutingContext, at: number): number {
  const soon = at + minute * config.RETRY_SCALE;
  const isPaused = candidates.some(({ standing }) => standing === "paused");
  return Math.round(isPaused ? Math.min(soon, nextMidnight(at)) : nextMidnight(at));
}

/** A question once asked stays the same while its firm may still have the lead. */
function askFor({ askable }: RoutingDecision, at: number, asked?: Routing) {
  const [first = null] = askable;
  const isAsked = asked?.asks != null && askable.includes(asked.asks);
  if (isAsked) return { asks: asked.asks, asked_at: asked.asked_at };
  return { asks: first, asked_at: first === null ? null : at };
}

function stateOf(outcome: RoutingDecision["kind"]): "routed" | "waiting" | "exhausted" {
  if (outcome === "chosen") return "routed";
  return outcome === "waiting" ? "waiting" : "exhausted";
}

function mayMove({ state, partner }: Routing, occasion: Occasion, from?: string): boolean {
  if (occasion === "day_begun" || occasion === "authorized") return state === "waiting";
  if (occasion === "released") return state === "held";
  if (occasion === "by_operator" && state === "held") return true;
  return state === "routed" && (from === undefined || from === partner);
}

/** Each firm's situation. @param day date in New York */
async function readPartnersNow(
  { config, now }: RoutingContext,
  trx: Trx,
  day: string,
): Promise<PartnerNow[]> {
  const days = await trx.selectFrom("partner_days").selectAll().where("day", "=", day).execute();
  const paused = await pausedPartners(trx, now());
  const held = await trx
    .selectFrom("channels")
    .select("name")
    .where("paused_since", "is not", null)
    .where("cause", "!=", "operator")
    .execute();
  return config.partners.filter(hasId).map((partner) => ({
    partner,
    taken: Number(days.find((one) => one.partner === partner.id)?.taken ?? 0),
    isReachable: isReachable(partner, config),
    isPaused: paused.has(partner.id),
    isChannelPaused: held.some(({ name }) => partnerOf(name) === partner.id),
  }));
}

function hasId(partner: Partner): partner is Partner & { id: string } {
  return partner.id !== undefined;
}

/** The cap of a firm without one: the largest integer that a column of either store holds. */
const mostLeads = 2_147_483_647;

/**
 * Counts a lead for the first of these firms that is below its cap. Two leads cannot take the same
 * free place, because the count goes up only below the cap.
 *
 * @returns that firm; null if all are full
 */
async function takePlace(
  { config }: RoutingContext,
  trx: Trx,
  order: readonly string[],
  day: string,
): Promise<string | null> {
  for (const partner of order) {
    const { dailyCap: cap = mostLeads } = config.partners.find(({ id }) => id === partner) ?? {};
    if (await countPlace(trx, partner, day, cap)) return partner;
  }
  return null;
}

/** @returns whether there was a free place */
async function countPlace(trx: Trx, partner: string, day: string, cap: number) {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("partner_days")
    .values({ day, partner, taken: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["day", "partner"])
        .doUpdateSet({ taken: sql<number>`partner_days.taken + 1` })
        .where("partner_days.taken", "<", cap),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Gives a lead's place back to the firm that had it. */
export async function freePlace(trx: Trx, { partner, day }: Pick<Routing, "partner" | "day">) {
  if (partner === null || day === null) return;
  await trx
    .updateTable("partner_days")
    .set(({ eb }) => ({ taken: eb("taken", "-", 1) }))
    .where("day", "=", day)
    .where("partner", "=", partner)
    .where("taken", ">", 0)
    .execute();
}
