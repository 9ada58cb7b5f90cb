import { hasReachablePartner } from "../config/partners";
import { isPartnerDestination, partnerOf } from "../destinations/partner";
import { type Occasion, pausedPartners, routeAgain } from "../routing/route-lead";
import { errorCode } from "../store/store-error";
import { transact } from "../store/transact";
import { submissionKinds } from "../submission/kinds";
import { readSubmission } from "../submission/submission";
import { every, type Relay, type Router, type Trx, type Watch } from "./context";
import { hasArrivedBefore } from "./delivery";
import { deliverTo, findPersonKey, leadOf } from "./plan";

type NextWay = { reference: string; occasion: Occasion; from?: string };

/** Occasions that leave a lead where it is if no other firm can take it. */
const staysElse: readonly Occasion[] = ["paused", "on_hold", "by_operator"];

/**
 * Gives the lead to the next firm that its form named and that has not had it. Deliveries not yet
 * sent to the previous firm are cancelled.
 *
 * @returns null if the lead may not move any more
 */
export async function passOn(
  router: Router,
  trx: Trx,
  { reference, occasion, from }: NextWay,
): Promise<{ partner: string | null } | null> {
  const row = await trx
    .selectFrom("submissions")
    .selectAll()
    .where("reference", "=", reference)
    .where("state", "=", "accepted")
    .where("erased_at", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  // A review reaches a firm only if the operator passes it on.
  if (occasion === "released" && !submissionKinds[row.kind].isLead) return null;

  const submission = readSubmission(row);
  const onlyIfChosen = staysElse.includes(occasion);
  const lead = leadOf(submission);
  const routed = await routeAgain(router, trx, { lead, occasion, onlyIfChosen, from });
  if (!routed || (onlyIfChosen && routed.partner === null)) return routed;

  await cancelUnsent(router, trx, reference);
  const { partner } = routed;
  if (partner !== null) {
    const personKey = await findPersonKey(trx, router.keys, submission);
    await deliverTo(router, trx, { submission, personKey }, partner);
  }
  return routed;
}

async function cancelUnsent({ now }: Router, trx: Trx, reference: string) {
  const unsent = trx
    .selectFrom("deliveries as d")
    .select("d.id")
    .where("d.reference", "=", reference)
    .where("d.purpose", "=", "submission")
    .where(isPartnerDestination("d.destination"))
    .where("d.state", "=", "pending")
    // A firm that has the lead is still sent corrections.
    .where((is) => is.not(hasArrivedBefore(is)));
  await trx
    .updateTable("deliveries")
    .set({ state: "cancelled", reason: "passed on to another firm", updated_at: now() })
    .where("id", "in", unsent)
    .where("lease_token", "is", null)
    .execute();
}

const second = 1000;
const hour = 60 * 60 * 1000;
const batch = 50;

/**
 * Finds a firm for leads that wait for a new day or the end of a pause, and passes on those whose
 * firm is paused by an operator, or has been on hold for an hour. Works in small steps, each lead in
 * its own transaction, so that one that fails stops no other.
 */
export function watchLeads(relay: Relay): Watch {
  const { db, config, now, log } = relay;
  /** The last delivery looked at, by firm: leads that nobody else can take must not block those behind. */
  const seen = new Map<string, number>();

  async function move(way: NextWay) {
    try {
      await transact(db, (trx) => passOn(relay, trx, way));
    } catch (error) {
      const { reference } = way;
      const code = errorCode(error);
      log.error({ reference, code }, "lead not routed: internal error");
      if (way.occasion === "day_begun") await postpone(reference);
      relay.alert({ event: "refused", reference, reason: `the lead cannot be routed: ${code}` });
    }
  }

  /** Otherwise leads that fail would fill every batch. */
  async function postpone(reference: string) {
    const check_at = now() + Math.round(hour * config.RETRY_SCALE);
    await db.updateTable("routings").set({ check_at }).where("reference", "=", reference).execute();
  }

  return every(relay, second * Math.min(1, config.RETRY_SCALE), async (at) => {
    if (!hasReachablePartner(relay)) return false;

    const waiting = await db
      .selectFrom("routings")
      .select("reference")
      .where("check_at", "<=", at)
      .orderBy("check_at")
      .limit(batch)
      .execute();
    for (const { reference } of waiting) await move({ reference, occasion: "day_begun" });
    for (const way of await findStuck(relay, seen)) await move(way);
    return false;
  });
}

/** Leads that their firm has not received: none is in flight, and none may have arrived. */
async function findStuck(relay: Relay, seen: Map<string, number>): Promise<NextWay[]> {
  const stuck: NextWay[] = [];
  for (const [name, occasion] of await shutFirms(relay)) {
    const partner = partnerOf(name) ?? "";
    const leads = await relay.db
      .selectFrom("deliveries as d")
      .innerJoin("routings", "routings.reference", "d.reference")
      .select(["d.id", "d.reference"])
      .where("d.destination", "=", name)
      .where("d.id", ">", seen.get(name) ?? 0)
      .where("d.purpose", "=", "submission")
      .where("d.state", "=", "pending")
      .where("d.lease_token", "is", null)
      .where("d.ambiguous", "=", 0)
      .where((is) => is.not(hasArrivedBefore(is)))
      .where("routings.state", "=", "routed")
      .where("routings.partner", "=", partner)
      .orderBy("d.id")
      .limit(batch)
      .execute();
    // After the last of them, from the first again.
    seen.set(name, leads.length < batch ? 0 : (leads.at(-1)?.id ?? 0));
    stuck.push(...leads.map(({ reference }) => ({ reference, occasion, from: partner })));
  }
  return stuck;
}

/**
 * Destinations of firms whose leads go elsewhere. A firm that gets mail when its webhook fails keeps
 * its leads. While our own mail server fails, another firm with a mailbox would be no better off.
 */
async function shutFirms({ db, destinations, now, config }: Relay): Promise<Map<string, Occasion>> {
  const paused = await pausedPartners(db);
  const closed = await db
    .selectFrom("channels")
    .select(["name", "cause"])
    .where("paused_since", "<=", Math.round(now() - hour * config.RETRY_SCALE))
    .execute();
  const shut = new Map<string, Occasion>();
  for (const { name, channel, partner, hasOtherWay, isByMail } of destinations) {
    if (partner === null) continue;
    const cause = closed.find((one) => one.name === channel)?.cause;
    const isClosed = cause === "fault" || (cause != null && cause !== "ours" && !isByMail);
    if (isClosed && !hasOtherWay) shut.set(name, "on_hold");
    if (paused.has(partner)) shut.set(name, "paused");
  }
  return shut;
}
