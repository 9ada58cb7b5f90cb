import { dateInNewYork, minute, nextMidnight, second } from "~/data/dates";
import { languages } from "~/data/language";
import type { App, InTransaction } from "../app";
import { isReachable } from "../config/partners";
import { partnerDestination, partnerOf } from "../destinations/partner";
import { isInEffect, needsAuthorization } from "../privacy/authorizations";
import { readOptOut } from "../privacy/opt-out";
import {
  choosePartner,
  type PartnerNow,
  type RoutedLead,
  type RoutingDecision,
} from "../routing/choose-partner";
import { isDown, isPaused } from "../state/channel";
import { type Ending, endings, isDead } from "../state/delivery";
import {
  atPartner,
  firmOf,
  firmsOf,
  hasDeclined,
  isCorrection,
  isNewest,
  type SubmissionRows,
  wasTried,
} from "../state/holders";
import {
  addChoice,
  type Choice,
  dropChoice,
  findRouting,
  insertRouting,
  lockRouting,
  namedIn,
  noteFailure,
  type Routing,
  type TakenPlace,
  takePlace,
} from "../state/routing-row";
import { lockSubmissions, readDeliveries } from "../state/settle";
import type { Delivery, Occasion, RoutingTable } from "../store/schema";
import { logFault } from "../store/store-error";
import { tryPart } from "../store/transact";
import { submissionKinds } from "../submission/kinds";
import { isOpen } from "../submission/row";
import { formLanguage, readSubmission, type Submission } from "../submission/submission";
import {
  deliveryRow,
  endReported,
  endUnsent,
  forget,
  insertDelivery,
  isUnsentOf,
  revive,
} from "./queue";

// Which firm gets a lead is decided here, from what `firmsOf` in `holders.ts` says of each that was given it. It
// is with one firm at a time.
//
// | its firm                                 | an earlier one    | then it is                                   |
// |------------------------------------------|-------------------|----------------------------------------------|
// | has it, may have it, or is being sent it | whatever          | still there (`whyKept`)                      |
// | does not                                 | has it            | again with that one (`earlierOf`)            |
// | was the last one, and is sent it again   | none has it       | again with that one (`lastOf`)               |
// | does not, and there is an occasion       | none has it       | with the next one not tried (`assign`)       |
//
// What an operator or a decline did, `undoChoice` takes back: the lead is where it was.

/** When its delivery is due, and in which order. */
type Timing = Partial<Pick<Delivery, "next_at" | "priority">>;

/**
 * Stores which firms may get a submission, in the transaction that stores it, and gives a lead to
 * the first of them. Spam waits until it is released, and a review until the operator sends it.
 */
export async function beginRouting(
  app: InTransaction,
  submission: Submission,
  named: readonly string[],
  timing: Timing,
): Promise<{ routing: Routing; delivery: Delivery | null }> {
  const { reference, kind, state } = submission;
  const held = await insertRouting(app, reference, named);
  if (state === "quarantined" || !submissionKinds[kind].isLead) {
    return { routing: held, delivery: null };
  }
  const known = { named, tried: [], allowed: null, authorized: [] };
  const decision = await decide(app, submission, known);
  const place = await takePlace(app, decision.order);
  const found = { decision, place, occasion: "received", before: held, timing } as const;
  const { given, choice, delivery } = await assign(app, submission, found);
  return { routing: { ...held, ...given, choices: choice ? [choice] : [] }, delivery };
}

/** A search for the next firm of a lead. What it finds is stored as a choice. */
export type Search = {
  reference: string;
  occasion: SearchOccasion;
  /** The firm that it leaves: if another process has moved it since, it stays where it is. */
  from?: string;
  /** The firm that the operator chose. */
  to?: string | undefined;
  /** The operator sends it on although its firm may have it. */
  isUncertain?: boolean;
  /** Its delivery is due only after `timeToUndo`. */
  canUndo?: boolean;
};

/** How long the operator can undo that a lead goes to a firm (`undoChoice`): only then is it sent there. */
const timeToUndo = 30 * second;

