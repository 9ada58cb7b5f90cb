import type { Relay } from "./context";

type Loop = { start(): void; wake(): void; stop(): Promise<void> };

/** Ticks, sleeps as long as the tick said or until woken, and never ends by an error. */
export function createLoop(relay: Relay, tick: () => Promise<number>): Loop {
  const alarm = createAlarm();
  let isRunning = false;
  let ended: Promise<void> = Promise.resolve();

  async function run() {
    while (isRunning) {
      alarm.set();
      const pause = await tick().catch((error: unknown) => {
        const name = error instanceof Error ? error.name : "unknown";
        relay.log.error({ name }, "the outbox could not read its store");
        return 1000;
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
 * Ends a sleep early, or skips the next one. Not an `AbortController`: it rings with every lead, and
 * each abort would create an error with a stack.
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
