import type { FormKind } from "~/data/forms/definition";
import { describeFault } from "../faults";
import { attempt } from "./attempt";
import type { Claimed, Relay } from "./context";
import { awaitedDestination } from "./plan";
import { claimFirst, endWait } from "./queue";

/** `refused` only if the service rejects the email address while the sender waits. */
type FirstAttemptResult = { kind: "refused"; message: string } | { kind: "left" };

const left = { kind: "left" } as const;

/** When the attempt has ended or none is made, `wake` starts deliveries to other destinations. */
export function createFirstAttempts(relay: Relay, wake: () => void) {
  const running = new Map<string, Promise<FirstAttemptResult>>();

  async function begin(reference: string, kind: FormKind): Promise<FirstAttemptResult> {
    const destination = awaitedDestination(relay, kind);
    const claimed = destination && (await claimFirst(relay, destination, reference));
    if (claimed) return waitFor(relay, claimed);

    if (destination || relay.stopping.signal.aborted) await endWait(relay, relay.db, reference);
    return left;
  }

  return {
    /**
     * After the commit: the one attempt that the sender of a submission may wait for, at most
     * `INLINE_DELIVERY_MS`. The attempt continues after the wait. Never rejects.
     */
    async attemptNow(reference: string, kind: FormKind): Promise<FirstAttemptResult> {
      const result = begin(reference, kind)
        .catch((error: unknown) => {
          // The loop makes the attempt once the wait is over.
          relay.log.error({ reference, ...describeFault(error) }, "first attempt failed");
          return left;
        })
        .finally(() => {
          running.delete(reference);
          wake();
        });
      running.set(reference, result);
      return result;
    },
    /** The result of the running first attempt of an equal submission; `left` when there is none. */
    joinAttempt: async (reference: string) => (await running.get(reference)) ?? left,
  };
}

function waitFor(relay: Relay, claimed: Claimed): Promise<FirstAttemptResult> {
  return new Promise((resolve) => {
    const answer = (result: FirstAttemptResult) => {
      client.isWaiting = false;
      clearTimeout(timer);
      resolve(result);
    };
    const release = () => answer(left);
    const timer = setTimeout(release, relay.config.INLINE_DELIVERY_MS);
    const client = { isWaiting: true, hold: () => clearTimeout(timer), release };
    void attempt(relay, claimed, client).then((outcome) => {
      const message = outcome?.kind === "refused" ? outcome.aboutEmail : undefined;
      answer(message === undefined ? left : { kind: "refused", message });
    });
  });
}
