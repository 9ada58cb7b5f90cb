import { sql } from "kysely";
import type { Destination } from "../destinations/destination";
import { destinationDefinitions, destinationNames } from "../destinations/index";
import { partnerOf } from "../destinations/partner";
import { prepareQuery } from "../store/prepared-query";
import { isShared, transact } from "../store/transact";
import { priority } from "../submission/kinds";
import { hasArrivedBefore } from "./arrival";
import type { Claimed, Db, Delivery, DestinationState, Relay, Trx } from "./context";
import {
  type Admission,
  admit,
  isShut,
  lockDestinationState,
  readDestinationState,
  saveDestinationState,
  takeToken,
} from "./destination-state";
import { type Candidate, countRunning, isLeased, isPending, newLease, takeOver } from "./leases";

/** `wait`: milliseconds during which there is nothing to claim. */
type Claim = { kind: "claimed"; claimed: Claimed } | { kind: "none"; wait: number };

const nothing: Claim = { kind: "none", wait: Number.POSITIVE_INFINITY };

/**
 * Leases the next due delivery of a channel: a select and an update in one transaction, which
 * begins by writing the channel's row. On PostgreSQL that write keeps every other process out of
 * the channel until the commit, so that two never count the same free place, take the same token or
 * choose the same delivery; an embedded database has one writer anyway. Rows that other work is
 * changing (an edit, an opt-out) are skipped, not waited for. A channel that is
 * closed or has no place is noticed before the transaction, without a write.
 */
export async function claimNext(relay: Relay, channel: string): Promise<Claim> {
  const [destination] = destinationsOn(relay, channel);
  if (!destination) return nothing;

  const state = await readDestinationState(relay.db, channel, destination);
  const admission = admit(state, destination, relay.now());
  if (admission.kind === "closed") return { kind: "none", wait: admission.wait };
  if (await hasNoPlace(relay, relay.db, { state, destination, admission })) return nothing;

  return transact(relay.db, async (trx) => {
    const locked = await lockDestinationState(trx, channel, destination);
    return claimFrom(relay, trx, { state: locked, destination });
  });
}

type Source = { state: DestinationState; destination: Destination };

async function claimFrom(relay: Relay, trx: Trx, { state, destination }: Source): Promise<Claim> {
  const admission = admit(state, destination, relay.now());
  if (admission.kind === "closed") return { kind: "none", wait: admission.wait };

  if (await hasNoPlace(relay, trx, { state, destination, admission })) return nothing;

  const delivery = await nextDue(relay, trx, state);
  if (!delivery) return nothing;
  const own = relay.destinations.find(({ name }) => name === delivery.destination);
  if (!own) throw new Error(`No destination ${delivery.destination}`);

  const now = relay.now();
  const lease = newLease(relay, { forClient: false });
  const isLeftBehind = delivery.lease_token !== null;
  if (isLeftBehind) await takeOver(trx, delivery, now);

  await saveDestinationState(trx, takeToken(state, { relay, destination: own, delivery }));
  await leaseDelivery(trx, { id: delivery.id, row: { ...lease, updated_at: now } });
  const { lease_token: token } = lease;
  return {
    kind: "claimed",
    claimed: { delivery, destination: own, token, probe: isShut(state) },
  };
}

type Leased = ReturnType<typeof newLease> & Pick<Delivery, "updated_at">;

const leaseDelivery = prepareQuery((db, { id, row }: { id: number; row: Leased }) =>
  db.updateTable("deliveries").set(row).where("id", "=", id),
);

type Asked = Source & { admission: Admission };

/** Whether as many attempts are in flight as the destination takes at once; a probe is alone. */
async function hasNoPlace(relay: Relay, db: Db, { state, destination, admission }: Asked) {
  const running = await countRunning(relay, db, state.name);
  return running >= (admission.kind === "probe" ? 1 : destination.concurrency);
}

function destinationsOn(relay: Relay, channel: string): Destination[] {
  return relay.destinations.filter((destination) => destination.channel === channel);
}

/** The unary plus keeps SQLite from using an index on times instead of the channel's. */
function isDueBy(now: number) {
  return sql<boolean>`+d.next_at <= ${now}`;
}

/** After this many other deliveries in a row, a waiting lead is next. */
const othersInARow = 4;

/**
 * On hold, each probe takes a different delivery: one after the last, then an earlier one, and the
 * last one itself only if there is no other. Without a hold, a lead goes first when it is a lead's
 * turn.
 */
async function nextDue(relay: Relay, trx: Trx, state: DestinationState) {
  const due = whatIsDue(relay, state.name);
  const last = state.last_probe;
  if (state.held_since !== null && last !== null) {
    const { rows } = await selectProbe(trx, { ...due, last });
    return rows[0];
  }
  const isLeadsTurn = state.since_lead >= othersInARow;
  const leads = isLeadsTurn ? (await selectLead(trx, due)).rows : [];
  return leads[0] ?? (await selectOldest(trx, due)).rows[0];
}

type Due = ReturnType<typeof whatIsDue>;

function whatIsDue(relay: Relay, channel: string) {
  const own = [...relay.attempts.entries()];
  return {
    channel,
    names: destinationsOn(relay, channel).map(({ name }) => name),
    partner: partnerOf(channel),
    now: relay.now(),
    own: own.map(([token]) => token),
    waiting: own.filter(([, { client }]) => client?.isWaiting()).map(([token]) => token),
    answered: own.filter(([, { client }]) => !client?.isWaiting()).map(([token]) => token),
  };
}

/**
 * An hour of waiting outweighs a step of priority. Written exactly as in the index
 * `deliveries_due`: otherwise each claim would sort everything that waits.
 */
const aged = sql`d.next_at + d.priority * 3600000`;

