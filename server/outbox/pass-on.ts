import { sql } from "kysely";
import { hasReachablePartner } from "../config/partners";
import { partnerOf } from "../destinations/partner";
import { routeAgain } from "../routing/route-lead";
import type { Occasion } from "../routing/routing-row";
import { transact } from "../store/transact";
import { readSubmission } from "../submission/submission";
import { hasArrivedBefore } from "./arrival";
import type { Relay, Trx } from "./context";
import { deliverTo, findPersonKey, leadOf, type Router } from "./plan";

type NextWay = { reference: string; occasion: Occasion; from?: string };

/** Occasions that leave a lead where it is if no other firm can take it. */
const staysElse: readonly Occasion[] = ["paused", "on_hold"];

/**
 * Gives the lead to the next firm that its form named and that has not had it. Deliveries not yet
 * sent to the previous firm are cancelled.
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

  const submission = readSubmission(row);
  const lead = leadOf(submission);
  const onlyIfChosen = staysElse.includes(occasion);
  const routed = await routeAgain(router, trx, {
    ...{ lead, occasion, onlyIfChosen },
    ...(from === undefined ? {} : { from }),
  });
  if (!routed || (onlyIfChosen && routed.partner === null)) return routed;

  await cancelUnsent(router, trx, reference);
  const { partner } = routed;
  if (partner !== null) {
    const personKey = await findPersonKey(trx, router.keys, submission);
    await deliverTo(router, trx, { submission, personKey, partner });
  }
  return routed;
}

async function cancelUnsent({ now }: Router, trx: Trx, reference: string) {
  const unsent = await trx
    .selectFrom("deliveries as d")
    .select("d.id")
    .where("d.reference", "=", reference)
    .where("d.purpose", "=", "submission")
    .where("d.destination", "like", "firm:%")
    .where("d.state", "=", "pending")
    // A firm that has the lead is still sent corrections.
    .where((is) => is.not(hasArrivedBefore(is)))
    .execute();
  if (unsent.length === 0) return;

  await trx
    .updateTable("deliveries")
    .set({ state: "cancelled", reason: "passed on to another firm", updated_at: now() })
    .where(
      "id",
      "in",
      unsent.map(({ id }) => id),
    )
    .where("state", "=", "pending")
    .where("lease_token", "is", null)
    .execute();
}

const second = 1000;
const batch = 50;

/**
 * Finds a firm for leads that wait for a new day or the end of a pause, and passes on those whose
 * firm is paused or has been on hold for an hour. Works in small steps, each in its own
 * transaction.
 */
export function watchLeads(relay: Relay): { check(): Promise<void> } {
  let next = 0;
  const seen: Seen = new Map();
  return {
    async check() {
      const now = relay.now();
      const pause = second * Math.min(1, relay.config.RETRY_SCALE);
      if (!hasReachablePartner(relay) || (now < next && next - now <= pause)) return;

      next = now + pause;
      await moveLeads(relay, seen);
    },
  };
}

/**
 * The last delivery looked at, by firm. Leads that nobody else can take stay where they are, and
 * without it they would be looked at again and again, before those behind them.
 */
type Seen = Map<string, number>;

async function moveLeads(relay: Relay, seen: Seen): Promise<void> {
  const waiting = await relay.db
    .selectFrom("routings")
    .select("reference")
    .where("check_at", "<=", relay.now())
    .orderBy("check_at")
    .limit(batch)
    .execute();
  for (const { reference } of waiting) {
    await move(relay, { reference, occasion: "day_begun" });
  }
  for (const way of await findStuck(relay, seen)) await move(relay, way);
}

async function move(relay: Relay, way: NextWay) {
  await transact(relay.db, (trx) => passOn(relay, trx, way));
}

const hour = 60 * 60 * 1000;

/** Leads that their firm has not received: none is in flight, and none may have arrived. */
async function findStuck({ db, now, config }: Relay, seen: Seen) {
  const since = now() - hour * config.RETRY_SCALE;
  const firms = await db
    .selectFrom("channels")
    .select(["name", sql.lit("on_hold").as("occasion")])
    .where("name", "like", "firm:%")
    .where("held_since", "<=", since)
    .unionAll(
      db
        .selectFrom("partner_states")
        .select([sql<string>`'firm:' || partner`.as("name"), sql.lit("paused").as("occasion")])
        .where("paused_at", "is not", null),
    )
    .execute();

  const stuck: NextWay[] = [];
  for (const { name, occasion } of firms) {
    const leads = await db
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
      .where("routings.partner", "=", partnerOf(name))
      .orderBy("d.id")
      .limit(batch)
      .execute();
    // After the last of them, from the first again.
    seen.set(name, leads.length < batch ? 0 : (leads.at(-1)?.id ?? 0));
    const why = occasion === "paused" ? "paused" : "on_hold";
    const from = partnerOf(name) ?? "";
    stuck.push(...leads.map(({ reference }): NextWay => ({ reference, occasion: why, from })));
  }
  return stuck;
}
