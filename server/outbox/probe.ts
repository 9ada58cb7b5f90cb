import { randomUUID } from "node:crypto";
import type { Destination, Outcome } from "../destinations/destination";
import { logFault } from "../store/log-fault";
import { transact } from "../store/transact";
import { isPaused, lockChannel, open, saveChannel, untilNextProbe } from "./channel";
import type { Relay } from "./context";
import { channelAfter, ownFault } from "./delivery";
import { countRunning, isDue } from "./queue";

type Tested = Destination & { test: NonNullable<Destination["test"]> };

/**
 * Tests paused channels that nothing waits for: after an hour the leads of a firm go elsewhere, so
 * without a test it would never get one again. Where something waits, that is the probe.
 */
export async function probeIdle(relay: Relay): Promise<void> {
  const { db, now } = relay;
  const due = await db
    .selectFrom("channels")
    .select("name")
    .where("paused_since", "is not", null)
    .where("paused_until", "<=", now())
    .where("cause", "!=", "operator")
    .execute();
  for (const { name } of due) {
    const destination = relay.destinations.find(({ channel }) => channel === name);
    if (!destination || !isTested(destination)) continue;
    if (await claimTest(relay, destination)) runTest(relay, destination);
  }
}

function isTested(destination: Destination): destination is Tested {
  return destination.test !== undefined;
}

/** One probe at a time, over all processes: the next one is due later from now on. */
function claimTest(relay: Relay, { channel: name, rate }: Destination): Promise<boolean> {
  return transact(relay.db, async (trx) => {
    const channel = await lockChannel(trx, name, rate);
    const at = relay.now();
    if (!isPaused(channel) || (channel.paused_until ?? 0) > at) return false;
    if (await isDue({ ...relay, db: trx }, name)) return false;
    if ((await countRunning(relay, trx, name)) > 0) return false;

    await saveChannel(trx, untilNextProbe(channel, at, relay.config.RETRY_SCALE));
    return true;
  });
}

function runTest(relay: Relay, destination: Tested): void {
  const controller = new AbortController();
  const id = randomUUID();
  const done = destination
    .test(relay.now(), controller.signal)
    .catch((error: unknown) => ownFault(error, false))
    .then((outcome) =>
      controller.signal.aborted ? undefined : record(relay, destination, outcome),
    )
    .catch((error: unknown) =>
      logFault(relay.log, error, "test not recorded", { destination: destination.name }),
    )
    .finally(() => relay.attempts.delete(id));
  relay.attempts.set(id, { done, abort: () => controller.abort() });
}

async function record(relay: Relay, destination: Tested, outcome: Outcome): Promise<void> {
  const { name, channel, rate } = destination;
  const { kind, status, detail } = outcome;
  relay.log.info({ destination: name, class: kind, status, detail }, "destination tested");
  await transact(relay.db, async (trx) => {
    const found = await lockChannel(trx, channel, rate);
    if (!isPaused(found)) return;
    const sending = {
      destination,
      manner: "probe",
      past: [],
      scale: relay.config.RETRY_SCALE,
    } as const;
    await saveChannel(
      trx,
      kind === "delivered"
        ? // Nothing was delivered, so `passed_at` stays.
          { ...found, ...open, last_error: null }
        : channelAfter(outcome, sending, found, relay.now(), "pending"),
    );
  });
}
