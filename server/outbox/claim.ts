import { randomUUID } from "node:crypto";
import { second } from "~/data/dates";
import type { App, InTransaction } from "../app";
import { type Destination, subjectOf } from "../destinations/destination";
import {
  isDown,
  lockChannel,
  readChannel,
  saveChannel,
  takeToken,
  untilAdmitted,
} from "../state/channel";
import { type Claimed, type Ending, type PastAttempt, plannedAt } from "../state/delivery";
import { type IsDelivery, isPending } from "../state/holders";
import { changeSubmissions } from "../state/settle";
import type { Channel, Delivery } from "../store/schema";
import { isOfRow, logFault } from "../store/store-error";
import { transact } from "../store/transact";
import { destinationsOn, isDue, nextDue, noEarlierOfPerson, noEarlierOnChannel } from "./order";
import { type Change, insertAttempt, type Leased, lease, makeDue, updateLeased } from "./queue";
import { passOnEnded } from "./routing";

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

  return claim(app, destination, nextDue);
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
  const found = await claim(app, destination, async ({ db }, channel) => {
    if (isDown(channel)) return undefined;
    return db
      .selectFrom("deliveries as d")
      .selectAll()
      .where("d.reference", "=", reference)
      .where("d.destination", "=", destination.name)
      .where("d.state", "=", isPending)
      .where("d.lease_token", "is", null)
      .where(noEarlierOfPerson(app.now()))
      .where(noEarlierOnChannel)
      .forUpdate("d")
      .skipLocked()
      .executeTakeFirst();
  });
  return found.kind === "claimed" ? found.claimed : null;
}

