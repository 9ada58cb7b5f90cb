import {
  type Expression,
  type ExpressionBuilder,
  type Insertable,
  type SqlBool,
  sql,
} from "kysely";
import type { App } from "../app";
import type { Outcome } from "../destinations/destination";
import { partnerDestination } from "../destinations/partner";
import type { Channel, Database, Db, Delivery, Trx } from "../store/schema";
import { keyAfter, revived, type Why } from "./delivery";
import { type IsDelivery, mayHaveArrived, wasSentAndStands } from "./holders";

// What plans, ends, revives, and makes due rows of the queue; their order, claim, and lease have files
// of their own. `updated_at` is when a row changed its state or was claimed, not when it became due.

type NewDelivery = Insertable<Database["deliveries"]>;

export function insertDelivery(trx: Trx, row: NewDelivery): Promise<Delivery> {
  return trx.insertInto("deliveries").values(row).returningAll().executeTakeFirstOrThrow();
}

/** A literal, because SQLite uses a partial index only for a literal condition. */
export const isPending = sql.lit("pending" as const);

/**
 * Cancels what is not sent of these submissions and could still be sent, by the loop or by an
 * operator. An attempt in flight keeps its lease: it is recorded when it ends, and not repeated.
 * Notices stay, because they contain no personal data.
 *
 * @returns what was cancelled
 */
export async function cancelUnsent(
  trx: Trx,
  references: readonly string[],
  why: Why,
  at: number,
  isMeant = all,
): Promise<Pick<Delivery, "reference" | "destination">[]> {
  return trx
    .updateTable("deliveries as d")
    .set({ state: "cancelled", cause: null, ...why, updated_at: at })
    .where("d.reference", "in", references)
    .where("d.purpose", "=", "submission")
    .where("d.state", "in", ["pending", "refused", "expired", "quarantined"])
    .where("d.lease_token", "is", null)
    .where(isMeant)
    .returning(["reference", "destination"])
    .execute();
}

const all = (is: IsDelivery): Expression<SqlBool> => is.lit(true);

/** Ends a pending delivery without an attempt, if it is one that is meant. */
export async function endUnsent(
  { now }: App,
  db: Db,
  { id, purpose }: Pick<Delivery, "id" | "purpose">,
  ending: Pick<Delivery, "state"> & Why,
  isMeant = all,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("deliveries as d")
    .set({ ...ending, ...keyAfter({ purpose }, ending), updated_at: now() })
    .set({ lease_token: null })
    .where("d.id", "=", id)
    .where("d.state", "=", "pending")
    .where(isMeant)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type IsOwn = (is: ExpressionBuilder<Database, "deliveries">) => Expression<SqlBool>;

/**
 * Returns what has ended to the queue, if it is meant: its schedule begins anew under the same message
 * id, and earlier attempts keep their reasons.
 */
export function revive({ now, config }: App, trx: Trx, isMeant: IsOwn) {
  return trx
    .updateTable("deliveries")
    .set(revived(now(), config.RETRY_SCALE))
    .where("state", "!=", "pending")
    .where(isMeant)
    .returning(["reference", "regarding", "destination"])
    .execute();
}

/** Makes due now what waits, if it is meant. @returns how many */
export async function makeDue({ now }: App, db: Db, isMeant: IsOwn): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("deliveries")
    .set({ next_at: now() })
    .where("state", "=", "pending")
    .where(isMeant)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

type Broken = Pick<Channel, "name" | "fault">;

/**
 * Makes due what waits because its last attempt failed. Rows that other work is changing are skipped,
 * so that this waits for nobody.
 */
export async function makeRetriesDue(app: App, trx: Trx, channel: Broken): Promise<void> {
  const retries = retriesOn(app, trx, channel).forUpdate("d").skipLocked();
  await makeDue(app, trx, (is) => is("id", "in", retries));
}

/** Whether there is anything that it makes due. */
export async function isRetried(app: App, db: Db, channel: Broken): Promise<boolean> {
  return (await retriesOn(app, db, channel).limit(1).executeTakeFirst()) !== undefined;
}

/** What may have arrived or was never tried keeps its time; what a filter refused keeps its hour. */
function retriesOn({ now }: App, db: Db, { name, fault }: Broken) {
  return db
    .selectFrom("deliveries as d")
    .select("d.id")
    .where((is) => is.lit(fault !== "filter"))
    .where("d.channel", "=", name)
    .where("d.state", "=", isPending)
    .where("d.lease_token", "is", null)
    .where((is) => is.not(mayHaveArrived("d")))
    .where("d.next_at", ">", now())
    .where(
      (is) =>
        is
          .selectFrom("attempts")
          .select("attempts.outcome")
          .whereRef("attempts.delivery_id", "=", "d.id")
          .orderBy("attempts.id", "desc")
          .limit(1),
      "=",
      "retry",
    );
}

/** The sender waits no longer for the first attempt: makes the other deliveries due. */
export async function endWait(app: App, db: Db, reference: string, attempted = 0): Promise<void> {
  await makeDue(app, db, (is) =>
    is.and([
      is("reference", "=", reference),
      is("lease_token", "is", null),
      is("id", "!=", attempted),
      is("next_at", ">", app.now()),
    ]),
  );
}

/** A firm that reads a lead or reports on it has it, whatever its server answered. */
export async function noteArrived(trx: Trx, reference: string, partner: string): Promise<void> {
  await trx
    .updateTable("deliveries")
    .set({ ambiguous: 1 })
    .where("reference", "=", reference)
    .where("destination", "=", partnerDestination(partner))
    .where("purpose", "=", "submission")
    .where(wasSentAndStands)
    .where((is) => is.not(mayHaveArrived()))
    .execute();
}

/** Stores an attempt that has just ended. */
export async function insertAttempt(
  { now }: App,
  trx: Trx,
  delivery_id: number,
  { startedAt, outcome }: { startedAt: number; outcome: Outcome },
): Promise<void> {
  const { kind, status, detail } = outcome;
  await trx
    .insertInto("attempts")
    .values({ delivery_id, started_at: startedAt, ended_at: now(), outcome: kind, status, detail })
    .execute();
}
