import type LibsqlDatabase from "libsql";
import { StoreError } from "../store-error";

/**
 * Checks WAL and `synchronous=FULL` after a write, because the first one can reset the setting.
 *
 * @throws {StoreError} if a crash could lose what was committed
 */
export function proveDurable(raw: LibsqlDatabase.Database): void {
  raw.exec("create table if not exists durability (checked_at integer)");
  raw.exec("delete from durability");
  raw.prepare("insert into durability values (?)").run([Date.now()]);
  if (isDurable(raw)) return;

  raw.pragma("synchronous = FULL");
  raw.prepare("insert into durability values (?)").run([Date.now()]);
  if (!isDurable(raw)) {
    throw new StoreError("The database does not run with WAL and synchronous=FULL");
  }
}

function isDurable(raw: LibsqlDatabase.Database): boolean {
  const journal = JSON.stringify(raw.pragma("journal_mode"));
  const sync = JSON.stringify(raw.pragma("synchronous"));
  return journal === '[{"journal_mode":"wal"}]' && sync === '[{"synchronous":2}]';
}
