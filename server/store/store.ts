import type { Kysely } from "kysely";
import type { Database } from "./schema";

export type Store = {
  db: Kysely<Database>;
  /** Where data is kept, as the operator is told it. */
  location: string;
  /** The embedded database's real path, symbolic links resolved; null with PostgreSQL. */
  file: string | null;
  /** Made by this start. */
  isNew: boolean;
  /** Rejects once the database file was removed or replaced. */
  probe(): Promise<void>;
  /** Milliseconds since 1970, by a clock that all processes on this store share. */
  now(): number;
  wakeups: Wakeups;
  close(): Promise<void>;
};

/** How one process tells the others on its store that something is due. */
export type Wakeups = { send(): void; listen(onWakeup: () => void): void };

/**
 * What the store is opened for. `serve`: as its server, which migrates the tables. `write` and
 * `read`: for a command beside a server, which never migrates. `copy`: to read it while no server
 * can start on it.
 */
export type Access = "serve" | "write" | "read" | "copy";
