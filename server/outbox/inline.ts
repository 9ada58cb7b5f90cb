import { setTimeout as sleep } from "node:timers/promises";
import type { Destination } from "../destinations/destination";
import { destinationNames } from "../destinations/index";
import { attempt } from "./attempt";
import { lockChannel } from "./channels";
import { countRunning, take } from "./claim";
import type { Claimed, Delivery, Relay, Trx } from "./context";
import { gateOf } from "./gate";
import { inlineGrace } from "./plan";

export type InlineResult = { kind: "refused"; message: string } | { kind: "left" };

const left = { kind: "left" } as const;

/**
 * The one attempt in the visitor's sight. The wait is bounded; the attempt goes on after it. What
 * else the submission is sent to becomes due when either ends.
 */
export async function deliverInline(relay: Relay, reference: string): Promise<InlineResult> {
  const claimed = await claimInline(relay, reference).catch(() => null);
  if (!claimed) {
    await makeDue(relay, reference);
    return left;
  }

  const result = await waitFor(relay, claimed);
  if (result.kind === "left") await makeDue(relay, reference, claimed.delivery.id);
  return result;
}

async function waitFor(relay: Relay, claimed: Claimed): Promise<InlineResult> {
  const over = new AbortController();
  let isAnswered = false;
  let isDetained = false;
  const visitor = {
    detain() {
      isDetained = !isAnswered;
      return isDetained;
    },
    dismiss() {
      isDetained = false;
      isAnswered = true;
      over.abort();
    },
  };

  const ended = attempt(relay, claimed, visitor).then((outcome): InlineResult => {
    const message = outcome?.kind === "refused" ? outcome.aboutEmail : undefined;
    return message === undefined ? left : { kind: "refused", message };
  });
  const tired = sleep(relay.config.INLINE_DELIVERY_MS, undefined, { signal: over.signal })
    .catch(() => undefined)
    .then((): InlineResult | Promise<InlineResult> => {
      if (isDetained) return ended;
      isAnswered = true;
      return left;
    });
  return Promise.race([ended, tired]).finally(() => over.abort());
}

/** Null when nobody should wait: the loop will see to it. */
async function claimInline(relay: Relay, reference: string): Promise<Claimed | null> {
  if (relay.config.INLINE_DELIVERY_MS === 0) return null;

  return relay.db.transaction().execute(async (trx) => {
    const { delivery, destination } = await findFirst(relay, trx, reference);
    if (!delivery || !destination || (await isWaitedFor(trx, delivery, destination))) return null;

    const channel = await lockChannel(trx, delivery.channel, destination.rate?.burst ?? 0);
    if (gateOf(channel, destination.rate, relay.now()).kind !== "open") return null;
    if ((await countRunning(relay, trx, channel.name)) >= destination.concurrency) return null;

    await keepBack(relay, trx, reference);
    return take(relay, trx, { channel, delivery });
  });
}

/** The form's delivery of a new submission that is tried in sight, if nobody has it yet. */
async function findFirst(relay: Relay, trx: Trx, reference: string) {
  const submission = await trx
    .selectFrom("submissions")
    .select("kind")
    .where("reference", "=", reference)
    .executeTakeFirst();
  const kind = submission?.kind;
  const destination = relay.destinations.find(
    ({ firstAttemptOf }) => firstAttemptOf !== null && firstAttemptOf === kind,
  );
  if (!destination) return {};

  const delivery = await trx
    .selectFrom("deliveries")
    .selectAll()
    .where("reference", "=", reference)
    .where("destination", "=", destination.name)
    .where("state", "=", "pending")
    .where("attempts", "=", 0)
    .where("lease_token", "is", null)
    .executeTakeFirst();
  return { delivery, destination };
}

/** Something earlier of the same person is still to reach the same service. */
async function isWaitedFor(
  trx: Trx,
  { id, person_key }: Delivery,
  { service }: Destination,
): Promise<boolean> {
  const earlier = await trx
    .selectFrom("deliveries")
    .select("id")
    .where("person_key", "=", person_key)
    .where("state", "=", "pending")
    .where("id", "<", id)
    .where(
      "destination",
      "in",
      destinationNames((other) => other.service === service),
    )
    .executeTakeFirst();
  return earlier !== undefined;
}

/** The wait begins now, not when the submission came in. */
async function keepBack(relay: Relay, trx: Trx, reference: string) {
  await trx
    .updateTable("deliveries")
    .set({ next_at: relay.now() + relay.config.INLINE_DELIVERY_MS + inlineGrace })
    .where("reference", "=", reference)
    .where("state", "=", "pending")
    .execute();
}

async function makeDue(relay: Relay, reference: string, except = 0): Promise<void> {
  const now = relay.now();
  await relay.db
    .updateTable("deliveries")
    .set({ next_at: now })
    .where("reference", "=", reference)
    .where("id", "!=", except)
    .where("state", "=", "pending")
    .where("attempts", "=", 0)
    .where("next_at", ">", now)
    .where("lease_token", "is", null)
    .execute()
    // They become due by themselves a little later.
    .catch(() => relay.log.warn({ reference }, "not made due at once"));
}
