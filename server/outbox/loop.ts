import { setTimeout as sleepFor } from "node:timers/promises";
import { isShared } from "../store/transact";
import { attempt } from "./attempt";
import { claimNext, isDue, untilNextDue } from "./claim";
import type { Relay } from "./context";

type Loop = {
  start(): void;
  wake(): void;
  /** Resolves when the last tick is over and nothing is being claimed. */
  stop(): Promise<void>;
};

/** To be called when an attempt on the channel is over. */
type Ended = (channel: string) => void;

/** Ticks, then sleeps as long as the tick said or until woken. No error ends it. */
export function createLoop(relay: Relay, tick: (ended: Ended) => Promise<number>): Loop {
  const alarm = createAlarm();
  const claims = new Set<Promise<unknown>>();
  let isRunning = false;
  let ended: Promise<void> = Promise.resolve();

  async function run() {
    while (isRunning) {
      alarm.set();
      const pause = await tick(continueOn).catch((error: unknown) => {
        const name = error instanceof Error ? error.name : "unknown";
        relay.log.error({ name }, "the outbox could not read its store");
        return longestSleep;
      });
      await alarm.sleep(pause);
    }
  }

  /**
   * With a shared store a tick waits for what other processes write to any of the channels. One
   * that sends one delivery at a time would wait for all of them before each, so it goes on at once.
   */
  function continueOn(channel: string) {
    alarm.ring();
    if (!isShared(relay.db)) return;
    const claim = startNext(relay, channel, continueOn)
      // The tick meets the same error and logs it.
      .catch(() => undefined)
      .finally(() => claims.delete(claim));
    claims.add(claim);
  }

  return {
    start() {
      if (isRunning) return;
      isRunning = true;
      ended = run();
    },
    wake: alarm.ring,
    async stop() {
      isRunning = false;
      alarm.ring();
      await ended;
      await Promise.all(claims);
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
 * Attempts are not awaited, so that a hanging destination delays no other. Nor does a channel wait
 * for what another process writes to the next one: on a shared store they are claimed side by side.
 *
 * @returns milliseconds to sleep, at most 1000
 */
export async function startDue(relay: Relay, ended: Ended): Promise<number> {
  const wait = (await untilNextDue(relay)) ?? longestSleep;
  const open: string[] = [];
  for (const channel of new Set(relay.destinations.map((one) => one.channel))) {
    if (await isDue(relay, channel)) open.push(channel);
  }

  const groups = isShared(relay.db) ? open.map((channel) => [channel]) : [open];
  const started = await Promise.allSettled(
    groups.map((channels) => startInTurns(relay, channels, ended)),
  );
  const waits = started.map((one) => {
    if (one.status === "rejected") throw one.reason;
    return one.value;
  });
  return Math.max(shortestSleep, Math.min(longestSleep, Math.ceil(Math.min(wait, ...waits))));
}

/**
 * One delivery of each channel in turn, so that a long queue of one does not hold up the others.
 *
 * @returns milliseconds during which there is nothing to claim
 */
async function startInTurns(relay: Relay, channels: readonly string[], ended: Ended) {
  const open = new Set(channels);
  let wait = longestSleep;
  for (let round = 0; round < roundsOfATick && open.size > 0; round += 1) {
    for (const channel of open) {
      const pause = await startNext(relay, channel, ended);
      if (pause === null) continue;
      wait = Math.min(wait, pause);
      open.delete(channel);
    }
  }
  return open.size > 0 ? shortestSleep : wait;
}

/** @returns null after a start; otherwise the milliseconds during which there is nothing to claim */
async function startNext(relay: Relay, channel: string, ended: Ended): Promise<number | null> {
  if (relay.stopping.signal.aborted) return shortestSleep;
  const claim = await claimNext(relay, channel);
  if (claim.kind === "none") return claim.wait;
  void attempt(relay, claim.claimed).finally(() => ended(channel));
  return null;
}

/** Time for an aborted attempt to give its lease back. */
const abortGraceMs = 2000;

/** Gives attempts in flight `limitMs` to finish, then aborts them. */
export async function finishAttempts(relay: Relay, limitMs: number): Promise<void> {
  const { attempts } = relay;
  await withTimeout(limitMs, settle(relay));
  for (const { abort } of attempts.values()) abort();
  await withTimeout(abortGraceMs, settle(relay));
}

/** Resolves when no attempt of this process is in flight. */
export async function settle({ attempts }: Relay): Promise<void> {
  while (attempts.size > 0) await Promise.all([...attempts.values()].map(({ done }) => done));
}

/** Waits for the work, at most `limitMs`; the work itself continues. */
export async function withTimeout(limitMs: number, work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  const tooLong = sleepFor(limitMs, undefined, { signal: over.signal }).catch(() => undefined);
  await Promise.race([work, tooLong]).finally(() => over.abort());
}
