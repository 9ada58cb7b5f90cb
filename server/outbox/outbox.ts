import { configuredDestinations, definitionsFor, destinationNames } from "../destinations/index";
import { isShared } from "../store/transact";
import type { Submission } from "../submission/submission";
import type { Claimed, OutboxContext, Relay, Trx } from "./context";
import { createFirstAttempts, type FirstAttempts } from "./first-attempt";
import { voidLeases } from "./leases";
import { createLoop, finishAttempts, settle, startDue } from "./loop";
import { type Newer, type OptOutRequest, planNotices, supersede } from "./notices";
import { planForPartner, type Router, watchLeads } from "./pass-on";
import { plan } from "./plan";
import { watchClock, watchDeadlines } from "./watch";

/** `named`: ids of the firms that the form named; a lead goes to one of them at a time. */
type Planning = { isOverRate?: boolean; named?: readonly string[] };

export type Outbox = FirstAttempts & {
  /**
   * In the intake's transaction: one delivery per destination of a new submission. What it returns
   * is due at once: once committed, hand it to `attemptNow`.
   */
  plan(trx: Trx, submission: Submission, how?: Planning): Promise<Claimed | null>;
  /** In the intake's transaction, for an opt-out request: tells who got the person's earlier leads. */
  planNotices(trx: Trx, request: OptOutRequest): Promise<void>;
  /** In the intake's transaction: lets a sign-up or an unsubscribe replace its opposite. */
  supersede(trx: Trx, newer: Newer): Promise<void>;
  /** What it takes to pass a lead on to another firm. */
  router: Router;
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
  const leads = watchLeads(relay);
  const loop = createLoop(relay, tick);

  async function tick() {
    await clock.check();
    await deadlines.check();
    await leads.check();
    return startDue(relay, loop.wake);
  }

  function stopClaiming() {
    relay.stopping.abort();
    return loop.stop();
  }

  return {
    ...createFirstAttempts(relay, loop.wake),
    async plan(trx, submission, { named, ...how } = {}) {
      const first = await plan(relay, trx, { submission, ...how });
      if (named) await planForPartner(relay, trx, { submission, named });
      return first;
    },
    planNotices: (trx, request) => planNotices(relay, trx, request),
    supersede: (trx, newer) => supersede(relay, trx, newer),
    router: relay,
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

export function createRelay(context: OutboxContext): Relay {
  const current = createDestinations(context);
  return {
    ...context,
    get definitions() {
      return current().definitions;
    },
    get destinations() {
      return current().destinations;
    },
    attempts: new Map(),
    stopping: new AbortController(),
  };
}

/** Made again when the file of the firms was read anew. */
function createDestinations({ config, keys }: OutboxContext) {
  const make = () => {
    const definitions = definitionsFor(config);
    const destinations = configuredDestinations(config, keys[0], definitions);
    return { partners: config.partners, definitions, destinations };
  };
  let made = make();

  return () => {
    if (made.partners !== config.partners) made = make();
    return made;
  };
}

/** At start, adjusts waiting deliveries to the current settings. */
async function applyConfiguration(relay: Relay): Promise<void> {
  await changeChannels(relay);
  await cancelUseless(relay);
  await probeSoon(relay);
}

/** The form id, and with it the channel, may have changed. */
async function changeChannels({ db, destinations }: Relay) {
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

/** A lead waits until its destination is configured again, unless a late one is useless. */
async function cancelUseless({ db, definitions, destinations, now }: Relay) {
  const isOn = (name: string) => destinations.some((destination) => destination.name === name);
  const off = destinationNames(
    ({ name, isCancelledWhenOff }) => isCancelledWhenOff && !isOn(name),
    definitions,
  );

  await db
    .updateTable("deliveries")
    .set({ state: "cancelled", reason: "the destination is not configured", updated_at: now() })
    .where("destination", "in", off)
    .where("state", "in", ["pending", "quarantined"])
    .where("lease_token", "is", null)
    .execute();
}

const second = 1000;

/** A restart probably means that the setting behind a hold was corrected. */
async function probeSoon({ db, config, now }: Relay) {
  const soon = now() + Math.ceil(second * config.RETRY_SCALE);
  await db
    .updateTable("channels")
    .set({ probe_at: soon })
    .where("held_since", "is not", null)
    .where("probe_at", ">", soon)
    .execute();
}
