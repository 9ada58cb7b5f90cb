import { setTimeout as sleep } from "node:timers/promises";
import type { App, InTransaction } from "../app";
import { type Outcome, subjectOf } from "../destinations/destination";
import { scrubOutcome } from "../destinations/scrub";
import { events } from "../events";
import { isDown, lockChannel, saveChannel } from "../state/channel";
import {
  afterAttempt,
  type Claimed,
  type Ending,
  endings,
  ownFault,
  type Prepared,
  type Unsendable,
} from "../state/delivery";
import { changeSubmissions } from "../state/settle";
import type { Delivery, DeliveryState } from "../store/schema";
import { errorCode, isOfRow, logFault } from "../store/store-error";
import { conclude, countAbandoned, keepLease, lockLeased, readPast } from "./claim";
import { prepare } from "./prepare";
import { insertAttempt, type Leased, makeRetriesDue } from "./queue";

/** Somebody who waits for an attempt, see `first-attempt.ts`. */
export type Waiting = {
  /** Runs in the transaction that records the attempt, which may run again. */
  record(app: InTransaction, delivery: Delivery, outcome: Outcome): Promise<void>;
  /** The attempt cannot be recorded now. */
  answerNow(): void;
};

/** Makes one attempt of the queue, from claim to record, while its lease is kept. Never rejects. */
export function attempt(app: App, claimed: Claimed, waiting?: Waiting): Promise<void> {
  return running(app, claimed.token, async (signal, abort) => {
    const letGo = keepLease(app, claimed, abort);
    try {
      const tried = await trySending(app, claimed, signal);
      if (tried.kind === "ending") {
        const write = () => drop(app, claimed, tried.ending);
        await persist(app, claimed, write, { signal, waiting, kind: "refused" });
      } else if (signal.aborted && tried.outcome.status === null) {
        await recordAborted(app, claimed, tried.outcome);
      } else {
        // An answer received before an abort counts.
        const { kind } = tried.outcome;
        const write = () => record(app, claimed, tried, waiting);
        const state = await persist(app, claimed, write, { signal, waiting, kind });
        report(app, claimed, tried, state);
      }
    } finally {
      letGo();
    }
  });
}

/** Whoever stops the server waits for this work, and aborts it in the end. */
export function running(
  app: App,
  token: string,
  work: (signal: AbortSignal, abort: () => void) => Promise<void>,
): Promise<void> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const done = work(controller.signal, abort).finally(() => app.attempts.delete(token));
  app.attempts.set(token, { done, abort });
  return done;
}

/** What came of sending once. Nothing of it is stored yet. */
type Tried = {
  kind: "tried";
  /** Its detail ends with the words of the service, without those that a person typed. */
  outcome: Outcome;
  /** Our own words alone, for the log. */
  reason: string;
  startedAt: number;
  /** Milliseconds. */
  took: number;
};

/** Prepares a message and sends it: for the queue, and for a firm that asks for one again. */
export async function trySending(
  app: App,
  of: Pick<Claimed, "delivery" | "destination">,
  signal: AbortSignal,
): Promise<Unsendable | Tried> {
  // Before anything is awaited, so that attempts begin in the order in which they were claimed.
  const startedAt = app.now();
  const facts = { delivery: of.delivery.id };
  const prepared = await prepare(app, of).catch((error: unknown) => failBefore(app, error, facts));
  const tried = prepared.kind === "message" ? await send(app, prepared, facts, signal) : prepared;
  return tried.kind === "tried" ? { ...tried, startedAt } : tried;
}

/**
 * Sends once: a message, or the test of a destination. A bug of ours while reading an answer must not
 * end the process, and the answer may have been a success.
 */
export async function send(
  app: App,
  message: Pick<Prepared, "send" | "personal">,
  facts: { delivery: number } | { destination: string },
  signal: AbortSignal,
): Promise<Tried> {
  const startedAt = app.now();
  const began = performance.now();
  const outcome = await message.send(signal).catch((error: unknown) => {
    logFault(app.log, error, internalError, { ...facts, wasSent: true });
    return ownFault(error, true);
  });
  const scrubbed = scrubOutcome(outcome, message.personal);
  const took = Math.round(performance.now() - began);
  return { kind: "tried", outcome: scrubbed, reason: outcome.detail, startedAt, took };
}

/** An error of ours before anything was sent. */
function failBefore(app: App, error: unknown, facts: { delivery: number }): Tried {
  logFault(app.log, error, internalError, { ...facts, wasSent: false });
  const failed = ownFault(error, false);
  const outcome = scrubOutcome(failed, []);
  return { kind: "tried", outcome, reason: failed.detail, startedAt: app.now(), took: 0 };
}

const internalError = "delivery attempt failed: internal error";

/** Milliseconds until it is written again. */
const untilNextWrite = 500;

type Persisting = Pick<Outcome, "kind"> & { signal: AbortSignal; waiting: Waiting | undefined };

/**
 * A full disk must not cause a second sending, so what became of a delivery is kept until it is
 * written, the lease is lost, or this process stops. In the last two cases the process that takes
 * the lease over counts an ambiguous attempt. What cannot be written while the store works is given
 * up, so that the operator sees it; an accepted delivery needs nobody.
 */
async function persist<Result>(
  app: App,
  claimed: Claimed,
  write: () => Promise<Result>,
  { signal, waiting, kind }: Persisting,
): Promise<Result | null> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      waiting?.answerNow();
      logFault(app.log, error, "delivery not recorded", { delivery: claimed.delivery.id });
      if (isOfRow(error)) {
        await giveUp(app, claimed, kind, error);
        return null;
      }
    }
    if (signal.aborted) return null;
    await sleep(untilNextWrite, undefined, { signal }).catch(() => undefined);
  }
}

