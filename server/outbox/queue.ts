import type { Expression, Insertable, SqlBool, Updateable } from "kysely";
import type { App, InTransaction } from "../app";
import type { Destination, Outcome } from "../destinations/destination";
import { partnerDestination } from "../destinations/partner";
import { hashesUnder, newestHashes } from "../privacy/identity";
import { causeOf, deadStates, type Ending, endings, lifetime } from "../state/delivery";
import {
  type IsDelivery,
  isNewest,
  isPending,
  isReportableBy,
  mayHaveArrived,
  wasTried,
} from "../state/holders";
import type { Channel, Database, Delivery } from "../store/schema";
import { submissionKinds } from "../submission/kinds";
import type { Submission } from "../submission/submission";

// Every write to `deliveries` is a function of this file, named for what it does to a row. `order.ts` decides
// which delivery is next, and `claim.ts` claims it. `updated_at` is when a delivery changed its state, was
// claimed, or lost its claim, not when it became due.

type Row = Database["deliveries"];

export function insertDelivery({ db }: InTransaction, row: Insertable<Row>): Promise<Delivery> {
  return db.insertInto("deliveries").values(row).returningAll().executeTakeFirstOrThrow();
}

/** A submission's delivery to one destination; withheld if an opt-out requires it. */
export async function deliveryRow(
  app: InTransaction,
  submission: Submission,
  destination: Pick<Destination, "name" | "channel" | "role" | "deadline">,
) {
  const { reference, revision, receivedAt, contact } = submission;
  return {
    ...queued(app, destination),
    reference,
    purpose: "submission" as const,
    message_id: reference,
    revision,
    person_key: await findPersonKey(app, contact),
    priority: submissionKinds[submission.kind].priority,
    ...firstState(submission, destination),
    deadline: destination.deadline === undefined ? null : receivedAt + destination.deadline,
  };
}

/**
 * Hash of the email address, or else of the phone number: orders what one person sends. After a key
 * change the older hash is used as long as deliveries wait under it, so that their order is kept.
 */
async function findPersonKey(
  { keys, db }: InTransaction,
  { email, phone }: Submission["contact"],
): Promise<string> {
  const who = email === "" ? { phone } : { email };
  const [own = ""] = newestHashes(keys, who);
  if (keys.length === 1) return own;

  const hashes = hashesUnder(keys, who).filter((hash) => hash !== own);
  const waiting = await db
    .selectFrom("deliveries")
    .select("person_key")
    .where("person_key", "in", hashes)
    .where("state", "=", isPending)
    .executeTakeFirst();
  return waiting?.person_key ?? own;
}

/** What all new deliveries have in common: pending and due now, for seven days. */
export function queued(
  { now, scaled }: App,
  { name, channel }: Pick<Destination, "name" | "channel">,
) {
  const at = now();
  return {
    destination: name,
    channel,
    state: "pending" as const,
    attempts: 0,
    ambiguous: 0,
    next_at: at,
    expires_at: at + scaled(lifetime),
    created_at: at,
    updated_at: at,
  };
}

function firstState({ state, optedOut }: Submission, { role }: Pick<Destination, "role">) {
  if (state === "quarantined") return { state: "quarantined" as const, reason: null };
  if (role !== "third_party" || optedOut.length === 0) {
    return { state: "pending" as const, reason: null };
  }
  return endings.optedOut(optedOut);
}

export type IsMeant = (is: IsDelivery) => Expression<SqlBool>;

/** Endings that `endUnsent` may write: after them no lead goes on. */
type LastEnding = Ending & {
  state: "cancelled" | "delivered" | "withheld";
  occasion?: never;
};

/**
 * Ends all deliveries that meet these conditions. An attempt in flight keeps its lease: what comes of it is
 * recorded, and then it is not repeated (`prepare`).
 *
 * @returns what it ended
 */
export function endUnsent(
  { now, db }: InTransaction,
  ending: LastEnding,
  ...conditions: IsMeant[]
) {
  return db
    .updateTable("deliveries as d")
    .set({ cause: null, ...ending, updated_at: now() })
    .where("d.lease_token", "is", null)
    .where((is) => is.and(conditions.map((isMeant) => isMeant(is))))
    .returning(["reference", "destination"])
    .execute();
}

/**
 * What is not sent of these submissions and could still be sent, by the loop or by an operator. Not their
 * notices, because these contain no personal data.
 */
