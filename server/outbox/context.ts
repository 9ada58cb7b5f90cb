import type { Kysely, Transaction } from "kysely";
import type { Logger } from "pino";
import type { Alert } from "../alerts";
import type { Config } from "../config";
import type { Destination } from "../destinations/destination";
import type { Database, DeliveryTable, SubmissionTable } from "../store/schema";

export type OutboxContext = {
  db: Kysely<Database>;
  config: Config;
  /** 32 bytes: key of the person hashes. */
  key: Buffer;
  log: Logger;
  /** Wall clock, milliseconds since 1970: for schedules only. */
  now: () => number;
  alert: Alert;
};

export type Trx = Transaction<Database>;
export type Db = Kysely<Database> | Trx;

/** What the parts of the outbox share. */
export type Relay = OutboxContext & {
  destinations: readonly Destination[];
  attempts: Attempts;
};

/** Attempts of this process, by fencing token. */
export type Attempts = Map<string, { done: Promise<void>; abort(): void }>;

export type Delivery = Omit<DeliveryTable, "id" | "strikes"> & { id: number; strikes: number };

/** A delivery this process may send, until its lease is lost. */
export type Claimed = {
  delivery: Delivery;
  destination: Destination;
  token: string;
  probe: boolean;
};

export type Submission = SubmissionTable;
