import { type ExpressionBuilder, sql } from "kysely";
import type { Destination } from "../destinations/destination";
import { isShared } from "../store/dialect";
import type { Database } from "../store/schema";
import { priority } from "../submission/priority";
import { admit, isShut, takeToken } from "./admission";
import type { Claimed, Delivery, Relay, Trx } from "./context";
import {
  type DestinationState,
  lockDestinationState,
  readDestinationState,
  saveDestinationState,
} from "./destination-state";
import { isDueBy, isPending } from "./due";
import { isLeased, newLease, noClientWaits, takeOver } from "./leases";
import { noEarlierPending } from "./per-person-order";

/** `wait` in milliseconds: how long there is nothing to claim. */
type Claim = { kind: "claimed"; claimed: Claimed } | { kind: "none"; wait: number };

const nothing: Claim = { kind: "none", wait: Number.POSITIVE_INFINITY };

/** Takes the next due delivery of a channel under a lease. */
export async function claimNext(relay: Relay, channel: string): Promise<Claim> {
  const [destination] = destinationsOn(relay, channel);
  if (!destination) return nothing;

  const burst = destination.rate?.burst ?? 0;
  const state = await readDestinationState(relay.db, channel, burst);
  const admission = admit(state, destination.rate, relay.now());
  if (admission.kind === "closed") return { kind: "none", wait: admission.wait };

  return relay.db.transaction().execute(async (trx) => {
    const locked = await lockDestinationState(trx, channel, burst);
    return claimFrom(relay, trx, { state: locked, destination });
  });
}

type Source = { state: DestinationState; destination: Destination };

async function claimFrom(relay: Relay, trx: Trx, { state, destination }: Source): Promise<Claim> {
  const admission = admit(state, destination.rate, relay.now());
  if (admission.kind === "closed") return { kind: "none", wait: admission.wait };

  const running = await countRunning(relay, trx, state.name);
  if (running >= (admission.kind === "probe" ? 1 : destination.concurrency)) return nothing;

  const delivery = await nextDue(relay, trx, state);
  if (!delivery) return nothing;
  return { kind: "claimed", claimed: await take(relay, trx, { state, delivery }) };
}

/** Attempts in flight, all processes together. */
export async function countRunning(relay: Relay, trx: Trx, channel: string): Promise<number> {
  const { running } = await trx
    .selectFrom("deliveries as d")
    .select(({ fn }) => fn.countAll<number>().as("running"))
    .where("d.channel", "=", channel)
    .where("d.state", "=", isPending)
    .where("d.lease_token", "is not", null)
    .where(isLeased(relay))
    .executeTakeFirstOrThrow();
  return Number(running);
}

/** After this many other deliveries in a row, a waiting lead goes next. */
const othersInARow = 4;

/**
 * One hour of waiting outweighs one step of priority. Spelled as in the index `deliveries_due`:
 * otherwise each claim would sort all that waits.
 */
const aged = sql`d.next_at + d.priority * 3600000`;

/**
 * On hold, each probe takes another delivery: one later than the last, then an earlier one, and the
 * last one itself only if it is alone. Otherwise a lead whose turn it is comes first.
 */
async function nextDue(relay: Relay, trx: Trx, state: DestinationState) {
  const due = dueOn(relay, trx, state.name);
  if (state.held_since !== null && state.last_probe !== null) {
    return due
      .orderBy(afterLastProbe(state.last_probe))
      .orderBy(aged)
      .orderBy("d.id")
      .executeTakeFirst();
  }
  const isLeadsTurn = state.since_lead >= othersInARow;
  const leads = due.where("d.priority", "=", sql.lit(priority.lead));
  const lead = isLeadsTurn
    ? await leads.orderBy("d.next_at").orderBy("d.id").executeTakeFirst()
    : undefined;
  return lead ?? due.orderBy(aged).orderBy("d.id").executeTakeFirst();
}

function dueOn(relay: Relay, trx: Trx, channel: string) {
  const names = destinationsOn(relay, channel).map(({ name }) => name);
  return (
    trx
      .selectFrom("deliveries as d")
      .selectAll()
      .where("d.channel", "=", channel)
      .where("d.destination", "in", names)
      .where("d.state", "=", isPending)
      .where(isDueBy(relay.now()))
      .where((is) => is.or([is("d.lease_until", "is", null), is.not(isLeased(relay)(is))]))
      .where(noClientWaits(relay))
      .where(noEarlierPending)
      .limit(1)
      // Skips rows that another process is changing.
      .$if(isShared(trx), (query) => query.forUpdate("d").skipLocked())
  );
}

function afterLastProbe(last: number) {
  return ({ eb }: ExpressionBuilder<Database & { d: Database["deliveries"] }, "d">) =>
    eb
      .case()
      .when("d.id", ">", last)
      .then(sql.lit(0))
      .when("d.id", "<", last)
      .then(sql.lit(1))
      .else(sql.lit(2))
      .end();
}

/** Writes the lease, and takes the token from the destination. */
async function take(
  relay: Relay,
  trx: Trx,
  { state, delivery }: { state: DestinationState; delivery: Delivery },
): Promise<Claimed> {
  const destination = relay.destinations.find(({ name }) => name === delivery.destination);
  if (!destination) throw new Error(`No destination ${delivery.destination}`);

  const now = relay.now();
  const lease = newLease(relay, { isFirst: false });
  const isLeftBehind = delivery.lease_token !== null;
  if (isLeftBehind) await takeOver(trx, delivery, now);

  await saveDestinationState(trx, takeToken(state, { relay, destination, delivery }));
  await trx
    .updateTable("deliveries")
    .set({ ...lease, updated_at: now })
    .where("id", "=", delivery.id)
    .execute();
  return { delivery, destination, token: lease.lease_token, probe: isShut(state) };
}

function destinationsOn(relay: Relay, channel: string): Destination[] {
  return relay.destinations.filter((destination) => destination.channel === channel);
}