export function isUnsentOf(references: readonly string[]): IsMeant {
  return (is) =>
    is.and([
      is("d.reference", "in", references),
      is("d.purpose", "=", "submission"),
      is("d.state", "in", ["pending", "refused", "expired", "quarantined"]),
    ]);
}

/**
 * Returns what has ended to the queue, if it is meant: its schedule begins anew under the same message
 * id, and earlier attempts keep their reasons. The form id, and with it the channel, may have changed.
 */
export function revive({ destinations, now, scaled, db }: InTransaction, isMeant: IsMeant) {
  const at = now();
  const times = { next_at: at, expires_at: at + scaled(lifetime), updated_at: at };
  return db
    .updateTable("deliveries as d")
    .set({ state: "pending", reason: null, cause: null, attempts: 0, ...times })
    .set((is) => ({
      channel: destinations
        .reduce(
          (of, { name, channel }) => of.when(name).then(channel),
          // A case needs a value, also where nothing is configured; no destination is named so.
          is.case("d.destination").when("").then(is.ref("d.channel")),
        )
        .else(is.ref("d.channel"))
        .end(),
    }))
    .where("d.state", "!=", "pending")
    .where(isMeant)
    .returning(["reference", "regarding", "destination", "purpose"])
    .execute();
}

/** Makes due now what waits, if it is meant. @returns how many */
export async function makeDue({ now, db }: InTransaction, isMeant: IsMeant): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("deliveries as d")
    .set({ next_at: now() })
    .where("d.state", "=", isPending)
    .where(isMeant)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The clock was set back: lowers the times of what waits, or is leased, to these bounds. */
export async function boundTimes(
  { db }: InTransaction,
  isLeased: "is" | "is not",
  { next_at, expires_at }: { next_at: number; expires_at: number },
): Promise<void> {
  const waiting = db
    .updateTable("deliveries")
    .where("state", "=", isPending)
    .where("lease_token", isLeased, null);
  await waiting.set({ next_at }).where("next_at", ">", next_at).execute();
  await waiting.set({ expires_at }).where("expires_at", ">", expires_at).execute();
}

/** Claims a row. */
export async function lease({ now, db }: InTransaction, id: number, token: string, until: number) {
  const change = { lease_token: token, next_at: until, updated_at: now() };
  await db.updateTable("deliveries").set(change).where("id", "=", id).execute();
}

export type Change = Updateable<Row>;

/** Without a token nobody has claimed it. */
export type Leased = { delivery: Pick<Delivery, "id">; token: string | null };

