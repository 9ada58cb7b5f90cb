import type { Selectable } from "kysely";
import { z } from "zod";
import { dateInNewYork } from "~/data/dates";
import type { InTransaction } from "../app";
import { lastReport } from "../destinations/partner-payload";
import { type Candidate, standings } from "../routing/choose-partner";
import type {
  AuthorizationTable,
  Db,
  Occasion,
  PartnerEventTable,
  RoutingChoiceTable,
  RoutingTable,
} from "../store/schema";

// What is stored of a routing, with each search for a firm. Only this file writes to the row, and to the
// places of a firm's day; who else changes where a lead is calls it.

/** A search for a firm, and why the lead left the firm that it found; null while it is there. */
export type Choice = Selectable<RoutingChoiceTable> & { ended: Occasion | null };

type SignedFor = Pick<AuthorizationTable, "partner" | "ends_at" | "revoked_at">;

/** The row, and what follows from its history. */
export type Routing = RoutingTable & {
  /** Oldest first. */
  choices: readonly Choice[];
  /** Of each firm that reported, also after it was passed on: where the lead stands there, and since when. */
  reports: readonly Pick<PartnerEventTable, "partner" | "status" | "received_at">[];
  /** Of each firm for which its sender signed an authorization, the newest one. */
  authorizations: readonly SignedFor[];
};

/** The firms that a form named. @throws if the row is damaged */
export function namedIn({ named }: Pick<Routing, "named">): string[] {
  return z.array(z.string()).parse(JSON.parse(named));
}

const candidates = z.array(
  z.object({ id: z.string(), standing: z.enum(standings), taken: z.number() }),
);

/** The firms among which a search chose. @throws if the row is damaged */
export function candidatesIn(choice: Pick<Choice, "candidates">): Candidate[] {
  return candidates.parse(JSON.parse(choice.candidates));
}

/** Without those that came before any firm could be reached. */
export async function readRoutings(db: Db, references: readonly string[]) {
  const rows = await db
    .selectFrom("routings")
    .selectAll()
    .where("reference", "in", references)
    .execute();
  return withHistory(db, rows);
}

/** Null for a lead that came before any firm could be reached. */
export async function findRouting(db: Db, reference: string): Promise<Routing | null> {
  const [routing] = await readRoutings(db, [reference]);
  return routing ?? null;
}

/**
 * Locks the row for a search. The lock of the submission keeps out other searches; this one makes `lookAgain`
 * wait, so that a lead about to be stored as *still waiting* hears of a place that was freed meanwhile.
 */
export async function lockRouting(
  { db }: InTransaction,
  reference: string,
): Promise<Routing | null> {
  const rows = await db
    .selectFrom("routings")
    .selectAll()
    .where("reference", "=", reference)
    .forUpdate()
    .execute();
  const [routing] = await withHistory(db, rows);
  return routing ?? null;
}

async function withHistory(db: Db, rows: readonly RoutingTable[]): Promise<Routing[]> {
  if (rows.length === 0) return [];
  const references = rows.map(({ reference }) => reference);
  const choices = await db
    .selectFrom("routing_choices")
    .selectAll()
    .where("reference", "in", references)
    .orderBy("id")
    .execute();
  const reports = await db
    .selectFrom("partner_events")
    .select(["reference", "partner", "status", "received_at"])
    .where("reference", "in", references)
    .orderBy("id")
    .execute();
  const signed = await db
    .selectFrom("authorizations")
    .select(["reference", "partner", "ends_at", "revoked_at"])
    .where("reference", "in", references)
    .orderBy("signed_at")
    .execute();
  return rows.map((row) => {
    const isOwn = ({ reference }: { reference: string }) => reference === row.reference;
    const own = choices.filter(isOwn);
    const said = reports.filter(isOwn);
    const firms = [...new Set(said.map(({ partner }) => partner))];
    // One that has signed cannot decline any more.
    const last = firms.flatMap(
      (firm) => lastReport(said.filter(({ partner }) => partner === firm)) ?? [],
    );
    return {
      ...row,
      choices: own.map((choice, index) => withEnd(row, choice, own[index + 1])),
      reports: last,
      authorizations: newestOf(signed.filter(isOwn)),
    };
  });
}

