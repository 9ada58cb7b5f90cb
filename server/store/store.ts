import type { Kysely } from "kysely";
import type { Database } from "./schema";

export type Store = {
  db: Kysely<Database>;
  /** Where data is kept, as the operator is told it. */
  location: string;
  /** The embedded database's real path, symbolic links resolved; null with PostgreSQL. */
  file: string | null;
  /** Milliseconds since 1970, by the one clock that all processes on this store share. */
  now(): number;
  wakeups: Wakeups;
  close(): Promise<void>;
};

/** How one process tells the others on its store that something is due. */
export type Wakeups = { send(): void; listen(onWakeup: () => void): void };

/**
 * What somebody wants of the store. `serve`: to be its server, which brings the tables up to date.
 * `write` and `read`: a command beside a server, which leaves the tables as they are.
 */
export type Access = "serve" | "write" | "read";
