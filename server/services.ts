import { readFileSync } from "node:fs";
import pino from "pino";
import { byLanguage, type Language, language } from "~/data/language";
import type { Placeholders } from "~/data/placeholders";
import { type App, createApp } from "./app";
import { ConfigError, readConfig } from "./config/config";
import { type Partner, readPartners } from "./config/partners";
import { configuredDestinations } from "./destinations/index";
import { ignoresHangup, watchFaults } from "./faults";
import { speak } from "./language";
import { createRetentionJob, readNewestRow } from "./leads/retention";
import { readPlaceholders } from "./legal/placeholders";
import { createStoreAlerts } from "./outbox/alerts";
import { createOutbox, type Outbox, withTimeout } from "./outbox/outbox";
import { settleMigrated } from "./outbox/state";
import type { Head } from "./privacy/receipt-chain";
import { acceptChain, createSealer } from "./privacy/sealer";
import { openKeys } from "./privacy/secret-keys";
import { createSchedule, listTasks } from "./schedule";
import { logFault } from "./store/log-fault";
import { openStore } from "./store/open";
import type { Store } from "./store/store";
import { describeStoreFault, StoreError } from "./store/store-error";
import { noteDone, type StoreWatch, watchStore } from "./store/upkeep";

/** What the program depends on, opened once. */
export type Services = App & {
  outbox: Outbox;
  /** The partner firms that the forms name. */
  namedFirms: readonly Partner[];
  store: Store;
  storeWatch: StoreWatch;
  /**
   * Head of the receipt chain at the start. It is printed, so that a copy can later show whether
   * receipts are missing.
   */
  chainHead: Head | null;
  /** Values of the placeholders in the copy, from the settings. */
  placeholders: Placeholders;
  /** The same in each language; another object once the file of firms was read again. */
  texts: Record<Language, Placeholders>;
  /** Stops all loops and closes the store; waits up to `limitMs` for attempts in flight. */
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
  const alert = createStoreAlerts(app);
  const outbox = createOutbox(app);
  const settled = settledBy(app);
  const sealer = createSealer(app);
  const newestRow = await readNewestRow(store.db);
  const retain = createRetentionJob(app, { builtAt: readBuiltAt(), newestRow });
  const noteServed = () => noteDone(store.db, "serve", now());
  const storeWatch = watchStore({ store, write: noteServed, log, alert });
  const schedule = createSchedule(app, listTasks(app, { outbox, storeWatch, sealer, retain }));

  await storeWatch.look();
  // A start that cannot note itself, on a full disk, still serves pages.
  await noteServed().catch((error: unknown) => logFault(log, error, "start not noted"));
  await acceptChain(app).catch((error: unknown) => logFault(log, error, "chain not examined"));
  await settleMigrated(store.db);
  await outbox.prepare();
  await sealer.run();
  schedule.start();
  const all: Services = {
    ...app,
    store,
    storeWatch,
    chainHead: sealer.head(),
    outbox,
    ...settled,
    get placeholders() {
      return this.texts[language()];
    },
    close: createClose({
      outbox,
      loops: [schedule],
      // What was stored last is sealed, and the end of this server is noted.
      last: () => Promise.allSettled([sealer.run(), noteServed()]),
      store,
    }),
  };
  return all;
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

/**
 * Reads `PARTNERS_FILE` again and takes all of it or nothing. Pages, routing and deliveries
 * continue with the new firms; a delivery to a firm that was removed waits for the operator.
 */
function reloadPartners(opened: Services): void {
  const { config } = opened;
  const { partners, faults } = readPartners(process.env, config.PARTNER_HOSTS);
  config.partnerFaults = faults;
  if (faults.length > 0) {
    const reason = `PARTNERS_FILE ${faults.join("; ")}`;
    process.stdout.write(
      `The partner firms were not read again; the previous ones stay in use: ${reason}\n`,
    );
    return;
  }
  config.partners = partners;
  Object.assign(opened, settledBy(opened));
  opened.outbox.reconnect();
  process.stdout.write(`The partner firms were read again: ${partners.length}.\n`);
}

/** Needed under either server: without a listener the signal would end the process. */
export function reloadOnSignal(opened: Services): void {
  process.on("SIGUSR2", () => reloadPartners(opened));
}

/**
 * Everything that follows from the settings, so that no page computes it again. Redone when the
 * file of firms is read again.
 */
function settledBy({ config, keys }: App) {
  return {
    namedFirms: config.partners,
    destinations: configuredDestinations(config, keys[0]),
    texts: byLanguage((code) => speak(code, () => readPlaceholders(config))),
  };
}

type Closed = {
  outbox: { stop(limitMs: number): Promise<void> };
  loops: readonly { stop(): Promise<unknown> }[];
  last(): Promise<unknown>;
  store: { close(): Promise<void> };
};

/**
 * Shuts down in order: attempts in flight get `limitMs`, everything else `closingMs`. The store is
 * closed in any case, even if a loop does not end or another process holds a lock.
 */
export function createClose({ outbox, loops, last, store }: Closed, closingMs = 4000) {
  return async (limitMs: number) => {
    await withTimeout(limitMs + closingMs / 2, outbox.stop(limitMs));
    const stopped = Promise.allSettled(loops.map((loop) => loop.stop()));
    await withTimeout(closingMs / 4, stopped.then(last));
    await withTimeout(closingMs / 4, store.close());
  };
}

/**
 * For `remix-serve`, which stops listening at the same signals and finishes its requests: the store
 * stays open until the process has nothing left to do, 20 seconds at most.
 */
export function closeWithProcess(opened: Services): void {
  const close = () => void opened.close(0).then(() => process.exit(0));
  watchFaults(opened, (exitCode) => void opened.close(0).finally(() => process.exit(exitCode)));
  const begin = () => {
    void opened.outbox.stopClaiming();
    setTimeout(close, 20_000).unref();
    process.once("beforeExit", close);
  };
  reloadOnSignal(opened);
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, begin);
  if (ignoresHangup()) process.on("SIGHUP", () => undefined);
  else process.once("SIGHUP", begin);
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
    return "HOST must be an address of this machine";
  }
  if (/listen E(ADDRINUSE|ACCES)/.test(fault)) {
    return "PORT (and ADMIN_PORT, if it is set) must be free, and open to this user";
  }
  return null;
}
