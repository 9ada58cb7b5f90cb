import { type ExpressionBuilder, type Selectable, sql } from "kysely";
import { partnerDestination, partnerOf } from "../destinations/partner";
import type { Database, Delivery, Occasion, RoutingTable, SubmissionTable } from "../store/schema";
import { deadStates, isDead } from "./delivery";
import type { RoutingFacts } from "./routing-row";

// Who has a lead or may have it is answered here, from what was sent to each. The firm that it was given
// to is `routings.partner` (`routing-row.ts`); `submissions.holder` is made of both, for lists.

/** What a submission's state is made of. */
export type SubmissionRows = {
  submission: SubmissionTable;
  /** Its deliveries and the notices about it, in the order of planning. */
  deliveries: readonly (Omit<Delivery, "attempts"> & { isCorrection?: unknown })[];
  routing: RoutingFacts | undefined;
  notes: readonly Selectable<Database["lead_notes"]>[];
};

/** A condition of deliveries, which are called `d`. */
export type IsDelivery = ExpressionBuilder<Database & { d: Database["deliveries"] }, "d">;

type SentRow = Pick<Delivery, "purpose" | "state" | "ambiguous" | "lease_token">;

/**
 * Whether a recipient has a lead, by what was sent to it: `maybe` after an attempt without a clear
 * response, `soon` while it waits or is being sent. Queries ask `hasArrived` and `mayHaveArrived`.
 */
export function holds(
  sent: readonly Omit<SentRow, "lease_token">[],
): "yes" | "maybe" | "soon" | "no" {
  const own = sent.filter(({ purpose }) => purpose === "submission");
  if (own.some(({ state }) => state === "delivered")) return "yes";
  if (own.some(({ ambiguous }) => ambiguous > 0)) return "maybe";
  return own.some(({ state }) => state === "pending") ? "soon" : "no";
}

/** The same as `holds`, if only yes or no is asked. */
export function mayHave(sent: Parameters<typeof holds>[0]): boolean {
  return ["yes", "maybe"].includes(holds(sent));
}

/** Whether an attempt is being made: what comes of it is not known. */
export function isInFlight(sent: readonly SentRow[]): boolean {
  return sent.some(({ purpose, lease_token }) => purpose === "submission" && lease_token !== null);
}

/**
 * Who has a lead, may have it, or is being sent it now: the newest of its deliveries to each. The
 * rows are in the order of planning.
 */
export function recipientsOf<Row extends SentRow & Pick<Delivery, "reference" | "destination">>(
  rows: readonly Row[],
): Row[] {
  const had = rows.filter((row) => mayHave([row]) || isInFlight([row]));
  const newest = had.map((row) => [`${row.reference} ${row.destination}`, row] as const);
  return [...new Map(newest).values()];
}

/**
 * The firm of a lead, or if no firm has it, the last one: what was sent to it, and whether it has it. Its
 * own report says more than that: not of what ended unsent, because then the place of the lead is free.
 */
export function firmOf<Row extends SentRow & Pick<Delivery, "destination">>(
  rows: readonly Row[],
  routing: Pick<RoutingTable, "partner" | "status"> | null | undefined,
) {
  const { partner = null, status = null } = routing ?? {};
  const sent = atPartner(rows, partner);
  const has = holds(sent);
  const reported = status === "declined" ? ("no" as const) : ("yes" as const);
  return {
    sent,
    has: status === null || has === "no" ? has : reported,
    isInFlight: isInFlight(sent),
  };
}

/**
 * Ids of the firms that have had the lead; one that was barred from it never got it.
 *
 * @param leaving why it leaves its firm now
 */
export function triedPartners(
  { choices }: Pick<RoutingFacts, "choices">,
  leaving: Occasion | null = null,
): string[] {
  return choices.flatMap(({ partner, ended }) =>
    partner === null || (ended ?? leaving) === "barred" ? [] : partner,
  );
}

/** Which firms declined a lead, and when; one that declined during an attempt has it until that ends. */
export function declinesOf({
  choices,
  partner,
  status,
  status_at,
}: Pick<RoutingFacts, "partner" | "status" | "status_at" | "choices">) {
  return [...choices, { partner, until: status_at, ended: status }].flatMap((one) =>
    one.partner !== null && one.ended === "declined"
      ? { partner: one.partner, at: one.until ?? 0 }
      : [],
  );
}

/** Whether this firm declined a lead. */
export function hasDeclined(routing: Parameters<typeof declinesOf>[0], partner: string): boolean {
  return declinesOf(routing).some((one) => one.partner === partner);
}

