import { setTimeout as sleepFor } from "node:timers/promises";
import { configuredDestinations, definitionsFor } from "../destinations/index";
import { errorCode } from "../store/store-error";
import { isSqlite } from "../store/transact";
import { forgetAlerts, watchAlerts } from "./alerts";
import { attempt, createFirstAttempts, type FirstAttempts } from "./attempt";
import type { OutboxContext, Relay } from "./context";
import { watchPages } from "./page-watches";
import { claimNext, untilNextDue, voidLeases } from "./queue";
import { watchClock, watchDeadlines, watchLeads } from "./watch";

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
    ...[clock, watchDeadlines(relay), watchLeads(relay)],
    ...[watchAlerts(relay), forgetAlerts(relay), watchPages(relay)],
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
      if (isSqlite(context.db)) await voidLeases(relay);
      await clock.checkAtStart();
      await applyConfiguration(relay);
      loop.start();
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

type Loop = {
  start(): void;
  wake(): void;
  /** Resolves when the last tick is over. */
  stop(): Promise<void>;
};

/** Ticks, then sleeps as long as the tick said or until woken. No error ends it. */
export function createLoop(relay: Relay, tick: () => Promise<number>): Loop {
  const alarm = createAlarm();
  let isRunning = false;
  let ended: Promise<void> = Promise.resolve();

  async function run() {
    while (isRunning) {
      alarm.set();
      const pause = await tick().catch((error: unknown) => {
        const name = error instanceof Error ? error.name : "unknown";
        relay.log.error({ name }, "outbox could not read the store");
        return longestSleep;
      });
      await alarm.sleep(pause);
    }
  }

  return {
    start() {
      if (isRunning) return;
      isRunning = true;
      ended = run();
    },
    wake: alarm.ring,
    stop() {
      isRunning = false;
      alarm.ring();
      return ended;
    },
  };
}

/**
 * Ends a sleep early, or skips the next one. Not an `AbortController`, because it rings for every
 * lead and each abort would create an error with a stack.
 */
function createAlarm() {
  let hasRung = false;
  let end = () => {};

  return {
    set() {
      hasRung = false;
    },
    ring() {
      hasRung = true;
      end();
    },
    async sleep(ms: number) {
      if (hasRung) return;

      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        end = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
  };
}

/** Short enough that changes by commands are noticed soon. */
const longestSleep = 1000;
const shortestSleep = 5;

/** Then every channel is asked again, also one that had no place a moment ago. */
const roundsOfATick = 4;

/**
 * Attempts are not awaited, so that a hanging destination delays no other. The channels take turns,
 * one delivery each, so that a long queue of one does not hold up the others.
 *
 * @returns milliseconds to sleep, at most 1000
 */
async function startDue(relay: Relay, ended: () => void): Promise<number> {
  let wait = (await untilNextDue(relay)) ?? longestSleep;
  const open = new Set(relay.destinations.map((one) => one.channel));
  for (let round = 0; round < roundsOfATick && open.size > 0; round += 1) {
    for (const channel of open) {
      if (relay.stopping.signal.aborted) return shortestSleep;
      const claim = await claimNext(relay, channel).catch((error: unknown) => {
        relay.log.error({ channel, code: errorCode(error) }, "claim failed");
        return null;
      });
      if (claim === null) {
        open.delete(channel);
        continue;
      }
      if (claim.kind === "none") {
        wait = Math.min(wait, claim.wait);
        open.delete(channel);
        continue;
      }
      void attempt(relay, claim.claimed).finally(ended);
    }
  }
  if (open.size > 0) return shortestSleep;
  return Math.max(shortestSleep, Math.min(longestSleep, Math.ceil(wait)));
}

/** Time for an aborted attempt to give its lease back. */
const abortGraceMs = 2000;

/** Gives attempts in flight `limitMs` to finish, then aborts them. */
async function finishAttempts(relay: Relay, limitMs: number): Promise<void> {
  const { attempts } = relay;
  await withTimeout(limitMs, settle(relay));
  for (const { abort } of attempts.values()) abort();
  await withTimeout(abortGraceMs, settle(relay));
}

/** Resolves when no attempt of this process is in flight. */
async function settle({ attempts }: Relay): Promise<void> {
  while (attempts.size > 0) await Promise.all([...attempts.values()].map(({ done }) => done));
}

/** Waits for the work, at most `limitMs`; the work itself continues. */
export async function withTimeout(limitMs: number, work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  const tooLong = sleepFor(limitMs, undefined, { signal: over.signal }).catch(() => undefined);
  await Promise.race([work, tooLong]).finally(() => over.abort());
}
