import { setTimeout as sleepFor } from "node:timers/promises";
import { errorCode } from "../store/store-error";
import { attempt } from "./attempt";
import type { Relay } from "./context";
import { claimNext, untilNextDue } from "./queue";

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
export async function startDue(relay: Relay, ended: () => void): Promise<number> {
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
