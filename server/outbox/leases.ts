import { randomUUID } from "node:crypto";
import { type ExpressionBuilder, type Insertable, sql } from "kysely";
import { prepareQuery } from "../store/prepared-query";
import type { Database } from "../store/schema";
import type { Claimed, Db, Delivery, Relay, Trx } from "./context";

const second = 1000;

/** Milliseconds that a lease lasts without renewal; at least a second. */
export function leaseDuration(scale: number): number {
  return Math.max(second, 30 * second * scale);
}

/** A lease with a new fencing token, as columns of a delivery. */
export function newLease({ now, config }: Relay, { forClient }: { forClient: boolean }) {
  return {
    lease_token: randomUUID(),
    lease_until: now() + leaseDuration(config.RETRY_SCALE),
    lease_for_client: forClient ? 1 : 0,
  };
}

export type Candidate = ExpressionBuilder<Database & { d: Database["deliveries"] }, "d">;

/** A literal, because SQLite uses a partial index only for a literal condition. */
export const isPending = sql.lit("pending" as const);

/** Attempts in flight, over all processes. */
export async function countRunning(relay: Relay, db: Db, channel: string): Promise<number> {
  const own = [...relay.attempts.keys()];
  const { rows } = await selectRunning(db, { channel, now: relay.now(), own });
  return Number(rows[0]?.running);
}

const selectRunning = prepareQuery((db, { channel, ...times }: InFlight & { channel: string }) =>
  db
    .selectFrom("deliveries as d")
    .select(({ fn }) => fn.countAll<number>().as("running"))
    .where("d.channel", "=", channel)
    .where("d.state", "=", isPending)
    .where("d.lease_token", "is not", null)
    .where(isLeased(times)),
);

/** `own`: tokens of the attempts of this process. */
type InFlight = { now: number; own: readonly string[] };

/**
 * Whether an attempt is in flight. One of this process always counts, even if its lease has
 * expired: a process never takes over its own attempt.
 */
export function isLeased({ now, own }: InFlight) {
  return (is: Candidate) => {
    const isCurrent = is("d.lease_until", ">", now);
    return own.length === 0 ? isCurrent : is.or([isCurrent, is("d.lease_token", "in", own)]);
  };
}

/**
 * Renews a lease while its attempt runs; calls `lost` when another process has taken it. An
 * unreachable store is not a loss yet, because it may be back before the lease ends.
 *
 * @returns a function that stops the renewal
 */
export function keepLease(relay: Relay, claimed: Claimed, lost: () => void): () => void {
  const length = leaseDuration(relay.config.RETRY_SCALE);
  const timer = setInterval(() => {
    renew(relay, claimed, length).then(
      (isOurs) => {
        if (!isOurs) lost();
      },
      () => relay.log.warn({ delivery: claimed.delivery.id }, "lease not renewed"),
    );
  }, length / 3);
  return () => clearInterval(timer);
}

async function renew(relay: Relay, { delivery, token }: Claimed, length: number) {
  const result = await relay.db
    .updateTable("deliveries")
    .set({ lease_until: relay.now() + length })
    .where("id", "=", delivery.id)
    .where("lease_token", "=", token)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Releases a claim without an attempt; the delivery is due again at `at`. */
export async function releaseLease(
  db: Db,
  { id, token, at }: { id: number; token: string; at: number },
): Promise<void> {
  await db
    .updateTable("deliveries")
    .set({ lease_token: null, lease_until: null, next_at: at })
    .where("id", "=", id)
    .where("lease_token", "=", token)
    .execute();
}

/**
 * For a store with one server at a time: a lease found at the start belongs to no running process.
 */
export async function voidLeases({ db, now }: Relay): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const leased = await trx
      .selectFrom("deliveries")
      .selectAll()
      .where("state", "=", "pending")
      .where("lease_token", "is not", null)
      .execute();

    for (const delivery of leased) {
      await takeOver(trx, delivery, now());
      const token = delivery.lease_token ?? "";
      await releaseLease(trx, { id: delivery.id, token, at: now() });
    }
  });
}

/** Records that another process leased this and wrote no outcome: the request may have arrived. */
export async function takeOver(trx: Trx, delivery: Delivery, now: number): Promise<void> {
  await insertAttempt(trx, {
    row: {
      delivery_id: delivery.id,
      started_at: delivery.updated_at,
      ended_at: now,
      outcome: "ambiguous",
      status: null,
      detail: "the process ended before an answer arrived",
    },
  });
  await trx
    .updateTable("deliveries")
    .set(({ eb }) => ({ ambiguous: eb("ambiguous", "+", 1) }))
    .where("id", "=", delivery.id)
    .execute();
}

export const insertAttempt = prepareQuery(
  (db, { row }: { row: Insertable<Database["attempts"]> }) => db.insertInto("attempts").values(row),
);
