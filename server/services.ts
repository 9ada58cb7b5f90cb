import pino from "pino";
import type { Placeholders } from "~/data/interpolate";
import { readConfig } from "./config/config";
import type { IntakeServices } from "./intake/intake-services";
import { createSubmitLimiter } from "./intake/submit-limiter";
import { readPlaceholders } from "./legal/placeholders";
import { atMost } from "./outbox/at-most";
import { createAlert } from "./outbox/create-alert";
import { createOutbox } from "./outbox/outbox";
import type { Head } from "./privacy/receipt-chain";
import { createRetentionJob } from "./privacy/retention-job";
import { createSealer } from "./privacy/sealer";
import { openKeys } from "./privacy/secret-keys";
import { openStore } from "./store/open";
import type { Store } from "./store/store";

/** What the program depends on, opened once. */
export type Services = IntakeServices & {
  store: Store;
  /** Head of the receipt chain at the start. Printed: a copy shows later if receipts are gone. */
  chainHead: Head | null;
  /** Values of the placeholders in the copy, from the settings. */
  placeholders: Placeholders;
  /** Stops every loop and closes the store; waits up to `limitMs` for attempts in flight. */
  close(limitMs: number): Promise<void>;
};

let opened: Promise<Services> | undefined;

/** The services of this process, opened by the first call. */
export function services(): Promise<Services> {
  opened ??= openServices();
  return opened;
}

async function openServices(): Promise<Services> {
  const config = readConfig();
  const log = pino({ level: config.LOG_LEVEL, base: null });
  const store = await openStore(config.DATABASE_URL);
  const keys = await openKeys(config, store, "serve");
  const [key] = keys;
  const { now, wakeups } = store;
  const alert = createAlert({ config, log });
  const outbox = createOutbox({ db: store.db, config, keys, log, now, alert, wakeups });
  const sealer = createSealer({ db: store.db, keys, log, now, alert });
  const retention = createRetentionJob({ db: store.db, config, log, now });

  await outbox.start();
  const chainHead = await sealer.start();
  retention.start();
  return {
    config,
    store,
    db: store.db,
    key,
    keys,
    chainHead,
    log,
    now,
    alert,
    outbox,
    placeholders: readPlaceholders(config),
    limiter: createSubmitLimiter(config.SUBMIT_RATE, { db: store.db, key, now }),
    firms: config.partners.map(({ name }) => name),
    close: createClose({ outbox, loops: [sealer, retention], store }),
  };
}

type Closed = {
  outbox: { stop(limitMs: number): Promise<void> };
  loops: readonly { stop(): Promise<unknown> }[];
  store: { close(): Promise<void> };
};

/**
 * Ends what runs, in order. It takes at most `limitMs` for attempts in flight and `closingMs` for
 * the rest (leases, last seals, database), even if another process holds a lock: the next start
 * does what is left.
 */
export function createClose({ outbox, loops, store }: Closed, closingMs = 4000) {
  const close = async (limitMs: number) => {
    await outbox.stop(limitMs);
    await Promise.all(loops.map((loop) => loop.stop()));
    await store.close();
  };
  return (limitMs: number) => atMost(limitMs + closingMs, close(limitMs));
}

/**
 * For `remix-serve`, which stops listening at the same signals and finishes its requests: the store
 * stays open until the process has nothing left to do, 20 seconds at most.
 */
export function closeWithProcess(opened: Services): void {
  const close = () => void opened.close(0).then(() => process.exit(0));
  const begin = () => {
    void opened.outbox.stopClaiming();
    setTimeout(close, 20_000).unref();
    process.once("beforeExit", close);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.once(signal, begin);
}
