import { existsSync } from "node:fs";
import { openPostgres } from "./postgres";
import { openSqlite } from "./sqlite";
import type { Access, Store } from "./store";

/**
 * Opens the store of `DATABASE_URL`. Only a server creates one.
 *
 * @param mayCreate whether a server may create an embedded store
 * @throws {StoreError} with a message for the operator
 */
export function openStore(url: string, access: Access = "serve", mayCreate = true): Promise<Store> {
  return isEmbedded(url) ? openSqlite(url, access, mayCreate) : openPostgres(url, access);
}

/** SQLite, in a file; otherwise PostgreSQL. */
export function isEmbedded(url: string): boolean {
  return url.startsWith("file:");
}

/** Whether there is a file of this name; a PostgreSQL database says so when it is opened. */
export function storeExists(url: string): boolean {
  return !isEmbedded(url) || existsSync(url.slice("file:".length));
}