/** Changes what was claimed. @returns false if the lease has been lost, or the delivery has ended */
export async function updateLeased(
  { db }: InTransaction,
  { delivery, token }: Leased,
  change: Change,
) {
  const { numUpdatedRows } = await db
    .updateTable("deliveries")
    .set(change)
    .where("id", "=", delivery.id)
    .where("state", "=", isPending)
    .where("lease_token", "is not distinct from", token)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The form id, and with it the channel, may have changed. */
export async function changeChannels({ db, destinations }: InTransaction) {
  for (const { name, channel } of destinations) {
    await db
      .updateTable("deliveries")
      .set({ channel })
      .where("destination", "=", name)
      .where("channel", "!=", channel)
      .where("state", "in", ["pending", "quarantined"])
      .execute();
  }
}

/**
 * Empties what may be about a person. A pending delivery is in flight, or is a notice: it keeps its
 * place in the person's order.
 */
export async function eraseTexts(
  { db }: InTransaction,
  references: readonly string[],
  { reason, ...empty }: { reason: null; person_key: "" },
) {
  const ended = db
    .updateTable("deliveries")
    .where("reference", "in", references)
    .where("state", "!=", "pending");
  await ended.set(empty).execute();
  await ended
    .set({ reason })
    // Only these may repeat words of a service; the other reasons are our own words.
    .where("state", "in", ["delivered", ...deadStates])
    .where("cause", "is", null)
    .execute();
}

/** Deletes rows. @returns how many */
export async function forget({ db }: InTransaction, isMeant: IsMeant): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("deliveries as d")
    .where(isMeant)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

type Broken = Pick<Channel, "name" | "fault">;

/**
 * Makes due what waits because its last attempt failed. Rows that other work is changing are skipped,
 * so that this waits for nobody.
 */
export async function makeRetriesDue(app: InTransaction, channel: Broken): Promise<void> {
  const retries = retriesOn(app, channel).forUpdate("d").skipLocked();
  await makeDue(app, (is) => is("id", "in", retries));
}

/** Whether there is anything that it makes due. */
export async function isRetried(app: App, channel: Broken): Promise<boolean> {
  return (await retriesOn(app, channel).limit(1).executeTakeFirst()) !== undefined;
}

/** What may have arrived or was never tried keeps its time; what a filter refused keeps its hour. */
function retriesOn({ now, db }: App, { name, fault }: Broken) {
  return db
    .selectFrom("deliveries as d")
    .select("d.id")
    .where((is) => is.lit(fault !== "filter"))
    .where("d.channel", "=", name)
    .where("d.state", "=", isPending)
    .where("d.lease_token", "is", null)
    .where((is) => is.not(mayHaveArrived()))
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

/**
 * The sender no longer waits for the first attempt, so what was planned for the end of that wait is due
 * now. A delivery whose time has changed since keeps it: after an attempt of its own, or until the
 * operator's *Undo* is over.
 */
export async function endWait(
  app: InTransaction,
  planned: Pick<Delivery, "reference"> & Partial<Pick<Delivery, "next_at">>,
): Promise<void> {
  const { reference, next_at } = planned;
  await makeDue(app, (is) =>
    is.and([
      is.and({ reference, ...(next_at !== undefined && { next_at }) }),
      is("lease_token", "is", null),
      is("next_at", ">", app.now()),
    ]),
  );
}

/**
 * Notes that a firm may have these deliveries, although its server did not accept them. For example, its
 * server answered 429, and then the firm reads the lead, or declines it.
 *
 * @returns whether that was not known
 */
export async function noteMayHave({ db }: InTransaction, isMeant: IsMeant): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("deliveries as d")
    .set({ ambiguous: 1 })
    .where("d.purpose", "=", "submission")
    .where(isMeant)
    .where((is) => is.not(mayHaveArrived()))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * The firm said that it has a lead, or accepted a correction of it: it is not sent the lead again, but everything
 * that happens to it. A delivery that had not clearly arrived gets the cause `reported`: if another firm has the
 * lead, the operator is told (`isSecond`).
 */
export async function endReported(
  app: InTransaction,
  by: Parameters<typeof isReportableBy>[0],
): Promise<void> {
  await endUnsent(app, endings.reported, isReportableBy(by), (is) =>
    is("d.state", "!=", "delivered"),
  );
}

/**
 * The firm did not say so (`endReported`): it is sent the lead again, and may have it only by what was tried. If
 * it does not, what it was to be told of the lead since then is taken back, too, unless it was tried: then the firm
 * may know of it.
 *
 * @returns false if the lead was corrected since
 */
export async function endReportedNoMore(
  app: InTransaction,
  { reference, partner, received_at }: { reference: string; partner: string; received_at: number },
): Promise<boolean> {
  const there = { reference, destination: partnerDestination(partner) };
  const ended = { purpose: "submission", state: "delivered", cause: "reported" } as const;
  const rows = await revive(app, (is) => is.and([is.and({ ...there, ...ended }), isNewest(is)]));
  await app.db
    .updateTable("deliveries as d")
    .set({ ambiguous: 0 })
    .where((is) => is.and({ ...there, purpose: "submission", state: "pending" }))
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom("attempts")
            .select("attempts.id")
            .whereRef("attempts.delivery_id", "=", "d.id")
            .where("outcome", "=", "ambiguous"),
        ),
      ),
    )
    .execute();
  await endUnsent(app, endings.neverHadLead, (is) =>
    is.and([
      is.and({ "d.regarding": reference, "d.purpose": "notice" }),
      is("d.destination", "=", there.destination),
      is("d.created_at", ">=", received_at),
      is.or([is("d.state", "=", isPending), is("d.cause", "=", "no_way")]),
      is.not(wasTried(is)),
      is.not(
        is.exists(
          is
            .selectFrom("deliveries")
            .select("deliveries.id")
            .where("deliveries.reference", "=", reference)
            .where("deliveries.destination", "=", there.destination)
            .where("deliveries.purpose", "=", "submission")
            .where(mayHaveArrived("deliveries")),
        ),
      ),
    ]),
  );
  return rows.length > 0;
}

/** Stores an attempt that has just ended. */
export async function insertAttempt(
  { now, db }: InTransaction,
  delivery_id: number,
  { startedAt, outcome }: { startedAt: number; outcome: Outcome },
): Promise<void> {
  const { kind, status, detail } = outcome;
  const ended = { started_at: startedAt, ended_at: now(), outcome: kind, status, detail };
  await db
    .insertInto("attempts")
    .values({ delivery_id, ...ended, cause: causeOf(outcome) })
    .execute();
}