type Rule = {
  /** States of a routing from which this occasion moves a lead. */
  states: readonly RoutingTable["state"][];
  /** The lead stays unless a firm that works can have it. */
  mustWork?: true;
  /** By the operator: it may give a lead to a further firm after a stop of some contact. */
  isOperators?: true;
  /** No firm is looked for: it goes to an earlier one that has it, or to the last one, if that is sent it again. */
  isReturn?: true;
};

/** Occasions on which a stored lead moves. */
type SearchOccasion = Exclude<Occasion, "received">;

/** The table of `docs/architecture.md` tells it in words, and a test compares them. */
export const occasions: Readonly<Record<SearchOccasion, Rule>> = {
  released: { states: ["held"] },
  room: { states: ["waiting"] },
  corrected: { states: ["waiting", "exhausted"] },
  authorized: { states: ["waiting"] },
  stopped: { states: ["waiting"] },
  asked: { states: ["exhausted"], isOperators: true },
  by_operator: { states: ["held", "exhausted", "routed"], mustWork: true, isOperators: true },
  paused: { states: ["routed"], mustWork: true },
  down: { states: ["routed"], mustWork: true },
  declined: { states: ["routed"] },
  refused: { states: ["routed"] },
  expired: { states: ["routed"] },
  barred: { states: ["routed"] },
  again: { states: ["waiting", "routed", "exhausted"], isReturn: true },
};

/** Why its firm keeps a lead: it has it, is being sent it, or may have it. */
type Kept = "has_it" | "in_flight" | "may_have";

/** Where a lead went, or why it stays: it ended or moved meanwhile, no firm can have it … */
export type PassOnResult =
  | { kind: "moved"; partner: string | null }
  | { kind: "stays"; why: "over" | "no_firm" | Kept };

/**
 * Moves a lead on, as its occasion says, once its firm does not keep it: to an earlier firm that has it, to the
 * next one that its form named and that was not tried, or to wait, such as until its sender has signed for one.
 * For example, Lee timed out, and the operator sent the lead to Roe; then Lee reports *contacted*. If Roe
 * declines or refuses it, or was not sent it yet, it is Lee's again, and Moe does not get it.
 */
export async function passOn(app: InTransaction, search: Search): Promise<PassOnResult> {
  const { reference, occasion, canUndo = false } = search;
  const lead = await lockLead(app, reference);
  if (!lead || !mayMove(lead, search)) return { kind: "stays", why: "over" };
  const { routing } = lead;
  const { isReturn = false, mustWork = false } = occasions[occasion];
  const isOver = routing.search_ended_at !== null;
  if (routing.failed_at !== null && !isReturn) await noteFailure(app, reference, null);
  const kept = whyKept(lead, search);
  if (kept !== null) return { kind: "stays", why: kept };
  const back = earlierOf(lead)?.id ?? lastOf(lead);
  if (back !== null) {
    await takeFromFirm(app, routing);
    // None was looked for. It is that firm's also if the firm is full or paused.
    const found = { at: app.now(), occasion, outcome: "chosen", candidates: [] } as const;
    await addChoice(app, routing, { ...found, partner: back });
    return { kind: "moved", partner: back };
  }
  if (isOver || isReturn) return { kind: "stays", why: isOver ? "over" : "no_firm" };

  const submission = readSubmission(lead.submission);
  const known = knownOf(lead, search, app.now());
  const decision = inOrder(await decideAgain(app, submission, known), known, search);
  const place = await takePlace(app, decision.order);
  if (place === null && mustWork) return { kind: "stays", why: "no_firm" };

  await takeFromFirm(app, routing);
  const timing = canUndo ? { next_at: app.now() + app.scaled(timeToUndo) } : {};
  const found = { decision, place, occasion, before: routing, timing };
  const { given } = await assign(app, submission, found);
  return { kind: "moved", partner: given.partner };
}

