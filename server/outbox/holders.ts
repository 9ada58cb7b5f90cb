import type { ExpressionBuilder, Selectable } from "kysely";
import { z } from "zod";
import {
  destinationOfPartner,
  isPartnerDestination,
  partnerDestination,
  partnerOf,
} from "../destinations/partner";
import { standings } from "../routing/choose-partner";
import type {
  Database,
  Db,
  Delivery,
  Occasion,
  RoutingChoiceTable,
  RoutingTable,
  Trx,
} from "../store/schema";

// Who has a lead, had it, may have it, or may get it is answered here. The firm that it was given to
// is `routings.partner`, which only `routing.ts` writes; whether that firm has it follows from what
// was sent to it (`holds`). `submissions.holder` is made of both, for lists. What its firm reported is
// stored by `partners/store-report.ts`, taken back by `operator/submission-acts.ts`, and cleared for
// the next firm by `routing.ts`.

type Sent = Pick<Delivery, "purpose" | "state" | "ambiguous" | "lease_token">;

/**
 * Whether a recipient has a lead, by what was sent to it: `maybe` after an attempt without a clear
 * response, `soon` while it waits or is being sent. Only the queries of queue and lists ask the store
 * instead, by `mayHaveArrived`.
 */
export function holds(sent: readonly Omit<Sent, "lease_token">[]): "yes" | "maybe" | "soon" | "no" {
  const own = sent.filter(({ purpose }) => purpose === "submission");
  if (own.some(({ state }) => state === "delivered")) return "yes";
  if (own.some(({ ambiguous }) => ambiguous > 0)) return "maybe";
  return own.some(({ state }) => state === "pending") ? "soon" : "no";
}

/** The same, if only yes or no is asked. */
export function mayHave(sent: Parameters<typeof holds>[0]): boolean {
  return ["yes", "maybe"].includes(holds(sent));
}

/** Whether an attempt is being made: what comes of it is not known. */
export function isInFlight(sent: readonly Sent[]): boolean {
  return sent.some(({ purpose, lease_token }) => purpose === "submission" && lease_token !== null);
}

/**
 * Who has a lead, may have it, or is being sent it now: the newest of its deliveries to each. The
 * rows are in the order of planning.
 */
export function recipientsOf<Row extends Sent & Pick<Delivery, "reference" | "destination">>(
  rows: readonly Row[],
): Row[] {
  const had = rows.filter((row) => mayHave([row]) || isInFlight([row]));
  const newest = had.map((row) => [`${row.reference} ${row.destination}`, row] as const);
  return [...new Map(newest).values()];
}

/** What was sent to the firm of a lead; if no firm has it, to the last one. */
export function atFirm<Row extends Pick<Delivery, "purpose" | "destination">>(
  rows: readonly Row[],
  partner: string | null,
): Row[] {
  const all = rows.filter(
    ({ purpose, destination }) => purpose === "submission" && partnerOf(destination) !== null,
  );
  const name = partner === null ? all.at(-1)?.destination : partnerDestination(partner);
  return all.filter(({ destination }) => destination === name);
}

type StoredChoice = Selectable<RoutingChoiceTable>;

/** A search for a firm, and when and why the lead left the firm that it found; null while it is there. */
type Choice = StoredChoice & { until: number | null; ended: Occasion | null };

/** As it is stored. */
export type StoredRouting = RoutingTable & {
  /** Oldest first. */
  choices: readonly Choice[];
};

export type RoutingChoice = Omit<Choice, "candidates"> & {
  candidates: z.infer<typeof candidates>;
};

export type Routing = Omit<RoutingTable, "named"> & {
  named: readonly string[];
  choices: readonly RoutingChoice[];
};

const candidates = z.array(
  z.object({ id: z.string(), standing: z.enum(standings), taken: z.number() }),
);

/** Without those that came before any firm could be reached. */
export async function readRoutings(db: Db, references: readonly string[]) {
  const rows = await db
    .selectFrom("routings")
    .selectAll()
    .where("reference", "in", references)
    .execute();
  return withChoices(db, rows);
}

/** Null for a lead that came before any firm could be reached. */
export async function findRouting(db: Db, reference: string): Promise<Routing | null> {
  const [stored] = await readRoutings(db, [reference]);
  return stored ? readRouting(stored) : null;
}

/** The same, and no other process changes it until the transaction ends. */
export async function lockRouting(trx: Trx, reference: string): Promise<Routing | null> {
  const rows = await trx
    .selectFrom("routings")
    .selectAll()
    .where("reference", "=", reference)
    .forUpdate()
    .execute();
  const [stored] = await withChoices(trx, rows);
  return stored ? readRouting(stored) : null;
}

async function withChoices(db: Db, rows: readonly RoutingTable[]): Promise<StoredRouting[]> {
  if (rows.length === 0) return [];
  const references = rows.map(({ reference }) => reference);
  const choices = await db
    .selectFrom("routing_choices")
    .selectAll()
    .where("reference", "in", references)
    .orderBy("id")
    .execute();
  return rows.map((row) => {
    const own = choices.filter(({ reference }) => reference === row.reference);
    return { ...row, choices: own.map((choice, index) => withEnd(row, choice, own[index + 1])) };
  });
}

