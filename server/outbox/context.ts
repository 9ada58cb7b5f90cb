import type { Kysely, Selectable, Transaction } from "kysely";
import type { Logger } from "pino";
import type { Alert } from "../alerts";
import type { Config } from "../config/config";
import type { Destination } from "../destinations/destination";
import type { Database, DeliveryTable } from "../store/schema";
import type { Wakeups } from "../store/store";
import type { WaitingClient } from "./waiting-client";

export type OutboxContext = {
  db: Kysely<Database>;
  config: Config;
  /** 32 bytes each, newest first: keys of the person hashes. */
  keys: readonly [Buffer, ...Buffer[]];
  log: Logger;
  /** Wall clock, milliseconds since 1970: for schedules only. */
  now: () => number;
  alert: Alert;
  /** Tells other processes on the same store that something is due. */
  wakeups: Wakeups;
};

export type Trx = Transaction<Database>;
/** A transaction is one too. */
export type Db = Kysely<Database>;

export type Relay = OutboxContext & {
  destinations: readonly Destination[];
  attempts: Attempts;
  /** Aborted when no new attempt may start. */
  stopping: AbortController;
};

/** Attempts of this process, by fencing token. */
type Attempts = Map<string, RunningAttempt>;

type RunningAttempt = {
  reference: string;
  client: WaitingClient | undefined;
  done: Promise<void>;
  abort(): void;
};

export type Delivery = Selectable<DeliveryTable>;

/** A delivery this process may send, until its lease is lost. */
export type Claimed = {
  delivery: Delivery;
  destination: Destination;
  token: string;
  /** A single attempt that tests a destination on hold or with an open breaker. */
  probe: boolean;
};

export type Attempt = {
  claimed: Claimed;
  startedAt: number;
  /** Values that must not be stored with an outcome, see `personalIn`. */
  personal: readonly string[];
  client?: WaitingClient;
};
