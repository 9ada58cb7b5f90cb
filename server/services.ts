import { readFileSync } from "node:fs";
import pino from "pino";
import { type App, type Current, createApp, rereadPartners } from "./app";
import { ConfigError, readConfig } from "./config/config";
import { createRetentionJob } from "./leads/retention";
import { createStoreAlerts } from "./operator/alerts";
import { createOutbox, type Outbox, withTimeout } from "./outbox/outbox";
import type { Head } from "./privacy/receipt-chain";
import { acceptChain, createSealer } from "./privacy/sealer";
import { openKeys } from "./privacy/secret-keys";
import { createSchedule, listTasks } from "./schedule";
import { settleMigrated } from "./state/settle";
import { openStore } from "./store/open";
import type { Store } from "./store/store";
import { describeStoreFault, logFault, StoreError } from "./store/store-error";
import { noteDone, readNewestRow, type StoreWatch, watchStore } from "./store/upkeep";

/** A server, with what stops it. */
export type Running = Current & {
  store: Store;
  storeWatch: StoreWatch;
  /**
   * Head of the receipt chain at the start. It is printed, so that a copy can later show whether
   * receipts are missing.
   */
  chainHead: Head | null;
  outbox: Outbox;
  /** Stops the schedule and closes the store; waits up to `limitMs` for attempts in flight. */
  close(limitMs: number): Promise<void>;
};

let running: Promise<Running> | undefined;

/** The server of this process, opened by the first call. */
export function openServer(): Promise<Running> {
  running ??= startServer();
  return running;
}

/** What a page works with: it shows and does everything with the firms of one moment. */
export async function openApp(): Promise<App> {
  return (await openServer()).app;
}

async function startServer(): Promise<Running> {
  const config = readConfig();
  const log = pino({
    level: config.LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
  });
  const mayCreate = !config.SECRET_KEY || config.NEW_STORE === "1";
  const store = await openStore(config.DATABASE_URL, "serve", mayCreate);
  const keys = await openKeys(config, store, "serve");
  const { now } = store;
  const app = createApp({ db: store.db, config, keys, log, now, wake: () => schedule.wake() });
  const current = { app };
  const alert = createStoreAlerts(app);
  const outbox = createOutbox(current);
  const sealer = createSealer(app.db, keys, now, log);
  const newestRow = await readNewestRow(store.db);
  const retain = createRetentionJob(app, { builtAt: readBuiltAt(), newestRow });
  const noteServed = () => noteDone(store.db, "serve", now());
  const storeWatch = watchStore({ store, write: noteServed, log, alert });
  const schedule = createSchedule(log, listTasks(current, { outbox, storeWatch, sealer, retain }));

  await storeWatch.look();
  // A start that cannot note itself, on a full disk, still serves pages.
  await noteServed().catch((error: unknown) => logFault(log, error, "start not noted"));
  await acceptChain(app.db, keys, now()).catch((error: unknown) =>
    logFault(log, error, "chain not examined"),
  );
  await settleMigrated(app);
  await outbox.begin();
  await sealer.run();
  schedule.start();
  return Object.assign(current, {
    store,
    storeWatch,
    chainHead: sealer.head(),
    outbox,
    close: createClose({
      outbox,
      schedule,
      // What was stored last is sealed, and the end of this server is noted.
      last: () => Promise.allSettled([sealer.run(), noteServed()]),
      store,
    }),
  });
}

/**
 * When the running program was built, in milliseconds since 1970, from the stamp that the build
 * leaves beside it; null without one, as under `remix dev`.
 */
function readBuiltAt(): number | null {
  try {
    const at = Date.parse(readFileSync(new URL("built-at", import.meta.url), "utf8"));
    return Number.isNaN(at) ? null : at;
  } catch {
    return null;
  }
}

function reloadPartners(current: Current): void {
  const faults = rereadPartners(current, process.env);
  const { app } = current;
  app.wake();
  process.stdout.write(
    faults.length > 0
      ? `The partner firms were not read again; the previous ones stay in use: PARTNERS_FILE ${faults.join("; ")}\n`
      : `The partner firms were read again: ${app.config.partners.length}.\n`,
  );
}

/** Without a listener the signal would end the process. */
export function reloadOnSignal(current: Current): void {
  process.on("SIGUSR2", () => reloadPartners(current));
}

type Closed = {
  outbox: { stop(limitMs: number): Promise<void> };
  schedule: { stop(): Promise<unknown> };
  last(): Promise<unknown>;
  store: { close(): Promise<void> };
};

/**
 * Shuts down in order: attempts in flight get `limitMs`, everything else `closingMs`. The store is
 * closed in any case, even if a task does not end or another process holds a lock.
 */
export function createClose({ outbox, schedule, last, store }: Closed, closingMs = 4000) {
  return async (limitMs: number) => {
    await withTimeout(limitMs + closingMs / 2, outbox.stop(limitMs));
    const stopped = schedule.stop().catch(() => undefined);
    await withTimeout(closingMs / 4, stopped.then(last));
    await withTimeout(closingMs / 4, store.close());
  };
}

/** Names the setting that fixes a fault of the machine; leaves other errors as they are. */
export function explainError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;

  const code = "code" in error ? error.code : "";
  if (error instanceof ConfigError || error instanceof StoreError) return error;
  const advice = adviceOn(`${code} ${error.message}`) ?? describeStoreFault(error);
  return advice ? new ConfigError(`${advice} (${error.message})`) : error;
}

function adviceOn(fault: string): string | null {
  if (/getaddrinfo|EADDRNOTAVAIL/.test(fault)) {
    return "HOST (and ADMIN_HOST, if it is set) must be an address of this machine";
  }
  if (/listen E(ADDRINUSE|ACCES)/.test(fault)) {
    return "PORT (and ADMIN_PORT, if it is set) must be free, and open to this user";
  }
  return null;
}
