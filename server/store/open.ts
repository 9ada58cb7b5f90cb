import { openSqlite } from "./sqlite/open-sqlite";
import type { Access, Store } from "./store";

/**
 * Opens the store of `DATABASE_URL`.
 *
 * @throws {StoreError} with a message for the operator
 */
export function openStore(url: string, access: Access = "serve"): Promise<Store> {
  return openSqlite(url, access);
}