/** @param signed oldest first */
function newestOf(signed: readonly SignedFor[]): SignedFor[] {
  return [...new Map(signed.map((one) => [one.partner, one])).values()];
}

/**
 * The next choice says why a lead left its firm: after `received: lee` and `declined: roe`, it left Lee by
 * `declined`. While a lead is back at a firm, it has not left that firm.
 */
function withEnd<Row extends Omit<Choice, "ended">>(row: RoutingTable, choice: Row, next?: Row) {
  const hasLeft = choice.partner !== null && choice.partner !== row.partner;
  return { ...choice, ended: hasLeft ? (next?.occasion ?? null) : null };
}

/** Nobody has it yet. */
export async function insertRouting(
  { db }: InTransaction,
  reference: string,
  named: readonly string[],
): Promise<Routing> {
  const row = {
    ...noFirm,
    reference,
    named: JSON.stringify(named),
    state: "held",
    partner: null,
    search_ended_at: null,
  } as const;
  await db.insertInto("routings").values(row).execute();
  return { ...row, choices: [], reports: [], authorizations: [] };
}

const noSearch = { check_at: null, failed_at: null };
const noFirm = { day: null, ...noSearch, asks: null, asked_at: null };

/** What a search found, to be stored. */
type NewChoice = Pick<Choice, "at" | "occasion" | "outcome" | "partner"> & {
  candidates: readonly Candidate[];
};

/** The place of a day that a lead has at its firm, or until when and for what it waits. */
type Wait = Partial<Pick<RoutingTable, "day" | "check_at" | "asks" | "asked_at">>;

/**
 * Stores what a search found: the lead is there from now on, at a firm or at none. A search that leaves the
 * lead without a firm as before stores no choice: one for room at every midnight would fill the history, and
 * *Done* would not end what a correction has not changed.
 *
 * @param before where it was
 * @returns the columns that say where it is, and the choice, if it was stored
 */
export async function addChoice(
  app: InTransaction,
  before: Place & Pick<RoutingTable, "state" | "asks">,
  { candidates, ...choice }: NewChoice,
  wait: Wait = {},
) {
  const { reference } = before;
  const { outcome, partner } = choice;
  const given = { ...noFirm, ...wait, state: stateAfter(outcome), partner };
  await move(app, before, given);
  const isAsBefore = given.state === before.state && given.asks === before.asks;
  if (partner === null && isAsBefore) return { given, choice: null };
  const stored = await app.db
    .insertInto("routing_choices")
    .values({ ...choice, reference, candidates: JSON.stringify(candidates) })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { given, choice: { ...stored, ended: null } };
}

/** The last search is taken back: the lead is where the one before says. @returns the firm there */
export async function dropChoice(
  app: InTransaction,
  { choices, ...routing }: Routing,
): Promise<string | null> {
  const [last, before] = choices.toReversed();
  const partner = before?.partner ?? null;
  if (last) await app.db.deleteFrom("routing_choices").where("id", "=", last.id).execute();
  const state = before ? stateAfter(before.outcome) : "held";
  await move(app, routing, { ...noFirm, state, partner });
  return partner;
}

/** The state of a lead after a search: but for `held`, it is that of its last choice. */
export function stateAfter(outcome: Choice["outcome"]): "routed" | "waiting" | "exhausted" {
  if (outcome === "chosen") return "routed";
  return outcome === "waiting" ? "waiting" : "exhausted";
}

/** The firm that a lead leaves has its place again. */
async function move(
  app: InTransaction,
  from: Place,
  to: Omit<RoutingTable, "reference" | "named" | "search_ended_at">,
): Promise<void> {
  if (to.partner !== from.partner) await freePlace(app, from);
  await app.db.updateTable("routings").set(to).where("reference", "=", from.reference).execute();
}

/**
 * An error of this program ended a search for a firm: until one ends without an error, the operator must
 * know since when.
 *
 * @param failed null once a search has ended
 */
export async function noteFailure(
  { db }: InTransaction,
  reference: string,
  failed: { at: number; check_at: number } | null,
): Promise<void> {
  await db
    .updateTable("routings")
    .set(({ fn, ref, val }) =>
      failed === null
        ? { failed_at: null }
        : { check_at: failed.check_at, failed_at: fn.coalesce(ref("failed_at"), val(failed.at)) },
    )
    .where("reference", "=", reference)
    .execute();
}

