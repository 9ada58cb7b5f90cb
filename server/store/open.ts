import { existsSync } from "node:fs";
import { openPostgres } from "./postgres";
import { openSqlite } from "./sqlite";
import type { Access, Store } from "./store";

type Opening = {
  /** Whether a server may create an embedded store. */
  mayCreate?: boolean;
  /** Seconds to wait for a PostgreSQL that cannot be reached. */
  waitS?: number;
};

/**
 * Opens the store of `DATABASE_URL`. Only a server creates one.
 *
 * @throws {StoreError} with a message for the operator
 */
export function openStore(
  url: string,
  access: Access = "serve",
  { mayCreate = true, waitS = 0 }: Opening = {},
): Promise<Store> {
  return isEmbedded(url) ? openSqlite(url, access, mayCreate) : openPostgres(url, access, waitS);
}

/** SQLite, in a file; otherwise PostgreSQL. */
export function isEmbedded(url: string): boolean {
  return url.startsWith("file:");
}

/** Whether there is a file of this name; a PostgreSQL database says so when it is opened. */
export function storeExists(url: string): boolean {
  return !isEmbedded(url) || existsSync(url.slice("file:".length));
}
