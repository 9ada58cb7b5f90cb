import { setTimeout as sleep } from "node:timers/promises";
import type { Relay } from "./context";

/** Time for an aborted attempt to give its lease back. */
const abortGraceMs = 2000;

/** Lets attempts in flight finish for `limitMs`, then breaks them off. */
export async function finishAttempts(relay: Relay, limitMs: number): Promise<void> {
  await waitForAttempts(relay, limitMs);
  for (const { abort } of relay.attempts.values()) abort();
  await waitForAttempts(relay, abortGraceMs);
}

async function waitForAttempts({ attempts }: Relay, limitMs: number) {
  const over = new AbortController();
  const done = Promise.all([...attempts.values()].map((running) => running.done));
  const tooLong = sleep(limitMs, undefined, { signal: over.signal }).catch(() => undefined);
  await Promise.race([done, tooLong]).finally(() => over.abort());
}