/** What was sent to its firm, or to the last one. */
export function toFirm({
  deliveries,
  routing,
}: SubmissionRows): SubmissionRows["deliveries"][number][] {
  return firmOf(deliveries, routing).sent;
}

/** The operator has just sent it on to a firm. */
export function isGoingOn({ routing }: SubmissionRows): boolean {
  return routing?.next_partner != null;
}

/** Its last firm declined it, and no other one has got it since. */
export function isDeclined({ routing }: SubmissionRows): boolean {
  const last = routing?.choices.findLast(({ partner }) => partner !== null);
  const firm = routing?.partner ?? last?.partner ?? null;
  return routing !== undefined && firm !== null && hasDeclined(routing, firm);
}

/** The firm to which the operator is about to send it, or else the one that has it or may have it. */
export function holderOf(rows: SubmissionRows): string | null {
  const { routing } = rows;
  if (routing?.next_partner != null) return routing.next_partner;
  return routing && firmOf(rows.deliveries, routing).has !== "no" ? routing.partner : null;
}

/**
 * Since when nobody has a lead whose sender still wants a firm to have it; null while a firm has it, may
 * have it, is being sent it, or is looked for.
 */
export function aloneSince(rows: SubmissionRows): number | null {
  const { submission, routing } = rows;
  if (submission.state !== "accepted" || !routing || !isAlone(rows, routing)) return null;
  const ended = toFirm(rows).flatMap((one) => (isDead(one) ? one.updated_at : []));
  const looked = routing.choices.at(-1)?.at ?? submission.received_at;
  return routing.status_at ?? Math.max(looked, ...ended);
}

function isAlone(rows: SubmissionRows, routing: RoutingFacts): boolean {
  const { state, asks, choices } = routing;
  if (isGoingOn(rows)) return false;
  switch (state) {
    case "held":
      return false;
    case "waiting":
      // The page after sending asks to sign for the first firm; for a further one, the operator must.
      return asks !== null && choices.some(({ partner }) => partner !== null);
    case "stopped":
      // Its sender opted out, and may not know that its firm declined it.
      return isDeclined(rows);
    default:
      return isDeclined(rows) ? state === "exhausted" : holds(toFirm(rows)) === "no";
  }
}

/** What was sent to a firm; without one, to the last one. */
export function atPartner<Row extends Pick<Delivery, "purpose" | "destination">>(
  rows: readonly Row[],
  partner: string | null,
): Row[] {
  const all = rows.filter(
    ({ purpose, destination }) => purpose === "submission" && partnerOf(destination) !== null,
  );
  const name = partner === null ? all.at(-1)?.destination : partnerDestination(partner);
  return all.filter(({ destination }) => destination === name);
}

/** Where `holds` of one delivery says *yes*. @param of its table, or its name in the query */
export function hasArrived(of = "d") {
  return sql<boolean>`(${sql.ref(`${of}.purpose`)} = 'submission'
    and ${sql.ref(`${of}.state`)} = 'delivered')`;
}

/** Where it says *yes* or *maybe*; of a notice, whether it may have arrived. */
export function mayHaveArrived(of = "d") {
  return sql<boolean>`(${sql.ref(`${of}.state`)} = 'delivered' or ${sql.ref(`${of}.ambiguous`)} > 0)`;
}

/**
 * Whether a firm may read a lead and report on it: it may have it, or it was sent it and is sent it
 * again. What it refused without doubt is not its lead.
 */
export function mayReport(is: IsDelivery) {
  return is.or([mayHaveArrived(), is.and([is("state", "=", "pending"), wasTried(is)])]);
}

/** Whether an attempt was made, or is being made. */
function wasTried(is: IsDelivery) {
  const attempts = is
    .selectFrom("attempts")
    .select("attempts.id")
    .whereRef("attempts.delivery_id", "=", "d.id");
  return is.or([is("lease_token", "is not", null), is.exists(attempts)]);
}

/** Refused or given up, and the operator took care of it in another way; `isFailed` says the rest. */
export function isDoneWith(is: IsDelivery) {
  const done = is
    .selectFrom("lead_notes")
    .select("lead_notes.id")
    .whereRef("lead_notes.reference", "=", "d.reference")
    .whereRef("lead_notes.at", ">=", "d.updated_at")
    .where("lead_notes.ends", "=", "failed");
  return is.and([
    is("d.state", "in", deadStates),
    is("d.purpose", "=", "submission"),
    is.exists(done),
  ]);
}

/** Whether its recipient may have an earlier revision: then it is a correction, not a new lead. */
export function isCorrection(is: IsDelivery) {
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
        .where(mayHaveArrived("deliveries")),
    ),
  ]);
}
