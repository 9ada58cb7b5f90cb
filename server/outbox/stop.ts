import { setTimeout as sleep } from "node:timers/promises";
import type { Relay } from "./context";

/** Time for an aborted attempt to give its lease back. */
const parting = 2000;

/** Lets attempts in flight finish for `limitMs`, then breaks them off. */
export async function abandon(relay: Relay, limitMs: number): Promise<void> {
  await within(relay, limitMs);
  for (const { abort } of relay.attempts.values()) abort();
  await within(relay, parting);
}

async function within({ attempts }: Relay, limit: number) {
  const over = new AbortController();
  const done = Promise.all([...attempts.values()].map((running) => running.done));
  const tooLong = sleep(limit, undefined, { signal: over.signal }).catch(() => undefined);
  await Promise.race([done, tooLong]).finally(() => over.abort());
}
