import { setTimeout as sleep } from "node:timers/promises";
import type { Outcome } from "../destinations/outcome";
import type { Attempt, Relay } from "./context";
import { record } from "./record";

const pause = 500;

/**
 * A full disk must not cause a second sending. So the answer is kept until it is written, the lease
 * is lost or this process stops; then the process that takes the lease over counts an ambiguous
 * attempt.
 */
export async function recordWithRetry(
  relay: Relay,
  attempt: Attempt,
  { outcome, signal }: { outcome: Outcome; signal: AbortSignal },
): ReturnType<typeof record> {
  for (;;) {
    try {
      return await record(relay, attempt, outcome);
    } catch (error) {
      const { id, reference } = attempt.claimed.delivery;
      const name = error instanceof Error ? error.name : "unknown";
      relay.log.error({ delivery: id, reference, name }, "answer not recorded yet");
      attempt.client?.release();
    }
    if (signal.aborted) return null;
    await sleep(pause, undefined, { signal }).catch(() => undefined);
  }
}
