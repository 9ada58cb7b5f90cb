import { randomUUID } from "node:crypto";
import type { ExpressionBuilder } from "kysely";
import type { Database } from "../store/schema";
import type { Claimed, Db, Delivery, Relay, Trx } from "./context";
import { leaseDuration } from "./schedule";

/** Marks the token of a first attempt, so that other processes know that a client may wait. */
const firstPrefix = "first:";

/** A lease for a new fencing token, as the columns of a delivery. */
export function newLease(relay: Relay, { isFirst }: { isFirst: boolean }) {
  return {
    lease_token: `${isFirst ? firstPrefix : ""}${randomUUID()}`,
    lease_until: relay.now() + leaseDuration(relay.config.RETRY_SCALE),
  };
}

type Leased<Alias extends string> = ExpressionBuilder<
  Database & { [name in Alias]: Database["deliveries"] },
  Alias
>;

/**
 * Whether an attempt is in flight. Those of this process are, whatever their lease says: it never
 * takes over its own.
 */
export function isLeased(relay: Relay) {
  const own = [...relay.attempts.keys()];
  return (is: Leased<"d">) => {
    const isCurrent = is("d.lease_until", ">", relay.now());
    return own.length === 0 ? isCurrent : is.or([isCurrent, is("d.lease_token", "in", own)]);
  };
}

/**
 * No other delivery of a submission is sent while its client may still be told that the address is
 * wrong. Only the process serving the client knows when it stops waiting.
 */
export function noClientWaits(relay: Relay) {
  const own = [...relay.attempts.entries()];
  const waiting = own.filter(([, { client }]) => client?.isWaiting()).map(([token]) => token);
  const answered = own.filter(([, { client }]) => !client?.isWaiting()).map(([token]) => token);

  return (is: Leased<"d">) =>
    is.not(
      is.exists(
        is
          .selectFrom("deliveries as first")
          .select("first.id")
          .whereRef("first.reference", "=", "d.reference")
          .where("first.lease_token", "like", `${firstPrefix}%`)
          .where((of) =>
            of.or([
              of("first.lease_until", ">", relay.now()),
              ...(waiting.length > 0 ? [of("first.lease_token", "in", waiting)] : []),
            ]),
          )
          .$if(answered.length > 0, (query) =>
            query.where("first.lease_token", "not in", answered),
          ),
      ),
    );
}

/**
 * Renews a claim while its attempt runs; calls `lost` when another process has it. An unreachable
 * store is no loss yet: it may be back before the lease ends.
 *
 * @returns stops the renewing
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

/** For a claim without an attempt; due again at `at`. */
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

/** With one server at a time, a lease found at start belongs to no running process. */
export async function voidLeases(relay: Relay): Promise<void> {
  await relay.db.transaction().execute(async (trx) => {
    const leased = await trx
      .selectFrom("deliveries")
      .selectAll()
      .where("state", "=", "pending")
      .where("lease_token", "is not", null)
      .execute();

    for (const delivery of leased) {
      await takeOver(trx, delivery, relay.now());
      await releaseLease(trx, {
        id: delivery.id,
        token: delivery.lease_token ?? "",
        at: relay.now(),
      });
    }
  });
}

/** Another process leased this and recorded no outcome: the request may have arrived. */
export async function takeOver(trx: Trx, delivery: Delivery, now: number): Promise<void> {
  await trx
    .insertInto("attempts")
    .values({
      delivery_id: delivery.id,
      started_at: delivery.updated_at,
      ended_at: now,
      outcome: "ambiguous",
      status: null,
      detail: "its process ended before an answer came",
    })
    .execute();
  await trx
    .updateTable("deliveries")
    .set(({ eb }) => ({ ambiguous: eb("ambiguous", "+", 1) }))
    .where("id", "=", delivery.id)
    .execute();
}
