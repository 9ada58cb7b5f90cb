import type { Kysely, Selectable, Transaction } from "kysely";
import type { Logger } from "pino";
import type { Alert } from "../alerts";
import type { Config } from "../config/config";
import type { Destination, DestinationDefinition } from "../destinations/destination";
import type { ChannelRow, Database, DeliveryTable } from "../store/schema";
import type { Wakeups } from "../store/store";

export type OutboxContext = {
  db: Kysely<Database>;
  config: Config;
  /** 32 bytes each, newest first: keys of the person hashes. */
  keys: readonly [Buffer, ...Buffer[]];
  log: Logger;
  /** Wall clock, milliseconds since 1970: for schedules only. */
  now: () => number;
  alert: Alert;
  /** Tells other processes on the same store that something is due; null if there are none. */
  wakeups: Wakeups | null;
};

export type Trx = Transaction<Database>;
/** A transaction fits too. */
export type Db = Kysely<Database>;

export type Relay = OutboxContext & {
  /** All destinations that deliveries may name, configured or not. */
  definitions: readonly DestinationDefinition[];
  /** The configured ones. */
  destinations: readonly Destination[];
  /** Attempts of this process, by fencing token. */
  attempts: Map<string, RunningAttempt>;
  /** Aborted when no new attempt may start. */
  stopping: AbortController;
};

type RunningAttempt = {
  reference: string;
  client: WaitingClient | undefined;
  done: Promise<void>;
  abort(): void;
};

/** An HTTP client that waits, up to a limit, for the first attempt. */
export type WaitingClient = {
  isWaiting(): boolean;
  /** Lets it wait beyond the limit while the store decides; false if it has been answered. */
  hold(): boolean;
  /** Answers it now, because the decision will take too long. */
  release(): void;
  /** Resolves when the limit has passed or at `release`; never while held. */
  answered: Promise<void>;
};

export type Delivery = Selectable<DeliveryTable>;

/**
 * Token bucket, circuit breaker and hold of one form id or address, called a channel in the store.
 */
export type DestinationState = ChannelRow;

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

/** A delivery and its destination as they are once the outcome is known. */
export type Situation = { claimed: Claimed; state: DestinationState; now: number; scale: number };