type Choose = (app: InTransaction, channel: Channel) => Promise<Delivery | undefined>;

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
  const early = await untilFree(app, seen, destination);
  if (early > 0) return { kind: "none", wait: early };

  let chosen: Delivery | undefined;
  try {
    return await transact(app, async (app) => {
      const channel = await lockChannel(app, name, rate);
      const wait = await untilFree(app, channel, destination);
      if (wait > 0) return { kind: "none", wait };

      chosen = await choose(app, channel);
      return chosen ? take(app, channel, chosen) : nothing;
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
  channel: Channel,
  { rate, concurrency }: Destination,
): Promise<number> {
  const wait = untilAdmitted(channel, rate, app.now());
  if (wait > 0) return wait;
  const places = isDown(channel) ? 1 : concurrency;
  const isFree = (await countRunning(app, channel.name)) < places;
  return isFree ? 0 : Number.POSITIVE_INFINITY;
}

async function take(app: InTransaction, channel: Channel, delivery: Delivery): Promise<Claim> {
  const destination = app.destinations.find(({ name }) => name === delivery.destination);
  if (!destination) throw new Error(`No destination ${delivery.destination}`);

  const now = app.now();
  const { scaled } = app;
  const { rate } = destination;
  await saveChannel(app, takeToken(channel, { rate, priority: delivery.priority, now, scaled }));
  const token = randomUUID();
  await lease(app, delivery.id, token, now + leaseDuration(scaled));
  return { kind: "claimed", claimed: { delivery, destination, token, isProbe: isDown(channel) } };
}

/** Milliseconds that a lease lasts without renewal; at least a second. */
export function leaseDuration(scaled: App["scaled"]): number {
  return Math.max(second, scaled(30 * second));
}

/** Attempts in flight, over all processes. */
export async function countRunning(app: App, channel: string): Promise<number> {
  const { running } = await app.db
    .selectFrom("deliveries as d")
    .select(({ fn }) => fn.countAll<number>().as("running"))
    .where("d.channel", "=", channel)
    .where("d.state", "=", isPending)
    .where("d.lease_token", "is not", null)
    .where(isLeased(app))
    .executeTakeFirstOrThrow();
  return running;
}

/**
 * Whether an attempt is in flight. One of this process always counts, even if its lease has
 * expired: a process never takes over its own attempt.
 */
function isLeased({ now, attempts }: App) {
  const own = [...attempts.keys()];
  return (is: IsDelivery) => {
    const isCurrent = is("d.next_at", ">", now());
    return own.length === 0 ? isCurrent : is.or([isCurrent, is("d.lease_token", "in", own)]);
  };
}

/**
 * Renews a lease while its attempt runs; calls `lost` when another process has taken it. An
 * unreachable store is not a loss yet, because it may be back before the lease ends.
 *
 * @returns a function that stops the renewal
 */
export function keepLease(app: App, claimed: Claimed, lost: () => void): () => void {
  const length = leaseDuration(app.scaled);
  const timer = setInterval(() => {
    transact(app, (app) => updateLeased(app, claimed, { next_at: app.now() + length })).then(
      (isOurs) => {
        if (!isOurs) lost();
      },
      (error: unknown) =>
        logFault(app.log, error, "lease not renewed", { delivery: claimed.delivery.id }),
    );
  }, length / 3);
  return () => clearInterval(timer);
}

type Sent = Pick<Delivery, "id" | "reference" | "destination" | "purpose">;

/**
 * Gives back the claim of a delivery: an attempt has ended, or it ends without one, as one of `endings`.
 * Its lead goes on if need be.
 *
 * @returns false if it has ended meanwhile, or somebody else has claimed it: that one decides
 */
export async function conclude(
  app: InTransaction,
  claim: Leased & { delivery: Sent },
  { occasion, ...change }: Change & Pick<Ending, "occasion">,
): Promise<boolean> {
  const { delivery } = claim;
  const state = change.state ?? "pending";
  // A notice that has ended needs no place in the person's order, and may outlive their data.
  const isOver = delivery.purpose === "notice" && state !== "pending";
  const isOurs = await updateLeased(app, claim, {
    ...change,
    ...(isOver && { person_key: "" }),
    lease_token: null,
    updated_at: app.now(),
  });
  if (isOurs) await passOnEnded(app, delivery, { state, occasion });
  return isOurs;
}

/** The delivery as it is now, locked; undefined if its fencing token has changed. */
export function lockLeased(
  { db }: InTransaction,
  { delivery, token }: Leased,
): Promise<Delivery | undefined> {
  return db
    .selectFrom("deliveries")
    .selectAll()
    .where("id", "=", delivery.id)
    .where("lease_token", "is not distinct from", token)
    .where("state", "=", isPending)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * For a store with one server at a time: a lease found at the start belongs to no running process, so
 * `freeAbandoned` need not wait for its end.
 */
export async function voidLeases(app: InTransaction): Promise<void> {
  await makeDue(app, (is) => is("lease_token", "is not", null));
}

/**
 * Gives attempts back to the queue whose process has ended. Apart from the claim, because it locks the
 * submission, and a claim its channel: whoever needs both locks the submission first.
 */
export async function freeAbandoned(app: App): Promise<void> {
  const abandoned = await app.db
    .selectFrom("deliveries as d")
    .selectAll()
    .where("d.state", "=", isPending)
    .where("d.lease_token", "is not", null)
    .where((is) => is.not(isLeased(app)(is)))
    .execute();
  for (const delivery of abandoned) {
    await changeSubmissions(app, [subjectOf(delivery)], async (app) => {
      const token = delivery.lease_token;
      const current = await lockLeased(app, { delivery, token });
      if (!current || current.next_at > app.now()) return;
      await countAbandoned(app, { delivery: current, token });
    }).catch((error: unknown) =>
      logFault(app.log, error, "abandoned attempt not counted", { delivery: delivery.id }),
    );
  }
}

/** Ends the claim of an attempt that ended without an outcome: the request may have arrived. */
export async function countAbandoned(
  app: InTransaction,
  { delivery, token }: Leased & { delivery: Delivery },
  change: Change = {},
): Promise<void> {
  const detail = "the process ended before an answer arrived";
  const outcome = { kind: "ambiguous", status: null, detail } as const;
  await insertAttempt(app, delivery.id, { startedAt: delivery.updated_at, outcome });
  const ambiguous = delivery.ambiguous + 1;
  await conclude(app, { delivery, token }, { ...change, ambiguous });
}

/** The earlier attempts of a delivery since it was planned or retried, the oldest first. */
export function readPast(
  { scaled, db }: InTransaction,
  delivery: Pick<Delivery, "id" | "expires_at">,
): Promise<PastAttempt[]> {
  return db
    .selectFrom("attempts")
    .select(["outcome", "cause", "ended_at"])
    .where("delivery_id", "=", delivery.id)
    .where("started_at", ">=", plannedAt(delivery, scaled))
    .orderBy("id")
    .execute();
}
