import { randomUUID } from "node:crypto";
import {
  type Expression,
  type ExpressionBuilder,
  type Insertable,
  type SqlBool,
  sql,
  type Updateable,
} from "kysely";
import { second } from "~/data/dates";
import type { App } from "../app";
import type { Destination } from "../destinations/destination";
import { destinationDefinitions, destinationNames } from "../destinations/index";
import { logFault } from "../store/log-fault";
import type { Database, Db, Delivery, Trx } from "../store/schema";
import { isOfRow } from "../store/store-error";
import { transact } from "../store/transact";
import { priority } from "../submission/kinds";
import {
  type Channel,
  isDown,
  isPausedByOperator,
  lockChannel,
  readChannel,
  saveChannel,
  takeToken,
  untilAdmitted,
} from "./channel";
import { type Claimed, keyAfter, type PastAttempt, plannedAt, type Why } from "./delivery";
import { hasArrivedBefore, type IsDelivery } from "./holders";
import { lockSubmissions, settle, submissionOf } from "./settle";

// Every query of the queue: insert, claim, lease, renew, end, due.

type NewDelivery = Insertable<Database["deliveries"]>;

export function insertDelivery(trx: Trx, row: NewDelivery): Promise<Delivery> {
  return trx.insertInto("deliveries").values(row).returningAll().executeTakeFirstOrThrow();
}

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

  return claim(app, destination, (trx, channel, manner) => nextDue(app, trx, channel, manner));
}

/**
 * Leases the delivery that the sender of a submission waits for, although it is not due yet. Null
 * if its channel is paused or full, or an earlier delivery of the person to it is pending.
 */
