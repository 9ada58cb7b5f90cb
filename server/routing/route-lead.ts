import type { Transaction } from "kysely";
import { dateInNewYork, nextMidnight } from "~/data/dates";
import type { Config } from "../config/config";
import { authorizedPartners } from "../privacy/authorizations";
import { prepareQuery } from "../store/prepared-query";
import type { Database, RoutingTable } from "../store/schema";
import { choosePartner, type RoutedLead, type RoutingDecision } from "./choose-partner";
import { freePlace, readPartnersNow, takePlace } from "./partner-days";
import {
  type Asked,
  askFor,
  isSameWait,
  makeChoice,
  mayMove,
  type Occasion,
  type Routing,
  readRouting,
  stateOf,
  triedPartners,
} from "./routing-row";

type Trx = Transaction<Database>;

type RoutingContext = {
  config: Pick<Config, "partners" | "SMTP_URL" | "RETRY_SCALE">;
  now(): number;
};

export type LeadToRoute = Omit<RoutedLead, "tried" | "authorized"> & {
  reference: string;
  needsAuthorization: boolean;
};

type LeadToChoose = LeadToRoute & Pick<RoutedLead, "tried">;

/** The firm that has the lead now; null while none can take it, `isWaiting` when one may later. */
type Routed = { partner: string | null; isWaiting: boolean };

/**
 * Makes the first choice in the transaction that stores the lead, and stores it with its candidates
 * and reason.
 */
export async function routeLead(
  context: RoutingContext,
  trx: Trx,
  lead: LeadToRoute,
): Promise<Routed> {
  const found = await findPartner(context, trx, {
    lead: { ...lead, tried: [] },
    occasion: "received",
  });
  const row = { reference: lead.reference, named: JSON.stringify(lead.named) };
  await insertRouting(trx, {
    row: {
      ...row,
      ...found.row,
      choices: JSON.stringify([found.choice]),
      status: null,
      status_at: null,
    },
  });
  return resultOf(found);
}

/** Notes for a quarantined lead who may get it once it is released. It takes no firm's place. */
export async function holdRouting(
  { now }: RoutingContext,
  trx: Trx,
  { reference, named }: Pick<LeadToRoute, "reference" | "named">,
): Promise<void> {
  const empty = { partner: null, day: null, status: null, status_at: null };
  const unasked = { check_at: null, asks: null, asked_at: null };
  const row = { reference, named: JSON.stringify(named), choices: "[]", updated_at: now() };
  await insertRouting(trx, { row: { ...row, ...empty, ...unasked, state: "held" } });
}

const insertRouting = prepareQuery((db, { row }: { row: RoutingTable }) =>
  db.insertInto("routings").values(row),
);

type Again = {
  lead: Omit<LeadToRoute, "named">;
  occasion: Occasion;
  /** The firm believed to have the lead; another process may have passed it on since. */
  from?: string;
  onlyIfChosen?: boolean;
};

/**
 * Looks for the next firm that the form named and that has not had the lead. With `onlyIfChosen`
 * nothing changes unless there is one.
 *
 * @returns null if the lead has no routing, or may not be passed on any more
 */
export async function routeAgain(
  context: RoutingContext,
  trx: Trx,
  { lead, occasion, from, onlyIfChosen = false }: Again,
): Promise<Routed | null> {
  const routing = await lockRouting(trx, lead.reference);
  if (!routing || !mayMove(routing, occasion, from)) return null;

  // What could not be sent for want of an authorization never reached the firm.
  const tried = triedPartners(routing.choices).filter(
    (id) => occasion !== "unauthorized" || id !== from,
  );
  const sought = { ...lead, named: routing.named, tried };
  const found = await findPartner(context, trx, {
    lead: sought,
    occasion,
    skipsHeld: onlyIfChosen,
    asked: routing,
  });
  if (onlyIfChosen && !found.row.partner) return resultOf(found);

  // A decline frees the place of its day, and so does a lead that a firm never got.
  await freePlace(trx, routing);
  const added = isSameWait(routing, found.row) ? [] : [found.choice];
  const choices = JSON.stringify([...routing.choices, ...added]);
  await trx
    .updateTable("routings")
    .set({ ...found.row, choices, status: null, status_at: null })
    .where("reference", "=", lead.reference)
    .execute();
  return resultOf(found);
}

/** After a withdrawal, a contact stop, an opt-out or an erasure the lead is no longer passed on. */
export async function stopRouting(
  { now }: Pick<RoutingContext, "now">,
  trx: Trx,
  references: readonly string[],
): Promise<void> {
  if (references.length === 0) return;
  await trx
    .updateTable("routings")
    .set({ state: "stopped", check_at: null, asks: null, asked_at: null, updated_at: now() })
    .where("reference", "in", references)
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

type Found = Awaited<ReturnType<typeof findPartner>>;

function resultOf({ row }: Found): Routed {
  return { partner: row.partner, isWaiting: row.state === "waiting" };
}

type Sought = {
  lead: LeadToChoose;
  occasion: Occasion;
  /** Whose authorization the lead waits for already. */
  asked?: Asked;
  /** A lead that leaves a firm on hold does not go to another one. */
  skipsHeld?: boolean;
};

/** Two leads cannot take the same free place: the count goes up only while it is below the cap. */
async function findPartner(
  context: RoutingContext,
  trx: Trx,
  { lead, occasion, skipsHeld = false, asked }: Sought,
) {
  const at = context.now();
  const day = dateInNewYork(at);
  const { reference, needsAuthorization } = lead;
  const authorized = needsAuthorization ? await authorizedPartners(trx, { reference, at }) : null;
  const firms = await readPartnersNow(context, trx, day);
  const decision = choosePartner({ ...lead, authorized }, firms);
  const isHeld = (id: string) =>
    decision.candidates.some((one) => one.id === id && one.standing === "held");
  const order = decision.order.filter((id) => !skipsHeld || !isHeld(id));
  const partner = await takePlace(context, trx, { order, day });
  const choice = makeChoice(decision, { at, occasion, partner });
  const state = stateOf(choice.outcome);
  const check_at = state === "waiting" ? nextLook(decision, context, at) : null;

  return {
    choice,
    row: {
      ...{ partner, day: partner === null ? null : day, state, check_at, updated_at: at },
      ...askFor(decision, { asked, at }),
    },
  };
}

const minute = 60_000;

/** A pause may end at any time; a cap starts over each day. */
function nextLook({ candidates }: RoutingDecision, { config }: RoutingContext, at: number): number {
  const soon = at + minute * config.RETRY_SCALE;
  const isPaused = candidates.some(({ standing }) => standing === "paused");
  return Math.round(isPaused ? Math.min(soon, nextMidnight(at)) : nextMidnight(at));
}