/** An earlier firm that has a lead, or if no other one will get it, may have it. Of several, the one that got it last. */
function earlierOf(lead: Lead) {
  const { partner, search_ended_at } = lead.routing;
  const firms = firmsOf(lead).filter(({ id }) => id !== partner);
  const maybe = search_ended_at === null ? undefined : firms.findLast(({ has }) => has === "maybe");
  return firms.findLast(({ has }) => has === "yes") ?? maybe;
}

/** The last firm of a lead that none has, if it is sent it again: tried once more, or corrected. */
function lastOf(lead: Lead): string | null {
  const { partner, sent } = firmOf(lead);
  const isSentAgain = sent.some(({ state }) => state === "pending");
  return lead.routing.state === "exhausted" && isSentAgain ? partner : null;
}

/** A lead, and all that decides which firm gets it. */
type Lead = Pick<SubmissionRows, "submission" | "deliveries"> & { routing: Routing };

/** Locks a lead, and what its firm is sent of it: that is not claimed, and what is claimed is seen. */
async function lockLead(app: InTransaction, reference: string): Promise<Lead | null> {
  const [submission] = await lockSubmissions(app, [reference]);
  const routing = await lockRouting(app, reference);
  if (!submission || !routing) return null;
  if (routing.partner !== null) await lockSent(app, reference, partnerDestination(routing.partner));
  return { submission, routing, deliveries: await readDeliveries(app.db, [reference]) };
}

/** A claim asks for no lock of the submission: this one keeps what a firm is sent from being claimed. */
function lockSent({ db }: InTransaction, reference: string, destination: string): Promise<unknown> {
  return db
    .selectFrom("deliveries")
    .select("id")
    .where((is) => is.and({ reference, destination }))
    .forUpdate()
    .execute();
}

/**
 * What the operator would meet by giving a lead to each firm that its form named: only an `eligible`
 * one can have it. `nextFirm` gets it by itself if its firm declines (`returns`: it has it, or may), and `signer`
 * once its sender has signed for it. Without any if the lead may not leave where it is.
 */
export async function findOffers(
  app: App,
  { routing, ...rows }: Omit<Lead, "routing"> & { routing: Routing | null },
) {
  const none = { candidates: [], nextFirm: null, returns: null, signer: null };
  if (!routing) return none;
  const lead = { ...rows, routing };
  const { submission: row } = lead;
  const isOver = routing.search_ended_at !== null;
  if (isOpen(row) && routing.state === "waiting" && !isOver)
    return { ...none, signer: routing.asks };
  const search = { occasion: "by_operator" } as const;
  if (!mayMove(lead, search)) return none;
  const earlier = earlierOf(lead);
  if (earlier) {
    const { id, has } = earlier;
    const candidates = [{ id, standing: "eligible", taken: 0 } as const];
    return { ...none, candidates, nextFirm: id, returns: has };
  }
  if (isOver) return none;
  const known = knownOf(lead, search, app.now());
  const named = namedIn(routing);
  const { candidates, order, askable } = await decideAgain(app, readSubmission(row), known);
  const { allowed } = knownOf(lead, { occasion: "declined" }, app.now());
  return {
    ...none,
    candidates: candidates.filter(({ id }) => named.includes(id)),
    nextFirm: order.find((id) => allowed?.includes(id) ?? true) ?? null,
    // Who asked for a review has no page on which to sign.
    signer: submissionKinds[row.kind].isLead ? (askable[0] ?? null) : null,
  };
}

/** Whether a lead may leave where it is. A review that no firm has goes to none after any stop. */
function mayMove(
  { submission: row, routing: { state, partner } }: Lead,
  { occasion, from }: Pick<Search, "occasion" | "from">,
): boolean {
  const isNew = state === "held" && !submissionKinds[row.kind].isLead;
  const mayBegin = !isNew || (occasion !== "released" && row.stopped === "");
  const isThere = state !== "routed" || from === undefined || from === partner;
  return isOpen(row) && mayBegin && isThere && occasions[occasion].states.includes(state);
}

