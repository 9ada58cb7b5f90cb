import { channelsIn, isAllContact } from "~/data/contact-channels";
import { answerPrefix } from "~/data/forms/wire-names";
import type { App } from "../app";
import { subjectOf } from "../destinations/destination";
import { senderMail } from "../destinations/own";
import { readAuthorizations } from "../privacy/authorizations";
import { reasonsNow, signalsIn } from "../privacy/opt-out";
import { nextTry } from "../state/condition";
import { reportOf } from "../state/holders";
import { candidatesIn, findRouting, namedIn } from "../state/routing-row";
import { readDeliveries } from "../state/settle";
import type { Db, SubmissionTable } from "../store/schema";
import { madeOn, saysUnsafe, stoppedSince } from "../submission/contact-stops";
import { findSubmission, readSubmission, textsIn, unlessDamaged } from "../submission/submission";
import { nobody, type Person, readPersons } from "./same-person";

export type StoredSubmission = Awaited<ReturnType<typeof readAll>>;

export type ReportOfFirm = StoredSubmission["events"][number];

/**
 * Everything that is stored about one submission; null for an unknown reference. Desk, `show`,
 * `person`, `/your-request` and its copy are views of this value.
 */
export async function readStored(app: App, reference: string): Promise<StoredSubmission | null> {
  const row = await findSubmission(app.db, reference);
  return row ? readAll(app, row) : null;
}

export async function readAll(app: App, row: SubmissionTable) {
  const { db } = app;
  const { reference } = row;
  const deliveries = await readDeliveries(db, [reference]);
  return {
    row,
    submission: readSubmission(row),
    /** Oldest first; the newest one counts. */
    receipts: await db
      .selectFrom("receipts")
      .selectAll()
      .where("reference", "=", reference)
      .orderBy("revision")
      .execute(),
    deliveries: await withAttempts(db, deliveries),
    /** Which firms it was given to, and why; null if it came before leads could go to a firm. */
    routing: await findRouting(db, reference),
    /** What firms reported, oldest first. */
    events: await db
      .selectFrom("partner_events")
      .selectAll()
      .where("reference", "=", reference)
      .orderBy("id")
      .execute(),
    authorizations: await readAuthorizations(db, reference),
    person: (await readPersons(app, [row])).get(reference) ?? nobody,
    /** Stops that were made on this request. */
    ownStops: await readOwnStops(db, reference),
    acts: await db
      .selectFrom("operator_log")
      .selectAll()
      .where("reference", "=", reference)
      .orderBy("at")
      .execute(),
    notes: await db
      .selectFrom("lead_notes")
      .selectAll()
      .where("reference", "=", reference)
      .orderBy("id")
      .execute(),
  };
}

/** What its state is made of. */
export function rowsOf({ row: submission, deliveries, routing, notes }: StoredSubmission) {
  const own = deliveries.filter((one) => subjectOf(one) === submission.reference);
  return { submission, deliveries: own, routing: routing ?? undefined, notes };
}

export type DeliveryRow = Awaited<ReturnType<typeof withNextTries>>[number];

type PlannedDelivery = Awaited<ReturnType<typeof readDeliveries>>[number];

/** With when each is tried next, see `nextTry`. */
export async function withNextTries(db: Db, deliveries: readonly PlannedDelivery[]) {
  const channels = await db
    .selectFrom("channels")
    .select(["name", "probe_at", "paused_since", "paused_until"])
    .execute();
  const byName = new Map(channels.map((channel) => [channel.name, channel]));
  return deliveries.map((row) => ({
    ...row,
    nextTryAt: nextTry(row, byName.get(row.channel)),
  }));
}

async function withAttempts(db: Db, deliveries: readonly PlannedDelivery[]) {
  const ids = deliveries.map(({ id }) => id);
  const attempts = await db
    .selectFrom("attempts")
    .selectAll()
    .where("delivery_id", "in", ids)
    .orderBy("id")
    .execute();
  return (await withNextTries(db, deliveries)).map((one) => ({
    ...one,
    /** Each one; `attempts` counts those against the schedule. */
    attemptRows: attempts.filter(({ delivery_id }) => delivery_id === one.id),
  }));
}