/** A lead leaves its firm by a further search, unless that firm got it back. */
function withEnd(row: RoutingTable, choice: StoredChoice, next?: StoredChoice): Choice {
  const hasLeft = choice.partner !== null && choice.partner !== row.partner;
  return {
    ...choice,
    until: hasLeft ? (next?.at ?? null) : null,
    ended: hasLeft ? (next?.occasion ?? null) : null,
  };
}

/** @throws if it is damaged */
export function readRouting({ named, choices, ...row }: StoredRouting): Routing {
  return {
    ...row,
    named: z.array(z.string()).parse(JSON.parse(named)),
    choices: choices.map((choice) => ({
      ...choice,
      candidates: candidates.parse(JSON.parse(choice.candidates)),
    })),
  };
}

/** Ids of the firms that have had the lead; one that was not authorized in time never got it. */
export function triedPartners({ choices }: Pick<Routing, "choices">): string[] {
  return choices.flatMap(({ partner, ended }) =>
    partner === null || ended === "unauthorized" ? [] : partner,
  );
}

type Left = Pick<Choice, "partner" | "until" | "ended">;

/** Which firms declined a lead, and when; while it is being sent there, it is still at the last one. */
export function declinesOf({
  choices,
  partner,
  status,
  status_at,
}: Pick<RoutingTable, "partner" | "status" | "status_at"> & { choices: readonly Left[] }) {
  return [...choices, { partner, until: status_at, ended: status }].flatMap((one) =>
    one.partner !== null && one.ended === "declined"
      ? { partner: one.partner, at: one.until ?? 0 }
      : [],
  );
}

/** Whether the firm of a delivery declined its lead. */
export async function isDeclined(
  db: Db,
  { reference, destination, purpose }: Pick<Delivery, "reference" | "destination" | "purpose">,
): Promise<boolean> {
  const partner = partnerOf(destination);
  if (purpose !== "submission" || partner === null) return false;
  const [routing] = await readRoutings(db, [reference]);
  return routing !== undefined && declinesOf(routing).some((one) => one.partner === partner);
}

/** Where a lead is, while no firm has it: `unauthorized` waits for its sender's signature. */
type LeadSearch = "waiting" | "unauthorized" | "exhausted";

export function searchOf({ state, asks }: Pick<RoutingTable, "state" | "asks">): LeadSearch | null {
  if (state === "waiting") return asks === null ? "waiting" : "unauthorized";
  return state === "exhausted" ? state : null;
}

/**
 * Whether a delivery may be tried again. A lead that was passed on does not return to the firm that
 * refused it. If no firm was left, the last one may be tried again.
 */
export function mayRetry({
  or,
  eb,
  and,
  exists,
  not,
  selectFrom,
}: ExpressionBuilder<Database, "deliveries">) {
  const routing = selectFrom("routings as r")
    .select("r.reference")
    .whereRef("r.reference", "=", "deliveries.reference");
  const last = selectFrom("deliveries as f")
    .select(({ fn }) => fn.max("f.id").as("id"))
    .whereRef("f.reference", "=", "deliveries.reference")
    .where("f.purpose", "=", "submission")
    .where(isPartnerDestination("f.destination"));
  return or([
    not(isPartnerDestination("destination")),
    eb("purpose", "=", "notice"),
    exists(routing.whereRef(destinationOfPartner("r.partner"), "=", "deliveries.destination")),
    and([exists(routing.where("r.state", "=", "exhausted")), eb("id", "=", last)]),
  ]);
}

/** `mayHave` of one delivery, in a query. */
export function mayHaveArrived(is: ExpressionBuilder<Database, "deliveries">) {
  return is.or([is("state", "=", "delivered"), is("ambiguous", ">", 0)]);
}

/**
 * Whether a firm may read a lead and report on it: it may have it, or it was sent it and is sent it
 * again. What it refused without doubt is not its lead.
 */
export function wasSentAndStands(is: ExpressionBuilder<Database, "deliveries">) {
  return is.or([mayHaveArrived(is), is.and([is("state", "=", "pending"), wasTried(is)])]);
}

/** Whether an attempt was made, or is being made. */
export function wasTried(is: ExpressionBuilder<Database, "deliveries">) {
  const attempts = is
    .selectFrom("attempts")
    .select("attempts.id")
    .whereRef("attempts.delivery_id", "=", "deliveries.id");
  return is.or([is("lease_token", "is not", null), is.exists(attempts)]);
}

/** A firm that reads a lead or reports on it has it, whatever its server answered. */
export async function noteArrived(trx: Trx, reference: string, partner: string): Promise<void> {
  await trx
    .updateTable("deliveries")
    .set({ ambiguous: 1 })
    .where("reference", "=", reference)
    .where("destination", "=", partnerDestination(partner))
    .where("purpose", "=", "submission")
    .where(wasSentAndStands)
    .where("state", "!=", "delivered")
    .where("ambiguous", "=", 0)
    .execute();
}

export type IsDelivery = ExpressionBuilder<Database & { d: Database["deliveries"] }, "d">;

/** Whether an earlier revision may have arrived: then this is a correction, not a new lead. */
export function hasArrivedBefore(is: IsDelivery) {
  return is.and([
    is("d.revision", ">", 1),
    is.exists(
      is
        .selectFrom("deliveries")
        .select("deliveries.id")
        .whereRef("deliveries.reference", "=", "d.reference")
        .whereRef("deliveries.destination", "=", "d.destination")
        .whereRef("deliveries.revision", "<", "d.revision")
        .where("deliveries.purpose", "=", "submission")
        .where(mayHaveArrived),
    ),
  ]);
}
