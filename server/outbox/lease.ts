import { second } from "~/data/dates";
import type { App } from "../app";
import { subjectOf } from "../destinations/destination";
import { logFault } from "../store/log-fault";
import type { Db, Delivery, Trx } from "../store/schema";
import { type Claimed, type PastAttempt, plannedAt } from "./delivery";
import type { IsDelivery } from "./holders";
import { type Change, insertAttempt, isPending, type Leased, makeDue, updateLeased } from "./queue";
import { passOnEnded } from "./routing";
import { changeSubmissions } from "./settle";

/** Milliseconds that a lease lasts without renewal; at least a second. */
export function leaseDuration(scaled: App["scaled"]): number {
  return Math.max(second, scaled(30 * second));
}

/** Attempts in flight, over all processes. */
export async function countRunning(app: App, db: Db, channel: string): Promise<number> {
  const { running } = await db
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
    updateLeased(app.db, claimed, { next_at: app.now() + length }).then(
      (isOurs) => {
        if (!isOurs) lost();
      },
      (error: unknown) =>
        logFault(app.log, error, "lease not renewed", { delivery: claimed.delivery.id }),
    );
  }, length / 3);
  return () => clearInterval(timer);
}

/** Ends a claim. Changes nothing if the lease has been lost. */
export function endLease(db: Db, claimed: Leased, change: Change): Promise<boolean> {
  return updateLeased(db, claimed, { ...change, lease_token: null });
}

/** The delivery as it is now, locked; undefined if its fencing token has changed. */
export function lockLeased(trx: Trx, { delivery, token }: Leased): Promise<Delivery | undefined> {
  return trx
    .selectFrom("deliveries")
    .selectAll()
    .where("id", "=", delivery.id)
    .where("lease_token", "is not distinct from", token)
    .where("state", "=", "pending")
    .forUpdate()
    .executeTakeFirst();
}

/**
 * For a store with one server at a time: a lease found at the start belongs to no running process.
 * The next claim counts its attempt as ambiguous.
 */
export async function voidLeases(app: App): Promise<void> {
  await makeDue(app, app.db, (is) => is("lease_token", "is not", null));
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
    await changeSubmissions(app.db, [subjectOf(delivery)], async (trx) => {
      const token = delivery.lease_token;
      const current = await lockLeased(trx, { delivery, token });
      if (!current || current.next_at > app.now()) return;
      await countAbandoned(app, trx, { delivery: current, token });
    }).catch((error: unknown) =>
      logFault(app.log, error, "abandoned attempt not counted", { delivery: delivery.id }),
    );
  }
}

/** Ends the claim of an attempt that ended without an outcome: the request may have arrived. */
export async function countAbandoned(
  app: App,
  trx: Trx,
  { delivery, token }: Leased & { delivery: Delivery },
  change: Change = {},
): Promise<void> {
  const detail = "the process ended before an answer arrived";
  const outcome = { kind: "ambiguous", status: null, detail } as const;
  await insertAttempt(app, trx, delivery.id, { startedAt: delivery.updated_at, outcome });
  await endLease(trx, { delivery, token }, { ...change, ambiguous: delivery.ambiguous + 1 });
  await passOnEnded(app, trx, delivery, { state: "pending" });
}

/** The earlier attempts of a delivery since it was planned or retried, the oldest first. */
export function readPast(
  { scaled }: App,
  trx: Trx,
  delivery: Pick<Delivery, "id" | "expires_at">,
): Promise<PastAttempt[]> {
  return trx
    .selectFrom("attempts")
    .select(["outcome", "cause", "ended_at"])
    .where("delivery_id", "=", delivery.id)
    .where("started_at", ">=", plannedAt(delivery, scaled))
    .orderBy("id")
    .execute();
}
