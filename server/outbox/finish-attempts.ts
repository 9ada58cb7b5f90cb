import { atMost } from "./at-most";
import type { Relay } from "./context";

/** Time for an aborted attempt to give its lease back. */
const abortGraceMs = 2000;

/** Lets attempts in flight finish for `limitMs`, then breaks them off. */
export async function finishAttempts(relay: Relay, limitMs: number): Promise<void> {
  await waitForAttempts(relay, limitMs);
  for (const { abort } of relay.attempts.values()) abort();
  await waitForAttempts(relay, abortGraceMs);
}

function waitForAttempts({ attempts }: Relay, limitMs: number) {
  return atMost(limitMs, Promise.all([...attempts.values()].map((running) => running.done)));
}
