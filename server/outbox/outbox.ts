import { configuredDestinations } from "../destinations/index";
import { isShared } from "../store/dialect";
import type { Submission } from "../submission/submission";
import { applyConfiguration } from "./apply-configuration";
import { attemptNow } from "./attempt-now";
import type { Claimed, OutboxContext, Relay, Trx } from "./context";
import { finishAttempts } from "./finish-attempts";
import { releaseLease, voidLeases } from "./leases";
import { createLoop } from "./loop";
import { type OptOutRequest, planNotices } from "./notices";
import { plan } from "./plan";
import { startDue } from "./start-due";
import { type Newer, supersede } from "./supersede";
import { watchClock } from "./watch-clock";
import { watchDeadlines } from "./watch-deadlines";

/** A delivery that was stored leased to this process, see `Outbox.plan`. */
export type FirstDelivery = Claimed;

type FirstAttemptResult = Awaited<ReturnType<typeof attemptNow>>;

export type Outbox = {
  /**
   * In the intake's transaction: one delivery per destination of a new submission. What it returns
   * is due at once: once committed, hand it to `attemptNow`.
   */
  plan(
    trx: Trx,
    submission: Submission,
    how?: { isOverRate?: boolean },
  ): Promise<FirstDelivery | null>;
  /** In the intake's transaction, for an opt-out request: tells who got the person's earlier leads. */
  planNotices(trx: Trx, request: OptOutRequest): Promise<void>;
  /** In the intake's transaction: lets a sign-up or an unsubscribe replace its opposite. */
  supersede(trx: Trx, newer: Newer): Promise<void>;
  /**
   * After the commit: the one attempt that a client may wait for, at most `INLINE_DELIVERY_MS`.
   * `refused` only for an error on the e-mail address while it waits. Never rejects.
   */
  attemptNow(first: FirstDelivery | null): Promise<FirstAttemptResult>;
  /** What that attempt of an equal submission, still running, comes to; `left` when there is none. */
  joinAttempt(reference: string): Promise<FirstAttemptResult>;
  /** Starts what is due; returns the milliseconds to sleep, at most 1000. */
  tick(): Promise<number>;
  /** Resolves when no attempt of this process is in flight. */
  settle(): Promise<void>;
  start(): Promise<void>;
  wake(): void;
  /** From now on nothing new is tried, neither by the loop nor for a client that waits. */
  stopClaiming(): Promise<void>;
  /** Claims nothing more, lets attempts finish for `limitMs`, then breaks them off. */
  stop(limitMs: number): Promise<void>;
};

export function createOutbox(context: OutboxContext): Outbox {
  const relay = createRelay(context);
  const clock = watchClock(relay);
  const deadlines = watchDeadlines(relay);
  const loop = createLoop(relay, tick);

  async function tick() {
    await clock.check();
    await deadlines.check();
    return startDue(relay, loop.wake);
  }

  function stopClaiming() {
    relay.stopping.abort();
    return loop.stop();
  }

  return {
    ...planning(relay),
    ...firstAttempts(relay, loop.wake),
    tick,
    settle: () => settle(relay),
    async start() {
      // Only one server at a time has an embedded database, so nobody else can hold a lease.
      if (!isShared(context.db)) await voidLeases(relay);
      await clock.checkAtStart();
      await applyConfiguration(relay);
      loop.start();
      relay.wakeups.listen(loop.wake);
    },
    wake: loop.wake,
    stopClaiming,
    async stop(limitMs) {
      await stopClaiming();
      await finishAttempts(relay, limitMs);
    },
  };
}

function createRelay(context: OutboxContext): Relay {
  const destinations = configuredDestinations(context.config, context.keys[0]);
  return { ...context, destinations, attempts: new Map(), stopping: new AbortController() };
}

function planning(relay: Relay): Pick<Outbox, "plan" | "planNotices" | "supersede"> {
  return {
    plan: (trx, submission, how) => plan(relay, trx, { submission, ...how }),
    planNotices: (trx, request) => planNotices(relay, trx, request),
    supersede: (trx, newer) => supersede(relay, trx, newer),
  };
}

function firstAttempts(relay: Relay, wake: () => void): Pick<Outbox, "attemptNow" | "joinAttempt"> {
  const running = new Map<string, Promise<FirstAttemptResult>>();

  return {
    async attemptNow(first) {
      relay.wakeups.send();
      if (first && relay.stopping.signal.aborted) await giveBack(relay, first);
      if (!first || relay.stopping.signal.aborted) {
        wake();
        return { kind: "left" };
      }
      const { reference } = first.delivery;
      const result = attemptNow(relay, first, wake).finally(() => {
        running.delete(reference);
        wake();
      });
      running.set(reference, result);
      return result;
    },
    joinAttempt: async (reference) => (await running.get(reference)) ?? { kind: "left" },
  };
}

/** Planned before the stop, committed after it: the next process makes the attempt. */
async function giveBack({ db, log, now }: Relay, { delivery, token }: Claimed) {
  await releaseLease(db, { id: delivery.id, token, at: now() }).catch(() => {
    log.warn({ delivery: delivery.id }, "lease not given back");
  });
}

async function settle({ attempts }: Relay) {
  while (attempts.size > 0) await Promise.all([...attempts.values()].map(({ done }) => done));
}
