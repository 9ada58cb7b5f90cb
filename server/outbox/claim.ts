import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Destination } from "../destinations/destination";
import type { ChannelTable } from "../store/schema";
import { lockChannel, readChannel, saveChannel } from "./channels";
import type { Claimed, Delivery, Relay, Trx } from "./context";
import { gateOf, letThrough } from "./gate";
import { takeOver } from "./interrupted";
import { notOvertaking } from "./person-order";
import { leaseOf } from "./schedule";

/** A claim, or for how many milliseconds there is no use in asking again. */
export type Claim = { kind: "claimed"; claimed: Claimed } | { kind: "none"; wait: number };

const nothing: Claim = { kind: "none", wait: Number.POSITIVE_INFINITY };

/** Takes the next due delivery of a channel under a lease. */
export async function claimNext(relay: Relay, name: string): Promise<Claim> {
  const [destination] = destinationsOn(relay, name);
  if (!destination) return nothing;

  const burst = destination.rate?.burst ?? 0;
  const gate = gateOf(await readChannel(relay.db, name, burst), destination.rate, relay.now());
  if (gate.kind === "closed") return { kind: "none", wait: gate.wait };

  return relay.db.transaction().execute(async (trx) => {
    const channel = await lockChannel(trx, name, burst);
    return claimFrom(relay, trx, { channel, destination });
  });
}

type Door = { channel: ChannelTable; destination: Destination };

async function claimFrom(relay: Relay, trx: Trx, { channel, destination }: Door): Promise<Claim> {
  const gate = gateOf(channel, destination.rate, relay.now());
  if (gate.kind === "closed") return { kind: "none", wait: gate.wait };

  const running = await countRunning(relay, trx, channel.name);
  if (running >= (gate.kind === "probe" ? 1 : destination.concurrency)) return nothing;

  const delivery = await nextDue(relay, trx, channel);
  if (!delivery) return nothing;
  return { kind: "claimed", claimed: await take(relay, trx, { channel, delivery }) };
}

/** Attempts in flight, all processes together. */
export async function countRunning(relay: Relay, trx: Trx, channel: string): Promise<number> {
  const { running } = await trx
    .selectFrom("deliveries")
    .select(({ fn }) => fn.countAll<number>().as("running"))
    .where("channel", "=", channel)
    .where("state", "=", "pending")
    .where("lease_until", ">", relay.now())
    .executeTakeFirstOrThrow();
  return Number(running);
}

const hour = 60 * 60 * 1000;

/** By priority, but an hour of waiting outweighs one step of it. A probe takes another than the last. */
async function nextDue(relay: Relay, trx: Trx, channel: ChannelTable) {
  const now = relay.now();
  const names = destinationsOn(relay, channel.name).map(({ name }) => name);
  const last = channel.held_since === null ? null : channel.last_probe;
  const due = trx
    .selectFrom("deliveries as d")
    .selectAll()
    .where("d.channel", "=", channel.name)
    .where("d.destination", "in", names)
    .where("d.state", "=", "pending")
    .where("d.next_at", "<=", now)
    .where((is) => is.or([is("d.lease_until", "is", null), is("d.lease_until", "<=", now)]))
    .where(notOvertaking)
    .limit(1);
  const inTurn =
    last === null
      ? due.orderBy(sql`d.next_at + d.priority * ${hour}`)
      : due.orderBy(sql`case when d.id <= ${last} then 1 else 0 end`);
  return inTurn.orderBy("d.id").executeTakeFirst();
}

/** Writes the lease, and what passing costs the channel. */
export async function take(
  relay: Relay,
  trx: Trx,
  { channel, delivery }: { channel: ChannelTable; delivery: Delivery },
): Promise<Claimed> {
  const destination = relay.destinations.find(({ name }) => name === delivery.destination);
  if (!destination) throw new Error(`No destination ${delivery.destination}`);

  const now = relay.now();
  const scale = relay.config.RETRY_SCALE;
  const token = randomUUID();
  const isLeftBehind = delivery.lease_token !== null;
  if (isLeftBehind) await takeOver(trx, delivery, now);

  const probe = channel.held_since !== null || channel.opened_at !== null;
  await saveChannel(
    trx,
    letThrough(channel, { rate: destination.rate, now, scale, id: delivery.id }),
  );
  await trx
    .updateTable("deliveries")
    .set({ lease_token: token, lease_until: now + leaseOf(scale), updated_at: now })
    .where("id", "=", delivery.id)
    .execute();
  return { delivery, destination, token, probe };
}

function destinationsOn(relay: Relay, channel: string): Destination[] {
  return relay.destinations.filter((destination) => destination.channel === channel);
}