type Known = Pick<RoutedLead, "named" | "tried" | "allowed"> & {
  /** Those that its sender has signed for, wherever that is asked. */
  authorized: readonly string[];
};

/**
 * Which firms were tried, which were signed for, and which may get it. After a stop of some contact, only the operator gives one
 * that had a firm to a further one (`to`), or its sender by signing for it, now (`asks`) or before.
 */
function knownOf(lead: Lead, { occasion, to }: Pick<Search, "occasion" | "to">, at: number): Known {
  const { stopped } = lead.submission;
  const { asks, partner, authorizations } = lead.routing;
  const named = namedIn(lead.routing);
  const firms = firmsOf(lead).filter(({ id }) => occasion !== "barred" || id !== partner);
  const tried = firms.filter(({ isTried }) => isTried).map(({ id }) => id);
  const isNew = firms.every(({ wasGiven }) => !wasGiven);
  const isFree = stopped === "" || isNew || occasions[occasion].isOperators;
  const authorized = authorizations.filter((one) => isInEffect(one, at)).map((one) => one.partner);
  const meant = to === undefined ? [asks, ...authorized] : [to];
  const allowed = isFree ? null : named.filter((id) => meant.includes(id));
  return { named, tried, allowed, authorized };
}

/**
 * Why the firm of a lead keeps it. One that answered 429 loses it; one that answered 200, or not at all,
 * keeps it unless it declined it, and so does one that is being sent it now.
 */
function whyKept(lead: Lead, { isUncertain }: Pick<Search, "isUncertain"> = {}): Kept | null {
  if (lead.routing.partner === null) return null;
  const firm = firmOf(lead);
  if (firm.isInFlight) return "in_flight";
  if (firm.has === "yes") return "has_it";
  return firm.has === "maybe" && !isUncertain ? "may_have" : null;
}

/** Takes a lead from its firm, by ending what is not sent yet: `whyKept` has locked that. */
async function takeFromFirm(app: InTransaction, routing: Routing): Promise<void> {
  const { reference, partner } = routing;
  if (partner === null) return;
  await endUnsent(app, endings.passedOn, isUnsentOf([reference]), (is) =>
    is.and([
      is.and({ "d.destination": partnerDestination(partner), "d.state": "pending" }),
      // A firm that did not decline is still sent corrections.
      hasDeclined(routing, partner) ? is.lit(true) : is.not(isCorrection(is)),
    ]),
  );
}

type Assignment = {
  decision: RoutingDecision;
  /** Null if no firm can have it, or all are full. */
  place: TakenPlace | null;
  occasion: Occasion;
  /** Where it was; a signature that its sender was asked for stays asked. */
  before: Omit<RoutingTable, "named">;
  timing?: Timing | undefined;
};

/** Stores a choice, and plans the delivery to its firm, if any. @returns what it stored */
async function assign(
  app: InTransaction,
  submission: Submission,
  { decision, place, occasion, before, timing = {} }: Assignment,
) {
  const at = app.now();
  const { candidates, kind } = decision;
  const { partner, day } = place ?? { partner: null, day: null };
  const isTaken = kind === "chosen" && partner === null;
  const outcome = isTaken ? "waiting" : kind;
  const found = { at, occasion, outcome, partner, candidates };
  const { given, choice } = await addChoice(app, before, found, {
    day,
    check_at: outcome === "waiting" ? nextLook(decision, app, at, before) : null,
    ...askFor(decision, at, before),
  });
  if (partner === null) return { given, choice, delivery: null };

  const name = partnerDestination(partner);
  const destination = app.destinations.find((one) => one.name === name);
  if (!destination) throw new Error(`No destination ${name}`);
  const delivery = await insertDelivery(app, {
    ...(await deliveryRow(app, submission, destination)),
    ...timing,
  });
  return { given, choice, delivery };
}

/**
 * The last choice, if an operator or a decline caused it and nothing has come of it: it found no firm, or
 * what it planned there is not due yet, as only an operator's is.
 *
 * @param sent what was sent or planned, each with its attempts
 * @returns the choice, and what it planned
 */
