import { type ExpressionBuilder, type Selectable, sql } from "kysely";
import { channelsIn, isAllContact } from "~/data/contact-channels";
import { partnerDestination, partnerOf } from "../destinations/partner";
import type { LeadEnd, LeadStatus } from "../destinations/partner-payload";
import type { Database, Delivery, Occasion, SubmissionTable } from "../store/schema";
import { isDead } from "./delivery";
import type { Routing } from "./routing-row";

// Who has a lead? This file answers that, from what was sent to each, where it was given, and what firms
// reported (`routing-row.ts`), and writes nothing. `firmsOf`: each firm that it was given to, and whether that
// has it, may have it, declined it, or was tried; `firmOf`: the one that it is with, or was with last.
// `leadFor`: what it is to one firm. `recipientsOf`: everybody who has it or may have it, firm or not. `aloneSince`:
// since when nobody has it. Queries ask conditions that say the same (`holders.test.ts` compares them).

/** What a submission's state is made of. */
export type SubmissionRows = {
  submission: SubmissionTable;
  /** Its deliveries and the notices about it, in the order of planning. */
  deliveries: readonly (Delivery & WasTried & { isCorrection: unknown })[];
  routing: Routing | undefined;
  notes: readonly Selectable<Database["lead_notes"]>[];
};

/** A condition of deliveries, which are called `d`. */
export type IsDelivery = ExpressionBuilder<Database & { d: Database["deliveries"] }, "d">;

/** Of what was read as `readDeliveries` does. */
type WasTried = { wasTried?: unknown };

export type SentRow = Pick<Delivery, "purpose" | "state" | "cause" | "ambiguous" | "lease_token">;

/**
 * Whether a recipient has a lead, by what was sent to it: `maybe` after an attempt without a clear
 * response, or if a person told it by hand; `soon` while it waits or is being sent. Queries ask `hasArrived`
 * and `mayHaveArrived`.
 */