/**
 * No firm is looked for any more: after a withdrawal, a stop of all contact, an opt-out, or an erasure. The lead
 * stays where it is, or goes back to a firm that has it.
 */
export async function endSearch(
  { db, now }: InTransaction,
  references: readonly string[],
): Promise<void> {
  if (references.length === 0) return;
  await db
    .updateTable("routings")
    .set({ ...noSearch, search_ended_at: now() })
    .where("reference", "in", references)
    .where("search_ended_at", "is", null)
    .execute();
}

/**
 * There may be a place for the leads that wait: they look for a firm now, the oldest first.
 *
 * @param partner where the place is: only leads whose form named that firm can have it. Without one, for other
 *   firms or another clock, those look again as well whose search failed while they had a firm (`noteFailure`)
 */
export async function lookAgain({ db }: InTransaction, partner?: string): Promise<void> {
  await db
    .updateTable("routings")
    .set({ check_at: 0 })
    .where("check_at", ">", 0)
    .$if(partner !== undefined, (query) =>
      query.where("state", "=", "waiting").where("named", "like", `%"${partner}"%`),
    )
    .execute();
}

/** The cap of a firm without one: the largest integer that a column of either store holds. */
const mostLeads = 2_147_483_647;

/** The place of a day that a lead uses at its firm. */
type Place = Pick<RoutingTable, "reference" | "partner" | "day">;

/** One that was free, on the day on which it was taken. */
export type TakenPlace = { partner: string; day: string };

/**
 * Counts a lead today for the first of these firms that is below its cap. Two leads cannot take the same
 * free place, because the count goes up only below the cap.
 *
 * @returns null if all are full
 */
export async function takePlace(
  app: InTransaction,
  order: readonly string[],
): Promise<TakenPlace | null> {
  const day = dateInNewYork(app.now());
  for (const partner of order) {
    const { dailyCap: cap } = app.config.partners.find(({ id }) => id === partner) ?? {};
    if (await countLead(app, { partner, day }, cap)) return { partner, day };
  }
  return null;
}

/**
 * A lead uses a place as long as it has a holder. One that comes back to its firm counts there also if
 * the firm is full: whoever brought it back decided that, and no new lead follows it. What is sent again
 * counts today; what the firm had, and declined for half a minute, on the day on which it got it.
 *
 * @param at when what its holder is sent last changed; null without a holder
 */
export async function keepPlace(
  app: InTransaction,
  place: Place,
  at: number | null,
): Promise<void> {
  if ((at === null) === (place.day === null)) return;
  const { reference, partner } = place;
  const day = at === null ? null : dateInNewYork(at);
  if (day !== null && partner !== null) await countLead(app, { partner, day });
  else await freePlace(app, place);
  await app.db.updateTable("routings").set({ day }).where("reference", "=", reference).execute();
}

/**
 * In this order, so that the row of a full firm stays unlocked: of two transactions that find different
 * firms full, neither may wait for the other.
 *
 * @returns whether there was a free place
 */
async function countLead(
  { db }: InTransaction,
  { partner, day }: TakenPlace,
  cap = mostLeads,
): Promise<boolean> {
  const below = db
    .updateTable("partner_days")
    .set(({ eb }) => ({ taken: eb("taken", "+", 1) }))
    .where("day", "=", day)
    .where("partner", "=", partner)
    .where("taken", "<", cap);
  const countMore = async () => (await below.executeTakeFirst()).numUpdatedRows === 1n;
  if (await countMore()) return true;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("partner_days")
    .values({ partner, day, taken: 1 })
    .onConflict((conflict) => conflict.columns(["day", "partner"]).doNothing())
    .executeTakeFirstOrThrow();
  // The first lead of the day may have come from another process meanwhile.
  return numInsertedOrUpdatedRows === 1n || countMore();
}

/** The place of a lead that leaves its firm is free again. */
async function freePlace(app: InTransaction, { partner, day }: Place): Promise<void> {
  if (partner === null || day === null) return;
  await lookAgain(app, partner);
  await app.db
    .updateTable("partner_days")
    .set(({ eb }) => ({ taken: eb("taken", "-", 1) }))
    .where("day", "=", day)
    .where("partner", "=", partner)
    .where("taken", ">", 0)
    .execute();
}
