import { setTimeout as sleep } from "node:timers/promises";
import { type App, keepPartners } from "../app";
import type { Outcome } from "../destinations/destination";
import { events } from "../events";
import { logFault } from "../store/log-fault";
import type { Delivery, Trx } from "../store/schema";
import { errorCode, isOfRow } from "../store/store-error";
import { transact } from "../store/transact";
import { findSubmission } from "../submission/submission";
import { type Channel, isDown, lockChannel, readChannel, saveChannel } from "./channel";
import {
  type Claimed,
  type Ending,
  isDead,
  keyAfter,
  mostFaults,
  next,
  ownFault,
  type Prepared,
  type Transition,
  untilSettled,
} from "./delivery";
import type { IsDelivery } from "./holders";
import { countAbandoned, endLease, keepLease, lockLeased, readPast } from "./lease";
import { prepare } from "./prepare";
import { endUnsent, hurry, insertAttempt, lockPending, postpone } from "./queue";
import { passOnDeclined, passOnUnsent } from "./routing";
import { scrubOutcome } from "./scrub";
import { lockSubmissions, settle, submissionOf } from "./settle";

/** Somebody who waits for an attempt, see `first-attempt.ts`. */
export type Waiting = {
  /** Runs in the transaction that records the attempt, which may run again. */
  record(trx: Trx, delivery: Delivery, outcome: Outcome): Promise<void>;
  /** The attempt cannot be recorded now. */
  answerNow(): void;
};

/** Makes one attempt, from claim to record, while its lease is kept. Never rejects. */
export async function attempt(app: App, claimed: Claimed, waiting?: Waiting): Promise<void> {
  const controller = new AbortController();
  const letGo = keepLease(app, claimed, () => controller.abort());
  const running = carryOut(app, claimed, waiting, controller.signal).finally(letGo);

  app.attempts.set(claimed.token, {
    done: running,
    abort: () => controller.abort(),
  });
  return running.finally(() => app.attempts.delete(claimed.token));
}

async function carryOut(
  app: App,
  claimed: Claimed,
  waiting: Waiting | undefined,
  signal: AbortSignal,
): Promise<void> {
  const startedAt = app.now();
  const began = performance.now();
  const prepared = await prepare(app, claimed).catch((error: unknown): Prepared => {
    const fault = reportFault(app, claimed, error, false);
    return { kind: "message", send: async () => fault, personal: [] };
  });
  if (prepared.kind === "ending") {
    await persist(app, claimed, () => drop(app, claimed, prepared), { signal, waiting });
    return;
  }
  const outcome = await send(app, claimed, prepared, signal);
  const attempted = { claimed, startedAt, personal: prepared.personal, waiting };
  // An answer received before the abort counts.
  if (signal.aborted && outcome.status === null) {
    await recordAborted(app, claimed, outcome);
    return;
  }
  const isDelivered = outcome.kind === "delivered";
  const recorded = await persist(app, claimed, () => record(app, attempted, outcome), {
    signal,
    waiting,
    isDelivered,
  });
  report(app, claimed, outcome, recorded, performance.now() - began);
}

/**
 * A bug of ours while reading an answer must not end the process, and the answer may have been a
 * success.
 */
async function send(app: App, claimed: Claimed, prepared: Prepared, signal: AbortSignal) {
  return prepared.send(signal).catch((error: unknown) => reportFault(app, claimed, error, true));
}

function reportFault({ log }: App, { delivery }: Claimed, error: unknown, wasSent: boolean) {
  const facts = { delivery: delivery.id, wasSent };
  logFault(log, error, "delivery attempt failed: internal error", facts);
  return ownFault(error, wasSent);
}

type Attempt = {
  claimed: Claimed;
  startedAt: number;
  /** Values that must not be stored with an outcome. */
  personal: readonly string[];
  waiting: Waiting | undefined;
};

const pause = 500;

type Persisting = { signal: AbortSignal; waiting: Waiting | undefined; isDelivered?: boolean };

/**
 * A full disk must not cause a second sending, so what became of a delivery is kept until it is
 * written, the lease is lost, or this process stops. In the last two cases the process that takes
 * the lease over counts an ambiguous attempt. What cannot be written while the store works is given
 * up, so that the operator sees it; an accepted delivery needs nobody.
 */
