import { sql } from "kysely";
import { z } from "zod";
import { dateInNewYork, minute, nextMidnight } from "~/data/dates";
import type { Config } from "../config/config";
import { isReachable, type Partner } from "../config/partners";
import { isPartnerDestination, partnerOf } from "../destinations/partner";
import { authorizedPartners } from "../privacy/authorizations";
import type { Db, RoutingTable, Trx } from "../store/schema";
import {
  choosePartner,
  type PartnerNow,
  type RoutedLead,
  type RoutingDecision,
  standings,
} from "./choose-partner";

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
  const { reference, named } = lead;
  await trx
    .insertInto("routings")
    .values({
      reference,
      named: JSON.stringify(named),
      choices: JSON.stringify([choice]),
      ...row,
      status: null,
      status_at: null,
    })
    .execute();
  return row.partner;
}

/**
 * Notes who may get a quarantined lead once it is released, or a review once the operator passes it
 * on. It takes no firm's place.
 */
export async function holdRouting(
  { now }: RoutingContext,
  trx: Trx,
  { reference, named }: Pick<LeadToRoute, "reference" | "named">,
): Promise<void> {
  await trx
    .insertInto("routings")
    .values({
      reference,
      named: JSON.stringify(named),
      choices: "[]",
      updated_at: now(),
      state: "held",
      partner: null,
      day: null,
      status: null,
      status_at: null,
      ...unasked,
    })
    .execute();
}

const unasked = { check_at: null, asks: null, asked_at: null };

/**
 * Looks for the next firm that the form named and that has not had the lead. With `onlyIfChosen`
 * nothing changes unless there is one.
 *
 * @param from the firm believed to have the lead; another process may have passed it on since
 * @returns null if the lead has no routing, or may not be passed on any more
 */
export async function routeAgain(
  context: RoutingContext,
  trx: Trx,
  lead: Omit<LeadToRoute, "named">,
  occasion: Occasion,
  from?: string,
  onlyIfChosen = false,
): Promise<{ partner: string | null } | null> {
  const routing = await lockRouting(trx, lead.reference);
  if (!routing || !mayMove(routing, occasion, from)) return null;

  // What could not be sent without an authorization never reached the firm.
  const tried = triedPartners(routing.choices).filter(
    (id) => occasion !== "unauthorized" || id !== from,
  );
  const sought = { ...lead, named: routing.named, tried };
  // A lead that leaves a firm on hold does not go to another one.
  const { row, choice } = await findPartner(context, trx, sought, occasion, onlyIfChosen, routing);
  if (onlyIfChosen && row.partner === null) return row;

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

/** Null for a lead that came before any firm could be reached. */
export async function lockRouting(trx: Trx, reference: string): Promise<Routing | null> {
  const row = await trx
    .selectFrom("routings")
    .selectAll()
    .where("reference", "=", reference)
    .forUpdate()
    .executeTakeFirst();
  return row ? readRouting(row) : null;
}

/** @param asked whose authorization the lead waits for already */
async function findPartner(
  context: RoutingContext,
  trx: Trx,
  lead: LeadToRoute & Pick<RoutedLead, "tried">,
  occasion: Occasion,
  skipsHeld = false,
  asked?: Routing,
) {
  const at = context.now();
  const day = dateInNewYork(at);
  const { reference, needsAuthorization } = lead;
  const authorized = needsAuthorization ? await authorizedPartners(trx, { reference, at }) : null;
  const firms = await readPartnersNow(context, trx, day);
  const decision = choosePartner({ ...lead, authorized }, firms);
  const isChannelPaused = (id: string) =>
    decision.candidates.some((one) => one.id === id && one.standing === "held");
  const order = decision.order.filter((id) => !skipsHeld || !isChannelPaused(id));
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

/** Why a firm was looked for. */
const occasions = [
  "received",
  "released",
  "day_begun",
  "authorized",
  "unauthorized",
  "declined",
  "taken_back",
  "paused",
  "on_hold",
  "refused",
  "expired",
  "by_operator",
] as const;

export type Occasion = (typeof occasions)[number];

const choice = z.object({
  at: z.number(),
  occasion: z.enum(occasions),
  outcome: z.enum(["chosen", "waiting", "none", "exhausted"]),
  partner: z.string().nullable(),
  candidates: z.array(z.object({ id: z.string(), standing: z.enum(standings), taken: z.number() })),
});

/** One search for a firm: its candidates and its result. */
export type RoutingChoice = z.infer<typeof choice>;

export type Routing = Omit<RoutingTable, "named" | "choices"> & {
  named: readonly string[];
  choices: readonly RoutingChoice[];
};

/** The one place that knows the JSON columns of a routing. */
export function readRouting({ named, choices, ...row }: RoutingTable): Routing {
  return {
    ...row,
    named: z.array(z.string()).parse(JSON.parse(named)),
    choices: z.array(choice).parse(JSON.parse(choices)),
  };
}

/** Ids of the firms that have had the lead; one that was not authorized in time never got it. */
export function triedPartners(choices: readonly RoutingChoice[]): string[] {
  return choices.flatMap(({ partner }, index) =>
    partner === null || choices[index + 1]?.occasion === "unauthorized" ? [] : partner,
  );
}

/** Ids of the firms that declined the lead and did not take it back. */
export function declinedPartners(choices: readonly RoutingChoice[]): string[] {
  return choices.flatMap(({ partner }, index) => {
    const [next, ...later] = choices.slice(index + 1);
    const isBack = later.some((one) => one.partner === partner);
    return partner !== null && next?.occasion === "declined" && !isBack ? partner : [];
  });
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

/** Where a lead is, while no firm has it: `unauthorized` waits for its sender's signature. */
type LeadSearch = "waiting" | "unauthorized" | "exhausted";

export function searchOf({ state, asks }: Pick<RoutingTable, "state" | "asks">): LeadSearch | null {
  if (state === "waiting") return asks === null ? "waiting" : "unauthorized";
  return state === "exhausted" ? state : null;
}

/** Each firm's situation. @param day date in New York */
async function readPartnersNow(
  { config }: RoutingContext,
  trx: Trx,
  day: string,
): Promise<PartnerNow[]> {
  const days = await trx.selectFrom("partner_days").selectAll().where("day", "=", day).execute();
  const paused = await pausedPartners(trx);
  const held = await trx
    .selectFrom("channels")
    .select("name")
    .where("paused_since", "is not", null)
    .execute();
  return config.partners.filter(hasId).map((partner) => ({
    partner,
    taken: Number(days.find((one) => one.partner === partner.id)?.taken ?? 0),
    isReachable: isReachable(partner, config),
    isPaused: paused.has(partner.id),
    isChannelPaused: held.some(({ name }) => partnerOf(name) === partner.id),
  }));
}

/** Ids of the firms that an operator paused. */
export async function pausedPartners(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("partner_states")
    .select("partner")
    .where("paused_at", "is not", null)
    .execute();
  return new Set(rows.map(({ partner }) => partner));
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