export function undoableChoice(
  routing: Pick<Routing, "search_ended_at" | "partner" | "choices" | "reports"> | null,
  sent: readonly (Delivery & { attemptRows: readonly unknown[] })[],
  now: number,
): (Choice & { planned: Planned | null }) | null {
  const [choice, before] = routing?.choices.toReversed() ?? [];
  const isOperators = choice?.occasion === "by_operator" || choice?.occasion === "declined";
  if (!choice || !isOperators || routing?.search_ended_at != null) return null;
  // The firm before declined it since: it does not get it back.
  const isDeclined = hasDeclined(routing, before?.partner ?? null);
  if (isDeclined && choice.occasion === "by_operator") return null;
  if (choice.partner === null) return { ...choice, planned: null };
  // What came back to a firm is not sent there: all that it has is older.
  const planned = atPartner(sent, choice.partner).findLast((one) => one.created_at >= choice.at);
  const isUntried = planned?.lease_token === null && planned.attemptRows.length === 0;
  const isWaiting = isUntried && planned.state === "pending" && planned.next_at > now;
  return isWaiting ? { ...choice, planned } : null;
}

/** What a choice planned. */
type Planned = Pick<Delivery, "id" | "destination" | "next_at">;

/**
 * Takes back the last choice, as long as `undoableChoice` finds it: the lead is again where it was, at a
 * firm or at none, and what was cancelled there is sent.
 *
 * @param planned by that choice
 * @returns false if what was planned has been claimed since the rule was asked: then it stays
 */
export async function undoChoice(
  app: InTransaction,
  routing: Routing,
  planned: Planned | null,
): Promise<boolean> {
  const { reference } = routing;
  if (planned !== null) {
    await lockSent(app, reference, planned.destination);
    const forgotten = await forget(app, (is) =>
      is.and([is("d.id", "=", planned.id), is("d.state", "=", "pending"), is.not(wasTried(is))]),
    );
    if (forgotten === 0) return false;
  }
  const partner = await dropChoice(app, routing);
  if (partner === null) return true;
  const there = { reference, destination: partnerDestination(partner) };
  const left = { purpose: "submission", state: "cancelled", cause: "passed_on" } as const;
  await revive(app, (is) => is.and([is.and({ ...there, ...left }), isNewest(is)]));
  return true;
}

/**
 * After an attempt, or the end of a delivery without one: the lead goes on if its firm declined it
 * meanwhile, or did not get it, and back if its firm has not got it yet, and an earlier one has it.
 *
 * @param ended how: a firm that has it, may have it, or is sent it again keeps it
 */
export async function passOnEnded(
  app: InTransaction,
  delivery: Pick<Delivery, "reference" | "destination" | "purpose">,
  ended: Pick<Ending, "state" | "occasion">,
): Promise<void> {
  const { reference, destination, purpose } = delivery;
  const from = partnerOf(destination);
  if (purpose !== "submission" || from === null) return;
  const search = async () => {
    const routing = await findRouting(app.db, reference);
    if (!routing) return;
    // A firm that accepts a correction of a lead that is at another firm by now has the lead.
    if (ended.state === "delivered" && routing.partner !== from) {
      await endReported(app, { reference, partner: from });
    }
    const unsent = ended.occasion ?? (isDead(ended) ? ended.state : null);
    const occasion = hasDeclined(routing, from) ? "declined" : unsent;
    const hasEarlier = routing.choices.some((one) => one.partner !== null && one.partner !== from);
    if (occasion !== null) await passOn(app, { reference, occasion, from });
    else if (hasEarlier) await passOn(app, { reference, occasion: "again" });
  };
  // If the search fails, the end of the delivery is stored all the same, and a person must act (`isAlone`).
  await tryPart(app.db, () =>
    search().catch((error: unknown) => {
      logFault(app.log, error, "lead not passed on", { reference });
      throw error;
    }),
  );
}