export async function claimFirst(
  app: App,
  destination: Destination,
  reference: string,
): Promise<Claimed | null> {
  const found = await claim(app, destination, async (trx, _, manner) => {
    if (manner !== "ordinary") return undefined;
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

type Manner = Claimed["manner"];
type Choose = (trx: Trx, channel: Channel, manner: Manner) => Promise<Delivery | undefined>;

/**
 * A select and an update in one transaction, which begins by writing the channel's row. On
 * PostgreSQL that write keeps every other process out of the channel until the commit, so that two
 * never count the same free place, take the same token, or choose the same delivery; an embedded
 * database has one writer anyway. Rows that other work is changing (a correction, an opt-out) are
 * skipped, not waited for. A channel that is closed or has no place is noticed before the
 * transaction, without a write.
 */
async function claim(app: App, destination: Destination, choose: Choose): Promise<Claim> {
  const { channel: name, rate } = destination;
  const seen = await readChannel(app.db, name, rate);
  const early = await admission(app, app.db, seen, destination);
  if (early.kind === "none") return early;

  let chosen: Delivery | undefined;
  try {
    return await transact(app.db, async (trx) => {
      const channel = await lockChannel(trx, name, rate);
      const admitted = await admission(app, trx, channel, destination);
      if (admitted.kind === "none") return admitted;

      const { manner } = admitted;
      chosen = await choose(trx, channel, manner);
      return chosen ? lease(app, trx, channel, chosen, manner) : nothing;
    });
  } catch (error) {
    if (!chosen || !isOfRow(error)) throw error;
    return { kind: "unclaimable", delivery: chosen, error };
  }
}

/** Whether the channel takes a delivery now: while it is paused, only a probe that is due. */
async function admission(
  app: App,
  db: Db,
  channel: Channel,
  { rate, concurrency }: Destination,
): Promise<{ kind: "open"; manner: Manner } | Nothing> {
  const wait = untilAdmitted(channel, rate, app.now());
  const running = await countRunning(app, db, channel.name);
  const open = (manner: Manner) => ({ kind: "open", manner }) as const;
  if (wait === 0 && isDown(channel) && running === 0) return open("probe");
  if (wait === 0 && !isDown(channel) && running < concurrency) return open("ordinary");
  return wait === 0 ? nothing : { kind: "none", wait };
}

async function lease(
  app: App,
  trx: Trx,
  channel: Channel,
  delivery: Delivery,
  manner: Manner,
): Promise<Claim> {
  const destination = app.destinations.find(({ name }) => name === delivery.destination);
  if (!destination) throw new Error(`No destination ${delivery.destination}`);

  const now = app.now();
  const scale = app.config.RETRY_SCALE;
  await saveChannel(trx, takeToken(channel, { rate: destination.rate, delivery, now, scale }));
  const token = randomUUID();
  await trx
    .updateTable("deliveries")
    .set({ lease_token: token, next_at: now + leaseDuration(scale), updated_at: now })
    .where("id", "=", delivery.id)
    .execute();
  return { kind: "claimed", claimed: { delivery, destination, token, manner } };
}

function destinationsOn(app: App, channel: string): Destination[] {
  return app.destinations.filter((destination) => destination.channel === channel);
}

/** Milliseconds that a lease lasts without renewal; at least a second. */
export function leaseDuration(scale: number): number {
  return Math.round(Math.max(second, 30 * second * scale));
}

/** A literal, because SQLite uses a partial index only for a literal condition. */
export const isPending = sql.lit("pending" as const);

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
  return Number(running);
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

/** The unary plus keeps SQLite from using an index on times instead of the channel's. */
function isDueBy(now: number) {
  return sql<boolean>`+d.next_at <= ${now}`;
}

/** After this many other deliveries in a row, a waiting lead is next. */
const othersInARow = 4;

/**
 * An hour of waiting outweighs a step of priority. Written exactly as in the index
 * `deliveries_due`: otherwise each claim would sort everything that waits.
 */
const aged = sql`d.next_at + d.priority * 3600000`;

/**
 * A probe takes the delivery that has waited longest; one that fails moves back. Otherwise a lead
 * goes first when it is a lead's turn.
 */
async function nextDue(app: App, trx: Trx, channel: Channel, manner: Manner) {
  const due = dueOn(app, trx, channel);
  if (manner === "probe") {
    const oldest: Delivery[] = [];
    for (const level of Object.values(priority)) {
      const one = await oldestOf(due, level);
      if (one) oldest.push(one);
    }
    return oldest.toSorted((a, b) => a.next_at - b.next_at || a.id - b.id)[0];
  }
  const isLeadsTurn = channel.since_lead >= othersInARow;
  const lead = isLeadsTurn ? await oldestOf(due, priority.lead) : undefined;
  return lead ?? due.orderBy(aged).orderBy("d.id").executeTakeFirst();
}

/** Of one level, so that the index orders them. */
function oldestOf(due: ReturnType<typeof dueOn>, level: number): Promise<Delivery | undefined> {
  return due
    .where("d.priority", "=", sql.lit(level))
    .orderBy("d.next_at")
    .orderBy("d.id")
    .executeTakeFirst();
}

function dueOn(app: App, db: Db, channel: Channel) {
  const names = destinationsOn(app, channel.name).map(({ name }) => name);
  return (
    db
      .selectFrom("deliveries as d")
      .selectAll()
      .where("d.channel", "=", channel.name)
      .where("d.destination", "in", names)
      .where("d.state", "=", isPending)
      .where(isDueBy(app.now()))
      .where("d.lease_token", "is", null)
      .$if(isPausedByOperator(channel, app.now()), (query) => query.where(isAboutHadLead))
      .where(noEarlierOfPerson)
      .where(noEarlierRevision)
      .limit(1)
      // Skips rows that another process is changing.
      .forUpdate("d")
      .skipLocked()
  );
}

/** A firm that an operator paused gets no leads, but notices and corrections of those it has. */
export function isAboutHadLead(is: IsDelivery) {
  return is.or([is("d.purpose", "=", "notice"), hasArrivedBefore(is)]);
}

/**
 * Requests of one person keep their order where it changes the result, whatever their form ids: a
 * sign-up and an unsubscribe, an opt-out and a lead sent without its mark, a notice and its lead.
 */
function noEarlierOfPerson(is: IsDelivery) {
  return noEarlier(is, (both) =>
    both.and([
      both("e.person_key", "=", both.ref("d.person_key")),
      both.or([
        ...orderGroups.map((group) =>
          both.and([both("e.destination", "in", group), both("d.destination", "in", group)]),
        ),
        both.and([
          both("d.destination", "in", waitingForInFlight),
          both("e.lease_token", "is not", null),
        ]),
        both.and([
          both("d.regarding", "=", both.ref("e.reference")),
          both("d.destination", "=", both.ref("e.destination")),
        ]),
      ]),
    ]),
  );
}

type Pair = ExpressionBuilder<Database & Record<"d" | "e", Database["deliveries"]>, "d" | "e">;

/** Whether no pending delivery `e` that was planned before `d` stands in such a relation to it. */
function noEarlier(is: IsDelivery, relation: (both: Pair) => Expression<SqlBool>) {
  const earlier = is
    .selectFrom("deliveries as e")
    .select("e.id")
    .whereRef("e.id", "<", "d.id")
    .where("e.state", "=", "pending")
    .where(relation);
  return is.not(is.exists(earlier));
}

/** Names of the destinations of each order group. */
const orderGroups = [
  ...new Set(destinationDefinitions.flatMap(({ orderGroup }) => orderGroup ?? [])),
].map((group) => destinationNames(({ orderGroup }) => orderGroup === group));

const waitingForInFlight = destinationNames(({ waitsForInFlight }) => waitsForInFlight);

function noEarlierOnChannel(is: IsDelivery) {
  return noEarlier(is, (both) =>
    both.and([
      both("e.person_key", "=", both.ref("d.person_key")),
      both("e.channel", "=", both.ref("d.channel")),
    ]),
  );
}

/**
 * A correction is sent after the attempt of an earlier revision has ended. Compared by reference,
 * because it may have changed the person's address.
 */
function noEarlierRevision(is: IsDelivery) {
  const inFlight = noEarlier(is, (both) =>
    both.and([
      both("e.reference", "=", both.ref("d.reference")),
      both("e.destination", "=", both.ref("d.destination")),
      both("e.lease_token", "is not", null),
    ]),
  );
  return is.or([is("d.revision", "=", 1), inFlight]);
}

/** One query per channel: a query over all due deliveries takes longer the more there are. */
export async function isDue({ db, now }: App, channel: string): Promise<boolean> {
  const due = await db
    .selectFrom("deliveries as d")
    .select("d.id")
    .where("d.channel", "=", channel)
    .where("d.state", "=", isPending)
    .where(isDueBy(now()))
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

/** Milliseconds until the next delivery becomes due; null if none is waiting for its time. */
export async function untilNextDue({ db, now }: App): Promise<number | null> {
  const row = await db
    .selectFrom("deliveries")
    .select(({ fn }) => fn.min<number | null>("next_at").as("next"))
    .where("state", "=", "pending")
    .where("lease_token", "is", null)
    .where("next_at", ">", now())
    .executeTakeFirst();
  const next = row?.next ?? null;
  return next === null ? null : Number(next) - now();
}

/**
 * Renews a lease while its attempt runs; calls `lost` when another process has taken it. An
 * unreachable store is not a loss yet, because it may be back before the lease ends.
 *
 * @returns a function that stops the renewal
 */
export function keepLease(app: App, claimed: Claimed, lost: () => void): () => void {
  const length = leaseDuration(app.config.RETRY_SCALE);
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

type Change = Updateable<Database["deliveries"]>;

/** Ends a claim. Changes nothing if the lease has been lost. */
export function endLease(db: Db, claimed: Claimed, change: Change): Promise<boolean> {
  return updateLeased(db, claimed, { ...change, lease_token: null });
}

type Broken = Pick<Channel, "name" | "fault">;

/**
 * Makes due what waits because its last attempt failed. Rows that other work is changing are skipped,
 * so that this waits for nobody.
 */
export async function hurry(app: App, trx: Trx, channel: Broken): Promise<void> {
  await trx
    .updateTable("deliveries")
    .set({ next_at: app.now() })
    .where("id", "in", retriesOn(app, trx, channel).forUpdate("d").skipLocked())
    .execute();
}

/** Whether there is anything to hurry. */
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
    .where("d.ambiguous", "=", 0)
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
export async function endWait(
  { now }: App,
  db: Db,
  reference: string,
  attempted = 0,
): Promise<void> {
  await db
    .updateTable("deliveries")
    .set({ next_at: now() })
    .where("reference", "=", reference)
    .where("state", "=", "pending")
    .where("lease_token", "is", null)
    .where("id", "!=", attempted)
    .where("next_at", ">", now())
    .execute();
}

/** @returns false if the lease has been lost */
async function updateLeased(db: Db, { delivery, token }: Claimed, change: Change) {
  const { numUpdatedRows } = await db
    .updateTable("deliveries")
    .set(change)
    .where("id", "=", delivery.id)
    .where("lease_token", "=", token)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The delivery as it is now, locked; undefined if its fencing token has changed. */
export function lockLeased(trx: Trx, { delivery, token }: Claimed): Promise<Delivery | undefined> {
  return trx
    .selectFrom("deliveries")
    .selectAll()
    .where("id", "=", delivery.id)
    .where("lease_token", "=", token)
    .where("state", "=", "pending")
    .forUpdate()
    .executeTakeFirst();
}

/** The delivery as it is now, locked; undefined once it has ended or is being sent. */
export function lockPending(trx: Trx, id: number): Promise<Delivery | undefined> {
  return trx
    .selectFrom("deliveries")
    .selectAll()
    .where("id", "=", id)
    .where("state", "=", "pending")
    .where("lease_token", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

/** Changes what was never leased. */
export async function postpone(trx: Trx, id: number, change: Change): Promise<void> {
  await trx.updateTable("deliveries").set(change).where("id", "=", id).execute();
}

/**
 * For a store with one server at a time: a lease found at the start belongs to no running process.
 * The next claim counts its attempt as ambiguous.
 */
export async function voidLeases({ db, now }: App): Promise<void> {
  await db
    .updateTable("deliveries")
    .set({ next_at: now() })
    .where("state", "=", "pending")
    .where("lease_token", "is not", null)
    .execute();
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
    await transact(app.db, async (trx) => {
      await lockSubmissions(trx, [submissionOf(delivery)]);
      const { numUpdatedRows } = await trx
        .updateTable("deliveries as d")
        .set({ lease_token: null })
        .where("d.id", "=", delivery.id)
        .where("d.lease_token", "=", delivery.lease_token)
        .where((is) => is.not(isLeased(app)(is)))
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      await countAbandoned(trx, delivery, app.now());
      await settle(trx, [submissionOf(delivery)]);
    }).catch((error: unknown) =>
      logFault(app.log, error, "abandoned attempt not counted", { delivery: delivery.id }),
    );
  }
}

/** An attempt ended without an outcome: the request may have arrived. */
export async function countAbandoned(trx: Trx, delivery: Delivery, now: number): Promise<void> {
  await insertAttempt(trx, {
    delivery_id: delivery.id,
    started_at: delivery.updated_at,
    ended_at: now,
    outcome: "ambiguous",
    status: null,
    detail: "the process ended before an answer arrived",
  });
  await trx
    .updateTable("deliveries")
    .set(({ eb }) => ({ ambiguous: eb("ambiguous", "+", 1) }))
    .where("id", "=", delivery.id)
    .execute();
}

export async function insertAttempt(trx: Trx, row: Insertable<Database["attempts"]>) {
  await trx.insertInto("attempts").values(row).execute();
}

/** The earlier attempts of a delivery since it was planned or retried, the oldest first. */
export function readPast(
  trx: Trx,
  delivery: Pick<Delivery, "id" | "expires_at">,
  scale: number,
): Promise<PastAttempt[]> {
  return trx
    .selectFrom("attempts")
    .select(["outcome", "detail", "ended_at"])
    .where("delivery_id", "=", delivery.id)
    .where("started_at", ">=", plannedAt(delivery, scale))
    .orderBy("id")
    .execute();
}