const selectOldest = prepareQuery((db, due: Due) => dueOn(db, due).orderBy(aged).orderBy("d.id"));

const selectLead = prepareQuery((db, due: Due) =>
  dueOn(db, due)
    .where("d.priority", "=", sql.lit(priority.lead))
    .orderBy("d.next_at")
    .orderBy("d.id"),
);

const selectProbe = prepareQuery((db, { last, ...due }: Due & { last: number }) => {
  const turn = sql`case when d.id > ${last} then 0 when d.id < ${last} then 1 else 2 end`;
  return dueOn(db, due).orderBy(turn).orderBy(aged).orderBy("d.id");
});

function dueOn(db: Db, due: Due) {
  return (
    db
      .selectFrom("deliveries as d")
      .selectAll()
      .where("d.channel", "=", due.channel)
      .where("d.destination", "in", due.names)
      .where("d.state", "=", isPending)
      .where(isDueBy(due.now))
      .where((is) => is.or([is("d.lease_until", "is", null), is.not(isLeased(due)(is))]))
      .where(isNotPaused(due))
      .where(noClientWaits(due))
      .where(noEarlierPending)
      .where(noEarlierRevision)
      .limit(1)
      // Skips rows that another process is changing.
      .$if(isShared(db), (query) => query.forUpdate("d").skipLocked())
  );
}

/**
 * A paused firm gets no leads, but is told of changes to those that it has. Where `partner` is null,
 * nothing is paused.
 */
function isNotPaused({ partner }: Pick<Due, "partner">) {
  return (is: Candidate) =>
    is.or([
      is("d.purpose", "=", "notice"),
      hasArrivedBefore(is),
      is.not(
        is.exists(
          is
            .selectFrom("partner_states")
            .select("partner")
            .where("partner", "=", partner)
            .where("paused_at", "is not", null),
        ),
      ),
    ]);
}

/**
 * No other delivery of a submission is sent while its client may still learn that the address is
 * wrong. Only the process serving the client knows when it stops waiting.
 */
function noClientWaits({ now, waiting, answered }: Due) {
  return (is: Candidate) => {
    const first = is
      .selectFrom("deliveries as first")
      .select("first.id")
      .whereRef("first.reference", "=", "d.reference")
      .where("first.lease_for_client", "=", 1)
      .where((of) =>
        of.or([
          of("first.lease_until", ">", now),
          ...(waiting.length > 0 ? [of("first.lease_token", "in", waiting)] : []),
        ]),
      )
      .$if(answered.length > 0, (query) => query.where("first.lease_token", "not in", answered));
    return is.not(is.exists(first));
  };
}

/**
 * Requests of one person keep their order where it changes the result, whatever their form ids: a
 * sign-up and an unsubscribe, an opt-out and a lead sent without its mark, a notice and its lead.
 */
function noEarlierPending(is: Candidate) {
  const earlier = is
    .selectFrom("deliveries as e")
    .select("e.id")
    .whereRef("e.person_key", "=", "d.person_key")
    .whereRef("e.id", "<", "d.id")
    .where("e.state", "=", "pending")
    .where((both) =>
      both.or([
        ...orderGroups.map((group) =>
          both.and([both("e.destination", "in", group), both("d.destination", "in", group)]),
        ),
        both.and([both("d.destination", "in", patient), both("e.lease_until", "is not", null)]),
        both.and([
          both("d.regarding", "=", both.ref("e.reference")),
          both("d.destination", "=", both.ref("e.destination")),
        ]),
      ]),
    );
  return is.not(is.exists(earlier));
}

/** Names of the destinations of each order group. */
const orderGroups = [
  ...new Set(destinationDefinitions.flatMap(({ orderGroup }) => orderGroup ?? [])),
].map((group) => destinationNames(({ orderGroup }) => orderGroup === group));

const patient = destinationNames(({ waitsForInFlight }) => waitsForInFlight);

/**
 * A correction is sent after the revision it corrects. Compared by reference, because it may have
 * changed the person's address. A first revision has none before it and costs nothing here.
 */
function noEarlierRevision(is: Candidate) {
  const earlier = is
    .selectFrom("deliveries as e")
    .select("e.id")
    .whereRef("e.reference", "=", "d.reference")
    .whereRef("e.destination", "=", "d.destination")
    .whereRef("e.id", "<", "d.id")
    .where("e.state", "=", "pending");
  return is.or([is("d.revision", "=", 1), is.not(is.exists(earlier))]);
}

/**
 * One query per channel, because a query over all due deliveries takes longer the more there are.
 */
export async function isDue({ db, now }: Relay, channel: string): Promise<boolean> {
  const { rows } = await selectDue(db, { channel, now: now() });
  return rows.length > 0;
}

const selectDue = prepareQuery((db, { channel, now }: Pick<Due, "channel" | "now">) =>
  db
    .selectFrom("deliveries as d")
    .select("d.id")
    .where("d.channel", "=", channel)
    .where("d.state", "=", isPending)
    .where(isDueBy(now))
    .where((is) => is.or([is("d.lease_until", "is", null), is("d.lease_until", "<=", now)]))
    .limit(1),
);

/** Milliseconds until the next delivery becomes due; null if none is waiting for its time. */
export async function untilNextDue({ db, now }: Relay): Promise<number | null> {
  const { rows } = await selectNextTime(db, { now: now() });
  const next = rows[0]?.next ?? null;
  return next === null ? null : Number(next) - now();
}

const selectNextTime = prepareQuery((db, { now }: Pick<Due, "now">) =>
  db
    .selectFrom("deliveries")
    .select(({ fn }) => fn.min<number | null>("next_at").as("next"))
    .where("state", "=", "pending")
    .where("lease_token", "is", null)
    .where("next_at", ">", now),
);
