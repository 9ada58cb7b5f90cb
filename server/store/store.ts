import type { Db } from "./schema";

export type Store = {
  db: Db;
  /** Where data is kept, in words for the operator. */
  location: string;
  /** The embedded database's real path, symbolic links resolved; null with PostgreSQL. */
  file: string | null;
  /** Whether this start created it. */
  isNew: boolean;
  /** Writes nothing. Rejects if a write would fail or be lost, as far as that can be seen. */
  probe(): Promise<void>;
  /** Milliseconds since 1970, by a clock that all processes on this store share. */
  now(): number;
  /**
   * For work that needs the store to itself; call it right after opening.
   *
   * @throws {StoreError} if another process of this program is connected
   */
  refuseOthers(): Promise<void>;
  close(): Promise<void>;
};

/**
 * What the store is opened for. `serve`: by a server, which migrates the tables. `write` and
 * `read`: by a command beside a server, which never migrates. `copy`: for reading while no server
 * can start on it.
 */
export type Access = "serve" | "write" | "read" | "copy";
