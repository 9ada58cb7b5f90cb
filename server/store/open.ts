import { existsSync, realpathSync } from "node:fs";
import { resolve } from "node:path";
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

/** Whether two addresses are one, or names of one file. */
export function isSameStore(one: string, other: string): boolean {
  return placeOf(one) === placeOf(other);
}

function placeOf(url: string): string {
  if (!isEmbedded(url)) return url;
  const file = resolve(url.slice("file:".length));
  return existsSync(file) ? realpathSync(file) : file;
}
