import { setTimeout as sleep } from "node:timers/promises";
import { attempt } from "./attempt";
import type { Claimed, Relay, WaitingClient } from "./context";
import { releaseLease } from "./leases";

/** `refused` only for an error on the e-mail address while the client waits. */
type FirstAttemptResult = { kind: "refused"; message: string } | { kind: "left" };

export type FirstAttempts = {
  /**
   * After the commit: the one attempt that a client may wait for, at most `INLINE_DELIVERY_MS`. The
   * attempt goes on after the wait. Never rejects.
   *
   * @param first what `plan` returned
   */
  attemptNow(first: Claimed | null): Promise<FirstAttemptResult>;
  /** What that attempt of an equal submission, still running, comes to; `left` when there is none. */
  joinAttempt(reference: string): Promise<FirstAttemptResult>;
};

const left = { kind: "left" } as const;

/** Deliveries to other destinations begin, by `wake`, when the wait or the attempt ends. */
export function createFirstAttempts(relay: Relay, wake: () => void): FirstAttempts {
  const running = new Map<string, Promise<FirstAttemptResult>>();

  return {
    async attemptNow(first) {
      relay.wakeups.send();
      if (!first || relay.stopping.signal.aborted) {
        if (first) await giveBack(relay, first);
        wake();
        return left;
      }
      const { reference } = first.delivery;
      const result = waitFor(relay, first, wake).finally(() => {
        running.delete(reference);
        wake();
      });
      running.set(reference, result);
      return result;
    },
    joinAttempt: async (reference) => (await running.get(reference)) ?? left,
  };
}

/** Planned before the stop, committed after it: the next process makes the attempt. */
async function giveBack({ db, log, now }: Relay, { delivery, token }: Claimed) {
  await releaseLease(db, { id: delivery.id, token, at: now() }).catch(() => {
    log.warn({ delivery: delivery.id }, "lease not given back");
  });
}

async function waitFor(
  relay: Relay,
  claimed: Claimed,
  onAnswered: () => void,
): Promise<FirstAttemptResult> {
  const client = createWaitingClient(relay.config.INLINE_DELIVERY_MS);
  void client.answered.then(onAnswered);

  return Promise.race([answer(relay, claimed, client), client.answered.then(() => left)]);
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