function readOwnStops(db: Db, reference: string) {
  return db
    .selectFrom("contact_stops")
    .select(["channels", "manner", "created_at", "due_on"])
    .where("hash", "=", madeOn(reference))
    .orderBy("created_at")
    .execute();
}

/**
 * The lead as its sender may see it: what was sent and done on this request, and nothing that is
 * known of its address or number, which may be somebody else's. Everything is the same whether or
 * not that person stopped contact, opted out, unsubscribed, or sent something else.
 *
 * @param thirdParties destinations that an opt-out of the person keeps it from
 */
export function asSenderSees(stored: StoredSubmission, thirdParties: readonly string[]) {
  const { row, submission, deliveries, ownStops } = stored;
  const optedOut = signalsIn(submission.optedOut);
  const isOwn = ({ about, created_at }: Pick<DeliveryRow, "about" | "created_at">) =>
    about === "contact.revoked"
      ? // A stop has the time of its notices, but none before the lead (`notBefore`).
        ownStops.some((stop) => stop.created_at === Math.max(created_at, row.received_at))
      : about !== "privacy.opted_out";
  const mayDiffer = (destination: string) =>
    optedOut.length === 0 && thirdParties.includes(destination);
  const stopped = stoppedSince(row.received_at, ownStops);
  const isEnded = row.erased_at !== null || isAllContact(stopped);
  const shown = deliveries.filter(
    (one) =>
      one.destination !== senderMail.name &&
      !mayDiffer(one.destination) &&
      (one.purpose !== "notice" || isOwn(one)),
  );
  return {
    ...stored,
    row: { ...row, opted_out: JSON.stringify(optedOut) },
    submission: { ...submission, optedOut },
    person: {
      ...nobody,
      stops: ownStops,
      stopped,
      isUnsafeToCall: saysUnsafe(submission.fields),
    },
    // A stop or an opt-out elsewhere ends the search for a firm, which its sender did not ask for.
    routing:
      stored.routing && (isEnded ? stored.routing : { ...stored.routing, search_ended_at: null }),
    deliveries: shown.map((one) => (isEnded ? withoutReason(one) : asIfPending(one))),
    /** Recipients that have it unless the person opted out, in a request or elsewhere. */
    unlessOptedOut: [
      ...new Set(deliveries.map(({ destination }) => destination).filter(mayDiffer)),
    ],
  };
}

export type StoredDelivery = StoredSubmission["deliveries"][number];

/** The reason names the list. */
function withoutReason(one: StoredDelivery): StoredDelivery {
  return one.state === "withheld" ? { ...one, reason: null } : one;
}

/** What a stop elsewhere cancelled reads as if it still waited. */
function asIfPending(one: StoredDelivery): StoredDelivery {
  if (one.cause !== "stopped") return withoutReason(one);

  const last = one.attemptRows.at(-1);
  const state = "pending" as const;
  const updated_at = last?.ended_at ?? one.created_at;
  return { ...one, state, reason: last?.detail ?? null, updated_at };
}

export type SendersSubmission = ReturnType<typeof asSenderSees>;

/** One object of `list --json`. Times are in ISO 8601, UTC. */
export function summarizeStored(
  row: SubmissionTable,
  deliveries: readonly DeliveryRow[],
  { isOptedOut }: Pick<Person, "isOptedOut">,
) {
  return {
    reference: row.reference,
    kind: row.kind,
    case: row.case_slug,
    receivedAt: iso(row.received_at),
    state: row.erased_at === null ? row.state : "erased",
    status: row.status,
    need: row.need,
    needAt: isoOrNull(row.need_at),
    holder: row.holder,
    optedOut: reasonsNow(readSubmission(row).optedOut, isOptedOut),
    deliveries: deliveries
      .filter(({ reference }) => reference === row.reference)
      .map(summarizeDelivery),
  };
}

function summarizeDelivery(delivery: DeliveryRow) {
  const { destination, state, attempts, nextTryAt, reason, about } = delivery;
  return {
    destination,
    ...(about !== null && { notice: about }),
    state,
    attempts,
    nextAt: state === "pending" ? isoOrNull(nextTryAt) : null,
    reason,
  };
}

/**
 * The copy of `/your-request`, without what is for the operator only (notes and the operator log) and
 * without the state, which a stop by somebody else would change.
 */
