import type { Destination } from "../destinations/destination";
import { destinationNames } from "../destinations/index";
import type { Submission } from "../submission/submission";
import { admit } from "./admission";
import { countRunning } from "./claim";
import type { Relay, Trx } from "./context";
import {
  type DestinationState,
  lockDestinationState,
  readDestinationState,
} from "./destination-state";

/** The destination whose first attempt the sender waits for, and its state, locked. */
type FirstAttempt = { destination: Destination; state: DestinationState };

/**
 * Whether the first attempt may be made while the client waits. Not with an empty bucket, an open
 * breaker, a hold, too many in flight, or an earlier delivery of the person to the same service:
 * then the loop makes it.
 */
export async function admitFirstAttempt(
  relay: Relay,
  trx: Trx,
  { submission, personKey }: { submission: Submission; personKey: string },
): Promise<FirstAttempt | null> {
  const destination = relay.destinations.find(
    ({ firstAttemptOf }) => firstAttemptOf === submission.kind,
  );
  if (!destination?.takes(submission) || submission.state !== "accepted") return null;
  if (relay.stopping.signal.aborted || relay.config.INLINE_DELIVERY_MS === 0) return null;

  const burst = destination.rate?.burst ?? 0;
  const isOpen = (state: DestinationState) =>
    admit(state, destination.rate, relay.now()).kind === "open";
  // Read without the lock first, so that other submissions need not wait for it.
  if (!isOpen(await readDestinationState(trx, destination.channel, burst))) return null;
  if (await isEarlierPending(trx, personKey, destination)) return null;

  const state = await lockDestinationState(trx, destination.channel, burst);
  if (!isOpen(state)) return null;
  const running = await countRunning(relay, trx, state.name);
  return running < destination.concurrency ? { destination, state } : null;
}

async function isEarlierPending(trx: Trx, personKey: string, { service }: Destination) {
  const earlier = await trx
    .selectFrom("deliveries")
    .select("id")
    .where("person_key", "=", personKey)
    .where("state", "=", "pending")
    .where(
      "destination",
      "in",
      destinationNames((other) => other.service === service),
    )
    .executeTakeFirst();
  return earlier !== undefined;
}
