import type { Logger } from "pino";
import type { Config } from "./config/config";
import { type Environment, type Partner, readPartners } from "./config/partners";
import type { Destination } from "./destinations/destination";
import { configuredDestinations } from "./destinations/index";
import type { SecretKeys } from "./privacy/secret-keys";
import type { Db, Trx } from "./store/schema";
import { isSqlite } from "./store/transact";
import { countUse, createSubmitLimiter } from "./submission/rates";

/**
 * What the program has opened. It knows the firms of one moment: reading their file again makes
 * another one, for what begins afterwards.
 */
export type App = {
  db: Db;
  readonly config: Config;
  keys: SecretKeys;
  /** Milliseconds since 1970, by the clock of the store: for schedules and records only. */
  now: () => number;
  /** A duration of the relay, shortened or lengthened by `RETRY_SCALE`. */
  scaled: (ms: number) => number;
  log: Logger;
  /** Starts what is due now. Does nothing in a command, which starts no schedule. */
  wake: () => void;
  /** The configured ones. */
  readonly destinations: readonly Destination[];
  limiter: ReturnType<typeof createSubmitLimiter>;
  /** Attempts of this process, by fencing token, and its tests of channels that are down. */
  attempts: Map<string, { done: Promise<void>; abort(): void }>;
  /** First attempts that a sender waits for, by reference. */
  awaited: Map<string, Promise<FirstAttempt>>;
  /** Aborted when no new attempt may start. */
  stopping: AbortController;
};

/**
 * In a transaction, which is its `db`, and at its moment, which is `now` (`transact`). Whatever changes what a
 * submission is, or where, asks for this one: outside of a transaction it does not compile.
 */
export type InTransaction = App & { db: Trx };

/** `refused` if the service rejects the email address while the sender waits, otherwise `queued`. */
export type FirstAttempt = { kind: "refused"; message: string } | { kind: "queued" };

type AppParts = Pick<App, "db" | "config" | "keys" | "now" | "log" | "wake">;

export function createApp({ db, config, keys, now, log, wake }: AppParts): App {
  // On PostgreSQL several processes may count together.
  const count = (name: string, lifeMs: number) => countUse(db, keys, { name, lifeMs, at: now() });
  return {
    db,
    config,
    keys,
    now,
    scaled: scaledBy(config.RETRY_SCALE),
    log,
    wake,
    destinations: configuredDestinations(config, keys[0]),
    limiter: createSubmitLimiter(config.SUBMIT_RATE, isSqlite(db) ? undefined : count),
    attempts: new Map(),
    awaited: new Map(),
    stopping: new AbortController(),
  };
}

export function scaledBy(scale: number): App["scaled"] {
  return (ms) => Math.round(ms * scale);
}

/** Where what runs for long finds the newest `App`. */
export type Current = { app: App };

/**
 * Takes the firms of the file as it is now, all of it or nothing. What begins from now on, a page, an
 * act, or an attempt, has the new firms; a delivery to a firm that was removed waits for the operator.
 *
 * @returns what is wrong with the file: then the firms stay as they were
 */
export function rereadPartners(current: Current, env: Environment): readonly string[] {
  const { partners, faults } = readPartners(env, current.app.config.PARTNER_HOSTS);
  if (faults.length === 0) takePartners(current, partners);
  const { app } = current;
  current.app = { ...app, config: { ...app.config, partnerFaults: faults } };
  return faults;
}

export function takePartners(current: Current, partners: readonly Partner[]): void {
  const { app } = current;
  const config = { ...app.config, partners };
  current.app = { ...app, config, destinations: configuredDestinations(config, app.keys[0]) };
}