async function persist<Result>(
  app: App,
  { delivery }: Claimed,
  write: () => Promise<Result>,
  { signal, waiting, isDelivered = false }: Persisting,
): Promise<Result | null> {
  for (let faults = 0; ; ) {
    try {
      return await write();
    } catch (error) {
      waiting?.answerNow();
      logFault(app.log, error, "delivery not recorded", { delivery: delivery.id });
      if (isOfRow(error)) faults += 1;
      if (faults >= mostFaults) {
        await giveUp(app, delivery, isDelivered ? "delivered" : "refused", errorCode(error));
        return null;
      }
    }
    if (signal.aborted) return null;
    await sleep(pause, undefined, { signal }).catch(() => undefined);
  }
}

async function giveUp(
  app: App,
  delivery: Delivery,
  state: "delivered" | "refused",
  code: string,
): Promise<void> {
  const reason = `internal error: ${code}`;
  const ending = transact(app.db, async (trx) => {
    await lockSubmissions(trx, [submissionOf(delivery)]);
    await endUnsent(app, trx, delivery, { state, reason });
    await settle(trx, [submissionOf(delivery)]);
  });
  await ending.catch((error: unknown) =>
    logFault(app.log, error, "delivery not given up", { delivery: delivery.id }),
  );
}

/**
 * Writes delivery, attempt and channel in one transaction.
 *
 * @returns null if the lease was lost: then another process decides
 */
async function record(opened: App, attempt: Attempt, outcome: Outcome) {
  const app = keepPartners(opened);
  const scrubbed = scrubOutcome(outcome, attempt.personal);
  const { claimed, startedAt } = attempt;

  return transact(app.db, async (trx) => {
    await lockSubmissions(trx, [submissionOf(claimed.delivery)]);
    const channel = await lockChannel(trx, claimed.delivery.channel, claimed.destination.rate);
    const delivery = await lockLeased(trx, claimed);
    if (!delivery) return null;

    const now = app.now();
    const own = await transit(app, trx, { ...claimed, delivery }, channel, scrubbed);
    const isErased = await wasErasedMeanwhile(trx, delivery);
    const update = isErased ? withoutPerson(own.delivery) : own.delivery;
    await endLease(trx, claimed, { ...update, ...keyAfter(delivery, update), updated_at: now });
    const { kind, status, detail } = scrubbed;
    await insertAttempt(trx, {
      delivery_id: delivery.id,
      started_at: startedAt,
      ended_at: now,
      outcome: kind,
      status,
      detail: isErased ? "" : detail,
    });
    await saveChannel(trx, own.channel);
    if (isDown(channel) && !isDown(own.channel)) await hurry(app, trx, channel);
    await attempt.waiting?.record(trx, delivery, outcome);
    if (isDead(update)) await passOnUnsent(app, trx, delivery, update.state);
    await passOnDeclined(app, trx, delivery);
    await settle(trx, [submissionOf(delivery)]);
    return { update };
  });
}

/** The transition needs earlier attempts only of what failed. */
async function transit(
  { now, config }: App,
  trx: Trx,
  { delivery, destination, manner }: Claimed,
  channel: Channel,
  outcome: Outcome,
): Promise<Transition> {
  const scale = config.RETRY_SCALE;
  const hasPast = outcome.kind !== "delivered" && outcome.kind !== "refused";
  const past = hasPast ? await readPast(trx, delivery, scale) : [];
  return next(outcome, { delivery, destination, manner, past, scale }, channel, now());
}

/**
 * Counts an error outside of an attempt, such as a delivery that cannot be claimed, like a failed
 * attempt, so that it keeps its channel from no other.
 */
