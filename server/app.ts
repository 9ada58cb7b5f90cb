import type { Logger } from "pino";
import type { Config } from "./config/config";
import { type Environment, type Partner, readPartners } from "./config/partners";
import type { Destination } from "./destinations/destination";
import { configuredDestinations } from "./destinations/index";
import type { SecretKeys } from "./privacy/secret-keys";
import type { Db } from "./store/schema";
import { isSqlite } from "./store/transact";
import { countUse } from "./submission/count-use";
import { createSubmitLimiter } from "./submission/submit-limiter";

/** What the program has opened, once, for as long as it runs. */
export type App = {
  db: Db;
  /** Never changed: replaced when the file of firms is read again. */
  config: Config;
  keys: SecretKeys;
  /** Milliseconds since 1970, by the clock of the store: for schedules and records only. */
  now: () => number;
  log: Logger;
  /** Starts what is due now. Does nothing in a command, which starts no schedule. */
  wake: () => void;
  /** The configured ones. `takePartners` replaces this list and `config.partners` together. */
  destinations: readonly Destination[];
  limiter: ReturnType<typeof createSubmitLimiter>;
  /** Attempts of this process, by fencing token, and its tests of paused channels. */
  attempts: Map<string, { done: Promise<void>; abort(): void }>;
  /** First attempts that a sender waits for, by reference. */
  awaited: Map<string, Promise<FirstAttempt>>;
  /** Aborted when no new attempt may start. */
  stopping: AbortController;
};

/** `refused` only if the service rejects the email address while the sender waits. */
export type FirstAttempt = { kind: "refused"; message: string } | { kind: "left" };

type Opened = Omit<App, "destinations" | "limiter" | "attempts" | "awaited" | "stopping">;

export function createApp({ db, config, keys, now, log, wake }: Opened): App {
  // On PostgreSQL several processes may count together.
  const count = (name: string, lifeMs: number) => countUse(db, keys, { name, lifeMs, at: now() });
  return {
    db,
    config,
    keys,
    now,
    log,
    wake,
    destinations: configuredDestinations(config, keys[0]),
    limiter: createSubmitLimiter(config.SUBMIT_RATE, isSqlite(db) ? undefined : count),
    attempts: new Map(),
    awaited: new Map(),
    stopping: new AbortController(),
  };
}

/**
 * Takes the firms of the file as it is now, all of it or nothing. Pages, routing, and deliveries go
 * on with the new firms; a delivery to a firm that was removed waits for the operator.
 *
 * @returns what is wrong with the file: then the firms stay as they were
 */
export function rereadPartners(app: App, env: Environment): readonly string[] {
  const { partners, faults } = readPartners(env, app.config.PARTNER_HOSTS);
  if (faults.length === 0) takePartners(app, partners);
  app.config = { ...app.config, partnerFaults: faults };
  return faults;
}

/**
 * With the firms as they were at one moment, even if their file is read again since. Whatever plans,
 * notifies, or passes on takes one, so an act keeps the firms once, when it begins.
 */
export type KeptApp = App & { hasKeptPartners: true };

export function keepPartners(app: App): KeptApp {
  return { ...app, hasKeptPartners: true };
}

export function takePartners(app: App, partners: readonly Partner[]): void {
  app.config = { ...app.config, partners };
  app.destinations = configuredDestinations(app.config, app.keys[0]);
}
