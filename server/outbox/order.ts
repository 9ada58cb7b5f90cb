import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { App, InTransaction } from "../app";
import type { Destination } from "../destinations/destination";
import { destinationDefinitions, destinationNames } from "../destinations/index";
import { isDown } from "../state/channel";
import { type IsDelivery, isCorrection, isPending, mayHaveArrived } from "../state/holders";
import type { Channel, Database, Delivery } from "../store/schema";
import { priority } from "../submission/kinds";

export function destinationsOn(app: App, channel: string): Destination[] {
  return app.destinations.filter((destination) => destination.channel === channel);
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
export async function nextDue(app: InTransaction, channel: Channel) {
  // Skips rows that another process is changing.
  const due = dueOn(app, channel.name).forUpdate("d").skipLocked();
  if (isDown(channel)) {
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

function dueOn(app: App, channel: string) {
  const now = app.now();
  const names = destinationsOn(app, channel).map(({ name }) => name);
  return app.db
    .selectFrom("deliveries as d")
    .selectAll()
    .where("d.channel", "=", channel)
    .where("d.destination", "in", names)
    .where("d.state", "=", isPending)
    .where(isDueBy(now))
    .where("d.lease_token", "is", null)
    .where((is) => is.not(waitsForResume(is, now)))
    .where(noEarlierOfPerson(now))
    .where(noEarlierRevision)
    .limit(1);
}

/** A firm that an operator paused gets no leads, but notices and corrections of those it has. */
export function waitsForResume(is: IsDelivery, now: number) {
  const isSent = is.or([is("d.purpose", "=", "notice"), isCorrection(is)]);
  return is.and([isOnPaused(is, now), is.not(isSent)]);
}

function isOnPaused(is: IsDelivery, now: number) {
  const channel = is
    .selectFrom("channels")
    .select("channels.name")
    .whereRef("channels.name", "=", "d.channel")
    .where("paused_since", "is not", null)
    .where((of) => of.or([of("paused_until", "is", null), of("paused_until", ">", now)]));
  return is.exists(channel);
}

/**
 * Requests of one person keep their order where it changes the result, whatever their form ids: a
 * sign-up and an unsubscribe, an opt-out and a lead sent without its mark, a notice and its lead.
 */
export function noEarlierOfPerson(now: number) {
  return (is: IsDelivery) =>
    noEarlier(is, (both) =>
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
            // A paused firm is told of a lead that it may have, although it does not get it now.
            both.not(
              both.and([
                both("e.purpose", "=", "submission"),
                both("e.lease_token", "is", null),
                mayHaveArrived("e"),
                isOnPaused(is, now),
              ]),
            ),
          ]),
        ]),
      ]),
    );
}

type TwoDeliveries = ExpressionBuilder<
  Database & Record<"d" | "e", Database["deliveries"]>,
  "d" | "e"
>;

/** Whether no pending delivery `e` that was planned before `d` stands in such a relation to it. */
function noEarlier(is: IsDelivery, relation: (both: TwoDeliveries) => Expression<SqlBool>) {
  const earlier = is
    .selectFrom("deliveries as e")
    .select("e.id")
    .whereRef("e.id", "<", "d.id")
    .where("e.state", "=", isPending)
    .where(relation);
  return is.not(is.exists(earlier));
}

/** Names of the destinations of each order group. */
const orderGroups = [
  ...new Set(destinationDefinitions.flatMap(({ orderGroup }) => orderGroup ?? [])),
].map((group) => destinationNames(({ orderGroup }) => orderGroup === group));

const waitingForInFlight = destinationNames(({ waitsForInFlight }) => waitsForInFlight);

export function noEarlierOnChannel(is: IsDelivery) {
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

/**
 * Whether a delivery could be claimed now. One query per channel: a query over all due deliveries
 * takes longer the more there are.
 */
export async function isDue(app: App, channel: string): Promise<boolean> {
  return (await dueOn(app, channel).executeTakeFirst()) !== undefined;
}

/** Milliseconds until the next delivery becomes due; null if none is waiting for its time. */
export async function untilNextDue({ db, now }: App): Promise<number | null> {
  const row = await db
    .selectFrom("deliveries")
    .select(({ fn }) => fn.min<number | null>("next_at").as("next"))
    .where("state", "=", isPending)
    .where("lease_token", "is", null)
    .where("next_at", ">", now())
    .executeTakeFirst();
  const next = row?.next ?? null;
  return next === null ? null : next - now();
}
