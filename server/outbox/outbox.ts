import { configuredDestinations } from "../destinations/index";
import type { Submission } from "../submission/submission";
import { watchClock } from "./clock-jump";
import type { OutboxContext, Relay, Trx } from "./context";
import { watchDeadlines } from "./deadlines";
import { deliverInline, type InlineResult } from "./inline";
import { voidLeases } from "./interrupted";
import { createLoop } from "./loop";
import { type OptOutRequest, planNotices } from "./notices";
import { plan } from "./plan";
import { reroute } from "./reroute";
import { abandon } from "./stop";
import { type Newer, supersede } from "./supersede";
import { startDue } from "./tick";

export type { OutboxContext } from "./context";

export type Outbox = {
  /** In the intake's transaction: one delivery per destination of a new submission. */
  plan(trx: Trx, submission: Submission): Promise<void>;
  /** In the intake's transaction, for an opt-out request: tells who got the person's earlier leads. */
  planNotices(trx: Trx, request: OptOutRequest): Promise<void>;
  /** In the intake's transaction: lets a sign-up or an unsubscribe replace its opposite. */
  supersede(trx: Trx, newer: Newer): Promise<void>;
  /**
   * After the commit: the one attempt that a visitor may wait for, at most `INLINE_DELIVERY_MS`.
   * `refused` only for an error on the e-mail address while they wait. Never rejects.
   */
  deliverInline(reference: string): Promise<InlineResult>;
  /** What that attempt of an equal submission, still running, comes to; `left` when there is none. */
  joinInline(reference: string): Promise<InlineResult>;
  /** Starts what is due; returns the milliseconds to sleep, at most 1000. */
  tick(): Promise<number>;
  /** Resolves when no attempt of this process is in flight. */
  settle(): Promise<void>;
  start(): Promise<void>;
  wake(): void;
  /** From now on nothing new is tried, here or in a visitor's sight. */
  stopClaiming(): Promise<void>;
  /** Claims nothing more, lets attempts finish for `limitMs`, then breaks them off. */
  stop(limitMs: number): Promise<void>;
};

export function createOutbox(context: OutboxContext): Outbox {
  const destinations = configuredDestinations(context.config, context.key);
  const relay: Relay = { ...context, destinations, attempts: new Map() };
  const clock = watchClock(relay);
  const deadlines = watchDeadlines(relay);
  const loop = createLoop(relay, tick);
  const inSight = new Map<string, Promise<InlineResult>>();
  let isStopping = false;

  async function tick() {
    await clock.check();
    await deadlines.check();
    return startDue(relay, () => isStopping, loop.wake);
  }

  function stopClaiming() {
    isStopping = true;
    return loop.stop();
  }

  return {
    plan: (trx, submission) => plan(relay, trx, submission),
    planNotices: (trx, request) => planNotices(relay, trx, request),
    supersede: (trx, newer) => supersede(relay, trx, newer),
    deliverInline(reference) {
      if (isStopping) return Promise.resolve({ kind: "left" });

      const running = deliverInline(relay, reference).finally(() => {
        inSight.delete(reference);
        loop.wake();
      });
      inSight.set(reference, running);
      return running;
    },
    joinInline: async (reference) => (await inSight.get(reference)) ?? { kind: "left" },
    tick,
    settle: () => settle(relay),
    async start() {
      // Only one server at a time has an embedded database, so nobody else can hold a lease.
      if (context.config.DATABASE_URL.startsWith("file:")) await voidLeases(relay);
      await reroute(relay);
      loop.start();
    },
    wake: loop.wake,
    stopClaiming,
    async stop(limitMs) {
      await stopClaiming();
      await abandon(relay, limitMs);
    },
  };
}

async function settle({ attempts }: Relay) {
  while (attempts.size > 0) await Promise.all([...attempts.values()].map(({ done }) => done));
}
