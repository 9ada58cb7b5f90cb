import { destinationsFor } from "../destinations/index";
import type { Submission } from "../submission/submission";
import { takeToken } from "./admission";
import { admitFirstAttempt } from "./admit-first-attempt";
import type { Claimed, Relay, Trx } from "./context";
import { deliveryRow } from "./delivery-row";
import { saveDestinationState } from "./destination-state";
import { newLease } from "./leases";
import { findPersonKey } from "./person-key";

/**
 * One delivery per destination. The one whose client may wait is stored with a lease of this
 * process, so that no other claims it.
 *
 * @returns that one, to be attempted after the commit; null if none
 */
export async function plan(
  relay: Relay,
  trx: Trx,
  { submission, isOverRate = false }: { submission: Submission; isOverRate?: boolean },
): Promise<Claimed | null> {
  const destinations = destinationsFor(relay.destinations, submission);
  if (destinations.length === 0) return null;

  const personKey = await findPersonKey(trx, relay.keys, submission);
  const planned = { submission, personKey, isOverRate };
  const first = isOverRate ? null : await admitFirstAttempt(relay, trx, planned);
  let claimed: Claimed | null = null;

  for (const destination of destinations) {
    const isFirst = destination.name === first?.destination.name;
    const delivery = await trx
      .insertInto("deliveries")
      .values({
        ...deliveryRow(relay, planned, destination),
        ...(isFirst ? newLease(relay, { isFirst }) : {}),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (!isFirst || !first) continue;

    await saveDestinationState(trx, takeToken(first.state, { relay, destination, delivery }));
    claimed = { delivery, destination, token: delivery.lease_token ?? "", probe: false };
  }
  return claimed;
}
