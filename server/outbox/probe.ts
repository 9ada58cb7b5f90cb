import { randomUUID } from "node:crypto";
import type { App, InTransaction } from "../app";
import type { Destination, Outcome } from "../destinations/destination";
import {
  isDown,
  lockChannel,
  noError,
  notDown,
  saveChannel,
  untilNextProbe,
} from "../state/channel";
import { afterAttempt } from "../state/delivery";
import type { Channel } from "../store/schema";
import { logFault } from "../store/store-error";
import { transact } from "../store/transact";
import { running, send } from "./attempt";
import { countRunning } from "./claim";
import { isDue } from "./order";
import { isRetried, makeRetriesDue } from "./queue";

type Testable = Destination & { test: NonNullable<Destination["test"]> };

/**
 * Probes channels that are down and for which nothing is due: what waits for its next try is due
 * then, and is the probe. If nothing waits, the destination is tested: after an hour the leads of a
 * firm go elsewhere, so without a test it would never get one again. A certificate
 * service has none: its next certificate is the probe. The test that an operator asked
 * for (`probeNow`) is sent also while the channel is not down.
 */
export async function probeIdle(app: App): Promise<void> {
  const { db, now } = app;
  const due = await db.selectFrom("channels").selectAll().where("probe_at", "<=", now()).execute();
  for (const channel of due) {
    const { name } = channel;
    const destination = app.destinations.find((one) => one.channel === name);
    if (!destination || (await isDue(app, name))) continue;
    if (isDown(channel) && (await isRetried(app, channel))) {
      await transact(app, (app) => makeRetriesDue(app, channel));
      app.wake();
    } else if (isTested(destination)) {
      const claimed = await claimTest(app, destination);
      if (claimed) runTest(app, destination, claimed);
    }
  }
}

function isTested(destination: Destination): destination is Testable {
  return destination.test !== undefined;
}

/** One probe at a time, over all processes: the next one is due later from now on. */
function claimTest(app: App, { channel: name, rate }: Destination): Promise<Channel | null> {
  return transact(app, async (app) => {
    const channel = await lockChannel(app, name, rate);
    const at = app.now();
    if (!isProbed(channel) || (channel.probe_at ?? 0) > at) return null;
    if (await isDue(app, name)) return null;
    if ((await countRunning(app, name)) > 0) return null;

    const claimed = untilNextProbe(channel, at, app.scaled);
    await saveChannel(app, claimed);
    return claimed;
  });
}

/** Down, or an operator asked for a test. */
function isProbed(channel: Channel): boolean {
  return isDown(channel) || channel.probe_at !== null;
}

function runTest(app: App, destination: Testable, claimed: Channel): void {
  const { name } = destination;
  const test = {
    send: (signal: AbortSignal) => destination.test(app.now(), signal),
    personal: [],
  };
  void running(app, randomUUID(), async (signal) => {
    const { outcome, reason } = await send(app, test, { destination: name }, signal);
    if (signal.aborted) return;
    const { kind, status } = outcome;
    app.log.info({ destination: name, class: kind, status, detail: reason }, "destination tested");
    await recordTest(app, destination, claimed, outcome).catch((error: unknown) =>
      logFault(app.log, error, "test not recorded", { destination: name }),
    );
  });
}

async function recordTest(
  app: App,
  destination: Testable,
  claimed: Channel,
  outcome: Outcome,
): Promise<void> {
  await transact(app, async (app) => {
    const found = await lockChannel(app, destination.channel, destination.rate);
    if (!isProbed(found)) return;
    if (outcome.kind === "delivered") return endOutage(app, found);
    // The operator asked for another test meanwhile: that one decides.
    if (found.probe_at !== claimed.probe_at) return;
    const { scaled } = app;
    const sending = { delivery: none, destination, isProbe: true, past: [], scaled };
    const { channel } = afterAttempt(outcome, sending, found, app.now());
    await saveChannel(app, isDown(channel) ? channel : { ...channel, probe_at: null });
  });
}

const none = { attempts: 0, ambiguous: 0, deadline: null, expires_at: null };

/**
 * After an accepted test: the channel works, and what waits for its next try is sent now. Nothing was
 * delivered, so `passed_at` stays.
 */
async function endOutage(app: InTransaction, channel: Channel): Promise<void> {
  await saveChannel(app, { ...channel, ...notDown, ...noError });
  await makeRetriesDue(app, channel);
}

/** The same for a test that somebody sent. */
export function endOutageOf(app: App, name: string): Promise<void> {
  return transact(app, async (app) => {
    const channel = await lockChannel(app, name, null);
    await endOutage(app, channel);
  });
}
