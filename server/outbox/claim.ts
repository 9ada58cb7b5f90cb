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
import { isLeased, newLease, noClientWaits, takeOver } from "./leases";
import { noEarlierPending } from "./per-person-order";

/** A claim, or for how many milliseconds there is no use in asking again. */
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
    .where("d.state", "=", "pending")
    .where(isLeased(relay))
    .executeTakeFirstOrThrow();
  return Number(running);
}

async function nextDue(relay: Relay, trx: Trx, state: DestinationState) {
  const names = destinationsOn(relay, state.name).map(({ name }) => name);
  return (
    trx
      .selectFrom("deliveries as d")
      .selectAll()
      .where("d.channel", "=", state.name)
      .where("d.destination", "in", names)
      .where("d.state", "=", "pending")
      .where("d.next_at", "<=", relay.now())
      .where((is) => is.or([is("d.lease_until", "is", null), is.not(isLeased(relay)(is))]))
      .where(noClientWaits(relay))
      .where(noEarlierPending)
      .orderBy(turn(state))
      .orderBy(aged)
      .orderBy("d.id")
      .limit(1)
      // What another process is just changing is passed over, not waited for.
      .$if(isShared(trx), (query) => query.forUpdate("d").skipLocked())
      .executeTakeFirst()
  );
}

type Due = ExpressionBuilder<Database & { d: Database["deliveries"] }, "d">;

/** Leads wait behind opt-outs and notices, but behind four in a row at most. */
const othersInARow = 4;

/**
 * While on hold, each probe takes another delivery: one later than the last, then an earlier one,
 * and the last itself only when there is no other. Else a lead whose turn it is comes first.
 */
function turn({ held_since, last_probe, since_lead }: DestinationState) {
  return ({ eb }: Due) => {
    const order = eb.case();
    if (held_since !== null && last_probe !== null) {
      const later = order.when("d.id", ">", last_probe).then(sql.lit(0));
      return later.when("d.id", "<", last_probe).then(sql.lit(1)).else(sql.lit(2)).end();
    }
    const first = since_lead < othersInARow ? nobody : priority.lead;
    return order.when("d.priority", "=", first).then(sql.lit(0)).else(sql.lit(1)).end();
  };
}

/** No delivery has this priority. */
const nobody = -1;

const hour = 60 * 60 * 1000;

/** By priority, but an hour of waiting outweighs one step of it. */
const aged = sql`d.next_at + d.priority * ${sql.lit(hour)}`;

/** Writes the lease, and what passing costs the destination. */
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
