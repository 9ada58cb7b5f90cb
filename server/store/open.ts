import { openPostgres } from "./postgres/open-postgres";
import { openSqlite } from "./sqlite/open-sqlite";
import type { Access, Store } from "./store";

/**
 * Opens the store of `DATABASE_URL`.
 *
 * @throws {StoreError} with a message for the operator
 */
export function openStore(url: string, access: Access = "serve"): Promise<Store> {
  return url.startsWith("file:") ? openSqlite(url, access) : openPostgres(url, access);
}
