import type { OutboundMessage } from "../destinations/outbound-message";
import type { Outcome } from "../destinations/outcome";
import { type DeliveryAttempted, deliveryAttempted } from "../events";
import type { Attempt, Claimed, Relay } from "./context";
import { drop } from "./drop";
import { keepLease, releaseLease } from "./leases";
import { prepareMessage } from "./prepare-message";
import { recordAborted } from "./record-aborted";
import { recordWithRetry } from "./record-with-retry";
import { delayAfter } from "./schedule";
import { personalIn } from "./scrub-text";
import type { WaitingClient } from "./waiting-client";

/**
 * One attempt from claim to record, kept under its lease. Never rejects.
 *
 * @returns the refusal to tell the client that waits, if there is one
 */
export async function attempt(
  relay: Relay,
  claimed: Claimed,
  client?: WaitingClient,
): Promise<Outcome | null> {
  const controller = new AbortController();
  const letGo = keepLease(relay, claimed, () => controller.abort());
  const running = carryOut(relay, { claimed, signal: controller.signal, client }).finally(letGo);

  relay.attempts.set(claimed.token, {
    reference: claimed.delivery.reference,
    client,
    done: running.then(() => undefined),
    abort: () => controller.abort(),
  });
  return running.finally(() => relay.attempts.delete(claimed.token));
}

async function carryOut(
  relay: Relay,
  order: { claimed: Claimed; signal: AbortSignal; client: WaitingClient | undefined },
): Promise<Outcome | null> {
  const { claimed, signal } = order;
  const startedAt = relay.now();
  const began = performance.now();
  const message = await prepareOrDrop(relay, claimed).catch((error: unknown) =>
    giveBack(relay, claimed, error),
  );
  if (!message) return null;

  const outcome = await claimed.destination.send(message, signal);
  const client = order.client ? { client: order.client } : {};
  const attempted = { claimed, startedAt, personal: personalIn(message), ...client };
  // An answer received before the abort counts.
  if (signal.aborted && outcome.status === null) {
    await recordAborted(relay, attempted, outcome);
    return null;
  }
  const recorded = await recordWithRetry(relay, attempted, { outcome, signal });
  deliveryAttempted.publish({
    destination: claimed.destination.name,
    outcome: outcome.kind,
  } satisfies DeliveryAttempted);
  report(relay, attempted, { outcome, recorded, took: performance.now() - began });
  return recorded?.isRejectedWhileWaiting ? outcome : null;
}

async function prepareOrDrop(relay: Relay, claimed: Claimed): Promise<OutboundMessage | null> {
  const prepared = await prepareMessage(relay, claimed);
  if (prepared.kind === "send") return prepared.message;

  await drop(relay, claimed, prepared);
  return null;
}

/** The store failed, not the destination: this costs no attempt, and it is due again soon. */
async function giveBack(relay: Relay, { delivery, token }: Claimed, error: unknown) {
  const name = error instanceof Error ? error.name : "unknown";
  relay.log.error({ delivery: delivery.id, reference: delivery.reference, name }, "not attempted");
  const at = relay.now() + delayAfter(1, relay.config.RETRY_SCALE);
  // If the store is unreachable, the lease expires.
  await releaseLease(relay.db, { id: delivery.id, token, at }).catch(() => undefined);
  return null;
}

type End = {
  outcome: Outcome;
  recorded: Awaited<ReturnType<typeof recordWithRetry>>;
  /** Milliseconds. */
  took: number;
};

function report(relay: Relay, { claimed }: Attempt, { outcome, recorded, took }: End) {
  const { id, reference, destination } = claimed.delivery;
  const { kind, status } = outcome;
  const state = recorded?.update.state ?? "lease lost";
  const facts = { delivery: id, reference, destination, class: kind, status, state };
  relay.log.info({ ...facts, ms: Math.round(took) }, "attempt");

  const reason = describeOutcome(outcome);
  if (recorded?.isNewHold) relay.alert({ event: "hold", destination, reason });
  if (!recorded || recorded.isRejectedWhileWaiting || claimed.destination.isBestEffort) return;
  if (state === "refused" || state === "expired") {
    relay.alert({ event: state, reference, destination, reason });
  }
}

/**
 * Alerts go to an outside service, and destinations repeat what people typed: so alerts hold none
 * of their texts, not even scrubbed. `relay show` has them.
 */
function describeOutcome({ kind, status, detail }: Outcome): string {
  return `${detail} (${[kind, status].filter(Boolean).join(" ")})`;
}
