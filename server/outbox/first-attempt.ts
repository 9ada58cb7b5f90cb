import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type { FormKind } from "~/data/forms/definition";
import { attempt } from "./attempt";
import type { Claimed, Relay, WaitingClient } from "./context";
import { endLease } from "./queue";

/** `refused` only if the service rejects the e-mail address while the client waits. */
type FirstAttemptResult = { kind: "refused"; message: string } | { kind: "left" };

export type FirstAttempts = {
  /**
   * After the commit: the one attempt that a client may wait for, at most `INLINE_DELIVERY_MS`. The
   * attempt continues after the wait. Never rejects.
   *
   * @param first what `plan` returned
   */
  attemptNow(first: Claimed | null): Promise<FirstAttemptResult>;
  /** The result of the running first attempt of an equal submission; `left` when there is none. */
  joinAttempt(reference: string): Promise<FirstAttemptResult>;
};

const left = { kind: "left" } as const;

/** When the wait or the attempt ends, `wake` starts deliveries to other destinations. */
export function createFirstAttempts(relay: Relay, wake: () => void): FirstAttempts {
  const running = new Map<string, Promise<FirstAttemptResult>>();

  return {
    async attemptNow(first) {
      relay.wakeups?.send();
      if (!first || relay.stopping.signal.aborted) {
        if (first) await giveBack(relay, first);
        wake();
        return left;
      }
      const { reference } = first.delivery;
      const client = createWaitingClient(relay.config.INLINE_DELIVERY_MS);
      void client.answered.then(wake);
      const waited = client.answered.then(() => left);
      const result = Promise.race([answer(relay, first, client), waited]).finally(() => {
        running.delete(reference);
        wake();
      });
      running.set(reference, result);
      return result;
    },
    joinAttempt: async (reference) => (await running.get(reference)) ?? left,
  };
}

/** For a delivery planned before the stop and committed after it: the next process attempts it. */
async function giveBack({ db, log, now }: Relay, claimed: Claimed) {
  await endLease(db, claimed, { next_at: now() }).catch(() => {
    log.warn({ delivery: claimed.delivery.id }, "lease not released");
  });
}

async function answer(
  relay: Relay,
  claimed: Claimed,
  client: WaitingClient,
): Promise<FirstAttemptResult> {
  try {
    const outcome = await attempt(relay, claimed, client);
    const message = outcome?.kind === "refused" ? outcome.aboutEmail : undefined;
    return message === undefined ? left : { kind: "refused", message };
  } finally {
    client.release();
  }
}

function createWaitingClient(limitMs: number): WaitingClient {
  const over = new AbortController();
  let state: "waiting" | "held" | "answered" = "waiting";
  let resolve: () => void = () => undefined;
  const answered = new Promise<void>((done) => {
    resolve = done;
  });

  function release() {
    state = "answered";
    over.abort();
    resolve();
  }
  void sleep(limitMs, undefined, { signal: over.signal })
    .then(() => {
      if (state !== "held") release();
    })
    .catch(() => undefined);

  return {
    isWaiting: () => state !== "answered",
    hold() {
      if (state === "answered") return false;
      state = "held";
      return true;
    },
    release,
    answered,
  };
}

export type FirstWaits = ReturnType<typeof createFirstWaits>;

/** Enough to show how long a form service currently takes. */
const kept = 20;

const realTime = {
  now: () => performance.now(),
  sleep: async (ms: number): Promise<void> => void (await sleep(ms)),
};

/**
 * How long visitors recently waited for first attempts, by kind of form. A stranger who repeats
 * somebody's submission waits as long: an instant answer would reveal that it was sent before.
 *
 * @param initialMs the assumed time of a kind before its first attempt
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
    /** Waits as long as one of them took, chosen at random. */
    async imitate(kind: FormKind): Promise<void> {
      const latest = waits.get(kind) ?? [initialMs(kind)];
      await time.sleep(latest[Math.floor(Math.random() * latest.length)] ?? 0);
    },
  };
}
