import type { Kysely, Transaction } from "kysely";
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
  /** How other processes on the same store are told that something is due. */
  wakeups: Wakeups;
};

export type Trx = Transaction<Database>;
export type Db = Kysely<Database> | Trx;

/** What the parts of the outbox share. */
export type Relay = OutboxContext & {
  destinations: readonly Destination[];
  attempts: Attempts;
  /** Aborted once nothing new may be tried. */
  stopping: AbortController;
};

/** Attempts of this process, by fencing token. */
export type Attempts = Map<string, RunningAttempt>;

type RunningAttempt = {
  reference: string;
  client: WaitingClient | undefined;
  done: Promise<void>;
  abort(): void;
};

export type Delivery = Omit<DeliveryTable, "id" | "strikes"> & { id: number; strikes: number };

/** A delivery this process may send, until its lease is lost. */
export type Claimed = {
  delivery: Delivery;
  destination: Destination;
  token: string;
  /** The one attempt that tests a destination whose breaker is open or which is on hold. */
  probe: boolean;
};

export type Attempt = {
  claimed: Claimed;
  startedAt: number;
  /** What must not be written down, see `personalIn`. */
  personal: readonly string[];
  client?: WaitingClient;
};