export function copyJson(stored: SendersSubmission) {
  const { notes, acts, status, need, needAt, holder, ...copy } = storedJson(stored);
  const firmEvents = copy.firmEvents.map(({ note: _, ...event }) => event);
  return { ...copy, firmEvents, unlessOptedOut: stored.unlessOptedOut };
}

/** Everything about a lead as JSON: for `show --json` and `person`. */
export function storedJson(stored: StoredSubmission) {
  const { row, person, submission, receipts, deliveries, routing, events, authorizations } = stored;
  const [receipt = null, ...earlier] = receipts.toReversed().map(receiptJson);
  return {
    ...summarizeStored(row, [], person),
    revision: row.revision,
    erasedAt: isoOrNull(row.erased_at),
    page: row.page_source,
    ip: row.ip,
    ipSource: row.ip_source,
    fields: { ...submission.fields, ...answersByPostedName(submission.answers) },
    receipt,
    ...(earlier.length > 0 && { earlierReceipts: earlier }),
    deliveries: deliveries.map(({ attemptRows, ...delivery }) => ({
      ...summarizeDelivery(delivery),
      revision: delivery.revision,
      ...(delivery.purpose === "notice" && { dueOn: textsIn(delivery.details).due_on ?? null }),
      plannedAt: iso(delivery.created_at),
      changedAt: iso(delivery.updated_at),
      attempts: attemptRows.map(({ started_at, outcome, status }) => ({
        at: iso(started_at),
        outcome,
        status,
      })),
    })),
    routing: routing && {
      state: routing.state,
      partner: routing.partner,
      named: namedIn(routing),
      status: reportOf(routing)?.status ?? null,
      statusAt: isoOrNull(reportOf(routing)?.received_at ?? null),
      asks: routing.asks,
      askedAt: isoOrNull(routing.asked_at),
      searchEndedAt: isoOrNull(routing.search_ended_at),
      choices: routing.choices.map(({ at, ...choice }) => ({
        at: iso(at),
        ...choice,
        candidates: candidatesIn(choice),
      })),
    },
    firmEvents: events.map(({ partner, status, note, reason, received_at, counts }) => ({
      partner,
      status,
      note,
      reason,
      at: iso(received_at),
      counts: counts === 1,
    })),
    authorizations: authorizations.map(({ signed_at, ends_at, revoked_at, ...signed }) => ({
      partner: signed.partner,
      firm: signed.firm,
      text: signed.body,
      sha256: signed.sha256,
      signedAt: iso(signed_at),
      endsAt: iso(ends_at),
      revokedAt: isoOrNull(revoked_at),
    })),
    stops: stored.person.stops.map(({ channels, manner, created_at, due_on }) => ({
      channels: channelsIn(channels),
      manner,
      at: iso(created_at),
      dueOn: due_on,
    })),
    notes: stored.notes.map(({ at, text, outcome, remind_at, ends }) => ({
      at: iso(at),
      text,
      outcome,
      remindAt: isoOrNull(remind_at),
      done: ends !== null,
    })),
    acts: stored.acts.map(({ at, act, place, name, outcome }) => ({
      at: iso(at),
      act,
      place,
      name,
      outcome,
    })),
  };
}

/**
 * Serialized with sorted names and no white space, the parsed body yields the hashed bytes again.
 */
function receiptJson({
  revision,
  body,
  sha256,
  personal,
  seq,
  seal,
}: StoredSubmission["receipts"][number]) {
  return {
    revision,
    body: parseOrKeep(body),
    sha256,
    personal: personal === null ? null : parseOrKeep(personal),
    seq,
    seal,
  };
}

/** A damaged receipt is printed as it is. */
function parseOrKeep(json: string): unknown {
  return unlessDamaged(() => JSON.parse(json)) ?? json;
}

function answersByPostedName(answers: StoredSubmission["submission"]["answers"]) {
  return Object.fromEntries(
    Object.entries(answers ?? {}).map(([name, value]) => [`${answerPrefix}${name}`, value]),
  );
}

function iso(at: number): string {
  return new Date(at).toISOString();
}

function isoOrNull(at: number | null): string | null {
  return at === null ? null : iso(at);
}
