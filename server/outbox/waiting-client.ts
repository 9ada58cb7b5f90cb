import { setTimeout as sleep } from "node:timers/promises";

/** An HTTP client waiting, up to a limit, for the first attempt. */
export type WaitingClient = {
  isWaiting(): boolean;
  /** Lets it wait past the limit while the store decides; false if it was answered already. */
  hold(): boolean;
  /** Answers it now, because the decision will take longer. */
  release(): void;
  /** Resolves when the limit is over, or at `release`; never while held. */
  answered: Promise<void>;
};

export function createWaitingClient(limitMs: number): WaitingClient {
  const over = new AbortController();
  let state: "waiting" | "held" | "answered" = "waiting";
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });

  function release() {
    state = "answered";
    over.abort();
    answer();
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
