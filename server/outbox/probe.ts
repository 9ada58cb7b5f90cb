import { randomUUID } from "node:crypto";
import type { App } from "../app";
import type { Destination, Outcome } from "../destinations/destination";
import { logFault } from "../store/log-fault";
import { transact } from "../store/transact";
import {
  isDown,
  lockChannel,
  noError,
  open,
  saveChannel,
  untilNextProbe,
  whereDown,
} from "./channel";
import { channelAfter, ownFault } from "./delivery";
import { countRunning, isDue } from "./queue";

type Tested = Destination & { test: NonNullable<Destination["test"]> };

/**
 * Tests paused channels that nothing waits for: after an hour the leads of a firm go elsewhere, so
 * without a test it would never get one again. Where something waits, that is the probe.
 */
export async function probeIdle(app: App): Promise<void> {
  const { db, now } = app;
  const due = await db
    .selectFrom("channels")
    .select("name")
    .where("paused_until", "<=", now())
    .where(whereDown)
    .execute();
  for (const { name } of due) {
    const destination = app.destinations.find(({ channel }) => channel === name);
    if (!destination || !isTested(destination)) continue;
    if (await claimTest(app, destination)) runTest(app, destination);
  }
}

function isTested(destination: Destination): destination is Tested {
  return destination.test !== undefined;
}

/** One probe at a time, over all processes: the next one is due later from now on. */
function claimTest(app: App, { channel: name, rate }: Destination): Promise<boolean> {
  return transact(app.db, async (trx) => {
    const channel = await lockChannel(trx, name, rate);
    const at = app.now();
    if (!isDown(channel) || (channel.paused_until ?? 0) > at) return false;
    if (await isDue({ ...app, db: trx }, name)) return false;
    if ((await countRunning(app, trx, name)) > 0) return false;

    await saveChannel(trx, untilNextProbe(channel, at, app.config.RETRY_SCALE));
    return true;
  });
}

function runTest(app: App, destination: Tested): void {
  const controller = new AbortController();
  const id = randomUUID();
  const done = destination
    .test(app.now(), controller.signal)
    .catch((error: unknown) => ownFault(error, false))
    .then((outcome) => (controller.signal.aborted ? undefined : record(app, destination, outcome)))
    .catch((error: unknown) =>
      logFault(app.log, error, "test not recorded", { destination: destination.name }),
    )
    .finally(() => app.attempts.delete(id));
  app.attempts.set(id, { done, abort: () => controller.abort() });
}

async function record(app: App, destination: Tested, outcome: Outcome): Promise<void> {
  const { name, channel, rate } = destination;
  const { kind, status, detail } = outcome;
  app.log.info({ destination: name, class: kind, status, detail }, "destination tested");
  await transact(app.db, async (trx) => {
    const found = await lockChannel(trx, channel, rate);
    if (!isDown(found)) return;
    const sending = {
      destination,
      manner: "probe",
      past: [],
      scale: app.config.RETRY_SCALE,
    } as const;
    await saveChannel(
      trx,
      kind === "delivered"
        ? // Nothing was delivered, so `passed_at` stays.
          { ...found, ...open, ...noError }
        : channelAfter(outcome, sending, found, app.now(), "pending"),
    );
  });
}