/** What decides which firm gets a submission. */
export function leadOf({ case: { slug }, fields, optedOut }: Submission) {
  const preferred = languages.find((code) => code === fields.preferred_language);
  const isAny = fields.preferred_language === "either";
  return {
    caseSlug: slug,
    state: fields.state || null,
    isOptedOut: optedOut.length > 0,
    ...(isAny ? {} : { language: preferred ?? formLanguage({ fields }) }),
  };
}

/** After the first choice: an opt-out that has come since counts. */
async function decideAgain(
  app: App,
  submission: Submission,
  known: Known,
): Promise<RoutingDecision> {
  const { optOut: optedOut } = await readOptOut(app.db, app.keys, submission);
  return decide(app, { ...submission, optedOut }, known);
}

async function decide(app: App, submission: Submission, known: Known): Promise<RoutingDecision> {
  const at = app.now();
  const authorized = needsAuthorization(submission.fields) ? known.authorized : null;
  const firms = await readPartnersNow(app, dateInNewYork(at));
  const excluded = app.config.EXCLUDED_STATES;
  return choosePartner({ ...leadOf(submission), ...known, authorized, excluded }, firms);
}

/**
 * The firms that a search goes to, the chosen one first: if that cannot have the lead any more, the next one in
 * turn gets it. What must go to a firm that works, and not to one that is down as its own is, goes to the chosen
 * one alone, if one was chosen.
 */
function inOrder(
  decision: RoutingDecision,
  { allowed }: Known,
  { occasion, to }: Search,
): RoutingDecision {
  if (occasions[occasion].mustWork) {
    const meant = decision.candidates.filter(
      ({ id, standing }) => standing === "eligible" && id === (to ?? id),
    );
    const order = decision.order.filter((id) => meant.some((one) => one.id === id));
    return { ...decision, order };
  }
  const order = decision.order.toSorted((a, b) => Number(b === to) - Number(a === to));
  // After a stop of some contact no other firm is looked for, not even later.
  const isOver = order.length === 0 && allowed !== null && to !== undefined;
  return { ...decision, order, kind: isOver ? "exhausted" : decision.kind };
}

/**
 * A pause may end at any time; a cap starts over each day. A lead that begins to wait, or looked because a
 * place was free, looks once more soon: a place that another transaction freed meanwhile told only those
 * that it saw waiting (`lookAgain`).
 */
function nextLook(
  { candidates }: RoutingDecision,
  { scaled }: App,
  at: number,
  { check_at: before }: Assignment["before"],
): number {
  const isPaused = candidates.some(({ standing }) => standing === "paused");
  const isSoon = isPaused || before === null || before === 0;
  return isSoon ? Math.min(Math.round(at + scaled(minute)), nextMidnight(at)) : nextMidnight(at);
}

/** Its sender may be about to sign for the firm asked about, which stays as long as it can have it. */
function askFor({ askable }: RoutingDecision, at: number, asked: Assignment["before"]) {
  const [first = null] = askable;
  const isAsked = asked.asks !== null && askable.includes(asked.asks);
  if (isAsked) return { asks: asked.asks, asked_at: asked.asked_at };
  return { asks: first, asked_at: first === null ? null : at };
}

/** Each firm's situation. @param day date in New York */
async function readPartnersNow({ config, now, db }: App, day: string): Promise<PartnerNow[]> {
  const days = await db.selectFrom("partner_days").selectAll().where("day", "=", day).execute();
  const channels = await db.selectFrom("channels").selectAll().execute();
  return config.partners.flatMap((partner) => {
    const { id } = partner;
    if (id === undefined) return [];
    const channel = channels.find(({ name }) => name === partnerDestination(id));
    return {
      partner: { ...partner, id },
      taken: days.find((one) => one.partner === id)?.taken ?? 0,
      isReachable: isReachable(partner, config),
      isPaused: channel !== undefined && isPaused(channel, now()),
      isDown: channel !== undefined && isDown(channel),
    };
  });
}
