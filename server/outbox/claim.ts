import { randomUUID } from "node:crypto";
import type { App } from "../app";
import type { Destination } from "../destinations/destination";
import type { Channel, Db, Delivery, Trx } from "../store/schema";
import { isOfRow } from "../store/store-error";
import { transact } from "../store/transact";
import { isDown, lockChannel, readChannel, saveChannel, takeToken, untilAdmitted } from "./channel";
import type { Claimed } from "./delivery";
import { countRunning, leaseDuration } from "./lease";
import { destinationsOn, isDue, nextDue, noEarlierOfPerson, noEarlierOnChannel } from "./order";
import { isPending, lease } from "./queue";

/** `wait`: milliseconds during which there is nothing to claim. */
type Nothing = { kind: "none"; wait: number };
/** The delivery that was chosen cannot be claimed, because of an error in its rows. */
type Unclaimable = { kind: "unclaimable"; delivery: Delivery; error: unknown };
type Claim = { kind: "claimed"; claimed: Claimed } | Unclaimable | Nothing;

const nothing: Nothing = { kind: "none", wait: Number.POSITIVE_INFINITY };

/** Leases the next due delivery of a channel. */
export async function claimNext(app: App, name: string): Promise<Claim> {
  const [destination] = destinationsOn(app, name);
  if (!destination || !(await isDue(app, name))) return nothing;

  return claim(app, destination, (trx, channel) => nextDue(app, trx, channel));
}

/**
 * Leases the delivery that the sender of a submission waits for, although it is not due yet. Null
 * if its channel is down or full, or an earlier delivery of the person to it is pending.
 */
export async function claimFirst(
  app: App,
  destination: Destination,
  reference: string,
): Promise<Claimed | null> {
  const found = await claim(app, destination, async (trx, channel) => {
    if (isDown(channel)) return undefined;
    return trx
      .selectFrom("deliveries as d")
      .selectAll()
      .where("d.reference", "=", reference)
      .where("d.destination", "=", destination.name)
      .where("d.state", "=", isPending)
      .where("d.lease_token", "is", null)
      .where(noEarlierOfPerson)
      .where(noEarlierOnChannel)
      .forUpdate("d")
      .skipLocked()
      .executeTakeFirst();
  });
  return found.kind === "claimed" ? found.claimed : null;
}

type Choose = (trx: Trx, channel: Channel) => Promise<Delivery | undefined>;

/**
 * A select and an update in one transaction, which begins by writing the channel's row. On
 * PostgreSQL that write keeps every other process out of the channel until the commit, so that two
 * never count the same free place, take the same token, or choose the same delivery; an embedded
 * database has one writer anyway. Rows that other work is changing (a correction, an opt-out) are
 * skipped, not waited for. A channel that is down or full is noticed before the transaction, without
 * a write.
 */
async function claim(app: App, destination: Destination, choose: Choose): Promise<Claim> {
  const { channel: name, rate } = destination;
  const seen = await readChannel(app.db, name, rate);
  const early = await untilFree(app, app.db, seen, destination);
  if (early > 0) return { kind: "none", wait: early };

  let chosen: Delivery | undefined;
  try {
    return await transact(app.db, async (trx) => {
      const channel = await lockChannel(trx, name, rate);
      const wait = await untilFree(app, trx, channel, destination);
      if (wait > 0) return { kind: "none", wait };

      chosen = await choose(trx, channel);
      return chosen ? take(app, trx, channel, chosen) : nothing;
    });
  } catch (error) {
    if (!chosen || !isOfRow(error)) throw error;
    return { kind: "unclaimable", delivery: chosen, error };
  }
}

/**
 * Milliseconds until the channel takes a delivery: while it is down, only a probe that is due, one at
 * a time. Infinite while no place is free, because an attempt that ends looks again.
 */
async function untilFree(
  app: App,
  db: Db,
  channel: Channel,
  { rate, concurrency }: Destination,
): Promise<number> {
  const wait = untilAdmitted(channel, rate, app.now());
  if (wait > 0) return wait;
  const places = isDown(channel) ? 1 : concurrency;
  const isFree = (await countRunning(app, db, channel.name)) < places;
  return isFree ? 0 : Number.POSITIVE_INFINITY;
}

async function take(app: App, trx: Trx, channel: Channel, delivery: Delivery): Promise<Claim> {
  const destination = app.destinations.find(({ name }) => name === delivery.destination);
  if (!destination) throw new Error(`No destination ${delivery.destination}`);

  const now = app.now();
  const { scaled } = app;
  const { rate } = destination;
  await saveChannel(trx, takeToken(channel, { rate, priority: delivery.priority, now, scaled }));
  const token = randomUUID();
  await lease(trx, delivery.id, token, now, now + leaseDuration(scaled));
  return { kind: "claimed", claimed: { delivery, destination, token, isProbe: isDown(channel) } };
}
