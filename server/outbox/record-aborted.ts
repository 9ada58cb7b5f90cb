import type { Outcome } from "../destinations/outcome";
import type { Attempt, Relay } from "./context";
import { releaseLease } from "./leases";

/**
 * This process aborted the attempt, to stop or because its lease was lost. That costs no attempt
 * and is no failure of the destination, but it may have arrived.
 */
export async function recordAborted(
  relay: Relay,
  attempt: Attempt,
  outcome: Outcome,
): Promise<void> {
  await note(relay, attempt, outcome).catch(() => {
    // The lease stays, so the process that takes it over counts an ambiguous attempt.
    relay.log.error({ delivery: attempt.claimed.delivery.id }, "stop not recorded");
  });
}

async function note(relay: Relay, attempt: Attempt, outcome: Outcome): Promise<void> {
  const { delivery, token } = attempt.claimed;
  const now = relay.now();

  await relay.db.transaction().execute(async (trx) => {
    if (outcome.kind === "ambiguous") {
      const result = await trx
        .updateTable("deliveries")
        .set(({ eb }) => ({ ambiguous: eb("ambiguous", "+", 1) }))
        .where("id", "=", delivery.id)
        .where("lease_token", "=", token)
        .executeTakeFirst();
      if (Number(result.numUpdatedRows) === 0) return;

      const row = { started_at: attempt.startedAt, ended_at: now, status: null };
      const detail = "broken off by a stop of this process";
      await trx
        .insertInto("attempts")
        .values({ ...row, delivery_id: delivery.id, outcome: "ambiguous", detail })
        .execute();
    }
    await releaseLease(trx, { id: delivery.id, token, at: now });
  });
}
