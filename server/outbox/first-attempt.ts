import type { FormKind } from "~/data/forms/definition";
import type { App, FirstAttempt } from "../app";
import { describeFault } from "../faults";
import { attempt } from "./attempt";
import type { Claimed } from "./delivery";
import { awaitedDestination } from "./plan";
import { claimFirst, endWait } from "./queue";

const left: FirstAttempt = { kind: "left" };

/**
 * After the commit: the one attempt that the sender of a submission may wait for, at most
 * `INLINE_DELIVERY_MS`. The attempt continues after the wait. When it has ended or none is made,
 * deliveries to other destinations start. Never rejects.
 */
export function attemptNow(app: App, reference: string, kind: FormKind): Promise<FirstAttempt> {
  const result = begin(app, reference, kind)
    .catch((error: unknown) => {
      // The loop makes the attempt once the wait is over.
      app.log.error({ reference, ...describeFault(error) }, "first attempt failed");
      return left;
    })
    .finally(() => {
      app.awaited.delete(reference);
      app.wake();
    });
  app.awaited.set(reference, result);
  return result;
}

/** The result of the running first attempt of an equal submission; `left` when there is none. */
export async function joinAttempt(app: App, reference: string): Promise<FirstAttempt> {
  return (await app.awaited.get(reference)) ?? left;
}

async function begin(app: App, reference: string, kind: FormKind): Promise<FirstAttempt> {
  const destination = awaitedDestination(app, kind);
  const claimed = destination && (await claimFirst(app, destination, reference));
  if (claimed) return waitFor(app, claimed);

  if (destination || app.stopping.signal.aborted) await endWait(app, app.db, reference);
  return left;
}

function waitFor(app: App, claimed: Claimed): Promise<FirstAttempt> {
  return new Promise((resolve) => {
    const answer = (result: FirstAttempt) => {
      client.isWaiting = false;
      clearTimeout(timer);
      resolve(result);
    };
    const answerNow = () => answer(left);
    const timer = setTimeout(answerNow, app.config.INLINE_DELIVERY_MS);
    const client = { isWaiting: true, waitLonger: () => clearTimeout(timer), answerNow };
    void attempt(app, claimed, client).then((outcome) => {
      const message = outcome?.kind === "refused" ? outcome.aboutEmail : undefined;
      answer(message === undefined ? left : { kind: "refused", message });
    });
  });
}
