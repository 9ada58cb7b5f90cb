import { setTimeout as sleep } from "node:timers/promises";
import { type CompiledQuery, type DatabaseConnection, SqliteDialect, SqliteDriver } from "kysely";
import type LibsqlDatabase from "libsql";

/** How long one try for the lock may block the process, the pause after it, and the end of patience. */
const blockingMs = 10;
const pauseMs = 40;
const patienceMs = 5000;

/**
 * SQLite whose every write takes the write lock first: a transaction that reads first could lose
 * it to another process. Where another process holds it, waits without blocking this one, which
 * the synchronous library itself would do.
 */
export class ImmediateDialect extends SqliteDialect {
  readonly #raw: LibsqlDatabase.Database;

  constructor(raw: LibsqlDatabase.Database) {
    super({ database: raw });
    this.#raw = raw;
  }

  override createDriver() {
    return new ImmediateDriver(this.#raw);
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #raw: LibsqlDatabase.Database;

  constructor(raw: LibsqlDatabase.Database) {
    super({ database: raw });
    this.#raw = raw;
  }

  override async acquireConnection() {
    return locking(await super.acquireConnection(), this.#raw);
  }

  override beginTransaction() {
    return begin(this.#raw);
  }
}

/** Only once the store serves: before, nobody waits for this process, and it may block as long as it must. */
export function blockBriefly(raw: LibsqlDatabase.Database): void {
  raw.pragma(`busy_timeout = ${blockingMs}`);
}

/** A write on its own becomes a transaction. There is one connection, and one query at a time. */
function locking(connection: DatabaseConnection, raw: LibsqlDatabase.Database): DatabaseConnection {
  return {
    streamQuery: (query, size) => connection.streamQuery(query, size),
    async executeQuery<Row>(query: CompiledQuery) {
      if (raw.inTransaction || !isWrite(query)) return connection.executeQuery<Row>(query);

      await begin(raw);
      try {
        const result = await connection.executeQuery<Row>(query);
        raw.exec("commit");
        return result;
      } catch (error) {
        if (raw.inTransaction) raw.exec("rollback");
        throw error;
      }
    },
  };
}

function isWrite({ query }: CompiledQuery): boolean {
  return /^(Insert|Update|Delete)QueryNode$/.test(query.kind);
}

/**
 * By `exec`, never by a prepared statement: one that failed busy stays half open until it is
 * collected, and no transaction can be committed meanwhile.
 */
async function begin(raw: LibsqlDatabase.Database): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      return void raw.exec("begin immediate");
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
    }
    await sleep(pauseMs);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "code" in error && /^SQLITE_BUSY/.test(String(error.code));
}