/** Stores no attempt, only what must not be lost of it: that it arrived, or may have arrived. */
async function giveUp(
  app: App,
  claim: Leased & { delivery: Delivery },
  kind: Outcome["kind"],
  error: unknown,
): Promise<void> {
  const { delivery } = claim;
  const given = changeSubmissions(app, [subjectOf(delivery)], (app) =>
    conclude(app, claim, {
      ...endings.ownFault(errorCode(error)),
      ...(kind === "delivered" && { state: kind }),
      ...(kind === "ambiguous" && { ambiguous: delivery.ambiguous + 1 }),
    }),
  );
  await given.catch((failed: unknown) =>
    logFault(app.log, failed, "delivery not given up", { delivery: delivery.id }),
  );
}

/**
 * Writes delivery, attempt and channel in one transaction.
 *
 * @param sent without a token if it could not be claimed
 * @returns the state of the delivery; null if the lease was lost: then another process decides
 */
async function record(
  app: App,
  sent: Omit<Claimed, "token"> & Leased,
  { outcome, startedAt }: Tried,
  waiting?: Waiting,
): Promise<DeliveryState | null> {
  return changeSubmissions(app, [subjectOf(sent.delivery)], async (app, [submission]) => {
    const channel = await lockChannel(app, sent.delivery.channel, sent.destination.rate);
    const delivery = await lockLeased(app, sent);
    if (!delivery) return null;

    const { scaled } = app;
    // Only a failure is compared with earlier ones.
    const past = outcome.kind === "delivered" ? [] : await readPast(app, delivery);
    const own = afterAttempt(outcome, { ...sent, delivery, past, scaled }, channel, app.now());
    // Notices are sent after an erasure, too, because they contain nothing about the person.
    const isErased = delivery.purpose === "submission" && submission?.erased_at != null;
    const { state } = own.delivery;
    // Whether it arrived stays on record; what did not arrive is not retried.
    const ended = state === "delivered" ? { state, reason: null } : endings.erased;
    const update = isErased ? { ...own.delivery, person_key: "", ...ended } : own.delivery;
    const stored = isErased ? { ...outcome, detail: "" } : outcome;
    await insertAttempt(app, delivery.id, { startedAt, outcome: stored });
    await saveChannel(app, own.channel);
    if (isDown(channel) && !isDown(own.channel)) await makeRetriesDue(app, channel);
    await waiting?.record(app, delivery, outcome);
    await conclude(app, { ...sent, delivery }, update);
    return update.state;
  });
}

/**
 * Counts an error outside of an attempt, such as a delivery that cannot be claimed, like a failed
 * attempt, so that it keeps its channel from no other.
 */
export async function recordFault(app: App, delivery: Delivery, error: unknown): Promise<void> {
  const destination = app.destinations.find(({ name }) => name === delivery.destination);
  if (!destination) return;
  const unclaimed = { delivery, destination, isProbe: false, token: null } as const;
  const recorded = record(app, unclaimed, failBefore(app, error, { delivery: delivery.id }));
  await recorded.catch((failed: unknown) => {
    if (!isOfRow(failed)) throw failed;
    return giveUp(app, unclaimed, "refused", failed);
  });
}

/**
 * This process aborted the attempt, to stop or because its lease was lost. That does not count as
 * an attempt or as a failure of the channel, but the request may have arrived. If it cannot be
 * recorded, the lease stays, and the process that takes it over counts an ambiguous attempt.
 */
async function recordAborted(app: App, claimed: Claimed, outcome: Outcome): Promise<void> {
  const written = changeSubmissions(app, [subjectOf(claimed.delivery)], async (app) => {
    const delivery = await lockLeased(app, claimed);
    if (!delivery) return;

    const { token } = claimed;
    const at = app.now();
    if (outcome.kind === "ambiguous") {
      const next_at = at + app.scaled(outcome.wait ?? 0);
      await countAbandoned(app, { delivery, token }, { next_at });
    } else {
      await conclude(app, claimed, { next_at: at });
    }
  });
  await written.catch((error: unknown) =>
    logFault(app.log, error, "aborted attempt not recorded", { delivery: claimed.delivery.id }),
  );
}

/** Ends a delivery without an attempt, because of something that happened since it was planned. */
async function drop(app: App, claimed: Claimed, ending: Ending): Promise<void> {
  const { delivery, destination, isProbe } = claimed;
  const isEnded = await changeSubmissions(app, [subjectOf(delivery)], async (app) => {
    if (isProbe) {
      // No probe was made, so the next delivery may be the probe.
      const channel = await lockChannel(app, delivery.channel, destination.rate);
      await saveChannel(app, { ...channel, probe_at: app.now() });
    }
    return conclude(app, claimed, ending);
  });
  if (!isEnded) return;

  const { id, reference } = delivery;
  const { state, reason } = ending;
  app.log.info(
    { delivery: id, reference, destination: destination.name, state, reason },
    "not sent",
  );
}

function report(
  app: App,
  { delivery, destination: { name: destination } }: Claimed,
  { outcome: { kind, status }, reason, took: ms }: Tried,
  state: DeliveryState | null,
): void {
  events.emit("attempted", destination, kind);
  const { id, reference } = delivery;
  const ended = { class: kind, status, state: state ?? "lease lost" };
  const why = kind === "delivered" ? {} : { reason };
  app.log.info({ delivery: id, reference, destination, ...ended, ...why, ms }, "attempt");
}
