import type { Db, Delivery, Relay, Trx } from "./context";

const detail = "its process ended before an answer came";

/** Another process sent this and never told the end of it: it may have arrived. */
export async function takeOver(trx: Trx, delivery: Delivery, now: number): Promise<void> {
  await note(trx, delivery, now);
  await trx
    .updateTable("deliveries")
    .set(({ eb }) => ({ ambiguous: eb("ambiguous", "+", 1) }))
    .where("id", "=", delivery.id)
    .execute();
}

/** With one server at a time, a lease that is there at start belongs to nobody. */
export async function voidLeases(relay: Relay): Promise<number> {
  return relay.db.transaction().execute(async (trx) => {
    const leased = await trx
      .selectFrom("deliveries")
      .selectAll()
      .where("state", "=", "pending")
      .where("lease_token", "is not", null)
      .execute();

    for (const delivery of leased) {
      await takeOver(trx, delivery, relay.now());
      await release(trx, { id: delivery.id, token: delivery.lease_token ?? "", at: relay.now() });
    }
    return leased.length;
  });
}

async function note(trx: Trx, delivery: Delivery, now: number) {
  await trx
    .insertInto("attempts")
    .values({
      delivery_id: delivery.id,
      started_at: delivery.updated_at,
      ended_at: now,
      outcome: "ambiguous",
      status: null,
      detail,
    })
    .execute();
}

/** Gives a claim back without an attempt having been made; due again at `at`. */
export async function release(
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