export async function recordFault(app: App, { id }: Delivery, error: unknown): Promise<void> {
  const { db, now, destinations, log } = app;
  logFault(log, error, "delivery failed: internal error", { delivery: id });
  const outcome = scrubOutcome(ownFault(error, false), []);
  await transact(db, async (trx) => {
    const known = await trx
      .selectFrom("deliveries")
      .select(["reference", "regarding"])
      .where("id", "=", id)
      .execute();
    await lockSubmissions(trx, known.map(submissionOf));
    const delivery = await lockPending(trx, id);
    const destination = destinations.find(({ name }) => name === delivery?.destination);
    if (!delivery || !destination) return;

    const channel = await readChannel(trx, delivery.channel, destination.rate);
    const faulty = { delivery, destination, manner: "ordinary", token: "" } as const;
    const update = (await transit(app, trx, faulty, channel, outcome)).delivery;
    const at = now();
    await insertAttempt(trx, {
      delivery_id: id,
      started_at: at,
      ended_at: at,
      outcome: "retry",
      status: null,
      detail: outcome.detail,
    });
    if (update.state === "pending") await postpone(trx, id, update);
    else await endUnsent(app, trx, delivery, { state: update.state, reason: update.reason });
    await settle(trx, [submissionOf(delivery)]);
  });
}

/** Notices contain nothing about the person and are still sent. */
async function wasErasedMeanwhile(trx: Trx, { reference, purpose }: Delivery): Promise<boolean> {
  if (purpose !== "submission") return false;

  const row = await findSubmission(trx, reference);
  return row !== undefined && row.erased_at !== null;
}

/** Keeps whether it arrived on record; a delivery that did not arrive is not retried. */
function withoutPerson(update: Transition["delivery"]) {
  const ended =
    update.state === "delivered"
      ? { reason: null }
      : { state: "cancelled" as const, reason: "erased" };
  return { ...update, ...ended, person_key: "" };
}

/**
 * This process aborted the attempt, to stop or because its lease was lost. That does not count as
 * an attempt or as a failure of the channel, but the request may have arrived. If it cannot be
 * recorded, the lease stays, and the process that takes it over counts an ambiguous attempt.
 */
async function recordAborted(app: App, claimed: Claimed, outcome: Outcome): Promise<void> {
  const written = transact(app.db, async (trx) => {
    await lockSubmissions(trx, [submissionOf(claimed.delivery)]);
    const delivery = await lockLeased(trx, claimed);
    if (!delivery) return;

    if (outcome.kind === "ambiguous") await countAbandoned(trx, delivery, app.now());
    const wait = untilSettled(outcome, app.config.RETRY_SCALE);
    await endLease(trx, claimed, { next_at: app.now() + wait });
    await settle(trx, [submissionOf(delivery)]);
  });
  await written.catch((error: unknown) =>
    logFault(app.log, error, "aborted attempt not recorded", { delivery: claimed.delivery.id }),
  );
}

/** Ends a delivery without an attempt, because of something that happened since it was planned. */
async function drop(
  opened: App,
  { delivery, destination, manner, token }: Claimed,
  { kind: _, next, ...ending }: Ending,
): Promise<void> {
  const app = keepPartners(opened);
  const { state, reason } = ending;
  const isEnded = await transact(app.db, async (trx) => {
    await lockSubmissions(trx, [submissionOf(delivery)]);
    if (manner === "probe") {
      // No probe was made, so the next delivery may be the probe.
      const channel = await lockChannel(trx, delivery.channel, destination.rate);
      await saveChannel(trx, { ...channel, paused_until: app.now() });
    }
    const isOurs = (is: IsDelivery) => is("d.lease_token", "=", token);
    if (!(await endUnsent(app, trx, delivery, ending, isOurs))) return false;
    const occasion = next ?? (state === "expired" ? "expired" : undefined);
    if (occasion) await passOnUnsent(app, trx, delivery, occasion);
    await settle(trx, [submissionOf(delivery)]);
    return true;
  });
  if (!isEnded) return;

  const { id, reference } = delivery;
  app.log.info(
    { delivery: id, reference, destination: destination.name, state, reason },
    "not sent",
  );
}

function report(
  app: App,
  { delivery, destination: { name: destination } }: Claimed,
  { kind, status, detail }: Outcome,
  recorded: NonNullable<Awaited<ReturnType<typeof record>>> | null,
  took: number,
): void {
  events.emit("attempted", destination, kind);
  const { id, reference } = delivery;
  const state = recorded?.update.state ?? "lease lost";
  const facts = { delivery: id, reference, destination, class: kind, status, state };
  // Our own words, never those of the service, which may repeat what people typed.
  const failed = kind === "delivered" ? {} : { reason: detail };
  app.log.info({ ...facts, ...failed, ms: Math.round(took) }, "attempt");
}
