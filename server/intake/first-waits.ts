import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type { FormKind } from "~/data/forms/definition";

export type FirstWaits = ReturnType<typeof createFirstWaits>;

/** As many as show how long a form service takes at the moment. */
const kept = 20;

const realTime = {
  now: () => performance.now(),
  sleep: async (ms: number): Promise<void> => void (await sleep(ms)),
};

/**
 * How long visitors waited for the first attempts of late, by kind of form. A stranger who sends
 * what somebody sent before waits as long: an answer at once would reveal that it was sent.
 *
 * @param initialMs taken for a kind before its first attempt
 */
export function createFirstWaits(initialMs: (kind: FormKind) => number, time = realTime) {
  const waits = new Map<FormKind, readonly number[]>();

  return {
    /** Waits for a first attempt and remembers how long it took. */
    async measure<Result>(kind: FormKind, attempt: Promise<Result>): Promise<Result> {
      const begun = time.now();
      const result = await attempt;
      const latest = waits.get(kind) ?? [];
      waits.set(kind, [...latest, time.now() - begun].slice(-kept));
      return result;
    },
    /** Lasts as long as one of them, chosen at random. */
    async imitate(kind: FormKind): Promise<void> {
      const latest = waits.get(kind) ?? [initialMs(kind)];
      await time.sleep(latest[Math.floor(Math.random() * latest.length)] ?? 0);
    },
  };
}
