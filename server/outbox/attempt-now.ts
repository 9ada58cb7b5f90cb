import { attempt } from "./attempt";
import type { Claimed, Relay } from "./context";
import { createWaitingClient, type WaitingClient } from "./waiting-client";

type FirstAttemptResult = { kind: "refused"; message: string } | { kind: "left" };

const left = { kind: "left" } as const;

/**
 * The first attempt of a submission, whose client waits for it up to `INLINE_DELIVERY_MS`. The
 * attempt goes on after the wait; deliveries to other destinations begin when either ends.
 */
export async function attemptNow(
  relay: Relay,
  claimed: Claimed,
  onAnswered: () => void,
): Promise<FirstAttemptResult> {
  const client = createWaitingClient(relay.config.INLINE_DELIVERY_MS);
  void client.answered.then(onAnswered);
  const ended = awaitEnd(relay, claimed, client);

  return Promise.race([ended, client.answered.then(() => left)]);
}

async function awaitEnd(
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
