import { setTimeout as sleep } from "node:timers/promises";
import type { Relay } from "./context";

type Loop = { start(): void; wake(): void; stop(): Promise<void> };

/** Ticks, sleeps as long as the tick said or until woken, and never ends by an error. */
export function createLoop(relay: Relay, tick: () => Promise<number>): Loop {
  let alarm = new AbortController();
  let isRunning = false;
  let ended: Promise<void> = Promise.resolve();

  async function run() {
    while (isRunning) {
      alarm = new AbortController();
      const pause = await tick().catch((error: unknown) => {
        const name = error instanceof Error ? error.name : "unknown";
        relay.log.error({ name }, "the outbox could not read its store");
        return 1000;
      });
      await sleep(pause, undefined, { signal: alarm.signal }).catch(() => undefined);
    }
  }

  return {
    start() {
      if (isRunning) return;
      isRunning = true;
      ended = run();
    },
    wake: () => alarm.abort(),
    stop() {
      isRunning = false;
      alarm.abort();
      return ended;
    },
  };
}
