import { setTimeout as sleep } from "node:timers/promises";
import pino from "pino";
import type { Placeholders } from "~/data/interpolate";
import { readConfig } from "./config/config";
import type { IntakeServices } from "./intake/intake-services";
import { createSubmitLimiter } from "./intake/submit-limiter";
import { readPlaceholders } from "./legal/placeholders";
import { createAlert } from "./outbox/create-alert";
import { createOutbox } from "./outbox/outbox";
import type { Head } from "./privacy/receipt-chain";
import { createRetentionJob } from "./privacy/retention-job";
import { createSealer } from "./privacy/sealer";
import { openKeys } from "./privacy/secret-keys";
import { openStore } from "./store/open";
import type { Store } from "./store/store";

/** Everything the program works with, opened once. */
export type Services = IntakeServices & {
  store: Store;
  /** The newest seal at the start: kept elsewhere, it shows later whether receipts are gone. */
  chainHead: Head | null;
  /** What the placeholders in the copy stand for, in this installation. */
  placeholders: Placeholders;
  /** Stops every loop; waits up to `limitMs` for attempts in flight. */
  close(limitMs: number): Promise<void>;
};

let opened: Promise<Services> | undefined;

/** The services of this process: opened at the first call, the same ever after. */
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
    close: closing({ outbox, loops: [sealer, retention], store }),
  };
}

type Closed = {
  outbox: { stop(limitMs: number): Promise<void> };
  loops: readonly { stop(): Promise<unknown> }[];
  store: { close(): Promise<void> };
};

/**
 * Ends what runs, in order, in `limitMs` for the attempts in flight and `closingMs` for what comes
 * after them: leases, the last seals, the database. What another process keeps locked is not
 * waited for: the next start does what is left undone.
 */
export function closing({ outbox, loops, store }: Closed, closingMs = 4000) {
  return (limitMs: number) =>
    atMost(limitMs + closingMs, async () => {
      await outbox.stop(limitMs);
      await Promise.all(loops.map((loop) => loop.stop()));
      await store.close();
    });
}

async function atMost(limitMs: number, work: () => Promise<void>): Promise<void> {
  const over = new AbortController();
  const tooLong = sleep(limitMs, undefined, { signal: over.signal }).catch(() => undefined);
  await Promise.race([work(), tooLong]).finally(() => over.abort());
}

/**
 * For a server that is not ours: it stops listening at the same signals and answers what it has,
 * so the store stays open until nothing is left to do, 20 seconds at most.
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