export function holds(
  sent: readonly Omit<SentRow, "lease_token">[],
): "yes" | "maybe" | "soon" | "no" {
  const own = sent.filter(({ purpose }) => purpose === "submission");
  if (own.some(({ state, cause }) => state === "delivered" && cause !== "notified")) return "yes";
  if (own.some(({ state, ambiguous }) => state === "delivered" || ambiguous > 0)) return "maybe";
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
 *
 * @param isToo which others count as recipients, although they have not got it
 */
export function recipientsOf<Row extends SentRow & Pick<Delivery, "reference" | "destination">>(
  rows: readonly Row[],
  isToo: (row: Row) => boolean = () => false,
): Row[] {
  const had = rows.filter((row) => mayHave([row]) || isInFlight([row]) || isToo(row));
  const newest = had.map((row) => [`${row.reference} ${row.destination}`, row] as const);
  return [...new Map(newest).values()];
}

/** A firm that a lead was given to. */
type LeadFirm<Row> = {
  id: string;
  /** What was sent to it or planned, in that order. */
  sent: Row[];
  /** `holds`, and what it reported: one that declined, or may not use it any more, does not have it. */
  has: ReturnType<typeof holds>;
  isInFlight: boolean;
  isDeclined: boolean;
  /** Its sender ended the authorization by which it had the lead. */
  isRevoked: boolean;
  /** Not if it was barred from the lead, such as by its state, before it was sent it. */
  wasGiven: boolean;
  /** It was sent the lead, declined it, or is its firm: a search for the next one leaves it out. */
  isTried: boolean;
};

/** What is known of a lead and its firms. */
type WithFirms<Row> = {
  deliveries: readonly Row[];
  routing: Routing | null | undefined;
};

/** If a lead left a firm for another reason before it was sent there, such as by a pause, the firm is not tried. */
const leftForGood: readonly Occasion[] = ["declined", "refused", "expired"];

/**
 * Each firm that a lead was given to, in the order in which they got it last: its own is the last. For example,
 * Lee answered 503 and was asked again: it may have the lead (`maybe`). If Lee reports *contacted*, it has the
 * lead (`yes`), although no attempt had a clear answer. If Lee declines, it does not (`no`), although it answered
 * 200. If nothing arrived there, a report does not make it a firm that has the lead, because the place of the
 * lead there is free again.
 */
export function firmsOf<Row extends SentRow & WasTried & Pick<Delivery, "destination">>({
  deliveries,
  routing,
}: WithFirms<Row>): LeadFirm<Row>[] {
  const { choices = [], partner = null } = routing ?? {};
  const newestFirst = [partner, ...choices.toReversed().map((one) => one.partner)];
  const ids = [...new Set(newestFirst.flatMap((id) => id ?? []))].toReversed();
  return ids.map((id) => {
    const sent = atPartner(deliveries, id);
    const arrived = holds(sent);
    const report = reportOf(routing, id);
    const isDeclined = report?.status === "declined";
    const isRevoked = wasRevoked(routing, id);
    const hasOrHad = report && arrived !== "no" ? ("yes" as const) : arrived;
    const own = choices.filter((one) => one.partner === id);
    const left = own.at(-1)?.ended;
    const wasSent = sent.some((one) => one.wasTried || mayHave([one]));
    // What it was barred from has not arrived there, so it may get it again.
    const isBarred = left === "barred";
    return {
      id,
      sent,
      has: isDeclined || isRevoked ? "no" : hasOrHad,
      isInFlight: isInFlight(sent),
      isDeclined,
      isRevoked,
      wasGiven: wasSent || own.some(({ ended }) => ended !== "barred"),
      isTried:
        id === partner ||
        isDeclined ||
        (wasSent && !isBarred) ||
        (left != null && leftForGood.includes(left)),
    };
  });
}

/** The firm of a lead, or if no firm has it, the last one that had it: as `firmsOf` says. */
export function firmOf<Row extends SentRow & Pick<Delivery, "destination">>(of: WithFirms<Row>) {
  const { partner: holder = null, state = null, search_ended_at = null } = of.routing ?? {};
  const firm = firmsOf(of).at(-1);
  const { has = "no", sent = [], isDeclined = false, isRevoked = false } = firm ?? {};
  return {
    partner: firm?.id ?? null,
    sent,
    has,
    isDeclined,
    isRevoked,
    isInFlight: firm?.isInFlight ?? false,
    /** Or its last one, and no other one is left. */
    isItsFirm: holder !== null || (state === "exhausted" && search_ended_at === null),
    holder: has === "no" ? null : holder,
  };
}

/** The destination of the firm of a lead that has not got it, if another one was tried before. */
export function furtherFirm(rows: Pick<SubmissionRows, "deliveries" | "routing">): string | null {
  const [firm, ...earlier] = firmsOf(rows).toReversed();
  const isFurther = earlier.some(({ isTried }) => isTried);
  const mayGet = firm?.id === rows.routing?.partner && firm?.has === "soon";
  return firm && isFurther && mayGet ? partnerDestination(firm.id) : null;
}

/** The last report of a firm: without one that is named, of the firm that the lead is with. */
export function reportOf(
  routing: Pick<Routing, "reports" | "partner"> | null | undefined,
  partner = routing?.partner ?? null,
) {
  return routing?.reports.find((one) => one.partner === partner);
}

/** Whether a firm declined the lead, which may be at another firm since. */
export function hasDeclined(routing: Parameters<typeof reportOf>[0], partner: string | null) {
  return reportOf(routing, partner)?.status === "declined";
}

/**
 * Whether a firm declined the lead, or its sender ended the authorization of that firm. Such a firm gets notices
 * and nothing else of the lead, also after a correction to a state whose law asks for no authorization.
 */
export function isOverFor(routing: Routing | null | undefined, partner: string | null): boolean {
  return hasDeclined(routing, partner) || wasRevoked(routing, partner);
}

function wasRevoked(routing: Routing | null | undefined, partner: string | null): boolean {
  return signedFor(routing, partner)?.revoked_at != null;
}

/** The newest authorization by which a firm has or had the lead, in effect or not. */
export function signedFor(routing: Routing | null | undefined, partner: string | null) {
  return routing?.authorizations.find((one) => one.partner === partner);
}

/**
 * Whether a firm that has a lead may be sent more of it than notices: a correction, or what it has once more.
 * Not if it is over for that firm, and not after the year of the authorization by which the firm got it: what
 * the firm has stays its own then.
 */
export function mayGetMore(
  routing: Routing | null | undefined,
  partner: string | null,
  at: number,
): boolean {
  const { ends_at = null } = signedFor(routing, partner) ?? {};
  return !isOverFor(routing, partner) && (ends_at === null || at < ends_at);
}

/**
 * Where the next revision of a lead goes, of the destinations that are firms: to all that have it or may have it,
 * and may get more of it, and to its own firm, or if no firm is left, to the last one, if what that was to get is
 * replaced. For example, Lee declined and Roe refused it with 422. When Ann corrects her name, Roe gets the new
 * revision, and Lee gets nothing.
 *
 * @param replaced what the revision cancelled
 */
export function revisionGoesTo(
  { deliveries, routing }: Pick<SubmissionRows, "deliveries" | "routing">,
  replaced: readonly Pick<Delivery, "destination">[],
  at: number,
): string[] {
  const { partner, isItsFirm } = firmOf({ deliveries, routing });
  const firmsIn = (rows: typeof replaced) =>
    rows.flatMap(({ destination }) => partnerOf(destination) ?? []);
  const all = [
    ...firmsIn(recipientsOf(deliveries)).filter((firm) => mayGetMore(routing, firm, at)),
    ...firmsIn(replaced).filter(
      (firm) => isItsFirm && firm === partner && !isOverFor(routing, firm),
    ),
  ];
  return [...new Set(all)].map(partnerDestination);
}

/** What was sent to a firm. */
export function atPartner<Row extends Pick<Delivery, "purpose" | "destination">>(
  rows: readonly Row[],
  partner: string,
): Row[] {
  const name = partnerDestination(partner);
  return rows.filter(
    ({ purpose, destination }) => purpose === "submission" && destination === name,
  );
}

/** How a lead stands for a firm: its status, or why the firm must not use it, or cannot have it again. */
export type LeadForFirm = { status: LeadStatus; cause: null } | { status: "ended"; cause: LeadEnd };

/**
 * What a lead is to one firm: every answer to that firm follows from it. For example, Lee declined Ann's lead
 * (`declined`), and Roe has it (`contacted`): after Ann has withdrawn it, it is `ended` for both, and after Ann
 * ended only the authorization of Roe, for Roe. Null for a firm that it was not given to.
 */
export function leadFor(rows: SubmissionRows, partner: string): LeadForFirm | null {
  const { submission, deliveries, routing } = rows;
  if (!routing || submission.erased_at !== null) {
    // Its routing is erased, and its deliveries remain.
    const wasPlanned = atPartner(deliveries, partner).length > 0;
    return wasPlanned ? { status: "ended", cause: endOf(rows) } : null;
  }
  const firm = firmsOf(rows).find(({ id }) => id === partner);
  if (!firm?.wasGiven) return null;
  if (firm.isRevoked) return { status: "ended", cause: "authorization_ended" };
  return { status: statusFor(routing, partner), cause: null };
}

function endOf({ submission, deliveries }: SubmissionRows): LeadEnd {
  if (submission.withdrawn_at !== null) return "withdrawn";
  // Retention sends no notices.
  return deliveries.some(({ about }) => about === "lead.erased") ? "erased" : "expired";
}

/** Where a lead stands for one of the firms that have had it. */
export function statusFor(
  routing: Pick<Routing, "partner" | "reports">,
  partner: string,
): LeadStatus {
  const status = reportOf(routing, partner)?.status ?? "sent";
  return routing.partner === partner || status === "declined" ? status : "passed_on";
}

/**
 * Since when nobody has a lead, if its sender is to hear of it or still wants a firm; null while a firm has
 * it, may have it, is being sent it, or is looked for, and after a stop of all contact.
 */
export function aloneSince(rows: SubmissionRows): number | null {
  const { submission, routing } = rows;
  const firm = firmOf(rows);
  if (submission.state !== "accepted" || !routing || !isAlone(rows, routing, firm)) return null;
  const ended = firm.sent.flatMap((one) => (isDead(one) ? one.updated_at : []));
  const looked = routing.choices.at(-1)?.at ?? submission.received_at;
  return reportOf(routing)?.received_at ?? Math.max(looked, ...ended);
}

function isAlone(
  { submission }: Pick<SubmissionRows, "submission">,
  { state, asks, choices, search_ended_at }: Routing,
  {
    has,
    sent,
    isDeclined,
    isInFlight: isBeingSent,
  }: ReturnType<typeof firmOf<SubmissionRows["deliveries"][number]>>,
): boolean {
  if (search_ended_at !== null) {
    // Its sender may not know that its firm declined or refused it; but some want no contact.
    const isLost = has === "no" && sent.some((one) => isDead(one) || one.cause === "opted_out");
    return (isDeclined || isLost) && !isAllContact(channelsIn(submission.stopped));
  }
  switch (state) {
    case "held":
      return false;
    case "waiting":
      // The page after sending asks to sign for the first firm; for a further one, the operator must.
      return asks !== null && choices.some(({ partner }) => partner !== null);
    case "routed":
      // One that declined during an attempt has it until that ends; then only a search that failed keeps it.
      return has === "no" && !isBeingSent;
    case "exhausted":
      return has === "no";
  }
}

/** Where a lead is, while no firm has it: `unauthorized` waits for its sender's signature. */
type LeadSearch = "waiting" | "unauthorized" | "exhausted";

export function searchOf({
  state,
  asks,
  search_ended_at,
}: Pick<Routing, "state" | "asks" | "search_ended_at">): LeadSearch | null {
  if (search_ended_at !== null) return null;
  if (state === "waiting" && asks !== null) return "unauthorized";
  return state === "waiting" || state === "exhausted" ? state : null;
}

/**
 * A literal: with a parameter that could decide whether it uses a partial index, SQLite compiles the
 * statement again at each run, ten times the time of a short claim, and uses no such index.
 */
export const isPending = sql.lit("pending" as const);

/** Where `holds` of one delivery says *yes*. @param of its table, or its name in the query */
export function hasArrived(of = "d") {
  return sql<boolean>`(${sql.ref(`${of}.purpose`)} = 'submission'
    and ${sql.ref(`${of}.state`)} = 'delivered'
    and coalesce(${sql.ref(`${of}.cause`)}, '') != 'notified')`;
}

/** Where it says *yes* or *maybe*; of a notice, whether it may have arrived. */
export function mayHaveArrived(of = "d") {
  return sql<boolean>`(${sql.ref(`${of}.state`)} = 'delivered' or ${sql.ref(`${of}.ambiguous`)} > 0)`;
}

/**
 * Whether a firm may read a lead: it may have it, or it was sent it and is sent it again. What it refused
 * without doubt is not its lead.
 */
export function mayRead(is: IsDelivery) {
  return is.or([mayHaveArrived(), is.and([is("state", "=", isPending), wasTried(is)])]);
}

/** Whether an attempt was made, or is being made. */
export function wasTried(is: IsDelivery) {
  const attempts = is
    .selectFrom("attempts")
    .select("attempts.id")
    .whereRef("attempts.delivery_id", "=", "d.id");
  return is.or([is("lease_token", "is not", null), is.exists(attempts)]);
}

/** Whether its recipient may have an earlier revision: then it is a correction, not a new lead. */
export function isCorrection(is: IsDelivery) {
  const earlier = sentWith(is).whereRef("deliveries.revision", "<", "d.revision");
  return is.and([is("d.revision", ">", 1), is.exists(earlier.where(mayHaveArrived("deliveries")))]);
}

/** Whether nothing of the lead has arrived there. */
function hasNone(is: IsDelivery) {
  return is.not(is.exists(sentWith(is).where(hasArrived("deliveries"))));
}

/** Whether no later revision was planned for its recipient. */
export function isNewest(is: IsDelivery) {
  return is.not(is.exists(sentWith(is).whereRef("deliveries.id", ">", "d.id")));
}

/** This, and what else its recipient was sent of the lead. */
export function sentWith(is: IsDelivery) {
  return is
    .selectFrom("deliveries")
    .select("deliveries.id")
    .whereRef("deliveries.reference", "=", "d.reference")
    .whereRef("deliveries.destination", "=", "d.destination")
    .where("deliveries.purpose", "=", "submission");
}

/**
 * The deliveries that a report of a firm may be about: what it was sent and did not refuse without doubt, but no
 * correction. For example, its server answered 429, the lead was corrected, went to another firm, or expired,
 * and then the firm reports that it called. It has the lead as it was before, and still lacks the correction.
 */
export function isReportableBy({ reference, partner }: { reference: string; partner: string }) {
  const destination = partnerDestination(partner);
  return (is: IsDelivery) => {
    const wasSent = is.and([is("d.state", "!=", "refused"), wasTried(is), hasNone(is)]);
    return is.and([
      is.and({ reference, destination, purpose: "submission" }),
      is.or([mayHaveArrived("d"), wasSent]),
      is.not(isCorrection(is)),
    ]);
  };
}
