import { configuredDestinations, definitionsFor, destinationNames } from "../destinations/index";
import { watchAlerts } from "./alerts";
import { createFirstAttempts, type FirstAttempts } from "./attempt";
import type { OutboxContext, Relay } from "./context";
import { createLoop, finishAttempts, settle, startDue } from "./loop";
import { watchNotices } from "./notices";
import { watchPages } from "./page-watches";
import { watchLeads } from "./pass-on";
import { voidLeases } from "./queue";
import { watchClock, watchDeadlines } from "./watch";

export type Outbox = FirstAttempts & {
  /** Passed to the functions that plan and pass on. */
  relay: Relay;
  /** Starts the attempts that are due; returns the milliseconds to sleep, at most 1000. */
  tick(): Promise<number>;
  /** Resolves when no attempt of this process is in flight. */
  settle(): Promise<void>;
  start(): Promise<void>;
  wake(): void;
  /** Call after the file of firms was read again. */
  reconnect(): void;
  /** Lets nothing start any more, neither in the loop nor for a waiting client. */
  stopClaiming(): Promise<void>;
  /** Claims nothing more, gives attempts `limitMs` to finish, then aborts them. */
  stop(limitMs: number): Promise<void>;
};

export function createOutbox(context: OutboxContext): Outbox {
  const relay = createRelay(context);
  const clock = watchClock(relay);
  const watches = [
    ...[clock, watchDeadlines(relay), watchNotices(relay), watchLeads(relay)],
    ...[watchAlerts(relay), watchPages(relay)],
  ];
  const loop = createLoop(relay, tick);

  /** A watch that fails stops neither the others nor the deliveries. */
  async function tick() {
    for (const watch of watches) {
      await watch.check().catch((error: unknown) => {
        const name = error instanceof Error ? error.name : "unknown";
        relay.log.error({ name }, "outbox check failed");
      });
    }
    return startDue(relay, loop.wake);
  }

  function stopClaiming() {
    relay.stopping.abort();
    return loop.stop();
  }

  return {
    ...createFirstAttempts(relay, loop.wake),
    relay,
    tick,
    settle: () => settle(relay),
    async start() {
      // An embedded database has one server at a time, so nobody else can hold a lease.
      if (!context.wakeups) await voidLeases(relay);
      await clock.checkAtStart();
      await applyConfiguration(relay);
      loop.start();
      relay.wakeups?.listen(loop.wake);
    },
    wake: loop.wake,
    reconnect() {
      Object.assign(relay, connectAll(context));
      loop.wake();
    },
    stopClaiming,
    async stop(limitMs) {
      await stopClaiming();
      await finishAttempts(relay, limitMs);
    },
  };
}

export function createRelay(context: OutboxContext): Relay {
  const stopping = new AbortController();
  return {
    ...context,
    ...connectAll(context),
    ...{ attempts: new Map(), faults: new Map(), stopping },
  };
}

function connectAll({ config, keys }: OutboxContext) {
  const definitions = definitionsFor(config);
  return { definitions, destinations: configuredDestinations(config, keys[0], definitions) };
}

/** At the start, adjusts waiting deliveries to the current settings. */
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
  if (off.length === 0) return;

  await db
    .updateTable("deliveries")
    .set({ state: "cancelled", reason: "the destination is not configured", updated_at: now() })
    .where("destination", "in", off)
    .where("state", "in", ["pending", "quarantined"])
    .where("lease_token", "is", null)
    .execute();
}

const second = 1000;

/** A restart probably means that the setting that caused a pause was corrected. */
async function probeSoon({ db, config, now }: Relay) {
  const soon = now() + Math.ceil(second * config.RETRY_SCALE);
  await db
    .updateTable("channels")
    .set({ paused_until: soon })
    .where("cause", "in", ["fault", "ours"])
    .where("paused_until", ">", soon)
    .execute();
}
