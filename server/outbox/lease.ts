import type { Claimed, Relay } from "./context";
import { leaseOf } from "./schedule";

/**
 * Renews a claim for as long as its attempt takes; `lost` is called when another process has it.
 * A store that cannot be reached now may be reached before the lease ends, so that is no loss yet.
 *
 * @returns stops the renewing
 */
export function keepLease(relay: Relay, claimed: Claimed, lost: () => void): () => void {
  const length = leaseOf(relay.config.RETRY_SCALE);
  const timer = setInterval(() => {
    renew(relay, claimed, length).then(
      (isOurs) => isOurs || lost(),
      () => relay.log.warn({ delivery: claimed.delivery.id }, "lease not renewed"),
    );
  }, length / 3);
  return () => clearInterval(timer);
}

async function renew(relay: Relay, { delivery, token }: Claimed, length: number) {
  const result = await relay.db
    .updateTable("deliveries")
    .set({ lease_until: relay.now() + length })
    .where("id", "=", delivery.id)
    .where("lease_token", "=", token)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}
