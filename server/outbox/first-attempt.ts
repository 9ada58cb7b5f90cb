import { setTimeout as sleep } from "node:timers/promises";
import { attempt } from "./attempt";
import type { Claimed, Relay, WaitingClient } from "./context";
import { giveBack } from "./queue";

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
        if (first) await giveBack(relay, first, relay.now());
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
