import { setTimeout as sleep } from "node:timers/promises";

/** Waits for the work, `limitMs` at most; the work itself goes on. */
export async function atMost(limitMs: number, work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  const tooLong = sleep(limitMs, undefined, { signal: over.signal }).catch(() => undefined);
  await Promise.race([work, tooLong]).finally(() => over.abort());
}
